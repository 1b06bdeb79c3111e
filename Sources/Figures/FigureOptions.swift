package import AutoLayout
import Foundation

/// What a figure shows besides the views, and in which colours; none of it changes the layout.
public struct FigureOptions: Hashable, Sendable {
  /// The colours.
  public var theme: Theme
  /// What is drawn besides the views.
  public var overlays: Set<Overlay>
  /// The identifiers that an overlay is limited to, of constraints, views or guides; an overlay
  /// without an entry shows everything.
  public var subjects: [Overlay: Set<String>] = [:]
  /// The title above the picture; it is drawn when ``Overlay/caption`` is among the overlays.
  public var title: String
  /// The line below the title; nil for the canvas's size.
  public var caption: String?
  /// How far the levels of the hierarchy are taken apart; nil for a figure that is flat.
  public var exploded: Explosion?
  /// The author's description of what the figure shows; the figure's alternative text begins with it.
  public var summary = ""
  /// The words of the figure and of its alternative text.
  public var words = FigureWords.english
  /// How SVG files are made.
  public var svg = SVGOptions()
  /// The constraint that the figure takes apart: its equation above the canvas, its parts named,
  /// its items marked and all else dimmed; nil for none.
  public var anatomy: Subject?
  /// The visual format strings that stand above the canvas, whose constraints are marked on it and
  /// all else dimmed.
  package var formats: [VisualFormatText] = []
  /// What the figure is about, what it leaves out, and what looks otherwise.
  public var emphasis = FigureEmphasis()
  /// The author's notes.
  public var notes: [FigureNote] = []
  /// The part of the canvas that is shown, and the paper around it.
  public var paper = FigurePaper()
  /// Whether anything moves in the formats that can: PNG, and structured SVG.
  public var motion = Motion.still

  /// Makes options; a figure shows guides and names unless it is asked for something else.
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
    /// The one at a place among those that a scene file states, counted from 0.
    case ordinal(Int)
  }

  /// The margin asked for, or what marks beyond the canvas's edges need where constraints are taken
  /// apart.
  var effectiveMargin: CGFloat {
    if case .points(let points) = paper.margin { return points }
    return anatomy != nil ? 32 : formats.isEmpty ? 0 : 40
  }

  /// What moves in a figure.
  public enum Motion: Hashable, Sendable {
    /// Nothing.
    case still
    /// The outlines of the author's guides, clockwise.
    case marching
    /// The canvas, from one size to the next; nothing in a figure of one canvas.
    case canvases
  }
}

extension FigureOptions {
  /// How views are drawn.
  ///
  /// Another look has its own overlays in place of those of the old one, unless others were asked for.
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

  /// Whether an overlay shows what goes by any of some names.
  func shows(_ overlay: Overlay, of names: [String]) -> Bool {
    guard overlays.contains(overlay) else { return false }
    guard let subjects = subjects[overlay] else { return true }
    return names.contains(where: subjects.contains)
  }

  /// Shows what words ask for, in place of the overlays so far: an overlay, or an overlay and the
  /// one identifier that it is limited to, such as `constraints:gap`.
  public mutating func show(_ words: [OverlayWord]) {
    overlays = Set(words.map(\.overlay))
    subjects = [:]
    for word in words {
      if let subject = word.subject { subjects[word.overlay, default: []].insert(subject) }
    }
    // The bare word shows everything, whatever stands beside it.
    for word in words where word.subject == nil { subjects[word.overlay] = nil }
  }
}
