public import PictureDescriptions

extension FigureWords {
  /// Parses the words of figures from a file in YAML or JSON.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - file: The file's name, for messages.
  /// - Throws: `SceneError` with everything that can be found wrong in one pass.
  public init(bytes: [UInt8], file: String) throws(SceneError) {
    var problems: [SceneProblem] = []
    let syntax = SceneSyntax(fileName: file, bytes: bytes)
    let node = readDocument(bytes, syntax: syntax, problems: &problems)
    guard let node else { throw SceneError(file: file, problems: problems) }
    var reader = WordsReader(reader: SceneReader(file: file))
    let words = reader.words(node)
    problems += reader.reader.problems
    guard let words, problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    self = words
  }
}
