public import Foundation

/// An activity indicator, with a fixed size that the platform determines.
open class ActivityIndicator: View {
  /// A size of an activity indicator, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// The medium size: 20 × 20 points.
    case medium = 100
    /// The large size: 37 × 37 points.
    case large = 101
  }

  /// The size of the indicator.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  /// Makes an indicator with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.useControlHuggingPriority(on: .horizontal, .vertical)
  }

  /// Makes an indicator from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.useControlHuggingPriority(on: .horizontal, .vertical)
  }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .activityIndicator }

  open override var intrinsicContentSize: CGSize {
    let profile = effectiveEnvironment.profile
    let side =
      style == .medium ? profile.activityIndicatorSide : profile.largeActivityIndicatorSide
    return CGSize(width: side, height: side)
  }

  override var figureLook: Appearance { plainLook(showing: .activity) }
}
