public import AutoLayout
public import Foundation

/// AppKit's bar that fills, or wheel that turns, while work goes on.
open class NSProgressIndicator: NSView {
  /// Whether a bar fills or a wheel turns.
  open var style = Style.bar { didSet { changed() } }

  /// How large the indicator is: small ones are, and those that are smaller still; others are regular.
  open var controlSize = NSControl.ControlSize.regular { didSet { changed() } }

  /// Whether nobody knows how much is done; layout does not depend on it.
  open var isIndeterminate = true

  /// How much is done.
  open var doubleValue = 0.0
  /// The value at which nothing is done.
  open var minValue = 0.0
  /// The value at which all is done.
  open var maxValue = 100.0
  /// Whether the indicator has an edge; layout does not depend on it.
  open var isBezeled = true
  /// Whether a wheel that stands is hidden, by itself and for good.
  open var isDisplayedWhenStopped = true { didSet { showIfTurning() } }

  private var turns = false

  /// Makes an indicator at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    changed()
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// Lets the wheel turn, and shows it.
  open func startAnimation(_ sender: Any?) {
    turns = true
    showIfTurning()
  }

  /// Lets the wheel stand, and hides it if it is to be hidden then.
  open func stopAnimation(_ sender: Any?) {
    turns = false
    showIfTurning()
  }

  /// Adds to how much is done.
  open func increment(by delta: Double) { doubleValue = min(doubleValue + delta, maxValue) }

  open override var alignmentRectInsets: EdgeInsets {
    style == .bar ? effectiveEnvironment.profile.desktop.progressBarInsets : .zero
  }

  /// A wheel's side, or a bar's thickness and no length.
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
