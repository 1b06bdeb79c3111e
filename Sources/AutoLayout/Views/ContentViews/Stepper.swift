public import Foundation

/// A stepper, with a fixed size that the platform determines.
open class Stepper: Control {
  /// The stepper's current value.
  open var value: Double = 0

  /// The minimum value.
  open var minimumValue: Double = 0

  /// The maximum value.
  open var maximumValue: Double = 100

  /// The change of the value by one step.
  open var stepValue: Double = 1

  /// Makes a stepper at the origin of a frame, in points; as Apple documents, the frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: PlatformProfile.standard.stepperSize))
    content.useControlHuggingPriority(on: .horizontal, .vertical)
  }

  /// Makes a stepper from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.useControlHuggingPriority(on: .horizontal, .vertical)
  }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .stepper }

  open override var intrinsicContentSize: CGSize { effectiveEnvironment.profile.stepperSize }

  override var figureLook: Appearance { plainLook(showing: .stepper) }
}
