public import Foundation

/// A switch, with a fixed size that the platform determines.
open class Switch: Control {
  /// Whether the switch is on.
  open var isOn = false

  /// Makes a switch at the origin of a frame, in points; as Apple documents, the frame's size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: PlatformProfile.standard.switchSize))
    content.useControlHuggingPriority(on: .horizontal, .vertical)
  }

  /// Makes a switch from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    content.useControlHuggingPriority(on: .horizontal, .vertical)
  }

  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }

  override var fitsItsContent: Bool { true }

  override class var knownClass: KnownViewClass { .switchControl }

  open override var intrinsicContentSize: CGSize {
    let size = effectiveEnvironment.profile.switchSize
    return CGSize(width: size.width - 2, height: size.height)
  }

  override var figureLook: Appearance {
    plainLook(showing: .toggle, share: isOn ? 1 : 0)
  }
}
