// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension NSButton {
  /// The border style of a button, with the same raw values as in AppKit.
  ///
  /// The style determines the size of push, disclosure and help buttons.
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
    /// The former name of `push`.
    public static let rounded = BezelStyle.push
    /// The former name of `flexiblePush`.
    public static let regularSquare = BezelStyle.flexiblePush
    /// The former name of `toolbar`.
    public static let texturedRounded = BezelStyle.toolbar
    /// The former name of `accessoryBar`.
    public static let recessed = BezelStyle.accessoryBar
    /// The former name of `accessoryBarAction`.
    public static let roundRect = BezelStyle.accessoryBarAction
    /// The former name of `badge`.
    public static let inline = BezelStyle.badge
    /// The former name of `pushDisclosure`.
    public static let roundedDisclosure = BezelStyle.pushDisclosure
    /// The former name of `smallSquare`.
    public static let shadowlessSquare = BezelStyle.smallSquare
    /// A former name of `toolbar`.
    public static let texturedSquare = BezelStyle.toolbar
  }
}

extension NSButton {
  /// The position of a button's image relative to its title, with the same raw values as in AppKit.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}

extension NSButton {
  /// A type of button, with the same raw values as in AppKit.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator, multiLevelAccelerator
  }
}

extension NSControl {
  /// A cell that reads and writes the control's values.
  public var cell: NSCell? { NSCell(control: self) }
}

/// A control's editing delegate, which is never called.
public protocol NSControlTextEditingDelegate: AnyObject {
}

/// A text field's delegate, which is never called.
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
}

/// A search field's delegate, which is never called.
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
}

extension NSControl {
  /// The state of a switch or check box, with the same raw values as in AppKit.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an instance with a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The control is off.
    public static let off = StateValue(rawValue: 0)
    /// The control is on.
    public static let on = StateValue(rawValue: 1)
    /// The control is neither fully on nor fully off.
    public static let mixed = StateValue(rawValue: -1)
  }
}

extension NSControl {
  /// The size of a control, with the same raw values as in AppKit.
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large
  }
}

/// An image scaling mode, which layout ignores, with the same raw values as in AppKit.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// An image alignment, which layout ignores, with the same raw values as in AppKit.
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight, alignRight
}

extension NSImageView {
  /// The frame around an image view's image, with the same raw values as in AppKit.
  public enum FrameStyle: UInt, Sendable {
    case none, photo, grayBezel, groove, button
  }
}

extension NSProgressIndicator {
  /// The style of a progress indicator, with the same raw values as in AppKit.
  public enum Style: UInt, Sendable {
    case bar, spinning
  }
}

extension NSSegmentedControl {
  /// The selection behavior of a segmented control, with the same raw values as in AppKit.
  public enum SwitchTracking: UInt, Sendable {
    case selectOne, selectAny, momentary, momentaryAccelerator
  }
}

extension NSSegmentedControl {
  /// A segmented control's style, which layout ignores, with the same raw values as in AppKit.
  public enum Style: Int, Sendable {
    case automatic = 0
    case rounded = 1
    case roundRect = 3
    case texturedSquare = 4
    case smallSquare = 6
    case separated = 8
    case texturedRounded = 2
    case capsule = 5
  }
}

extension NSSegmentedControl {
  /// The width distribution of segments without an explicit width, with the same raw values as in AppKit.
  public enum Distribution: Int, Sendable {
    case fit, fill, fillEqually, fillProportionally
  }
}

extension NSTextField {
  /// A text field's border style, which layout ignores, with the same raw values as in AppKit.
  public enum BezelStyle: UInt, Sendable {
    case squareBezel, roundedBezel
  }
}

/// Stored for source compatibility; layout ignores it.
extension NSTextField {
  /// The border style of the text field.
  public var bezelStyle: BezelStyle { get { kept(#function) ?? .squareBezel } set { keep(newValue, #function) } }
  /// Whether the user can edit the text's attributes.
  public var allowsEditingTextAttributes: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension NSTextField {
  /// Does nothing, because text can't be selected.
  public func selectText(_ sender: Any?) {}
}

/// AppKit's password field, which has the layout of any other text field.
open class NSSecureTextField: NSTextField {
}

/// A text view's delegate, which is never called.
public protocol NSTextViewDelegate: AnyObject {
}

/// The rectangle in which a text is broken into lines.
///
/// Stored for source compatibility; layout ignores it.
open class NSTextContainer {
  /// The size of the rectangle, in points.
  open var size = CGSize.zero
  /// The former name of the rectangle's size, in points.
  public var containerSize: CGSize { get { size } set { size = newValue } }
  /// Whether the rectangle's width follows the text view's width.
  open var widthTracksTextView = false
  /// Whether the rectangle's height follows the text view's height.
  open var heightTracksTextView = false
  /// The padding at the start and the end of each line, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines, or 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The line break mode of text that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Creates a text container with a size in points.
  public init(size: CGSize = .zero) { self.size = size }
}
