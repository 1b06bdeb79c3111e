/// Optional content that a figure shows in addition to its views.
///
/// The raw value is the overlay's name on the command line.
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
  /// The title and the caption above the canvas, with paper around the canvas.
  case caption
  /// A pale fill in each guide.
  case tints
  /// The constraints as dimension lines with texts such as `8`, `≥ 8`, `½`, `16:9` or `@750`.
  case constraints
  /// The widths and heights of views and guides, as dimension lines.
  case dimensions
  /// The alignment rectangles of views, if they differ from the views' frames.
  case alignmentRects = "alignment-rects"
  /// Lines through the edges, centers and baselines that constraints align.
  case alignment
  /// The first and last baselines of texts.
  case baselines
  /// Tick marks on the widths, heights and distances that constraints make equal.
  case equal
  /// The intrinsic content sizes, with the content hugging and compression resistance priorities.
  case intrinsic
  /// The attributes that constraints can refer to, for the views to which the overlay is limited.
  case attributes
  /// The conflicting constraints in a distinct color, with the broken ones crossed out.
  case conflicts
  /// An alternative layout that the constraints also allow, drawn as ghosts.
  case ambiguity
  /// The corners and the sensor housing of the canvas's device.
  case device
}

extension Overlay {
  /// Whether the overlay can be limited to constraints, views or guides by identifier.
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

/// A request for an overlay, such as `constraints`, or `constraints:gap` for a single identifier.
public struct OverlayWord: Hashable, Sendable, CustomStringConvertible {
  /// The requested overlay.
  public var overlay: Overlay
  /// The identifier to which the overlay is limited, or `nil` for no limit.
  public var subject: String?

  /// Creates a request for an overlay.
  public init(_ overlay: Overlay, subject: String? = nil) {
    self.overlay = overlay
    self.subject = subject
  }

  /// The overlay request as written in scene files and on the command line, such as `constraints:gap`.
  public var description: String { subject.map { "\(overlay.rawValue):\($0)" } ?? overlay.rawValue }

  /// Parses a request such as `constraints:gap`.
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
