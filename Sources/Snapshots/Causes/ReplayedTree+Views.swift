internal import AutoLayout
internal import Foundation

extension ReplayedTree {
  /// Makes a view with its content, outside of any other.
  func make(_ pair: Int) -> View {
    let view: View
    switch item(pair, choice.side(of: .property(pair, "class")))?.kind {
    case .view("Label"): view = label(pair)
    case .view("StackView"): view = StackView()
    case .view("ScrollView"): view = ScrollView(frame: .zero)
    case .view("Button"): view = button(pair)
    case .view("TextField"): view = textField(pair)
    case .view("TextView"): view = textView(pair)
    default: view = RecordedView(frame: .zero)
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

  /// A button of the recorded font, which its baseline follows; its size is that of the record.
  private func button(_ pair: Int) -> Button {
    let button = Button.makeSystemButton()
    if let size = fontSize(setting("font", pair)) { button.font = .systemFont(ofSize: size) }
    return button
  }

  /// A text field of the recorded font, as ``button(_:)``.
  private func textField(_ pair: Int) -> TextField {
    let field = TextField()
    if let size = fontSize(setting("font", pair)) { field.font = .systemFont(ofSize: size) }
    return field
  }

  /// A text view of the recorded font, as ``button(_:)``.
  private func textView(_ pair: Int) -> TextView {
    let view = TextView()
    if let size = fontSize(setting("font", pair)) { view.font = .systemFont(ofSize: size) }
    return view
  }

  /// The text of a label as the choice takes it.
  func text(_ pair: Int) -> String {
    item(pair, choice.side(of: .text(pair)))?.text ?? ""
  }

  /// The size that a setting of a font begins with, in points.
  func fontSize(_ value: String?) -> CGFloat? {
    value?.split(separator: " ").first.flatMap { Double($0) }.map { CGFloat($0) }
  }

  // MARK: - Baselines

  /// Gives a view of a class that is not here the baselines that it had; they are part of its content.
  func addBaselines(to view: RecordedView, _ pair: Int) {
    let isNew = choice.sideOfWholeContent(of: pair) == .actual
    let both = pairs.settings(of: pair)
    let numbers = (isNew ? both.actual : both.reference).first { $0.name == "baselines" }?.value
      .split(separator: " ").compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
    view.recordedBaselines =
      switch numbers?.count {
      case 1: numbers.map { .fromMiddle(below: $0[0]) }
      case 2: numbers.map { .fromEdges(firstFromTop: $0[0], lastFromBottom: $0[1]) }
      default: nil
      }
    view.first = setting("firstBaseline", pair).flatMap { self.view(named: $0, in: view) }
    view.last = setting("lastBaseline", pair).flatMap { self.view(named: $0, in: view) }
  }

  /// The view in another one that either record calls so; nil for none.
  private func view(named name: String, in owner: View) -> View? {
    items.indices.lazy.compactMap { pair -> View? in
      guard let view = self.items[pair] as? View, view !== owner, view.isDescendant(of: owner),
        self.pairs.old(pair)?.name == name || self.pairs.new(pair)?.name == name
      else { return nil }
      return view
    }.first
  }
}

/// A view of a class that is not here, with the baselines that records say.
final class RecordedView: View {
  var recordedBaselines: TextBaselines?
  weak var first: View?
  weak var last: View?

  override var textBaselines: TextBaselines? { recordedBaselines }
  override var forFirstBaselineLayout: View { first ?? self }
  override var forLastBaselineLayout: View { last ?? self }
}
