import AutoLayout
import Foundation

/// Checks for texts that are hard to read on the fill behind them.
struct ContrastChecks {
  /// The layout to check.
  let linted: LintedTree

  /// Returns findings about texts with too little contrast on an opaque fill that the author set.
  ///
  /// Placeholders are always checked. Other texts are checked if the author set their color, because the system's own
  /// colors fit together. Disabled controls may have low contrast (WCAG 2.1, 1.4.3).
  func paleTexts() -> [LintFinding] {
    linted.visibleViews.compactMap { index in
      let item = linted.items[index]
      guard item.appearance.text?.isEmpty == false, item.device.isEnabled else { return nil }
      let isPlaceholder = item.appearance.isPlaceholder
      let own = isPlaceholder ? SystemColor.placeholderText.color : item.appearance.textColor
      let needed = isPlaceholder ? Self.placeholderContrast : neededContrast(of: item)
      guard let color = own, let fills = fills(behind: index) else { return nil }
      let (light, dark) = (
        contrast(color, fills, in: .light), contrast(color, fills, in: .dark)
      )
      guard min(light, dark) < needed else { return nil }
      let subject = "the \(isPlaceholder ? "placeholder" : "text") of '\(linted.name(index))'"
      let scheme =
        light < needed ? dark < needed ? "" : " in light interfaces" : " in dark interfaces"
      let ratio = plainNumber((min(light, dark) * 100).rounded(.down) / 100)
      return LintFinding(
        .textContrast, items: [linted.constraintName(index)],
        message:
          "\(subject) has a contrast of \(ratio) : 1 with the fill behind it\(scheme), less than \(plainNumber(needed)) : 1",
        fix: scheme.isEmpty
          ? "Choose another color for the text or for the fill."
          : "Give the \(isPlaceholder ? "fill" : "text or the fill") a color for light and one for dark interfaces."
      )
    }
  }

  /// The minimum contrast of a placeholder.
  ///
  /// The system's own placeholders have a contrast of 1.7 in light interfaces and 2.2 in dark ones.
  private static let placeholderContrast: CGFloat = 1.5

  /// Returns the minimum contrast of a text; large text needs less contrast (WCAG 2.1, 1.4.3, level AA).
  private func neededContrast(of item: SolvedTree.Item) -> CGFloat {
    guard let font = item.device.font ?? item.appearance.font else { return 4.5 }
    let isBold = [.bold, .heavy, .black].contains(font.weight)
    return font.pointSize >= 18 || isBold && font.pointSize >= 14 ? 3 : 4.5
  }

  /// Returns the fills behind the text of a view, from front to back, up to an opaque fill.
  ///
  /// Returns `nil` if no fill is opaque, or if a view behind the text shows an image, shapes or a fill of the system.
  private func fills(behind index: Int) -> [Color]? {
    var fills: [Color] = []
    var current: Int? = index
    while let view = current {
      let item = linted.items[view]
      guard item.device.picture == nil, item.device.layers == nil, item.device.face == nil,
        item.device.layer.opacity >= 1
      else { return nil }
      if let fill = item.appearance.fill {
        fills.append(fill)
        if fill.alphaComponent >= 1 { return fills }
      } else if item.device.surround != nil, item.device.surround != .button(.plain) {
        // The system draws a fill of its own.
        return nil
      }
      current = item.owner
    }
    return nil
  }

  private func contrast(_ color: Color, _ fills: [Color], in style: InterfaceStyle) -> CGFloat {
    let resolved = fills.map { $0.resolved(for: style) }
    let ground = resolved.dropLast().reversed().reduce(resolved[resolved.count - 1]) { $1.over($0) }
    return color.resolved(for: style).over(ground).contrastRatio(with: ground)
  }
}
