/// Optional content of a figure besides its views.
///
/// The raw value is the word for the overlay on the command line.
public enum Overlay: String, Hashable, Sendable, CaseIterable {
  /// The layout guides that the author added.
  case guides
  /// The identifiers of guides, and of views without text.
  case names
  /// The layout margins of the root and of each view with subviews.
  case margins
  /// The root's safe area.
  case safeArea = "safe-area"
  /// The root's readable content guide.
  case readable
  /// The root's keyboard guide.
  case keyboard
  /// A title and the canvas size above the picture, with paper around it.
  case caption
  /// A pale fill in each guide.
  case tints
  /// The constraints as dimension lines: `8`, `≥ 8`, `½`, `16:9`, `@750`.
  case constraints
  /// The extents of views and guides as dimension lines.
  case dimensions
  /// The alignment rectangles of views, if they differ from the frames.
  case alignmentRects = "alignment-rects"
  /// Lines through aligned positions.
  case alignment
  /// The first and last baselines of texts.
  case baselines
  /// Equal ticks on extents that constraints make equal.
  case equal
  /// The intrinsic content sizes, with content hugging and compression resistance.
  case intrinsic
  /// The attributes that constraints can refer to, on the views that the overlay is limited to.
  case attributes
  /// The conflicting constraints in the color of conflicts, with the broken one crossed out.
  case conflicts
  /// Another layout that the constraints also allow, drawn as ghosts.
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

/// A requested overlay: `constraints`, or `constraints:gap` for one identifier.
public struct OverlayWord: Hashable, Sendable, CustomStringConvertible {
  /// The overlay.
  public var overlay: Overlay
  /// The identifier that the overlay is limited to, or `nil` to show everything.
  public var subject: String?

  /// Makes a request.
  public init(_ overlay: Overlay, subject: String? = nil) {
    self.overlay = overlay
    self.subject = subject
  }

  /// The word as scene files and the command line write it.
  public var description: String { subject.map { "\(overlay.rawValue):\($0)" } ?? overlay.rawValue }

  /// Parses a word.
  ///
  /// Returns `nil` if the overlay is unknown, or if it can't be limited to an identifier.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let overlay = Overlay(rawValue: parts[0].lowercased()) else { return nil }
    self.overlay = overlay
    guard parts.count > 1 else { return }
    guard overlay.takesSubject, !parts[1].isEmpty else { return nil }
    subject = String(parts[1])
  }
}
