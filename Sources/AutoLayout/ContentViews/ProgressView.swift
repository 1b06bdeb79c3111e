public import Foundation

/// A bar that fills as work goes on; it wants a height and no width.
open class ProgressView: View {
  /// The looks of the bar; Apple's raw values.
  public enum Style: Int, Sendable, Codable {
    case `default`, bar
  }

  /// How the bar looks, which its height follows from.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  /// How much is done, from 0 to 1.
  open var progress: Float = 0

  /// Makes a bar at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.hugFirmly(.vertical)
  }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.hugFirmly(.vertical)
  }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .progressView }

  open override var intrinsicContentSize: CGSize {
    let profile = effectiveEnvironment.profile
    let height =
      progressViewStyle == .bar ? profile.bars.progressViewHeight : profile.progressViewHeight
    return CGSize(width: View.noIntrinsicMetric, height: height)
  }

  override var figureLook: Appearance {
    plainLook(showing: .progress, share: CGFloat(progress))
  }
}
