public import Foundation

/// A wheel that turns while work of unknown length goes on, of the platform's size.
open class ActivityIndicator: View {
  /// The sizes of the wheel; Apple's raw values.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  /// How large the wheel is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }

  /// Makes a wheel at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.hugFirmly(.horizontal, .vertical)
  }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.hugFirmly(.horizontal, .vertical)
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
