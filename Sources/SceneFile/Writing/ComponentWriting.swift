internal import AutoLayout
internal import LayoutDocuments

/// Writes similar views as uses of components.
struct ComponentWriting {
  private let writer: SceneWriter
  private let layout: LayoutDocument

  /// Creates an instance with a writer that writes the scene without components.
  init(_ writer: SceneWriter) {
    self.writer = writer
    layout = writer.layout
  }

  /// Returns a writer for the scene that writes similar views as instances of components.
  ///
  /// Returns the original writer if there are no similar views, or if figures, visual formats or accepted findings may
  /// refer to views. Ids inside components change, so such references would break.
  func writerOfUses() -> SceneWriter {
    let document = writer.document
    let hasFormats = layout.constraints.contains { if case .visual = $0 { true } else { false } }
    guard !hasFormats, document.figure == SceneFigure(), document.ignoredFindings.isEmpty else {
      return writer
    }
    let groups = ComponentSearch(writer).groups()
    guard !groups.isEmpty else { return writer }
    var changed = document
    for (index, id) in writer.ids.enumerated() { changed.layout.items[index].name = id }
    var inner: Set<Int> = []
    for group in groups {
      for (number, items) in group.instances.enumerated() {
        let id = writer.ids[items[0]] ?? "\(group.name).\(number + 1)"
        changed.layout.items[items[0]].name = id
        for (place, item) in items.enumerated().dropFirst() {
          changed.layout.items[item].name = group.ids[place].map { "\(id).\($0)" }
        }
      }
      inner.formUnion(group.constraints.joined())
    }
    changed.layout.constraints = layout.constraints.enumerated()
      .filter { !inner.contains($0.offset) }.map(\.element)
    var changedWriter = SceneWriter(changed)
    changedWriter.omissions = writer.omissions
    for group in groups { Self.add(component(group), of: group, to: &changedWriter) }
    return changedWriter
  }

  /// Returns the component for a group of views, with the parameter values for each view.
  private func component(_ group: SimilarViews) -> WrittenComponent {
    var views: [WrittenNode] = []
    var constraints: [WrittenNode] = []
    for (number, items) in group.instances.enumerated() {
      var part = writer.document
      for index in part.layout.items.indices { part.layout.items[index].name = nil }
      for (place, item) in items.enumerated() { part.layout.items[item].name = group.ids[place] }
      part.layout.constraints = group.constraints[number].map { layout.constraints[$0] }
      var writer = SceneWriter(part)
      views.append(writer.view(items[0]))
      if number == 0 { constraints = writer.constraints() }
    }
    return WrittenComponent(views, constraints: constraints)
  }

  private static func add(
    _ component: WrittenComponent, of group: SimilarViews, to writer: inout SceneWriter
  ) {
    writer.components.append((group.name, component.definition))
    for (items, values) in zip(group.instances, component.values) {
      let use: [(key: String, value: WrittenNode?)] = [
        ("use", .text(group.name)), ("id", writer.ids[items[0]].map { .text($0) }),
        ("with", values.isEmpty ? nil : .mapping(values)),
      ]
      writer.uses[items[0]] = .mapping(stated(use))
    }
  }
}

/// A component for similar views, with the parameter values for each view.
private struct WrittenComponent {
  /// The definition of the component.
  private(set) var definition: WrittenNode
  /// For each view, the values of the component's parameters.
  private(set) var values: [[(key: String, value: WrittenNode)]]

  /// Creates a component for views that have equal keys.
  init(_ views: [WrittenNode], constraints: [WrittenNode]) {
    var parameters: [(key: String, value: WrittenNode)] = []
    var values: [[(key: String, value: WrittenNode)]] = views.map { _ in [] }
    let view = Self.merged(views, key: "") { key, kind, nodes in
      let known = parameters.map(\.key)
      let name = (1...).lazy.map { $0 == 1 ? key : "\(key)\($0)" }.first { !known.contains($0) }
      parameters.append((name ?? key, .text(kind)))
      for (index, node) in nodes.enumerated() { values[index].append((name ?? key, node)) }
      return name ?? key
    }
    self.values = values
    definition = .block(
      stated([
        ("parameters", parameters.isEmpty ? nil : .mapping(parameters)), ("view", view),
        ("constraints", constraints.isEmpty ? nil : .lines(constraints)),
      ]))
  }

  /// Merges values into one, with a variable in place of each part in which they differ.
  private static func merged(
    _ nodes: [WrittenNode], key: String,
    variable: (_ key: String, _ kind: String, [WrittenNode]) -> String
  ) -> WrittenNode {
    let entries = nodes.compactMap(\.entries)
    let keys = entries.map { $0.map(\.key) }
    if entries.count == nodes.count, Set(keys).count == 1 {
      let merged = keys[0].indices.compactMap { place -> (key: String, value: WrittenNode)? in
        // Each use gives the view itself its id.
        if key.isEmpty, keys[0][place] == "id" { return nil }
        let values = entries.map { $0[place].value }
        return (keys[0][place], self.merged(values, key: keys[0][place], variable: variable))
      }
      if case .block = nodes[0] { return .block(merged) }
      return .mapping(merged)
    }
    let views = nodes.map(\.views)
    if let first = views[0], views.allSatisfy({ $0?.count == first.count }) {
      return .lines(
        first.indices.map { place in
          merged(views.compactMap { $0?[place] }, key: "view", variable: variable)
        })
    }
    let texts = nodes.map(\.plainText)
    if Set(texts).count == 1 { return nodes[0].escaped }
    return .text("$" + variable(key, nodes[0].kind(of: key), nodes))
  }
}

extension WrittenNode {
  /// The entries of the mapping, or `nil` if the value isn't a mapping.
  fileprivate var entries: [(key: String, value: WrittenNode)]? {
    switch self {
    case .mapping(let entries), .block(let entries): entries
    case .raw, .text, .equation, .list, .lines: nil
    }
  }

  /// The elements of a list with one element per line, or `nil` if the value isn't such a list.
  fileprivate var views: [WrittenNode]? { if case .lines(let views) = self { views } else { nil } }

  /// The value as text, for comparisons.
  fileprivate var plainText: String { lines(.json).joined() }

  /// The value with each `$` in its texts doubled, so that no `$` introduces a variable.
  fileprivate var escaped: WrittenNode {
    switch self {
    case .text(let text):
      .text(text.split(separator: "$", omittingEmptySubsequences: false).joined(separator: "$$"))
    case .list(let elements): .list(elements.map(\.escaped))
    case .lines(let elements): .lines(elements.map(\.escaped))
    case .mapping(let entries): .mapping(entries.map { ($0.key, $0.value.escaped) })
    case .block(let entries): .block(entries.map { ($0.key, $0.value.escaped) })
    case .raw, .equation: self
    }
  }

  /// Returns the kind of component parameter that accepts this value for the given key.
  fileprivate func kind(of key: String) -> String {
    let kind: ComponentParameter.Kind =
      switch self {
      case .raw(let text): text == "true" || text == "false" ? .flag : .number
      case .text(let text) where text.hasPrefix("#") && key != "text": .color
      case .list, .lines: key == "text" ? .text : .list
      case .mapping, .block: key == "image" ? .image : .color
      case .text, .equation: .text
      }
    return kind.rawValue
  }
}
