package import LayoutDocuments

/// An entry in a scene's `lint: { ignore: … }`, which accepts the findings of a rule.
package struct SceneIgnoredFinding: Hashable, Sendable {
  /// The name of the rule whose findings are accepted.
  package var rule: String
  /// The name of the item whose findings are accepted, as in equations, or `nil` for all items.
  package var item: String?
  /// The author's reason for accepting the findings.
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
