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
