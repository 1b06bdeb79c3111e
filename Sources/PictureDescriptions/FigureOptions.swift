package import AutoLayout

/// The theme and contents of a figure, which don't affect the layout.
public struct FigureOptions: Hashable, Sendable {
  /// The theme.
  public var theme: Theme
  /// The overlays.
  public var overlays: Set<Overlay>
  /// The identifiers that overlays are limited to: those of constraints, views or guides.
  ///
  /// An overlay without an entry shows everything.
  public var subjects: [Overlay: Set<String>] = [:]
  /// The title above the picture, drawn if ``overlays`` contain ``Overlay/caption``.
  public var title: String
  /// The line below the title, or `nil` for the canvas's size.
  public var caption: String?
  /// The exploded view of the hierarchy, or `nil` for a flat figure.
  public var exploded: Explosion?
  /// The author's description, with which the alternative text begins.
  public var summary = ""
  /// The words of the figure and of its alternative text.
  public var words = FigureWords.english
  /// The options for SVG files.
  public var svg = SVGOptions()
  /// The constraint that the figure explains, or `nil` if it doesn't.
  ///
  /// Its equation is above the canvas. Its items are marked, and everything else is dimmed.
  public var anatomy: Subject?
  /// The visual format strings above the canvas.
  ///
  /// Their constraints are marked, and everything else is dimmed.
  package var formats: [VisualFormatText] = []
  /// The emphasized, omitted and restyled items.
  public var emphasis = FigureEmphasis()
  /// The author's notes.
  public var notes: [FigureNote] = []
  /// The crop, margin and background.
  public var paper = FigurePaper()
  /// The movement in formats that support it: PNG, and structured SVG.
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
  /// A constraint of a layout.
  public enum Subject: Hashable, Sendable {
    /// The first one with an identifier.
    case identifier(String)
    /// The one with an ordinal among those in the scene file, counted from 0.
    case ordinal(Int)
  }

  /// The movement in a figure.
  public enum Motion: Hashable, Sendable {
    /// No movement.
    case still
    /// The outlines of the author's guides move clockwise.
    case marching
    /// The canvas changes its size, if the figure has several canvases.
    case canvases
  }
}

extension FigureOptions {
  /// The look of views.
  ///
  /// A new look replaces the overlays, unless they differ from the old look's default.
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

  /// Whether an overlay shows content with any of some names.
  package func shows(_ overlay: Overlay, of names: [String]) -> Bool {
    guard overlays.contains(overlay) else { return false }
    guard let subjects = subjects[overlay] else { return true }
    return names.contains(where: subjects.contains)
  }

  /// Replaces the overlays by requested ones, each as a word and optionally an identifier,
  /// such as `constraints:gap`.
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
