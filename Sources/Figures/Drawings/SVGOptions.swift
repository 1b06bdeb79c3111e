/// How an SVG file is made.
public struct SVGOptions: Hashable, Sendable {
  /// What the file is for.
  public var form: SVGForm
  /// Whether a structured file takes dark colours where its reader prefers them; only a figure of
  /// the light theme does.
  public var followsReader: Bool
  /// The scene's source, to be kept in a structured file's metadata; nil for none.
  public var source: String?

  /// Makes options; outlined files without the scene's source unless something else is asked for.
  public init(
    form: SVGForm = .outlined, followsReader: Bool = true, source: String? = nil
  ) {
    self.form = form
    self.followsReader = followsReader
    self.source = source
  }
}

/// What an SVG file is for, by the word that the command line uses.
public enum SVGForm: String, Hashable, Sendable, CaseIterable {
  /// The same everywhere: texts are outlines, nothing has a name.
  case outlined
  /// For pages: each view, guide and constraint is a group with an id and classes, texts are texts.
  case structured
}
