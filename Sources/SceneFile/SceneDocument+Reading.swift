internal import LayoutDocuments

extension SceneDocument {
  /// Reads and checks a scene file.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file's name, for messages.
  ///   - syntax: The syntax of the file.
  ///   - readFile: Reads a component file at a path that is relative to the scene's folder.
  /// - Throws: `SceneError` with everything that can be found wrong in one pass.
  package init(
    bytes: [UInt8], file: String, syntax: SceneSyntax,
    readFile: @escaping (String) throws(ReferencedFileFault) -> [UInt8] = noFile
  ) throws(SceneError) {
    var problems: [SceneProblem] = []
    if let kind = OtherFile(named: file, bytes) {
      throw SceneError(file: file, problems: [.init(.start, .otherFile(kind))])
    }
    let node = readDocument(bytes, syntax: syntax, problems: &problems)
    guard let node else { throw SceneError(file: file, problems: problems) }
    let written = ExpandedDocument(node, of: file, readFile: readFile)
    problems += written.problems
    guard !written.isTooLarge else { throw SceneError(file: file, problems: problems) }
    var reader = SceneReader(file: file)
    var document = reader.document(written.node)
    document?.componentFiles = written.componentFiles
    problems += reader.problems
    // Some mistakes show only when views are created. After one build here, rendering doesn't fail.
    problems += document?.problemsOfViews ?? []
    if problems.isEmpty { problems += document?.problemsOfFigure ?? [] }
    guard let document, problems.isEmpty else {
      throw SceneError(file: file, problems: problems)
    }
    self = document
  }

  /// Parses and validates a scene file, whose name or first character determines its syntax.
  ///
  /// - Throws: `SceneError` with everything that can be found wrong in one pass.
  package init(
    bytes: [UInt8], file: String,
    readFile: @escaping (String) throws(ReferencedFileFault) -> [UInt8] = noFile
  ) throws(SceneError) {
    let syntax = SceneSyntax(fileName: file, bytes: bytes)
    try self.init(bytes: bytes, file: file, syntax: syntax, readFile: readFile)
  }
}

/// Throws an error for every path, because a scene without a folder can't have component files.
package func noFile(_ path: String) throws(ReferencedFileFault) -> [UInt8] {
  throw ReferencedFileFault("this scene isn't in a folder")
}
