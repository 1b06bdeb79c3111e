public import Foundation

/// The appearance of a control; figures draw the control's parts on top of a filled rectangle.
public struct ControlLook: Hashable, Sendable {
  /// A kind of control that figures draw in parts.
  public enum Kind: Hashable, Sendable {
    /// A switch: a thumb at one end of a track.
    case toggle
    /// A slider: a thumb along a line.
    case slider
    /// A progress view: a bar that fills.
    case progress
    /// An activity indicator: a wheel of spokes.
    case activity
    /// A stepper: a minus and a plus.
    case stepper
  }

  /// The kind of control.
  public var kind: Kind
  /// The filled fraction of the track, from 0 to 1; a switch that is on has 1.
  public var share: CGFloat
  /// The end of the track at which the filled part begins.
  public var start: Appearance.TextSide

  /// Makes the appearance of a control; limits `share` to 0...1, and replaces a share that isn't finite with 0.
  public init(_ kind: Kind, share: CGFloat = 0, start: Appearance.TextSide = .left) {
    self.kind = kind
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    self.start = start
  }
}

extension View {
  /// Returns the view's appearance: its fill and corners, and the parts of a control of the given kind.
  package func plainLook(
    showing kind: ControlLook.Kind, share: CGFloat = 0
  ) -> Appearance {
    var appearance = plainLook
    appearance.control = controlLook(kind, share: share)
    return appearance
  }

  /// Returns the appearance of a control that is filled from the view's leading end.
  package func controlLook(_ kind: ControlLook.Kind, share: CGFloat = 0) -> ControlLook {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ControlLook(kind, share: share, start: isMirrored ? .right : .left)
  }
}

// The parts of controls and texts in plain figures.
extension View {
  /// The dots of a page control, or `nil` if the view isn't a page control.
  package var pageDots: PageDots? {
    get { kept("dots") }
    set { keep(newValue, "dots") }
  }

  var isSecure: Bool {
    get { kept("isSecureTextEntry") ?? false }
    set { keep(newValue, "isSecureTextEntry") }
  }

  var controlParts: ControlParts {
    var parts = ControlParts()
    parts.filled = filledColorName.flatMap { kept($0) }
    parts.track = trackColorName.flatMap { kept($0) }
    parts.thumb = thumbColorName.flatMap { kept($0) }
    parts.dots = pageDots
    if self is PageControl, var dots = parts.dots {
      (dots.color, dots.currentColor) = (parts.track, parts.filled)
      parts.dots = dots
    }
    parts.isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return parts
  }

  var filledColorName: String? {
    switch self {
    case is Switch: "onTintColor"
    case is Slider: "minimumTrackTintColor"
    case is ProgressView: "progressTintColor"
    case is ActivityIndicator: "color"
    case is PageControl: "currentPageIndicatorTintColor"
    default: nil
    }
  }

  var trackColorName: String? {
    switch self {
    case is Slider: "maximumTrackTintColor"
    case is ProgressView: "trackTintColor"
    case is PageControl: "pageIndicatorTintColor"
    default: nil
    }
  }

  var thumbColorName: String? {
    switch self {
    case is Switch, is Slider: "thumbTintColor"
    case is SegmentedControl: "selectedSegmentTintColor"
    default: nil
    }
  }

  var shownPieces: [StyledPiece]? {
    if let field = self as? TextField { return field.piecesShown }
    guard styledRuns != nil else { return nil }
    switch self {
    case let label as Label: return styledPieces(of: label.text, in: label.shownFont)
    case let button as Button: return styledPieces(of: button.title, in: button.shownFont)
    case let area as TextView: return styledPieces(of: area.text, in: area.textLook.font)
    default: return nil
    }
  }
}

extension Appearance {
  /// The horizontal position of a line of text.
  public enum TextSide: Hashable, Sendable {
    /// At the left end.
    case left
    /// In the middle.
    case middle
    /// At the right end.
    case right
  }
}

extension View {
  /// Returns the position for a text alignment, or `nil` if the alignment is `nil`.
  package func textSide(_ alignment: TextAlignment?) -> Appearance.TextSide? {
    switch alignment {
    case nil: nil
    case .left: .left
    case .center: .middle
    case .right: .right
    case .justified, .natural:
      effectiveUserInterfaceLayoutDirection == .leftToRight ? .left : .right
    }
  }
}
