import AutoLayout
import Foundation

/// Checks for texts that don't fit, and for controls that are hard to touch.
extension LintedTree {
  /// Returns findings about texts that don't fit their views.
  func textProblems() -> [LintFinding] {
    visibleViews.compactMap { index in
      let item = items[index]
      if let lines = item.metrics.lineCount, !item.shrinksText, lines > item.appearance.lineLimit {
        return truncation(
          of: index, "\(lines) lines, but is limited to \(item.appearance.lineLimit)", .horizontal)
      }
      for axis in LayoutConstraint.Axis.allCases {
        guard let needed = item.neededLength(axis),
          (needed - item.length(axis)).exceeds(axis.textTolerance(pixel: pixel))
        else { continue }
        let wraps = axis == .horizontal && item.appearance.lineLimit != 1
        let need =
          wraps
          ? "a width to wrap in"
          : "a \(axis.sizeAttribute.name) of \(points(needed, unlike: item.length(axis))) points"
        return truncation(
          of: index, need + ", but has " + points(item.length(axis), unlike: needed), axis)
      }
      return nil
    }
  }

  private func truncation(
    of index: Int, _ need: String, _ axis: LayoutConstraint.Axis
  ) -> LintFinding {
    let name = name(index)
    // Scene files have no number of lines for buttons.
    let mayWrap = items[index].className == "Label" && items[index].appearance.lineLimit != 0
    let wrapping = mayWrap ? ", or let it wrap with numberOfLines: 0" : ""
    return LintFinding(
      .truncatedText, items: [constraintName(index)],
      message: "the text of '\(name)' needs \(need)",
      fix: axis == .horizontal
        ? "Give '\(name)' more room\(wrapping)."
        : "Let the height of '\(name)' follow from its text.")
  }

  /// Returns findings about controls smaller than 44 × 44 points, unless the system determines their size.
  ///
  /// Source: Apple's Human Interface Guidelines, Layout.
  func smallControls() -> [LintFinding] {
    visibleViews.filter { items[$0].isControl }.compactMap { index in
      let item = items[index]
      let small = LayoutConstraint.Axis.allCases.filter { axis in
        guard Self.touchTarget.exceeds(item.length(axis)) else { return false }
        // The author sets the heights of buttons, and the system the heights of other controls.
        guard item.className != "Button", let content = item.metrics.contentExtent(axis) else {
          return true
        }
        return abs(content.length - item.length(axis)).exceeds(pixel)
      }
      guard !small.isEmpty else { return nil }
      let sides = small.map { $0 == .horizontal ? "wide" : "high" }
      let words = zip(small, sides).map {
        "\(points(item.length($0), unlike: Self.touchTarget)) points \($1)"
      }
      return LintFinding(
        .touchTarget, items: [constraintName(index)],
        message: "'\(name(index))' is \(words.asList); touch targets need 44",
        fix: "Make '\(name(index))' at least 44 points \(sides.asList).")
    }
  }

  /// The minimum length of a control that people can touch reliably, in points.
  private static let touchTarget: CGFloat = 44
}
