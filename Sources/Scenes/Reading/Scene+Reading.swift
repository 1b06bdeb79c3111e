extension Scene {
  /// Reads a scene from a file: a scene file, an Interface Builder document, or Swift code.
  ///
  /// For a document with several scenes, or a Swift file, the scene's name follows `#`, as in `Main.storyboard#Login`.
  ///
  /// - Parameter path: The file, or `-` for standard input.
  /// - Throws: `PlumblineError` if the file can't be read or is invalid.
  public init(at path: String) throws(PlumblineError) { self = try SceneInput.scene(at: path) }
}
