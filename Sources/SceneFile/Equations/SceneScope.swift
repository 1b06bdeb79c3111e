internal import AutoLayout
internal import LayoutDocuments
internal import PictureDescriptions

/// The names that the constraints of a scene can use.
struct SceneScope {
  /// The view or guide that an id refers to.
  struct Item {
    /// The class of the view, or `nil` for a guide.
    var viewClass: KnownViewClass?
    /// The index of the item in the document.
    var index: Int
    /// The item's name in layouts, or `nil` if layouts use its id.
    var name: String?
  }

  /// The values of the metrics, by name.
  private(set) var metrics: [String: Double] = [:]
  private var items: [String: Item] = [:]
  private var positions: [String: SourcePosition] = [:]
  /// All ids in the order of the file, for suggestions.
  private(set) var ids: [String] = []
  /// Whether any id contains a period, as ids of items inside components do.
  private var hasInnerIDs = false
  /// The names of all metrics in the order of the file, for suggestions.
  private(set) var metricNames: [String] = []
  private let searches = NameSearches()

  /// Returns the item with an id, or `nil` if the id is unknown.
  func item(_ id: String) -> Item? { items[id] }

  /// Registers an item under an id.
  ///
  /// - Returns: The position of the item that already has the id, or `nil` if the id is new.
  mutating func add(_ id: String, _ item: Item, at position: SourcePosition) -> SourcePosition? {
    if let first = positions[id] {
      // Constraints may refer to either view, so they may mention any attribute of views.
      items[id]?.viewClass = .scrollView
      return first
    }
    items[id] = item
    hasInnerIDs = hasInnerIDs || id.utf8.contains(UInt8(ascii: "."))
    positions[id] = position
    ids.append(id)
    return nil
  }

  /// Adds a metric, replacing an earlier metric of the same name.
  mutating func addMetric(_ name: String, _ value: Double) {
    if metrics.updateValue(value, forKey: name) == nil { metricNames.append(name) }
  }

  /// Returns the attribute that a dotted name refers to, or `nil` if there isn't one.
  ///
  /// A problem is reported at the position of the faulty part of the name.
  func anchor(
    _ path: String, position: (Int) -> SourcePosition, problems: inout [SceneProblem]
  ) -> SceneAnchor? {
    let parts = self.parts(of: path, isItem: false)
    guard parts.count <= 3, !parts.contains("") else {
      problems.append(.init(position(0), .malformedName(path)))
      return nil
    }
    guard parts.count > 1 else {
      problems.append(.init(position(0), items[path] == nil ? unknown(path) : .noAttribute(path)))
      return nil
    }
    guard let item = itemName(Array(parts.dropLast()), position: position, problems: &problems)
    else {
      // The rest of the name is checked too, so that all its problems are reported together.
      _ = attribute(parts, position: position, problems: &problems)
      return nil
    }
    guard let attribute = attribute(parts, position: position, problems: &problems) else {
      return nil
    }
    let isGuide = item.place.guide != nil || items[item.id]?.viewClass == nil
    if isGuide, attribute.isMargin || attribute.isBaseline {
      let offset = path.count - attribute.name.count
      problems.append(
        .init(position(offset), .attributeOfGuide(attribute, guide: item.description)))
      return nil
    }
    return SceneAnchor(item: item, attribute: attribute, position: position(0))
  }

  /// Returns the item or attribute with the name in `text`, or reports an unknown name and returns `nil`.
  func place(_ text: SceneText, problems: inout [SceneProblem]) -> FigureNote.Place? {
    let position = { text.position(ofCharacterAt: $0) }
    let parts = self.parts(of: text.text, isItem: true)
    let isGuide = parts.count == 2 && SystemGuideKind(word: parts[1]) != nil
    guard parts.count > 1, !isGuide else {
      return item(text, problems: &problems).map { FigureNote.Place($0) }
    }
    return anchor(text.text, position: position, problems: &problems).map {
      FigureNote.Place($0.item.description, $0.attribute)
    }
  }

  /// Returns the name of an item as used in equations, or reports an unknown name and returns `nil`.
  ///
  /// Suggestions for an unknown name include the names in `others`.
  func item(
    _ text: SceneText, or others: OtherNames? = nil, problems: inout [SceneProblem]
  ) -> String? {
    let position = { text.position(ofCharacterAt: $0) }
    if let others, items[text.text] == nil, !text.text.contains(".") {
      problems.append(.init(text.position, unknown(text.text, or: others)))
      return nil
    }
    return item(named: text.text, position: position, problems: &problems).map { id, guide in
      guide.map { "\(id).\($0.word)" } ?? id
    }
  }

  /// Whether a figure's styles can apply to a name: an id, a built-in guide, a view class, or `guide`.
  ///
  /// Any other name is reported.
  func isStyleName(_ text: SceneText, _ problems: inout [SceneProblem]) -> Bool {
    let others = KnownViewClass.allCases.map(\.word) + [ItemStyle.guides]
    return others.contains(text.text)
      || item(
        text, or: OtherNames(kind: "the class of a view", names: others), problems: &problems)
        != nil
  }

  /// The names that a setting accepts in addition to the names of items.
  struct OtherNames {
    /// A description of the names for messages, such as `a constraint`.
    let kind: String
    /// The accepted names.
    let names: [String]
  }

  /// Returns the item with a name: an id, optionally followed by a built-in guide.
  func item(
    named path: String, position: (Int) -> SourcePosition, problems: inout [SceneProblem]
  ) -> (id: String, guide: SystemGuideKind?)? {
    let parts = self.parts(of: path, isItem: true)
    guard parts.count <= 2, !parts.contains("") else {
      problems.append(.init(position(0), .malformedName(path)))
      return nil
    }
    return itemName(parts, position: position, problems: &problems).map { ($0.id, $0.place.guide) }
  }

  /// Splits a dotted name into an id, which may contain periods, and the words after the id.
  ///
  /// The longest existing id is used.
  private func parts(of path: String, isItem: Bool) -> [String] {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard hasInnerIDs, parts.count > (isItem ? 1 : 2) else { return parts }
    for count in stride(from: isItem ? parts.count : parts.count - 1, to: 0, by: -1) {
      let id = parts[..<count].joined(separator: ".")
      if items[id] != nil { return [id] + parts[count...] }
    }
    guard ids.contains(where: { $0.hasPrefix(parts[0] + ".") }) else { return parts }
    return [parts.dropLast(isItem ? 0 : 1).joined(separator: ".")] + parts.suffix(isItem ? 0 : 1)
  }

  /// Returns the item for the parts of a name: an id, and optionally a built-in guide.
  private func itemName(
    _ parts: [String], position: (Int) -> SourcePosition, problems: inout [SceneProblem]
  ) -> SceneItemName? {
    let id = parts[0]
    guard let item = items[id] else {
      problems.append(.init(position(0), unknown(id)))
      return nil
    }
    let name = item.name ?? id
    guard parts.count > 1 else { return SceneItemName(id: name, place: .init(item.index)) }
    let offset = id.count + 1
    guard let guide = SystemGuideKind(word: parts[1]) else {
      let suggestion =
        SystemGuideKind.allCases.first { $0.propertyName == parts[1] }?.word
        ?? spellingSuggestion(
          for: parts[1], among: SystemGuideKind.allCases.map(\.word) + innerNames(of: id))
      problems.append(
        .init(position(offset), .unknownGuide(parts[1], item: id, suggestion: suggestion)))
      return nil
    }
    guard let viewClass = item.viewClass else {
      problems.append(.init(position(offset), .guideOfGuide(guide, guide: id)))
      return nil
    }
    if guide.isOfScrollViews, viewClass != .scrollView, viewClass != .textView {
      problems.append(.init(position(offset), .needsScrollView(guide, item: id)))
      return nil
    }
    return SceneItemName(id: name, place: .init(item.index, guide))
  }

  private func attribute(
    _ parts: [String], position: (Int) -> SourcePosition, problems: inout [SceneProblem]
  ) -> LayoutConstraint.Attribute? {
    let name = parts[parts.count - 1]
    if let attribute = LayoutConstraint.Attribute(named: name) { return attribute }
    let item = parts.dropLast().joined(separator: ".")
    let guides = SystemGuideKind.allCases.map(\.word)
    if parts.count == 2, guides.contains(name) {
      problems.append(.init(position(0), .noAttribute(parts.joined(separator: "."))))
      return nil
    }
    let offset = item.count + 1
    if let dash = name.firstIndex(of: "-"),
      LayoutConstraint.Attribute(named: String(name[..<dash])) != nil
    {
      let dashOffset = offset + name.distance(from: name.startIndex, to: dash)
      problems.append(.init(position(dashOffset), .spacesMissing("-")))
      return nil
    }
    // The names of edges in layout code and on web pages.
    let otherNames = [
      "minX": "left", "x": "left", "maxX": "right", "minY": "top", "y": "top", "maxY": "bottom",
      "midX": "centerX", "midY": "centerY", "start": "leading", "end": "trailing",
    ]
    let candidates = LayoutConstraint.Attribute.names + (parts.count == 2 ? guides : [])
    let suggestion =
      LayoutConstraint.Attribute(anchorOrName: otherNames[name] ?? name)?.name
      ?? spellingSuggestion(for: name, among: candidates)
    problems.append(
      .init(position(offset), .unknownAttribute(name, item: item, suggestion: suggestion)))
    return nil
  }

  /// Returns the problem with an unknown item name, with a spelling suggestion.
  private func unknown(_ name: String, or others: OtherNames? = nil) -> NameFault {
    guard searches.begin() else {
      return .unknownItem(name, kind: others?.kind, suggestion: nil)
    }
    // Layout code's names of the view that a scene file calls root.
    let isRoot = ["superview", "view", "self", "contentView"].contains(name)
    let suggestion =
      spellingSuggestion(for: name, among: ids + (others?.names ?? []))
      ?? (isRoot ? "root" : nil)
    return .unknownItem(name, kind: others?.kind, suggestion: suggestion, ids: ids)
  }

  /// Returns the ids of the items inside a use of a component, without the prefix.
  private func innerNames(of id: String) -> [String] {
    guard hasInnerIDs else { return [] }
    return ids.filter { $0.hasPrefix(id + ".") }.map { String($0.dropFirst(id.count + 1)) }
  }

  /// Returns the problem with a word that is neither a metric nor an item.
  func unknownMetric(_ name: String) -> NameFault {
    guard searches.begin() else { return .unknownMetric(name, suggestion: nil) }
    return .unknownMetric(name, suggestion: spellingSuggestion(for: name, among: metricNames + ids))
  }
}

/// Limits the number of spelling suggestions for unknown names of a scene.
///
/// Each suggestion compares all names, so many unknown names would take quadratic time. The limit is the number of
/// problems that can be reported. A class, because all copies of a scope share the limit.
private final class NameSearches {
  private var rest = DocumentLimits.problemCount

  /// Counts a suggestion, and returns whether it is within the limit.
  func begin() -> Bool {
    rest -= 1
    return rest >= 0
  }
}

extension SceneItemName: CustomStringConvertible {
  /// The name as written in scene files.
  var description: String {
    guard let guide = place.guide else { return id }
    return "\(id).\(guide.word)"
  }
}

extension SceneAnchor: CustomStringConvertible {
  /// The item and attribute as written in scene files, such as `label.width`.
  var description: String { "\(item).\(attribute.name)" }
}

extension LayoutConstraint.Attribute {
  private static let named = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .notAnAttribute }.map { ($0.name, $0) })

  /// The names of attributes in scene files, in the order of UIKit's raw values.
  fileprivate static let names = allCases.filter { $0 != .notAnAttribute }.map(\.name)

  /// Finds an attribute by its name in scene files, or returns `nil` for any other word.
  fileprivate init?(named name: String) {
    guard let attribute = Self.named[name] else { return nil }
    self = attribute
  }

  /// Finds an attribute by its name in scene files or the name of its layout anchor, or returns `nil` otherwise.
  init?(anchorOrName name: String) {
    let suffix = "Anchor"
    self.init(named: name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name)
  }
}

extension SystemGuideKind {
  /// Whether only scroll views have the guide.
  var isOfScrollViews: Bool { self == .scrollContent || self == .scrollFrame }
}
