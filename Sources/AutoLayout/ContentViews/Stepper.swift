public import Foundation

/// A control that takes a number up and down by steps, of the platform's size.
open class Stepper: Control {
  /// The number.
  open var value: Double = 0

  /// The least number.
  open var minimumValue: Double = 0

  /// The greatest number.
  open var maximumValue: Double = 100

  /// What a step adds.
  open var stepValue: Double = 1

  /// Makes a stepper at a place in its future superview's coordinates, in points; the size that is given
  /// does not count (documentation).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: PlatformProfile.standard.stepperSize))
    content.hugFirmly(.horizontal, .vertical)
  }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.hugFirmly(.horizontal, .vertical)
  }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .stepper }

  open override var intrinsicContentSize: CGSize { effectiveEnvironment.profile.stepperSize }

  override var figureLook: Appearance { plainLook(showing: .stepper) }
}
