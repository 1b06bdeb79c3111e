/// The options for drawing a figure, which don't affect the layout.
public struct FigureOptions: Hashable, Sendable {
  /// The theme, which sets the figure's colors, strokes and font.
  public var theme: Theme
  /// The overlays to draw.
  public var overlays: Set<Overlay>
  /// The identifiers of the constraints, views or guides to which each overlay is limited.
  ///
  /// Overlays without an entry aren't limited.
  public var subjects: [Overlay: Set<String>] = [:]
  /// The title above the picture, drawn if ``overlays`` contains ``Overlay/caption``.
  public var title: String
  /// The caption below the title, or `nil` to show the canvas's size.
  public var caption: String?
  /// The angle and spacing of the exploded view hierarchy, or `nil` for a flat figure.
  public var exploded: Explosion?
  /// The author's description of the figure, with which the alternative text begins.
  public var summary = ""
  /// The words, in one language, for the figure and its alternative text.
  public var words = FigureWords.english
  /// The options for SVG files.
  public var svg = SVGOptions()
  /// The constraint to explain, or `nil` to explain no constraint.
  ///
  /// The constraint's equation is above the canvas. Its items are marked, and everything else is dimmed.
  public var anatomy: Subject?
  /// The visual format strings to show above the canvas, as zero-based positions among the layout's strings.
  ///
  /// The constraints that the strings create are marked, and everything else is dimmed.
  package var visualFormats: [Int] = []
  /// The items and constraints to emphasize, omit or restyle.
  public var emphasis = FigureEmphasis()
  /// The author's notes on the figure.
  public var notes: [FigureNote] = []
  /// The crop, margin, background and size of the figure.
  public var paper = FigurePaper()
  /// The animation of the figure, which only PNG and structured SVG support.
  public var motion = Motion.still

  /// Creates options, by default for a figure that shows guides and names.
  public init(
    theme: Theme = .light, overlays: Set<Overlay> = [.guides, .names], title: String = ""
  ) {
    self.theme = theme
    self.overlays = overlays
    self.title = title
  }
}

extension FigureOptions {
  /// A constraint of a layout, identified by its identifier or position.
  public enum Subject: Hashable, Sendable {
    /// The first constraint with the given identifier.
    case identifier(String)
    /// The constraint at a zero-based position among the scene file's constraints.
    case ordinal(Int)
  }

  /// The animation of a figure.
  public enum Motion: Hashable, Sendable {
    /// No animation.
    case still
    /// The dashes around the author's guides move clockwise.
    case marching
    /// The canvas changes from each of the figure's canvases to the next.
    case canvases
  }
}

extension FigureOptions {
  /// The look of the figure's views.
  ///
  /// If the overlays are the old look's defaults, setting a new look replaces them with the new look's defaults.
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

  /// Whether an overlay is on and shows items or constraints with any of the given names.
  package func shows(_ overlay: Overlay, of names: [String]) -> Bool {
    guard overlays.contains(overlay) else { return false }
    guard let subjects = subjects[overlay] else { return true }
    return names.contains(where: subjects.contains)
  }

  /// Shows only the requested overlays, each limited to the identifiers in the requests for it.
  ///
  /// An overlay isn't limited if any request for it has no identifier.
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
