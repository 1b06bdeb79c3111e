internal import LayoutDocuments

/// A scene with all components and repetitions expanded.
package struct ExpandedDocument {
  /// The expanded scene as a YAML or JSON value.
  let node: DocumentNode
  /// The paths of the component files relative to the scene's folder, in the order in which they were read.
  let componentFiles: [String]
  /// The problems with components and their uses.
  let problems: [SceneProblem]
  /// Whether the expanded scene is too large to be read; if so, ``problems`` contains the reason.
  let isTooLarge: Bool

  /// Expands a scene.
  ///
  /// - Parameters:
  ///   - scene: The value of a scene file.
  ///   - file: The path of the scene file, for messages.
  ///   - readFile: Reads a component file at a path that is relative to the scene's folder.
  /// - Complexity: O(values of the expanded scene).
  init(
    _ scene: DocumentNode, of file: String,
    readFile: @escaping (String) throws(ReferencedFileFault) -> [UInt8]
  ) {
    guard scene.hasComponents else {
      (node, componentFiles, problems, isTooLarge) = (scene, [], [], false)
      return
    }
    let library = ComponentLibrary(
      scene.entry("components"), of: file,
      metrics: Set(scene.entry("metrics")?.value.keyList ?? []), read: readFile)
    var expander = ComponentExpander(library, file: file)
    node = expander.expanded(scene)
    componentFiles = library.files
    problems = library.problems + expander.problems
    isTooLarge = expander.isFull
  }

  /// Reads and expands the scene of a file.
  ///
  /// - Throws: `SceneError` with all problems of the scene's syntax and of its components.
  package init(
    bytes: [UInt8], file: String, syntax: SceneSyntax,
    readFile: @escaping (String) throws(ReferencedFileFault) -> [UInt8]
  ) throws(SceneError) {
    var problems: [SceneProblem] = []
    let node = readDocument(bytes, syntax: syntax, problems: &problems)
    let written = node.map { Self($0, of: file, readFile: readFile) }
    problems += written?.problems ?? []
    guard let written, problems.isEmpty else {
      throw SceneError(file: file, problems: problems)
    }
    self = written
  }

  /// Returns the paths of the component files that a file refers to, relative to the file's folder.
  package static func componentPaths(in bytes: [UInt8], file: String) -> [String] {
    var problems: [SceneProblem] = []
    let syntax = SceneSyntax(fileName: file, bytes: bytes)
    let node = readDocument(bytes, syntax: syntax, problems: &problems)
    guard case .mapping(let entries) = node?.entry("components")?.value.content else { return [] }
    return entries.compactMap { $0.value.scalar }.filter { !$0.isNothing }.map(\.text)
  }
}
