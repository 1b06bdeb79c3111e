import AutoLayout
import Foundation

extension ReplayedTree {
  /// Makes a view with its content, outside of any other.
  func make(_ pair: Int) -> View {
    let view: View
    switch item(pair, choice.side(of: .property(pair, "class")))?.kind {
    case .view("Label"): view = label(pair)
    case .view("StackView"): view = StackView()
    case .view("ScrollView"): view = ScrollView(frame: .zero)
    case .view("Button"): view = Button()
    default: view = View()
    }
    if !(view is Label) { view.overrideIntrinsicContentSize(content(pair)) }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isHidden = isHidden(pair)
    addPriorities(to: view, pair)
    return view
  }

  /// Whether a view itself is hidden; of what is in a hidden one the other record knows.
  private func isHidden(_ pair: Int) -> Bool {
    func own(_ item: LayoutRecord.Item?, _ record: LayoutRecord) -> Bool? {
      guard let item else { return nil }
      return item.owner.map { record.items[$0].isHidden } == true ? nil : item.isHidden
    }
    let (old, new) = (own(pairs.old(pair), pairs.reference), own(pairs.new(pair), pairs.actual))
    let isNew = choice.side(of: .property(pair, "hidden")) == .actual
    return (isNew ? new ?? old : old ?? new) ?? false
  }

  private func addPriorities(to view: View, _ pair: Int) {
    for axis in LayoutConstraint.Axis.allCases {
      let word = axis == .horizontal ? "horizontal" : "vertical"
      func wish(_ name: String) -> LayoutRecord.Item.Wish? {
        let item = item(pair, choice.side(of: .property(pair, "\(word) \(name)")))
        return axis == .horizontal ? item?.contentWidth : item?.contentHeight
      }
      if let wish = wish("hugging") { try? view.setHugging(wish.hugging, for: axis) }
      if let wish = wish("compression resistance") {
        try? view.setCompressionResistance(wish.resistance, for: axis)
      }
    }
  }

  // MARK: - Contents

  /// The size that a content wants which is not measured again; nil for none.
  private func content(_ pair: Int) -> CGSize? {
    guard let item = item(pair, choice.sideOfWholeContent(of: pair)),
      item.contentWidth != nil || item.contentHeight != nil
    else { return nil }
    return CGSize(
      width: item.contentWidth?.length ?? -1, height: item.contentHeight?.length ?? -1)
  }

  private func label(_ pair: Int) -> Label {
    let label = Label()
    label.text = text(pair)
    label.numberOfLines =
      item(pair, choice.side(of: .property(pair, "numberOfLines")))?.lineLimit ?? 1
    if let size = fontSize(setting("font", pair)) { label.font = .systemFont(ofSize: size) }
    return label
  }

  /// The text of a label as the choice takes it.
  func text(_ pair: Int) -> String {
    item(pair, choice.side(of: .text(pair)))?.text ?? ""
  }

  /// The size that a setting of a font begins with, in points.
  private func fontSize(_ value: String?) -> CGFloat? {
    value?.split(separator: " ").first.flatMap { Double($0) }.map { CGFloat($0) }
  }

  /// A text in a size of letters.
  private struct SetText: Hashable {
    var text: String
    var pointSize: CGFloat
  }

  /// What records say of a text: how wide it was on one line, and at which widths it broke into how
  /// many.
  private struct MeasuredText {
    var whole: CGFloat
    var breaks: [(width: CGFloat, lineCount: Int)] = []
  }

  /// Measures the texts of the tree by what records say of them: as they were where they were set in
  /// letters of that size, in proportion to it where not, and letter by letter where nowhere.
  func measure() -> TextMeasure {
    var known: [SetText: MeasuredText] = [:]
    var ems: [String: CGFloat] = [:]
    var sum = (ems: CGFloat(0), letters: 0)
    for pair in pairs.pairs.indices {
      let isNew = choice.sideOfContent(of: pair) == .actual
      // Of two that measured the same text in another way the choice's comes last.
      for side in isNew ? [LayoutReplay.Side.reference, .actual] : [.actual, .reference] {
        guard let (text, whole, lines) = measured(pair, side) else { continue }
        if known[text]?.whole != whole { known[text] = MeasuredText(whole: whole) }
        if let lines { known[text]?.breaks.append(lines) }
        ems[text.text] = whole / text.pointSize
        sum = (sum.ems + whole / text.pointSize, sum.letters + text.text.count)
      }
    }
    let emsOfLetter = sum.letters == 0 ? 0.5 : sum.ems / CGFloat(sum.letters)
    return { text, font, width in
      let measured = known[SetText(text: text, pointSize: font.pointSize)]
      let whole =
        measured?.whole ?? (ems[text] ?? emsOfLetter * CGFloat(text.count)) * font.pointSize
      guard let width, width < whole - 0.01 else {
        return TextExtent(width: whole, lineCount: text.count { $0 == "\n" } + 1)
      }
      if let known = measured?.breaks.first(where: { abs($0.width - width) <= 1 }) {
        return TextExtent(width: width, lineCount: known.lineCount)
      }
      let lines = min(1000, max(2, (whole / max(width, 1)).rounded(.up)))
      return TextExtent(width: width, lineCount: Int(lines))
    }
  }

  /// What a record says of the text of a view, and the size of its letters.
  private func measured(
    _ pair: Int, _ side: LayoutReplay.Side
  ) -> (text: SetText, whole: CGFloat, lines: (width: CGFloat, lineCount: Int)?)? {
    let isNew = side == .actual
    let settings = isNew ? pairs.settings(of: pair).actual : pairs.settings(of: pair).reference
    // A size that the author chose for the content says nothing of its text.
    guard let item = isNew ? pairs.new(pair) : pairs.old(pair), let text = item.text,
      !text.isEmpty, let wish = item.contentWidth, let height = item.contentHeight,
      !settings.contains(where: { $0.name == "intrinsicSize" })
    else { return nil }
    let size = fontSize(settings.first { $0.name == "font" }?.value)
    let font = Font(pointSize: size ?? PlatformProfile.standard.labelFontSize)
    let count = Int(min(1000, max(0, (height.length / font.lineHeight).rounded())))
    return (
      SetText(text: text, pointSize: font.pointSize), wish.length,
      item.lineLimit == 1 ? nil : (item.frame.width, count)
    )
  }
}
