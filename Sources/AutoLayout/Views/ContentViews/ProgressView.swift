public import Foundation

/// A progress bar with an intrinsic height and no intrinsic width.
open class ProgressView: View {
  /// A style of progress bar, with UIKit's raw values.
  public enum Style: Int, Sendable, Codable {
    /// The style for use in views, and the style for use in bars.
    case `default`, bar
  }

  /// The style of the progress bar, which determines its height.
  open var progressViewStyle = Style.default { didSet { invalidateIntrinsicContentSize() } }

  /// The progress, from 0 to 1.
  open var progress: Float = 0

  /// Makes a progress bar with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    content.useControlHuggingPriority(on: .vertical)
  }

  /// Makes a progress bar from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.useControlHuggingPriority(on: .vertical)
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
