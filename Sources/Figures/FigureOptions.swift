package import AutoLayout
public import Foundation

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
  /// What the figure shows, for documents that say so to those who do not see it.
  public var summary = ""
  /// How SVG files are made.
  public var svg = SVGOptions()
  /// The constraint that the figure takes apart: its equation above the canvas, its parts named,
  /// its items marked and all else dimmed; nil for none.
  public var anatomy: Subject?
  /// The visual format strings that stand above the canvas, whose constraints are marked on it and
  /// all else dimmed.
  package var formats: [VisualFormatText] = []
  /// How much paper around the canvas dimension lines and names may use, in points; nil for what
  /// the figure needs.
  public var margin: CGFloat?
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
  package var effectiveMargin: CGFloat {
    margin ?? (anatomy != nil ? 32 : formats.isEmpty ? 0 : 40)
  }

  /// What moves in a figure.
  public enum Motion: Hashable, Sendable {
    /// Nothing.
    case still
    /// The outlines of the author's guides, clockwise.
    case marching
  }
}

/// Something that a figure can show besides the views, by the word that the command line uses.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
  /// The layout guides that the author added.
  case guides
  /// The identifiers of views without text and of guides.
  case names
  /// The layout margins of the root and of each view with subviews.
  case margins
  /// The root's safe area.
  case safeArea = "safe-area"
  /// The root's readable content guide.
  case readable
  /// The root's keyboard guide.
  case keyboard
  /// A title and the canvas size above the picture, and paper around it.
  case caption
  /// A pale fill inside of each guide.
  case tints
  /// What constraints say, as dimension lines: `8`, `≥ 8`, `½`, `16:9`, `@750`.
  case constraints
  /// How large views and guides came to be, as dimension lines.
  case dimensions
  /// The rectangles that constraints align, where they differ from frames.
  case alignmentRects = "alignment-rects"
  /// Lines through what constraints align.
  case alignment
  /// The first and the last baselines of texts.
  case baselines
  /// Equal ticks on what constraints make equally large.
  case equal
  /// How large contents want their views to be, and how strongly.
  case intrinsic
  /// The attributes that constraints can name, on the views that the overlay is limited to.
  case attributes
  /// Constraints that cannot hold together, in red, the broken one crossed out.
  case conflicts
  /// Another layout that the constraints allow as well, as ghosts.
  case ambiguity
  /// The corners and the sensor housing of the canvas's device.
  case device
}

extension FigureOptions {
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

/// An overlay as it is asked for: `constraints` for all, `constraints:gap` for those of one
/// identifier.
public struct OverlayWord: Hashable, Sendable {
  /// What is shown.
  public var overlay: Overlay
  /// The identifier that it is limited to; nil for everything.
  public var subject: String?

  /// Asks for an overlay.
  public init(_ overlay: Overlay, subject: String? = nil) {
    self.overlay = overlay
    self.subject = subject
  }

  /// Reads a word; nil where it names no overlay, and where one that takes no identifier has one.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let overlay = Overlay(rawValue: parts[0].lowercased()) else { return nil }
    self.overlay = overlay
    guard parts.count > 1 else { return }
    guard overlay.takesSubject, !parts[1].isEmpty else { return nil }
    subject = String(parts[1])
  }
}

extension Overlay {
  /// Whether the overlay can be limited to constraints, views or guides by their identifiers.
  public var takesSubject: Bool {
    switch self {
    case .constraints, .dimensions, .alignmentRects, .intrinsic, .attributes, .equal, .baselines:
      true
    case .guides, .names, .margins, .safeArea, .readable, .keyboard, .caption, .tints, .alignment,
      .conflicts, .ambiguity, .device:
      false
    }
  }
}
