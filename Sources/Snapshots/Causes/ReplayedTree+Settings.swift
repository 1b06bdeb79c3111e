internal import AutoLayout
internal import Foundation

extension ReplayedTree {
  /// The value of a setting as the choice takes it; nil where it was not set.
  func setting(_ name: String, _ pair: Int) -> String? {
    let settings = pairs.settings(of: pair)
    let side = choice.side(of: .property(pair, name))
    let list =
      pairs.pairs[pair].actual == nil
      ? settings.reference
      : pairs.pairs[pair].reference == nil || side == .actual
        ? settings.actual : settings.reference
    return list.first { $0.name == name }?.value
  }

  /// Sets of a view what the records say, as far as it is known here.
  func addSettings(_ pair: Int) {
    guard let view = items[pair] as? View else { return }
    if let view = view as? RecordedView { addBaselines(to: view, pair) }
    let settings = pairs.settings(of: pair)
    let names = Set((settings.reference + settings.actual).map(\.name))
    for name in names.sorted() {
      guard let value = setting(name, pair) else { continue }
      set(name, value, of: view)
    }
  }

  private func set(_ name: String, _ value: String, of view: View) {
    let numbers = numbers(in: value)
    switch name {
    case "margins":
      guard numbers.count == 4 else { return }
      view.directionalLayoutMargins = DirectionalEdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    case "preservesSuperviewMargins": view.preservesSuperviewLayoutMargins = true
    case "insetsMarginsFromSafeArea": view.insetsLayoutMarginsFromSafeArea = false
    case "additionalSafeArea": insets(numbers).map { view.addedSafeAreaInsets = $0 }
    case "alignmentInsets": insets(numbers).map { view.setAlignmentInsets($0) }
    case "intrinsicSize":
      // Of other views the record tells the size of their content.
      let extents = value.split(separator: " ").map { Double($0) ?? -1 }
      guard view is Label, extents.count == 2 else { return }
      view.overrideIntrinsicContentSize(CGSize(width: extents[0], height: extents[1]))
    case "direction":
      view.semanticContentAttribute = value == "rtl" ? .forceRightToLeft : .forceLeftToRight
    case "customSpacing":
      let spacing = value == "system" ? StackView.spacingUseSystem : numbers.first
      guard let spacing else { return }
      try? (view.superview as? StackView)?.setSpacing(spacing, after: view)
    case "autoresizing": view.autoresizingMask = autoresizingMask(value)
    default: setArrangement(name, value, of: view)
    }
  }

  private func setArrangement(_ name: String, _ value: String, of view: View) {
    let numbers = numbers(in: value)
    switch (view, name) {
    case (let stack as StackView, "axis"):
      stack.axis = value == "vertical" ? .vertical : .horizontal
    case (let stack as StackView, "distribution"):
      stack.distribution = StackView.Distribution(word: value) ?? .fill
    case (let stack as StackView, "alignment"):
      stack.alignment = StackView.Alignment(word: value) ?? .fill
    case (let stack as StackView, "spacing"):
      if let spacing = numbers.first { try? stack.setSpacing(spacing) }
    case (let stack as StackView, "marginsRelative"):
      stack.isLayoutMarginsRelativeArrangement = true
    case (let stack as StackView, "baselineRelative"): stack.isBaselineRelativeArrangement = true
    case (let text as TextView, "scrolls"): text.isScrollEnabled = false
    case (let text as TextView, "textInset"): insets(numbers).map { text.textContainerInset = $0 }
    case (let scroll as ScrollView, "contentInset"):
      insets(numbers).map { scroll.contentInset = $0 }
    case (let scroll as ScrollView, "contentInsetAdjustmentBehavior"):
      scroll.contentInsetAdjustmentBehavior =
        ScrollView.ContentInsetAdjustmentBehavior(word: value) ?? .automatic
    default: break
    }
  }

  /// The numbers of a value; none of them is endless or no number.
  private func numbers(in value: String) -> [CGFloat] {
    value.split(separator: " ").compactMap { Double($0) }.filter(\.isFinite).map { CGFloat($0) }
  }

  /// Insets by side, from four numbers.
  private func insets(_ numbers: [CGFloat]) -> EdgeInsets? {
    guard numbers.count == 4 else { return nil }
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private func autoresizingMask(_ value: String) -> View.AutoresizingMask {
    let words = Set(value.split(separator: " ").map(String.init))
    return View.AutoresizingMask(
      View.AutoresizingMask.words.filter { words.contains($0.word) }.map(\.part))
  }
}
