public import Figures
internal import SceneFile

extension FigureWords {
  /// Reads a file of words.
  ///
  /// - Throws: `PlumblineError` for a file that cannot be read, and for what is wrong in it.
  public static func file(at path: String) throws(PlumblineError) -> FigureWords {
    let bytes = try SceneInput.bytes(at: path)
    do throws(SceneError) {
      return try FigureWords(bytes: bytes, file: path)
    } catch {
      throw .unreadableScene(error)
    }
  }

  /// Reads words from the bytes of a file, YAML or JSON.
  ///
  /// - Throws: `SceneError` with everything that can be found wrong in one go.
  public init(bytes: [UInt8], file: String) throws(SceneError) {
    let document = try WordsDocument(
      bytes: bytes, file: file,
      keys: Key.allCases.map { WordsDocument.Key(name: $0.rawValue, placeholders: $0.placeholders) }
    )
    var texts: [Key: Text] = [:]
    for (name, text) in document.texts {
      if let key = Key(rawValue: name) { texts[key] = Text(one: text.one, other: text.other) }
    }
    let base = FigureWords(language: document.base) ?? .english
    self = base.replacing(texts, language: document.language)
  }
}
