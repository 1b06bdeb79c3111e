public import Figures
internal import SceneFile

extension FigureWords {
  /// Reads the words of figures from a file.
  ///
  /// - Throws: `PlumblineError` if the file can't be read or is invalid.
  public static func file(at path: String) throws(PlumblineError) -> FigureWords {
    let bytes = try SceneInput.bytes(at: path)
    do throws(SceneError) {
      return try FigureWords(bytes: bytes, file: path)
    } catch {
      throw .unreadableScene(error)
    }
  }
}
