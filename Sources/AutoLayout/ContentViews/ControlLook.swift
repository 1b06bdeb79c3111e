public import Foundation

/// What a control shows beyond a filled rectangle, as figures draw it: the parts that people know it by.
public struct ControlLook: Hashable, Sendable {
  /// The kinds of controls that have parts.
  public enum Kind: Hashable, Sendable {
    /// A thumb at either end of a track.
    case toggle
    /// A thumb along a line.
    case slider
    /// A bar that fills.
    case progress
    /// A wheel of spokes.
    case activity
    /// A minus and a plus.
    case stepper
  }

  /// The kind of control.
  public var kind: Kind
  /// How much of the track is filled, from 0 to 1; a switch that is on fills all of it.
  public var share: CGFloat
  /// Which end the filled part begins at.
  public var start: Appearance.TextSide

  /// Makes a look; a share outside of 0 to 1 is brought there, and one that is no number is 0.
  public init(_ kind: Kind, share: CGFloat = 0, start: Appearance.TextSide = .left) {
    self.kind = kind
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    self.start = start
  }
}

extension View {
  /// The look of the plain view with a control on it.
  package func plainLook(
    showing kind: ControlLook.Kind, share: CGFloat = 0
  ) -> Appearance {
    var appearance = plainLook
    appearance.control = controlLook(kind, share: share)
    return appearance
  }

  /// The look of a control that is filled from the leading end on.
  package func controlLook(_ kind: ControlLook.Kind, share: CGFloat = 0) -> ControlLook {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return ControlLook(kind, share: share, start: isMirrored ? .right : .left)
  }
}

// What plain figures show of controls and texts.
extension View {
  /// The dots, or `nil` if the view isn't a page control.
  package var pageDots: PageDots? {
    get { kept("dots") }
    set { keep(newValue, "dots") }
  }

  /// Whether the text of a text field is replaced by bullets.
  var isSecure: Bool {
    get { kept("isSecureTextEntry") ?? false }
    set { keep(newValue, "isSecureTextEntry") }
  }

  /// The parts with their colors.
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

  /// The property that has the color of the filled part, or `nil` if there is none.
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

  /// The property that has the color of the part that isn't filled, or `nil` if there is none.
  var trackColorName: String? {
    switch self {
    case is Slider: "maximumTrackTintColor"
    case is ProgressView: "trackTintColor"
    case is PageControl: "pageIndicatorTintColor"
    default: nil
    }
  }

  /// The property that has the color of the thumb, or `nil` if there is none.
  var thumbColorName: String? {
    switch self {
    case is Switch, is Slider: "thumbTintColor"
    case is SegmentedControl: "selectedSegmentTintColor"
    default: nil
    }
  }

  /// The view's text in pieces as plain figures show it, or `nil` if it has one look.
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
  /// The sides between which a line of text is put.
  public enum TextSide: Hashable, Sendable {
    case left
    case middle
    case right
  }
}

extension View {
  /// The side that lines of text lie at by an alignment.
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
