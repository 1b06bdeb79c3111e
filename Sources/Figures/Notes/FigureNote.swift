public import AutoLayout

/// A note of the author's on a figure: words, and the items or attributes that they are about.
///
/// Notes have no coordinates. Each takes the best place that is free near what it is about, on every canvas
/// anew.
public struct FigureNote: Hashable, Sendable {
  /// The kinds of notes.
  public enum Content: Hashable, Sendable {
    /// Words near a place.
    case text(String, at: Place)
    /// Words at the end of a line from a place.
    case callout(String, at: Place)
    /// A number or letter in a circle at a place; its words are in the legend.
    case marker(String, at: Place, words: String?)
    /// A bracket along items, on the best side if none is given, with words.
    case bracket(String, over: [Place], side: Side?)
    /// An arrow from one place to another, with words beside it.
    case arrow(String?, from: Place, to: Place)
    /// A line of the legend: how an item looks, and words.
    case legend(String, of: Place)
  }

  /// An item, or one of its attributes.
  public struct Place: Hashable, Sendable {
    /// The item, by the name that equations have for it: `title`, or `root.margins`.
    public var item: String
    /// The attribute; nil for the item as a whole.
    public var attribute: LayoutConstraint.Attribute?

    /// Names an item, or an attribute of it.
    public init(_ item: String, _ attribute: LayoutConstraint.Attribute? = nil) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// A side of items, leading and trailing by the layout's direction.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    case top
    case leading
    case bottom
    case trailing
  }

  /// What the note is, and where.
  public var content: Content
  /// The note's id in structured SVG; nil for one by its number, such as `note-2`.
  public var identifier: String?

  /// Makes a note.
  public init(_ content: Content, identifier: String? = nil) {
    self.content = content
    self.identifier = identifier
  }
}

extension FigureNote {
  /// The author's words; nil for a marker or an arrow without any.
  public var words: String? {
    switch content {
    case .text(let words, _), .callout(let words, _), .bracket(let words, _, _),
      .legend(let words, _):
      words
    case .marker(_, _, let words), .arrow(let words, _, _): words
    }
  }

  /// The word for the note's kind, in scene files and as a class in structured SVG.
  public var kind: String {
    switch content {
    case .text: "text"
    case .callout: "callout"
    case .marker: "marker"
    case .bracket: "bracket"
    case .arrow: "arrow"
    case .legend: "legend"
    }
  }

  /// What messages call the note: its words, or else its mark or its kind.
  var title: String {
    if case .marker(let mark, _, nil) = content { return mark }
    return words ?? kind
  }
}

extension FigureNote.Place: CustomStringConvertible {
  /// The place as equations write it: `title`, or `title.leading`.
  public var description: String { attribute.map { "\(item).\($0.name)" } ?? item }
}
