public import AutoLayout
public import Foundation

/// AppKit's progress indicator: a bar or a spinner.
open class NSProgressIndicator: NSView {
  /// Whether the indicator is a bar or a spinner.
  open var style = Style.bar { didSet { changed() } }

  /// The size of the indicator: small for `small` and `mini`, otherwise regular.
  open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }

  /// Whether the progress is unknown; layout ignores it.
  open var isIndeterminate = true

  /// The current value, between ``minValue`` and ``maxValue``.
  open var doubleValue = 0.0
  /// The value that means no progress.
  open var minValue = 0.0
  /// The value that means completion.
  open var maxValue = 100.0
  /// Whether the indicator has a bezel; layout ignores it.
  open var isBezeled = true
  /// Whether the indicator stays visible while its animation is stopped.
  open var isDisplayedWhenStopped = true { didSet { showIfTurning() } }

  private var turns = false

  /// Creates an indicator with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    changed()
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// Starts the animation, and shows the indicator if stopping has hidden it.
  open func startAnimation(_ sender: Any?) {
    turns = true
    showIfTurning()
  }

  /// Stops the animation, and hides the indicator if ``isDisplayedWhenStopped`` is false.
  open func stopAnimation(_ sender: Any?) {
    turns = false
    showIfTurning()
  }

  /// Adds to ``doubleValue``, up to ``maxValue``.
  open func increment(by delta: Double) { doubleValue = min(doubleValue + delta, maxValue) }

  open override var alignmentRectInsets: EdgeInsets {
    style == .bar ? effectiveEnvironment.profile.desktop.progressBarInsets : .zero
  }

  /// The size of a spinner, or the thickness of a bar, which has no intrinsic length.
  open override var intrinsicContentSize: CGSize {
    let numbers = effectiveEnvironment.profile.desktop
    let index = controlSize == .small || controlSize == .mini ? 1 : 0
    if style == .spinning {
      return CGSize(width: numbers.spinnerSides[index], height: numbers.spinnerSides[index])
    }
    let insets = numbers.progressBarInsets
    return CGSize(
      width: View.noIntrinsicMetric,
      height: numbers.progressBarHeights[index] - insets.top - insets.bottom)
  }

  package override var figureLook: Appearance {
    let range = maxValue - minValue
    let share = range > 0 && !isIndeterminate ? CGFloat((doubleValue - minValue) / range) : 0
    return style == .bar
      ? plainLook(showing: .progress, share: share) : plainLook(showing: .activity)
  }

  private func changed() {
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    setContentHuggingPriority(style == .bar ? .defaultLow : .defaultHigh, for: .horizontal)
    invalidateIntrinsicContentSize()
  }

  private func showIfTurning() { if !isDisplayedWhenStopped { isHidden = !turns } }
}
