public import AutoLayout
public import Foundation

/// AppKit's button: one to push, a check box or a radio button.
///
/// Its frame reaches beyond the rectangle that constraints align by the platform's insets.
open class NSButton: NSControl {
  /// The looks of the edge; Apple's raw values.
  ///
  /// Only the push button's has a size of its own.
  public enum BezelStyle: Int, Sendable {
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case circular = 7
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15

    /// The push button, by its first name.
    public static let rounded = BezelStyle.push
    /// A push button of any height, by its first name.
    public static let regularSquare = BezelStyle.flexiblePush
    /// The toolbar's button, by its first name.
    public static let texturedRounded = BezelStyle.toolbar
  }

  /// What a button does when it is pressed; Apple's raw values.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight = 0
    case pushOnPushOff = 1
    case toggle = 2
    case `switch` = 3
    case radio = 4
    case momentaryChange = 5
    case onOff = 6
    case momentaryPushIn = 7
    case accelerator = 8
    case multiLevelAccelerator = 9
  }

  /// The title.
  open var title = "Button" { didSet { invalidateIntrinsicContentSize() } }

  /// The picture before the title; nil for none.
  open var image: Image? { didSet { invalidateIntrinsicContentSize() } }

  /// The looks of the edge.
  open var bezelStyle = BezelStyle.push { didSet { invalidateIntrinsicContentSize() } }

  /// Whether the button has an edge.
  open var isBordered = true { didSet { invalidateIntrinsicContentSize() } }

  /// Whether a check box or radio button is on.
  open var state = NSControl.StateValue.off

  /// The key that presses the button; layout does not depend on it.
  open var keyEquivalent = ""

  private var type = ButtonType.momentaryPushIn

  /// Makes a push button with a title.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt(title, nil, target, action, .momentaryPushIn)
  }

  /// Makes a push button with a picture.
  public convenience init(image: Image, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt("", image, target, action, .momentaryPushIn)
  }

  /// Makes a push button with a picture and a title.
  public convenience init(title: String, image: Image, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt(title, image, target, action, .momentaryPushIn)
  }

  /// Makes a check box.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt(title, nil, target, action, .switch)
  }

  /// Makes a radio button.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(frame: .zero)
    adopt(title, nil, target, action, .radio)
  }

  /// Makes the button one of another type; those that switch have the size of check boxes.
  open func setButtonType(_ type: ButtonType) {
    self.type = type
    if isCheckBox {
      isBordered = false
      bezelStyle = .flexiblePush
    }
    invalidateIntrinsicContentSize()
  }

  open override var alignmentRectInsets: EdgeInsets {
    if isCheckBox { return desktop.checkBoxInsets }
    return isPushButton ? desktop.pushButtonInsets : super.alignmentRectInsets
  }

  open override var intrinsicContentSize: CGSize {
    let text = title.isEmpty ? 0 : measuredSize(of: title, shownFont, lineLimit: 1).width
    let picture = image?.size ?? .zero
    let gap: CGFloat = text > 0 && picture.width > 0 ? desktop.buttonImageGap : 0
    let content = CGSize(
      width: text + gap + picture.width, height: max(height(ofLines: 1), picture.height))
    if isCheckBox {
      return CGSize(
        width: content.width + desktop.checkBoxHorizontalPadding,
        height: alignedHeight(desktop.checkBoxHeight, desktop.checkBoxInsets))
    }
    guard isPushButton else { return content }
    let height = alignedHeight(desktop.pushButtonHeight, desktop.pushButtonInsets)
    return CGSize(
      width: content.width + desktop.pushButtonHorizontalPadding,
      height: max(height, picture.height))
  }

  open override var textBaselines: TextBaselines? { shownFont.baselineFromMiddle }

  open override var firstBaselineOffsetFromTop: CGFloat {
    baselineOffsets(in: alignmentRect(forFrame: frame).height).first
  }

  open override var lastBaselineOffsetFromBottom: CGFloat {
    baselineOffsets(in: alignmentRect(forFrame: frame).height).last
  }

  open override var appearance: Appearance {
    Appearance(fill: backgroundColor, cornerRadius: cornerRadius, text: title, font: font)
  }

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
