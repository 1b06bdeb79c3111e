internal import AutoLayout
internal import Foundation

extension LayoutSetting {
  /// The word and the value of the setting in the section `settings` of a record, or `nil` for a setting that
  /// other sections tell.
  ///
  /// Lengths have two decimals.
  var recordText: (word: String, value: String)? {
    switch self {
    case .flag(let flag, let value): flag.recordWord.map { ($0, "\(value)") }
    case .insets(let insets, let value):
      (insets.recordWord, Self.lengths(value.top, value.left, value.bottom, value.right))
    case .spacing(.ofStack, .points(let spacing)): ("spacing", plainNumber(spacing))
    case .spacing(.ofStack, .system): ("spacing", "0")
    case .spacing(.afterView, .points(let spacing)): ("customSpacing", plainNumber(spacing))
    case .spacing(.afterView, .system): ("customSpacing", "system")
    case .margins(let margins):
      (
        "margins",
        Self.lengths(
          margins.top ?? 0, margins.leading ?? 0, margins.bottom ?? 0, margins.trailing ?? 0)
      )
    case .intrinsicSize(let size):
      (
        "intrinsicSize",
        [size.width, size.height].map { $0.map { plainNumber($0) } ?? "-" }.joined(separator: " ")
      )
    case .font(let font): ("font", font.recordText)
    case .autoresizing(let mask): ("autoresizing", mask.recordText)
    case .direction(let direction): ("direction", direction.word)
    case .axis(let axis): ("axis", axis.word)
    case .distribution(let distribution): ("distribution", distribution.word)
    case .alignment(let alignment): ("alignment", alignment.word)
    case .contentInsetAdjustment(let behavior): ("contentInsetAdjustmentBehavior", behavior.word)
    case .baselines(.fromEdges(let first, let last)): ("baselines", Self.lengths(first, last))
    case .baselines(.fromMiddle(let below)): ("baselines", plainNumber(below))
    case .baselineView(.first, let name): ("firstBaseline", name)
    case .baselineView(.last, let name): ("lastBaseline", name)
    case .custom(let name, let value): (name, value)
    case .number, .count, .color, .text, .priority, .segments, .frame: nil
    }
  }

  private static func lengths(_ lengths: CGFloat...) -> String {
    lengths.map { plainNumber($0) }.joined(separator: " ")
  }
}

extension ViewFlag {
  fileprivate var recordWord: String? {
    switch self {
    case .isHidden, .isOn: nil
    case .preservesSuperviewMargins: "preservesSuperviewMargins"
    case .insetsMarginsFromSafeArea: "insetsMarginsFromSafeArea"
    case .isMarginsRelative: "marginsRelative"
    case .isBaselineRelative: "baselineRelative"
    case .scrolls: "scrolls"
    }
  }
}

extension ViewInsets {
  fileprivate var recordWord: String {
    switch self {
    case .alignment: "alignmentInsets"
    case .additionalSafeArea: "additionalSafeArea"
    case .textContainer: "textInset"
    case .content: "contentInset"
    }
  }
}

extension StatedFont {
  fileprivate var recordText: String {
    let size = plainNumber(size ?? 0)
    guard let weight, weight != .regular else { return size }
    return "\(size) \(weight.word)"
  }
}

extension View.AutoresizingMask {
  fileprivate var recordText: String {
    Self.words.filter { contains($0.part) }.map(\.word).joined(separator: " ")
  }
}
