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
}
