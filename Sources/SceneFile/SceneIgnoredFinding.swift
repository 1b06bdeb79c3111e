package import LayoutDocuments

/// An entry of a scene's `lint: { ignore: … }`: findings that the author accepts.
package struct SceneIgnoredFinding: Hashable, Sendable {
  /// The name of the rule.
  package var rule: String
  /// The item of the findings, by its name in equations, or `nil` for findings about any item.
  package var item: String?
  /// The author's reason.
  package var reason: String
  /// The position of the entry in the file.
  package var position: SourcePosition

  /// The rules that can be ignored, in the order in which messages list them.
  ///
  /// The Lint module, which this module doesn't import, has the same rules. A test compares them.
  package static let rules = [
    "conflict", "ambiguity", "competing-priorities", "overlap", "outside-superview",
    "outside-canvas", "outside-safe-area", "truncated-text", "text-contrast", "touch-target",
    "left-right", "repeated-margin", "fixed-text-width", "required-content-size",
    "aspect-ratio", "unused-guide", "redundant", "no-effect", "repeated-spacing",
    "frame-and-constraints", "no-baseline", "scroll-content",
  ]
}
