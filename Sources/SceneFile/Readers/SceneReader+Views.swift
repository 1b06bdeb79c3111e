internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension SceneReader {
  /// Reads the root view, and returns whether the node has one.
  mutating func readRoot(_ node: DocumentNode) -> Bool {
    var node = node
    // A root without a value is a view without settings.
    if node.isNothing { node.content = .mapping([]) }
    guard let fields = fields(of: node, .root, "root") else { return false }
    if let id = text(fields["id"]), id.text != "root" {
      problems.append(.init(id.position, .rootIdentifier(id.text)))
    }
    readView(fields, id: "root", idPosition: fields.position, owner: nil)
    return true
  }

  private mutating func subview(_ node: DocumentNode, owner: Int) -> Subview? {
    guard let fields = fields(of: node, .view, "subviews") else { return nil }
    let id = text(fields["id"])
    let subview = Subview(index: items.count, position: fields.position)
    if id?.text == "root", let id {
      problems.append(.init(id.position, .reservedIdentifier))
      readView(fields, id: nil, idPosition: id.position, owner: owner)
    } else {
      readView(fields, id: id?.text, idPosition: id?.position ?? fields.position, owner: owner)
    }
    return subview
  }

  private struct Subview {
    var index: Int
    var position: SourcePosition
  }

  /// Reads a view with its guides and subviews, and adds them to the items.
  private mutating func readView(
    _ fields: SceneFields, id: String?, idPosition: SourcePosition, owner: Int?
  ) {
    let viewClass = choice(fields["class"], as: KnownViewClass.self) ?? .view
    let index = items.count
    // A misspelled class would make all keys and guides of its class errors.
    let isClassKnown = fields["class"].map { $0.value.scalar?.text == viewClass.word } ?? true
    if let id {
      let known = isClassKnown ? viewClass : .scrollView
      register(id, .init(viewClass: known, index: index), at: idPosition)
    }
    if isClassKnown { refuseKeysOfOtherClasses(fields, viewClass) }
    var item = LayoutDocument.Item(.view(.known(viewClass)), name: id, owner: owner)
    readSettings(fields, viewClass, into: &item)
    items.append(item)
    for node in list(fields["guides"]) { readGuide(node, owner: index) }
    let subviews = list(fields["subviews"]).compactMap { subview($0, owner: index) }
    guard viewClass == .stackView else { return }
    for subview in subviews where items[subview.index][.frame] != nil {
      problems.append(.init(subview.position, .frameInStack))
    }
    if let entry = fields["customSpacing"] { readCustomSpacing(entry.value, subviews) }
  }

  private mutating func readGuide(_ node: DocumentNode, owner: Int) {
    var node = node
    if case .mapping = node.content {
      guard let fields = fields(of: node, .guide, "guides") else { return }
      guard let id = fields["id"] else {
        problems.append(.init(node.position, .missingKey("id", of: .guide)))
        return
      }
      node = id.value
    }
    guard let id = text(node, "guides") else { return }
    guard id.text != "root" else {
      problems.append(.init(id.position, .reservedIdentifier))
      return
    }
    register(id.text, .init(viewClass: nil, index: items.count), at: id.position)
    items.append(LayoutDocument.Item(.guide, name: id.text, owner: owner))
  }

  private mutating func register(_ id: String, _ item: SceneScope.Item, at position: SourcePosition)
  {
    guard isItemIdentifier(id) else {
      // An invalid id of a use is reported once, not for each view inside it.
      let outer = position.origin == nil ? nil : id.lastIndex(of: ".").map { id[..<$0] }
      if outer.map({ isItemIdentifier(String($0)) }) ?? true {
        problems.append(.init(position.inScene, .badIdentifier(id)))
      }
      // Constraints that mention it aren't reported as well.
      registrations.append((id, item, position))
      return
    }
    registrations.append((id, item, position))
  }

  private mutating func refuseKeysOfOtherClasses(
    _ fields: SceneFields, _ viewClass: KnownViewClass
  ) {
    for entry in fields.entries {
      guard let classes = SceneTable.classes(withKey: entry.key), !classes.contains(viewClass)
      else { continue }
      problems.append(
        .init(
          entry.keyPosition, .keyOfOtherClass(entry.key, viewClass: viewClass, classes: classes)))
    }
  }

  private mutating func readCustomSpacing(_ node: DocumentNode, _ subviews: [Subview]) {
    guard !node.isNothing else { return }
    guard case .mapping(let entries) = node.content else {
      let expected = "a mapping of subviews' ids to numbers"
      problems.append(.init(node.position, .wrongShape("customSpacing", expected: expected)))
      return
    }
    let ids = subviews.compactMap { items[$0.index].name }
    let known = Dictionary(
      subviews.compactMap { subview in items[subview.index].name.map { ($0, subview.index) } },
      uniquingKeysWith: { first, _ in first })
    for entry in entries {
      if known[entry.key] == nil {
        // Searching all names is limited to the problems that are reported.
        let isTold = problems.count < DocumentLimits.problemCount
        let suggestion = isTold ? spellingSuggestion(for: entry.key, among: ids) : nil
        problems.append(.init(entry.keyPosition, .notArranged(entry.key, suggestion: suggestion)))
      }
      let spacing = number(entry, .any)
      if let index = known[entry.key], let spacing {
        items[index].set(.spacing(.afterView, .points(CGFloat(spacing))))
      }
    }
  }
}

// Items of bars.
extension SceneReader {
  /// Reads the items of a bar, each of which is a title or a mapping.
  ///
  /// - Parameters:
  ///   - entry: The list.
  ///   - isTabBar: Whether the bar is a tab bar, whose items can have badges but not spaces between them.
  /// - Returns: The valid items.
  mutating func barItems(_ entry: DocumentNode.Entry, isTabBar: Bool) -> [BarItem] {
    list(entry).compactMap { barItem($0, entry.key, isTabBar: isTabBar) }
  }

  private mutating func barItem(_ node: DocumentNode, _ key: String, isTabBar: Bool) -> BarItem? {
    if node.scalar != nil { return setText(node, key).map { BarItem(title: $0) } }
    guard let fields = fields(of: node, .barItem, key) else { return nil }
    let foreign = isTabBar ? ["done", "tintColor", "space"] : ["badge"]
    let classes: [KnownViewClass] = isTabBar ? [.navigationBar, .toolbar] : [.tabBar]
    for entry in fields.entries where foreign.contains(entry.key) {
      problems.append(.init(entry.keyPosition, .keyOfOtherBar(entry.key, classes: classes)))
    }
    for key in ["title", "image"] { refuse("space", beside: key, in: fields) }
    if ["title", "image", "space"].allSatisfy({ fields[$0] == nil }) {
      problems.append(.init(fields.position, .missingKey("title", of: .barItem)))
    }
    var item = BarItem(title: setText(fields["title"]))
    item.image = fields["image"].flatMap { symbol($0) }
    item.badge = setText(fields["badge"])
    item.isDone = flag(fields["done"]) ?? false
    item.isEnabled = flag(fields["enabled"]) ?? true
    item.tint = viewColor(fields["tintColor"])
    item.space = fields["space"].flatMap { space($0) }
    return item
  }

  private mutating func space(_ entry: DocumentNode.Entry) -> BarItem.Space? {
    guard let text = entry.value.scalar?.text, plainDecimal(text) == nil else {
      return number(entry, .notNegative).map { .points(CGFloat($0)) }
    }
    return choice(entry, ["flexible"]).map { _ in .flexible }
  }

  /// Reads the symbol of a bar item.
  mutating func symbol(_ entry: DocumentNode.Entry) -> Image? {
    let shape = "a mapping such as { symbol: star }"
    guard entry.value.scalar == nil else {
      problems.append(.init(entry.value.position, .wrongShape(entry.key, expected: shape)))
      return nil
    }
    guard let fields = fields(of: entry.value, .image, entry.key) else { return nil }
    for key in ["file", "template"] {
      if let other = fields[key] {
        problems.append(.init(other.keyPosition, .wrongShape(entry.key, expected: shape)))
      }
    }
    guard let symbol = fields["symbol"] else {
      problems.append(.init(fields.position, .missingKey("symbol", of: .image)))
      return nil
    }
    return text(symbol).map { Image(symbol: Symbol($0.text, configuration(fields))) }
  }
}
