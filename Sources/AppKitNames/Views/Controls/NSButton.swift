public import AutoLayout
public import Foundation

/// AppKit's button: a push button, a checkbox or a radio button.
///
/// The frame extends beyond the alignment rectangle by the platform's insets.
open class NSButton: NSControl {
  /// The title.
  open var title = "Button" { didSet { invalidateIntrinsicContentSize() } }

  /// The picture beside the title, or `nil` for none.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The style of the border.
  open var bezelStyle = BezelStyle.push { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the button has a border.
  open var isBordered = true { didSet { invalidateIntrinsicContentSize() } }

  /// The position set by ``imagePosition``, or `nil` to derive the position from the title and picture.
  private var chosenPosition: ImagePosition?

  /// The position of the picture relative to the title.
  ///
  /// The intrinsic size includes only the elements that the position shows. By default, the picture precedes the title.
  open var imagePosition: ImagePosition {
    get { chosenPosition ?? (image == nil ? .noImage : title.isEmpty ? .imageOnly : .imageLeading) }
    set {
      chosenPosition = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The color of the title and of symbols; layout ignores it.
  open var contentTintColor: Color?

  /// The color of the border; layout ignores it.
  open var bezelColor: Color?

  /// The title while the button is on; layout ignores it.
  open var alternateTitle = ""

  /// The picture while the button is on; layout ignores it.
  open var alternateImage: Image?

  /// The scaling of the picture in the button; layout ignores it.
  open var imageScaling = NSImageScaling.scaleProportionallyDown

  /// Whether the picture is drawn right beside the title instead of at the button's edge; layout ignores it.
  open var imageHugsTitle = false

  /// The configuration of symbols; layout ignores it.
  open var symbolConfiguration: Image.SymbolConfiguration?

  /// Whether a checkbox has a mixed state; layout ignores it.
  open var allowsMixedState = false

  /// Whether the button is transparent; layout ignores it.
  open var isTransparent = false

  /// Whether the border is shown only under the pointer; layout ignores it.
  open var showsBorderOnlyWhileMouseInside = false

  /// Whether the button's action is destructive; layout ignores it.
  open var hasDestructiveAction = false

  /// The modifier keys of ``keyEquivalent``; layout ignores them.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []

  /// The state of a checkbox or radio button: on, off or mixed.
  open var state = NSControl.StateValue.off

  /// The key that presses the button; in figures, a push button with the return key is drawn as the default button.
  open var keyEquivalent = ""

  private var type = ButtonType.momentaryPushIn

  /// Creates a push button with a title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt(title, nil, target, action, .momentaryPushIn)
  }

  /// Creates a push button with a picture.
  public convenience init(image: Image, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt("", image, target, action, .momentaryPushIn)
  }

  /// Creates a push button with a picture and a title.
  public convenience init(title: String, image: Image, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt(title, image, target, action, .momentaryPushIn)
  }

  /// Creates a checkbox.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt(title, nil, target, action, .switch)
  }

  /// Creates a radio button.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt(title, nil, target, action, .radio)
  }

  /// Sets the type of the button; the types `switch` and `radio` remove the border.
  open func setButtonType(_ type: ButtonType) {
    self.type = type
    if isCheckBox {
      isBordered = false
      bezelStyle = .flexiblePush
    }
    invalidateIntrinsicContentSize()
  }

  /// The title without attributes; setting it also sets ``font``, to the largest font in the string.
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set {
      title = newValue.string
      if let chosen = newValue.measuredFont { font = chosen }
    }
  }

  open override var alignmentRectInsets: EdgeInsets {
    if isCheckBox { return desktop.checkBoxInsets }
    return isPushButton ? desktop.pushButtonInsets : super.alignmentRectInsets
  }

  open override var intrinsicContentSize: CGSize {
    let content = contentSize
    if let side = fixedSide { return CGSize(width: side, height: side) }
    if isCheckBox {
      return CGSize(
        width: content.width + desktop.checkBoxHorizontalPadding,
        height: alignedHeight(desktop.checkBoxHeight, desktop.checkBoxInsets))
    }
    guard isPushButton else { return content }
    let ownHeight = alignedHeight(desktop.pushButtonHeight, desktop.pushButtonInsets)
    return CGSize(
      width: content.width + desktop.pushButtonHorizontalPadding,
      height: max(ownHeight, content.height > height(ofLines: 1) ? content.height : 0))
  }

  /// The size of the title and image, combined as `imagePosition` specifies, without padding.
  private var contentSize: CGSize {
    let shows = imagePosition
    let text =
      title.isEmpty || shows == .imageOnly
      ? 0 : measuredSize(of: title, shownFont, lineLimit: 1).width
    let picture = shows == .noImage ? .zero : image?.wantedSize ?? .zero
    let line = height(ofLines: 1)
    let gap: CGFloat = text > 0 && picture.width > 0 ? desktop.buttonImageGap : 0
    switch shows {
    case .imageAbove, .imageBelow:
      return CGSize(width: max(text, picture.width), height: line + picture.height)
    case .imageOverlaps:
      return CGSize(width: max(text, picture.width), height: max(line, picture.height))
    case .noImage, .imageOnly, .imageLeft, .imageRight, .imageLeading, .imageTrailing:
      return CGSize(width: text + gap + picture.width, height: max(line, picture.height))
    }
  }

  /// The fixed side length of a disclosure or help button, in points, or `nil` for other buttons.
  private var fixedSide: CGFloat? {
    switch bezelStyle {
    case .disclosure: desktop.disclosureSide
    case .helpButton: desktop.helpButtonSide
    default: nil
    }
  }

  package override var ownTextBaselines: TextBaselines? { shownFont.baselineFromMiddle }

  open override var firstBaselineOffsetFromTop: CGFloat {
    baselineOffsets(in: alignmentRect(forFrame: frame).height).first
  }

  open override var baselineOffsetFromBottom: CGFloat {
    baselineOffsets(in: alignmentRect(forFrame: frame).height).last
  }

  package override var figureLook: Appearance {
    var look = Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius, text: title, font: shownFont)
    if isCheckBox { look.textInsets = lineInsets(shownFont, start: BezelShapes.checkBoxRoom) }
    if isDefault { look.textColor = Color(white: 1, alpha: 1) }
    return look
  }

  package override var drawnParts: [Artwork.Part] {
    let (box, isMirrored) = (alignedBox, userInterfaceLayoutDirection == .rightToLeft)
    guard box.width > 0, box.height > 0 else { return [] }
    if isCheckBox {
      let side = min(14, box.height)
      let mark = CGRect(
        x: isMirrored ? box.maxX - side : box.minX, y: box.midY - side / 2, width: side,
        height: side)
      return type == .radio
        ? BezelShapes.radioButton(mark, state) : BezelShapes.checkBox(mark, state)
    }
    switch bezelStyle {
    case .disclosure:
      return BezelShapes.disclosure(box, isOpen: state == .on, isMirrored: isMirrored)
    case .helpButton: return BezelShapes.help(box.insetBy(dx: 2, dy: 2))
    default: return isBordered ? BezelShapes.button(box, isDefault: isDefault) : []
    }
  }

  /// Whether the button is an enabled push button that the return key presses.
  private var isDefault: Bool { isPushButton && keyEquivalent == "\r" && isEnabled }

  private var isCheckBox: Bool { type == .switch || type == .radio }

  private var isPushButton: Bool { isBordered && bezelStyle == .push && !isCheckBox }

  private func alignedHeight(_ frameHeight: CGFloat, _ insets: EdgeInsets) -> CGFloat {
    frameHeight - insets.top - insets.bottom
  }

  private func adopt(
    _ title: String, _ image: Image?, _ target: Any?, _ action: Selector?, _ type: ButtonType
  ) {
    self.title = title
    self.image = image
    self.target = target as AnyObject?
    self.action = action
    setButtonType(type)
    sizeToFit()
  }
}
