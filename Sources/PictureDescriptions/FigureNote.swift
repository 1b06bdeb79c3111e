public import AutoLayout

/// An author's note on a figure, with the items or attributes that it's about.
///
/// Notes have no coordinates. On each canvas, a note is placed at the best free position near its items.
public struct FigureNote: Hashable, Sendable {
  /// The kind of a note, with its text and the items and attributes that it's about.
  public enum Content: Hashable, Sendable {
    /// Text near an item or attribute.
    case text(String, at: Place)
    /// Text joined to an item or attribute by a leader line.
    ///
    /// If `side` is `nil`, the best side is chosen.
    case callout(String, at: Place, side: Side? = nil)
    /// A number or letter in a circle on an item or attribute, with optional text in the legend.
    case marker(String, at: Place, words: String?)
    /// A bracket with text along some items.
    ///
    /// If `side` is `nil`, the best side is chosen.
    case bracket(String, over: [Place], side: Side?)
    /// An arrow from one item or attribute to another, with optional text.
    case arrow(String?, from: Place, to: Place)
    /// A legend entry: a swatch that looks like an item, and a text.
    case legend(String, of: Place)
  }

  /// The kinds of notes, without associated values.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Text with a leader line to an item.
    case callout
    /// A numbered circle on an item.
    case marker
    /// A bracket along items, with text.
    case bracket
    /// An arrow between two items, with text.
    case arrow
    /// Text beside a swatch in the legend below the picture.
    case legend
    /// Text without a line, circle or bracket.
    ///
    /// In scene files, the keys of other kinds take precedence, because a marker may have a `text` key too.
    case text
  }

  /// An item, or one of its attributes.
  public struct Place: Hashable, Sendable {
    /// The item's name in equations, such as `title` or `root.margins`.
    public var item: String
    /// The attribute, or `nil` for the whole item.
    public var attribute: LayoutConstraint.Attribute?

    /// Creates a place from the name of an item and, optionally, an attribute.
    public init(_ item: String, _ attribute: LayoutConstraint.Attribute? = nil) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The side of some items; leading and trailing follow the layout direction.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Above the items.
    case top
    /// At the leading edge of the items.
    case leading
    /// Below the items.
    case bottom
    /// At the trailing edge of the items.
    case trailing
  }

  /// The kind of the note, with its text and the items and attributes that it's about.
  public var content: Content
  /// The note's id in structured SVG, or `nil` for a numbered id such as `note-2`.
  public var identifier: String?
  /// The maximum number of characters in a marker's circle.
  package static let markLength = 3

  /// The line of the note in the scene file, or `nil` if it isn't known.
  package var line: Int?

  /// Creates a note.
  public init(_ content: Content, identifier: String? = nil) {
    self.content = content
    self.identifier = identifier
  }
}

extension FigureNote {
  /// Whether the note is a marker, which is a number or letter in a circle.
  package var isMarker: Bool {
    if case .marker = content { true } else { false }
  }

  /// A copy of the note in which attributes are replaced by their whole items.
  package var aboutItems: FigureNote {
    func whole(_ place: Place) -> Place { Place(place.item) }
    let content: Content =
      switch content {
      case .text(let words, let place): .text(words, at: whole(place))
      case .callout(let words, let place, let side):
        .callout(words, at: whole(place), side: side)
      case .marker(let mark, let place, let words): .marker(mark, at: whole(place), words: words)
      case .bracket(let words, let places, let side):
        .bracket(words, over: places.map(whole), side: side)
      case .arrow(let words, let start, let end):
        .arrow(words, from: whole(start), to: whole(end))
      case .legend(let words, let place): .legend(words, of: whole(place))
      }
    var note = self
    note.content = content
    return note
  }
}

extension FigureNote {
  /// The items and attributes that the note is about.
  package var places: [Place] {
    switch content {
    case .text(_, let place), .callout(_, let place, _), .marker(_, let place, _),
      .legend(_, let place):
      [place]
    case .bracket(_, let places, _): places
    case .arrow(_, let start, let end): [start, end]
    }
  }

  /// The author's text, or `nil` for a marker or arrow without text.
  public var words: String? {
    switch content {
    case .text(let words, _), .callout(let words, _, _), .bracket(let words, _, _),
      .legend(let words, _):
      words
    case .marker(_, _, let words), .arrow(let words, _, _): words
    }
  }

  /// The kind of note.
  ///
  /// Its raw value is used in scene files and as a class in structured SVG.
  public var kind: Kind {
    switch content {
    case .text: .text
    case .callout: .callout
    case .marker: .marker
    case .bracket: .bracket
    case .arrow: .arrow
    case .legend: .legend
    }
  }

  /// The note's name in messages: its text, otherwise the text in its circle, otherwise the name of its kind.
  package var title: String {
    if case .marker(let mark, _, nil) = content { return mark }
    return words ?? kind.rawValue
  }
}

extension FigureNote.Place: CustomStringConvertible {
  /// The place as written in equations, such as `title` or `title.leading`.
  public var description: String { attribute.map { "\(item).\($0.name)" } ?? item }
}
