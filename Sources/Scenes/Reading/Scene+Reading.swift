extension Scene {
  /// Reads a scene from a file: a scene file, an Interface Builder document, or Swift code.
  ///
  /// A document of several scenes and a Swift file name theirs after `#`, as in `Main.storyboard#Login`.
  ///
  /// - Parameter path: The file, or `-` for standard input.
  /// - Throws: `PlumblineError` for a file that can't be read, and for what is wrong in it.
  public init(at path: String) throws(PlumblineError) { self = try SceneInput.scene(at: path) }
}
