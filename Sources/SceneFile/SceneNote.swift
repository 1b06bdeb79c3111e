package import AutoLayout

/// A note in the `figure:` section of a scene.
package struct SceneNote: Hashable, Sendable {
  /// What a note is, by the key that says so.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case callout
    case marker
    case bracket
    case arrow
    case legend
    /// Words alone; the last, because markers have a `text` too.
    case text

    /// The keys that a note of the kind may have besides its id; the first ones are required.
    var keys: (required: [String], optional: [String]) {
      switch self {
      case .callout, .legend, .text: (["at"], [])
      case .marker: (["at"], ["text"])
      case .bracket: (["over"], ["side"])
      case .arrow: (["from", "to"], [])
      }
    }
  }

  /// An item, or one of its attributes.
  package struct Place: Hashable, Sendable {
    /// The item as equations name it: `title`, or `root.margins`.
    package var item: String
    /// The attribute; nil for the item as a whole.
    package var attribute: LayoutConstraint.Attribute?

    /// The place as equations write it.
    var text: String { attribute.map { "\(item).\($0.name)" } ?? item }
  }

  /// What the note is.
  package var kind: Kind
  /// The words; nil for a marker or an arrow without any.
  package var words: String?
  /// What stands in a marker's circle.
  package var mark: String?
  /// What the note is about: one place, both ends of an arrow, or the items of a bracket.
  package var places: [Place]
  /// The side of a bracket; nil for the best one.
  package var side: String?
  /// The note's id in structured SVG.
  package var identifier: String?
  /// The line of the file that the note begins on, or `nil` if it isn't from a file.
  package var line: Int?

  /// The sides that a bracket can have.
  package static let sides = ["top", "leading", "bottom", "trailing"]
  /// The most characters of a mark.
  static let markLength = 3
}
