/// Options for an SVG file.
public struct SVGOptions: Hashable, Sendable {
  /// The purpose of the file.
  public var form: SVGForm
  /// Whether a structured file has dark colors for readers who prefer them.
  ///
  /// Only figures with the light theme do.
  public var followsReader: Bool
  /// The scene's source for a structured file's metadata, or `nil` to leave it out.
  public var source: String?

  /// Makes options, by default for an outlined file without the scene's source.
  public init(
    form: SVGForm = .outlined, followsReader: Bool = true, source: String? = nil
  ) {
    self.form = form
    self.followsReader = followsReader
    self.source = source
  }
}

/// The purpose of an SVG file, as named on the command line.
public enum SVGForm: String, Hashable, Sendable, CaseIterable {
  /// Looks the same everywhere: text is outlines, and nothing has a name.
  case outlined
  /// For web pages: each view, guide and constraint is a group with an id and classes, and text stays text.
  case structured
}
