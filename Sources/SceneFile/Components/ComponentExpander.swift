internal import AutoLayout
internal import LayoutDocuments

/// Expands all components and repetitions of a scene.
struct ComponentExpander {
  /// The components that the scene can use.
  let library: ComponentLibrary
  /// The problems with uses of components.
  var problems: [SceneProblem] = []
  /// The constraints of components, in the order of their uses.
  var constraints: [ComponentConstraint] = []
  /// For each id prefix, such as `sales.`, the parts that follow it in ids, such as `title` in `sales.title.icon`.
  var names: [String: Set<String>] = [:]
  /// The number of ids that were generated from each name so far, for views without ids.
  private var counts: [String: Int] = [:]
  private var valueCount = 0
  private let file: String

  /// Creates an expander for the scene in `file`, which can use the components in `library`.
  init(_ library: ComponentLibrary, file: String) {
    self.library = library
    self.file = file
  }

  /// Whether the expanded scene exceeds the maximum size; if so, ``problems`` contains the reason.
  var isFull: Bool { valueCount > DocumentLimits.nodeCount }

  /// Returns the scene with all components and repetitions expanded.
  mutating func expanded(_ scene: DocumentNode) -> DocumentNode {
    guard case .mapping(var entries) = scene.content else { return scene }
    entries.removeAll { $0.key == "components" }
    if let index = entries.firstIndex(where: { $0.key == "root" }) {
      entries[index].value = view(entries[index].value, in: ExpansionScope(), id: nil)
    }
    let metrics = Set(entries.first { $0.key == "metrics" }?.value.keyList ?? [])
    let inner = constraints.flatMap { constraint in
      constraint.renamed(
        names[constraint.prefix] ?? [], scene: names[""] ?? [], metrics: metrics, &problems)
    }
    if let index = entries.firstIndex(where: { $0.key == "constraints" }) {
      if case .sequence(let own) = entries[index].value.content {
        entries[index].value.content = .sequence(inner + own)
      } else if entries[index].value.isNothing {
        entries[index].value.content = .sequence(inner)
      }
    } else if !inner.isEmpty {
      let index = entries.firstIndex { $0.key == "root" }.map { $0 + 1 } ?? entries.count
      entries.insert(
        .init(
          key: "constraints", keyPosition: scene.position,
          value: .list(inner, at: scene.position)), at: index)
    }
    var scene = scene
    scene.content = .mapping(entries)
    return scene
  }

  // MARK: - Views

  /// Returns the views that an element of a `subviews` list expands to.
  mutating func views(
    _ node: DocumentNode, in scope: ExpansionScope, id: String? = nil
  ) -> [DocumentNode] {
    guard !isFull else { return [] }
    if let variable = variable(node, in: scope) { return views(of: variable, in: scope, node) }
    if node.entry("repeat") != nil { return repeated(node, in: scope, id: id) }
    for key in ["chain", "grid"] {
      if let entry = node.entry(key) { report(entry.keyPosition, UseFault.notRepeated(key), scope) }
    }
    return [single(node, in: scope, id: id)]
  }

  /// Returns the view for an element of `subviews`, ignoring `repeat`.
  mutating func single(
    _ node: DocumentNode, in scope: ExpansionScope, id: String?
  ) -> DocumentNode {
    guard node.entry("use") != nil else { return view(node, in: scope, id: id) }
    return use(node, in: scope, id: id)
  }

  /// Returns the views in the value of a variable that replaces a `subviews` list or one element of the list.
  private mutating func views(
    of variable: String, in scope: ExpansionScope, _ node: DocumentNode
  ) -> [DocumentNode] {
    guard let argument = value(of: variable, in: scope, at: node.position) else { return [] }
    if case .sequence(let elements) = argument.node.content {
      let place = argument.scope.at(scope.prefix)
      return elements.flatMap { views($0, in: place) }
    }
    let name = variable.split(separator: ".").last.map(String.init) ?? variable
    if let own = argument.node.entry("id") {
      let fault = UseFault.argumentIdentifier(own.value.scalar?.text ?? "", parameter: name)
      report(own.keyPosition, fault, argument.scope)
    }
    declare(name, in: scope)
    let id = scope.prefix + name
    let isView = argument.node.entry("use") == nil && argument.node.entry("repeat") == nil
    return views(argument.node, in: argument.scope.at(isView ? id + "." : scope.prefix), id: id)
  }

  /// Returns a view with its settings, guides and subviews expanded.
  ///
  /// If `id` isn't `nil`, it replaces the view's own id. It must include the scope's prefix.
  mutating func view(
    _ node: DocumentNode, in scope: ExpansionScope, id: String?
  ) -> DocumentNode {
    guard case .mapping(let entries) = node.content else { return value(node, in: scope) }
    count(node, scope)
    var view = node
    view.position = scope.position(node.position)
    var written = entries.compactMap { entry -> DocumentNode.Entry? in
      guard !(id != nil && entry.key == "id"), !["chain", "grid"].contains(entry.key) else {
        return nil
      }
      var entry = entry
      entry.keyPosition = scope.position(entry.keyPosition)
      entry.value = part(entry, in: scope)
      return entry
    }
    if let id {
      written.insert(
        .init(key: "id", keyPosition: view.position, value: .text(id, at: view.position)), at: 0)
    }
    view.content = .mapping(written)
    return view
  }

  private mutating func part(
    _ entry: DocumentNode.Entry, in scope: ExpansionScope
  ) -> DocumentNode {
    switch (entry.key, entry.value.content) {
    case ("id", .scalar): return identifier(entry.value, in: scope)
    case ("guides", .sequence(let guides)):
      var node = entry.value
      node.position = scope.position(node.position)
      node.content = .sequence(
        guides.map { guide in
          guide.scalar == nil ? view(guide, in: scope, id: nil) : identifier(guide, in: scope)
        })
      return node
    case ("customSpacing", .mapping(let spacings)):
      var node = entry.value
      node.content = .mapping(
        spacings.map { spacing in
          .init(
            key: scope.prefix + spacing.key, keyPosition: scope.position(spacing.keyPosition),
            value: value(spacing.value, in: scope))
        })
      return node
    case ("subviews", .sequence(let subviews)):
      return .list(
        subviews.flatMap { views($0, in: scope) }, at: scope.position(entry.value.position))
    case ("subviews", .scalar):
      guard let variable = variable(entry.value, in: scope) else { break }
      return .list(
        views(of: variable, in: scope, entry.value), at: scope.position(entry.value.position))
    default: break
    }
    return value(entry.value, in: scope)
  }

  /// Returns the id of a view or guide with the prefix of the scope, and registers the id.
  private mutating func identifier(
    _ node: DocumentNode, in scope: ExpansionScope
  ) -> DocumentNode {
    var node = value(node, in: scope)
    guard var scalar = node.scalar, !scalar.isNothing else { return node }
    declare(scalar.text, in: scope)
    guard !scope.prefix.isEmpty else { return node }
    scalar.text = scope.prefix + scalar.text
    scalar.literalCount = 0
    node.content = .scalar(scalar)
    return node
  }

  /// Registers an id, so that the constraints of the same component can use it.
  mutating func declare(_ id: String, in scope: ExpansionScope) {
    names[scope.prefix, default: []].insert(String(id.prefix { $0 != "." }))
  }

  /// Returns the next number for an id that is made from a name.
  mutating func nextNumber(of name: String) -> Int {
    counts[name, default: 0] += 1
    return counts[name, default: 0]
  }

  // MARK: - Problems

  /// Counts a value of the scene, and reports the first value beyond the scene's maximum size.
  mutating func count(_ node: DocumentNode, _ scope: ExpansionScope) {
    valueCount += 1
    guard valueCount == DocumentLimits.nodeCount + 1 else { return }
    report(node.position, UseFault.tooManyItems(limit: DocumentLimits.nodeCount), scope)
  }

  /// Reports a problem at a position in the file that defines the scope.
  mutating func report(_ position: SourcePosition, _ fault: UseFault, _ scope: ExpansionScope) {
    problems.append(.init(scope.position(position), fault))
  }

  /// Reads a value of a scope with a scene reader, and adds the reader's problems to ``problems``.
  mutating func reading<Value>(
    in scope: ExpansionScope, _ read: (inout SceneReader) -> Value
  ) -> Value {
    var reader = SceneReader(file: file)
    let value = read(&reader)
    problems += reader.problems.map { problem in scope.origin.map(problem.inside) ?? problem }
    return value
  }
}
