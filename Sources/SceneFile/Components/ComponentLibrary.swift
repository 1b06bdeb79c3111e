internal import AutoLayout
internal import LayoutDocuments

/// The components of a scene and of its component files.
struct ComponentLibrary {
  /// The components that each file can use, by name; the first element is for the scene file.
  private(set) var scopes: [[String: Component]] = [[:]]
  /// The paths of the component files relative to the scene's folder, in the order in which they were read.
  private(set) var files: [String] = []
  /// The problems with definitions of components.
  private(set) var problems: [SceneProblem] = []
  private var contents: [String: (node: DocumentNode, scope: Int)] = [:]
  private let file: String
  /// The names of the scene's metrics, which are valid values of number parameters.
  let metrics: Set<String>
  private let read: (String) throws(ReferencedFileFault) -> [UInt8]

  /// The maximum number of component files of a scene.
  static let fileLimit = 64

  /// Reads the `components:` section of a scene, and its component files.
  ///
  /// - Parameters:
  ///   - entry: The section, or `nil` if the scene has none.
  ///   - file: The scene's file, for messages.
  ///   - metrics: The names of the scene's metrics, which are valid values of number parameters.
  ///   - read: Reads a file at a path that is relative to the scene's folder.
  init(
    _ entry: DocumentNode.Entry?, of file: String, metrics: Set<String>,
    read: @escaping (String) throws(ReferencedFileFault) -> [UInt8]
  ) {
    self.file = file
    self.metrics = metrics
    self.read = read
    if let entry { readComponents(entry, scope: 0, origin: nil) }
  }

  /// Returns the component with a name, or `nil` if the file at index `scope` of ``scopes`` has no such component.
  func component(_ name: String, in scope: Int) -> Component? { scopes[scope][name] }

  private mutating func readComponents(
    _ entry: DocumentNode.Entry, scope: Int, origin: SourceOrigin?
  ) {
    guard !entry.value.isNothing else { return }
    guard case .mapping(let entries) = entry.value.content else {
      let expected = "a mapping of names to components or to the paths of component files"
      var position = entry.value.position
      position.origin = origin
      problems.append(.init(position, .wrongShape("components", expected: expected)))
      return
    }
    for entry in entries {
      if !isIdentifier(entry.key) {
        report(entry.keyPosition, .badName(entry.key), origin)
      }
      let path = entry.value.scalar.flatMap { $0.text.isEmpty ? nil : $0 }
      let found =
        path.map { component(entry.key, inFile: $0, origin) }
        ?? component(entry.key, entry.value, scope: scope, origin)
      scopes[scope][entry.key] =
        found
        ?? Component(
          name: entry.key, view: .mapping([:], at: entry.value.position),
          place: DefinitionPlace(file: nil, position: entry.value.position), scope: scope,
          isBroken: true)
    }
  }

  /// Reads a component from a file, or reports that the file can't be read and returns `nil`.
  private mutating func component(
    _ name: String, inFile path: DocumentScalar, _ origin: SourceOrigin?
  ) -> Component? {
    let file = ((origin?.file).map(folderPrefix(of:)) ?? "") + path.text
    var position = path.position
    position.origin = origin
    let inner = SourceOrigin(component: name, file: file, use: position)
    guard let content = content(of: file, named: path, origin, inner) else { return nil }
    return component(name, content.node, scope: content.scope, inner)
  }

  /// Returns the contents of a component file, which is read only once, or reports a problem and returns `nil`.
  private mutating func content(
    of file: String, named path: DocumentScalar, _ origin: SourceOrigin?, _ inner: SourceOrigin
  ) -> (node: DocumentNode, scope: Int)? {
    if let known = contents[file] { return known }
    guard files.count < Self.fileLimit else {
      report(path.position, .tooManyFiles(limit: Self.fileLimit), origin)
      return nil
    }
    files.append(file)
    let bytes: [UInt8]
    do throws(ReferencedFileFault) { bytes = try read(file) } catch {
      report(path.position, .unreadableFile(file, reason: error.reason), origin)
      return nil
    }
    var found: [SceneProblem] = []
    let syntax = SceneSyntax(fileName: file, bytes: bytes)
    let node = readDocument(bytes, syntax: syntax, problems: &found)
    problems += found.map { $0.inside(inner) }
    guard let node else { return nil }
    let scope = scopes.count
    scopes.append([:])
    contents[file] = (node, scope)
    if let components = node.entry("components") {
      readComponents(components, scope: scope, origin: inner)
    }
    return (node, scope)
  }

  // MARK: - Definitions

  private mutating func component(
    _ name: String, _ node: DocumentNode, scope: Int, _ origin: SourceOrigin?
  ) -> Component? {
    var reader = SceneReader(file: file)
    defer { problems += reader.problems.map { problem in origin.map(problem.inside) ?? problem } }
    guard let fields = reader.fields(of: node, .component, "the component '\(name)'") else {
      return nil
    }
    if origin == nil, let entry = fields["components"] {
      reader.problems.append(.init(entry.keyPosition, ComponentFault.innerComponents))
    }
    guard let view = fields["view"] else {
      reader.problems.append(.init(node.position, .missingKey("view", of: .component)))
      return nil
    }
    var root = view.value
    if root.isNothing { root.content = .mapping([]) }
    if let file = origin?.file { root = root.withImages(below: folderPrefix(of: file)) }
    return Component(
      name: name, parameters: parameters(fields["parameters"], origin, &reader), view: root,
      constraints: reader.list(fields["constraints"]),
      place: DefinitionPlace(file: origin?.file, position: node.position), scope: scope)
  }

  private func parameters(
    _ entry: DocumentNode.Entry?, _ origin: SourceOrigin?, _ reader: inout SceneReader
  ) -> [ComponentParameter] {
    guard let entry, !entry.value.isNothing else { return [] }
    guard case .mapping(let entries) = entry.value.content else {
      let expected = "a mapping of names to kinds such as Text, or to [Text, a default]"
      reader.problems.append(
        .init(entry.value.position, .wrongShape("parameters", expected: expected)))
      return []
    }
    return entries.map { parameter($0, origin, &reader) }
  }

  private func parameter(
    _ entry: DocumentNode.Entry, _ origin: SourceOrigin?, _ reader: inout SceneReader
  ) -> ComponentParameter {
    if !isParameterName(entry.key) {
      reader.problems.append(.init(entry.keyPosition, ComponentFault.badParameterName(entry.key)))
    }
    var kind = entry.value
    var defaultValue: DocumentNode?
    if case .sequence(let parts) = entry.value.content, parts.count == 2 {
      (kind, defaultValue) = (parts[0], parts[1])
    }
    guard let word = kind.scalar?.text else {
      let expected = "a kind such as Text, or a list of a kind and a default"
      reader.problems.append(.init(kind.position, .wrongShape(entry.key, expected: expected)))
      return ComponentParameter(name: entry.key, kind: .text, defaultValue: kind)
    }
    guard let known = ComponentParameter.Kind(rawValue: word) else {
      let words = ComponentParameter.Kind.allCases.map(\.rawValue)
      reader.problems.append(
        .init(
          kind.position,
          ComponentFault.unknownKind(
            word, kinds: words, suggestion: spellingSuggestion(for: word, among: words)))
      )
      return ComponentParameter(name: entry.key, kind: .text, defaultValue: kind)
    }
    if let value = defaultValue, !known.takes(value, metrics: metrics) {
      defaultValue = known.standIn(at: value.position)
      reader.problems.append(
        .init(value.position, ComponentFault.wrongDefault(entry.key, kind: known.description)))
    }
    if known == .image, let file = origin?.file {
      defaultValue = defaultValue?.asPath(below: folderPrefix(of: file))
    }
    return ComponentParameter(name: entry.key, kind: known, defaultValue: defaultValue)
  }

  private mutating func report(
    _ position: SourcePosition, _ fault: ComponentFault, _ origin: SourceOrigin?
  ) {
    var position = position
    position.origin = origin
    problems.append(.init(position, fault))
  }
}
