private import AutoLayout
private import Foundation
package import LayoutDocuments

/// Makes documents at random in the form in which they are taken from view trees: with all margins of a view,
/// and with size and weight of a font.
package struct RandomLayoutDocument {
  private var generator: SeededGenerator
  private var document = LayoutDocument()
  /// Whether all frames follow superviews: views are laid out then, which moves other frames.
  private var isResizing = false

  /// The classes of views.
  private let classes: [KnownViewClass]

  /// Starts from a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - hasScreens: Whether there are bars, rows and pickers.
  package init(seed: UInt64, hasScreens: Bool = false) {
    generator = SeededGenerator(seed: seed)
    classes = KnownViewClass.allCases.filter {
      hasScreens || $0.rawValue <= KnownViewClass.scrollView.rawValue
    }
  }

  /// Returns another document.
  package mutating func next() -> LayoutDocument {
    document = LayoutDocument()
    isResizing = chance(3)
    document.surroundings.canvases = [
      Canvas(width: 320, height: 568), Canvas(width: 667, height: 375, scale: 2),
    ]
    if chance(3) { document.surroundings.direction = pick([.leftToRight, .rightToLeft]) }
    if chance(4) { document.surroundings.keyboardHeight = 216 }
    if chance(4) { document.surroundings.profile = pick(PlatformProfile.all) }
    addView(.known(chance(3) ? .stackView : .view), owner: nil)
    for _ in 0..<Int.random(in: 0..<10, using: &generator) {
      let views = document.items.indices.filter { document.items[$0].viewClass != nil }
      addView(.known(pick(classes)), owner: pick(views))
    }
    if !isResizing {
      for _ in 0..<Int.random(in: 0..<8, using: &generator) { addConstraint() }
    }
    return document
  }

  // MARK: - Items

  /// Adds a view behind everything that its owner has.
  private mutating func addView(_ viewClass: ViewClass, owner: Int?) {
    let index = owner.map { end(of: $0) } ?? 0
    let isArranged = owner.map { document.items[$0].viewClass == .known(.stackView) } ?? false
    var item = LayoutDocument.Item(.view(viewClass), name: owner == nil ? "root" : freeName())
    if let owner { item.owner = owner }
    for property in viewClass.properties where chance(6) {
      if let setting = setting(property, item, isArranged: isArranged) { item.set(setting) }
    }
    if isResizing, item[.frame] != nil {
      item.set(.autoresizing([.flexibleWidth, .flexibleTopMargin]))
    }
    insert(item, at: index)
    for offset in 0..<Int.random(in: 0..<3, using: &generator) where chance(3) {
      let place = index + 1 + document.items[(index + 1)...].prefix { $0.owner == index }.count
      _ = offset
      insert(LayoutDocument.Item(.guide, name: freeName(), owner: index), at: place)
    }
  }

  /// The index after the last item in a view.
  private func end(of owner: Int) -> Int {
    var inside: Set<Int> = [owner]
    var index = owner + 1
    while index < document.items.count, let next = document.items[index].owner,
      inside.contains(next)
    {
      inside.insert(index)
      index += 1
    }
    return index
  }

  private mutating func insert(_ item: LayoutDocument.Item, at index: Int) {
    for later in document.items.indices {
      if let owner = document.items[later].owner, owner >= index {
        document.items[later].owner = owner + 1
      }
    }
    document.items.insert(item, at: index)
  }

  private func freeName() -> String { "item\(document.items.count)" }

  private mutating func setting(
    _ property: LayoutSetting.Property, _ item: LayoutDocument.Item, isArranged: Bool
  ) -> LayoutSetting? {
    switch property {
    case .number(.cornerRadius): .number(.cornerRadius, length(0...20))
    case .number(.borderWidth): .number(.borderWidth, length(1...4))
    case .number(let number): .number(number, pick(number == .share ? [0.25, 0.3, 1] : [0.5, 0]))
    case .count(.numberOfLines): .count(.numberOfLines, pick([0, 2, 3]))
    // There are two titles at least.
    case .count(.pickedSegment): item[.segments].map { _ in .count(.pickedSegment, pick([0, 1])) }
    case .flag(let flag) where flag == .scrolls || flag == .insetsMarginsFromSafeArea: nil
    case .flag(let flag) where flag == .isEnabled || flag == .hasSeparator: .flag(flag, false)
    case .flag(.hidesHomeIndicator) where item.owner != nil: nil
    case .flag(.clipsToBounds):
      .flag(
        .clipsToBounds,
        ![.known(.scrollView), .known(.textView)].contains(item.viewClass ?? .known(.view)))
    case .flag(let flag): .flag(flag, true)
    case .insets(let insets) where insets != .textContainer && insets != .content:
      .insets(insets, EdgeInsets(top: length(1...4), left: length(0...4), right: length(0...4)))
    // Images in layouts take sizes from other settings.
    case .insets, .contentInsetAdjustment, .controlStyle, .configuration, .row, .dots, .image,
      .layers, .mask, .placeholderRuns, .baselines, .baselineView, .custom:
      nil
    case .count, .barItems, .pickerStyle, .cellStyle, .accessory: screenSetting(property, item)
    case .styledRuns: item[.text(.text)].flatMap { runs(of: $0) }
    case .color(let color):
      .color(color, pick(Self.colors))
    case .text(let text): .text(text, pick(Self.texts))
    case .priority(let priority, let axis):
      .priority(priority, axis, LayoutPriority(pick([1, 250.5, 999, 1000])))
    case .spacing(.ofStack): .spacing(.ofStack, .points(length(1...30)))
    case .spacing(.afterView): isArranged ? .spacing(.afterView, .points(length(-8...30))) : nil
    case .margins:
      .margins(
        StatedMargins(
          DirectionalEdgeInsets(
            top: length(0...20), leading: length(0...20), bottom: length(0...20),
            trailing: length(0...20))))
    case .intrinsicSize:
      .intrinsicSize(
        pick([StatedSize(width: 44.5), StatedSize(height: 20), StatedSize(width: 1, height: 2)]))
    case .font:
      .font(StatedFont(size: pick([9, 12.5, 20]), weight: pick(Font.Weight.allCases)))
    case .segments: .segments([pick(Self.texts), "Two", "Three, or more"])
    case .frame:
      item.owner == nil || isArranged ? nil : .frame(CGRect(x: -3, y: 4, width: 50, height: 60))
    case .autoresizing: nil
    case .direction: .direction(pick([.forceLeftToRight, .forceRightToLeft]))
    case .axis: .axis(.vertical)
    case .distribution: .distribution(pick([.fillEqually, .equalSpacing, .equalCentering]))
    case .alignment: .alignment(pick([.leading, .trailing, .center, .lastBaseline]))
    case .textAlignment: .textAlignment(pick(TextAlignment.allCases))
    case .contentMode: .contentMode(pick([.scaleAspectFit, .center, .bottomRight]))
    case .statusBar: item.owner == nil ? .statusBar(pick(StatusBarAppearance.allCases)) : nil
    case .buttonStyle: .buttonStyle(pick([.gray, .tinted, .filled]))
    case .roundCorners: .roundCorners(pick([[], .layerMinXMinYCorner, [.layerMaxXMaxYCorner]]))
    case .shadow:
      .shadow(
        LayerShadow(
          color: Color(hex: "#112233"), opacity: pick([0.25, 1]),
          offset: CGSize(width: -1, height: 2), radius: length(0...6)))
    }
  }

  private mutating func screenSetting(
    _ property: LayoutSetting.Property, _ item: LayoutDocument.Item
  ) -> LayoutSetting? {
    switch property {
    case .count(.pickedItem):
      item[.barItems(.items)].map { _ in .count(.pickedItem, pick([0, 1])) }
    case .count(let count): .count(count, pick([1, 2, 5]))
    case .barItems(let list): .barItems(list, items(isTabBar: item.viewClass == .known(.tabBar)))
    case .pickerStyle: .pickerStyle(.wheels)
    case .cellStyle: .cellStyle(pick([.default, .value1, .value2]))
    case .accessory: .accessory(pick([.disclosureIndicator, .checkmark, .detailButton]))
    default: nil
    }
  }

  /// Items with different titles.
  private mutating func items(isTabBar: Bool) -> [BarItem] {
    var items = [
      BarItem(title: "First"), BarItem(title: "Second", image: Image(symbol: Symbol("star"))),
    ]
    items[pick([0, 1])].isEnabled = false
    if isTabBar {
      items[1].badge = pick(["3", "new"])
    } else {
      (items[0].isDone, items[0].tint) = (true, pick(Self.colors))
      for space in [BarItem.Space.flexible, .points(length(0...20))] where chance(2) {
        items.append(BarItem())
        items[items.count - 1].space = space
      }
    }
    return items
  }

  private static let colors: [Color] = [
    Color(hex: "#2d7dd2") ?? .black, Color(hex: "#112233cc") ?? .black, .black,
    SystemColor.systemBlue.color, SystemColor.secondaryLabel.color,
    Color(light: .white, dark: Color(hex: "#33221180") ?? .black),
  ]

  /// Looks of the first character of a text and of the rest.
  private mutating func runs(of setting: LayoutSetting) -> LayoutSetting? {
    guard case .text(_, let text) = setting, text.count > 1 else { return nil }
    let first = text.prefix(1).utf16.count
    var style = TextRunStyle()
    style.fontSize = pick([9, 20])
    if chance(2) { style.fontWeight = .bold }
    if chance(2) { style.kern = length(0...3) }
    if chance(2) {
      var paragraph = ParagraphLook()
      paragraph.lineSpacing = length(1...4)
      style.paragraph = paragraph
    }
    return .styledRuns(
      StyledRuns([
        StyledRuns.Run(length: first, style: style),
        StyledRuns.Run(length: text.utf16.count - first),
      ]))
  }

  private static let texts = [
    "Hello", "yes", "12", "a: b", "two\nlines", " spaced ", "\"quoted\" 'twice'", "é 👍", "- x",
    "#1", "null",
    "a \\ b", "{x}", "tab\there",
  ]

  // MARK: - Constraints

  private mutating func addConstraint() {
    let families: [[LayoutConstraint.Attribute]] = [
      [.leading, .trailing, .centerX], [.left, .right], [.top, .bottom, .centerY],
      [.width, .height],
    ]
    let attributes = pick(families)
    let isSize = attributes == [.width, .height]
    let first = ConstraintForm.End(place(), pick(attributes))
    let second = isSize && chance(2) ? nil : ConstraintForm.End(place(), pick(attributes))
    document.constraints.append(
      .relation(
        ConstraintForm(
          first, pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]), second,
          multiplier: second == nil ? 1 : pick([1, 1, 0.5, 2, 16.0 / 9, -1]),
          constant: chance(2) ? 0 : length(-40...40),
          priority: LayoutPriority(pick([1000, 750, 249.5])),
          identifier: chance(4) ? pick(["gap", "two words", "a \"b\""]) : nil)))
  }

  private mutating func place() -> LayoutDocument.Place {
    let index = pick(document.items.indices.filter { document.items[$0][.frame] == nil })
    guard document.items[index].viewClass != nil, chance(4) else { return .init(index) }
    return .init(index, pick([.layoutMargins, .safeArea, .readableContent, .keyboard]))
  }

  // MARK: - Chances

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &generator)]
  }

  private mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &generator)) + pick([0, 0.5, 0.25])
  }
}

extension ViewClass {
  fileprivate var properties: [LayoutSetting.Property] {
    switch self {
    case .known(let known): known.properties
    case .other: KnownViewClass.view.properties
    }
  }
}
