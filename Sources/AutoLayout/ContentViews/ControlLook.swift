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
