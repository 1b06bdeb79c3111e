import AutoLayout
import Foundation

/// Texts without room, and controls that are hard to touch.
extension LintedTree {
  /// Texts that do not fit their views.
  func textProblems() -> [LintFinding] {
    visibleViews.compactMap { index in
      let item = items[index]
      for axis in LayoutConstraint.Axis.allCases where item.truncatesText(axis) {
        guard let content = item.metrics.contentExtent(axis),
          content.length > item.length(axis) + pixel
        else { continue }
        let property = axis == .horizontal ? "width" : "height"
        return LintFinding(
          .truncatedText, items: [constraintName(index)],
          message:
            "the text of '\(name(index))' needs a \(property) of \(points(content.length)) points and has "
            + points(item.length(axis)),
          fix: axis == .horizontal
            ? "Give '\(name(index))' more room, or let it wrap with numberOfLines: 0."
            : "Let the height of '\(name(index))' follow from its text.")
      }
      return nil
    }
  }

  /// Controls that are smaller than 44 × 44 points (Apple's Human Interface Guidelines, Layout), unless the system
  /// sets their size.
  func smallControls() -> [LintFinding] {
    visibleViews.filter { items[$0].isControl }.compactMap { index in
      let item = items[index]
      let size = item.metrics.alignmentRect.size
      let isSmall = LayoutConstraint.Axis.allCases.contains { axis in
        guard item.length(axis) < Self.touchTarget else { return false }
        // The author sets the heights of buttons, and the system those of other controls.
        guard item.className != "Button", let content = item.metrics.contentExtent(axis) else {
          return true
        }
        return abs(content.length - item.length(axis)) > pixel
      }
      guard isSmall else { return nil }
      return LintFinding(
        .touchTarget, items: [constraintName(index)],
        message:
          "'\(name(index))' is \(points(size.width)) × \(points(size.height)) points, less than 44 × 44",
        fix: "Make '\(name(index))' at least 44 points wide and high.")
    }
  }

  /// The smallest length that people can touch reliably, in points.
  private static let touchTarget: CGFloat = 44
}
