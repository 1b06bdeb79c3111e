package import AutoLayout

/// The theme and contents of a figure, which don't affect the layout.
public struct FigureOptions: Hashable, Sendable {
  /// The theme.
  public var theme: Theme
  /// The overlays to draw.
  public var overlays: Set<Overlay>
  /// The identifiers of the constraints, views or guides that each overlay is limited to.
  ///
  /// An overlay without an entry shows everything.
  public var subjects: [Overlay: Set<String>] = [:]
  /// The title above the picture, drawn if ``overlays`` contain ``Overlay/caption``.
  public var title: String
  /// The line below the title, or `nil` to show the canvas's size.
  public var caption: String?
  /// The exploded view of the hierarchy, or `nil` for a flat figure.
  public var exploded: Explosion?
  /// The author's description.
  ///
  /// The alternative text begins with it.
  public var summary = ""
  /// The words of the figure and of its alternative text.
  public var words = FigureWords.english
  /// The options for SVG files.
  public var svg = SVGOptions()
  /// The constraint that the figure explains, or `nil` if it explains none.
  ///
  /// The constraint's equation is above the canvas. Its items are marked, and everything else is dimmed.
  public var anatomy: Subject?
  /// The visual format strings to show above the canvas.
  ///
  /// The constraints that the strings create are marked, and everything else is dimmed.
  package var formats: [VisualFormatText] = []
  /// The emphasized, omitted and restyled items.
  public var emphasis = FigureEmphasis()
  /// The author's notes.
  public var notes: [FigureNote] = []
  /// The crop, margin and background.
  public var paper = FigurePaper()
  /// The movement.
  ///
  /// Only PNG and structured SVG support it.
  public var motion = Motion.still

  /// Makes options, by default for a figure with guides and names.
  public init(
    theme: Theme = .light, overlays: Set<Overlay> = [.guides, .names], title: String = ""
  ) {
    self.theme = theme
    self.overlays = overlays
    self.title = title
  }
}

extension FigureOptions {
  /// A constraint of a layout, referred to by its identifier or position.
  public enum Subject: Hashable, Sendable {
    /// The first constraint with an identifier.
    case identifier(String)
    /// The constraint with a position among the scene file's constraints, counted from 0.
    case ordinal(Int)
  }

  /// The movement in a figure.
  public enum Motion: Hashable, Sendable {
    /// No movement.
    case still
    /// The dashes around the author's guides move clockwise.
    case marching
    /// The canvas changes from one size to the next, if the figure has several canvases.
    case canvases
  }
}

extension FigureOptions {
  /// The look of views.
  ///
  /// If the overlays are the old look's default ones, setting another look replaces them with its default overlays.
  public var look: FigureLook {
    get { emphasis.look }
    set {
      let caption = overlays.intersection([.caption])
      if subjects.isEmpty, overlays == look.overlays.union(caption) {
        overlays = newValue.overlays.union(caption)
      }
      emphasis.look = newValue
    }
  }

  /// Whether an overlay is on and shows content that has any of the given names.
  package func shows(_ overlay: Overlay, of names: [String]) -> Bool {
    guard overlays.contains(overlay) else { return false }
    guard let subjects = subjects[overlay] else { return true }
    return names.contains(where: subjects.contains)
  }

  /// Replaces the overlays by the requested ones, and limits each overlay to the identifiers in its requests.
  ///
  /// If any request for an overlay has no identifier, the overlay shows everything.
  public mutating func show(_ words: [OverlayWord]) {
    overlays = Set(words.map(\.overlay))
    subjects = [:]
    for word in words {
      if let subject = word.subject { subjects[word.overlay, default: []].insert(subject) }
    }
    // A bare word shows everything, regardless of identifiers beside it.
    for word in words where word.subject == nil { subjects[word.overlay] = nil }
  }
}
