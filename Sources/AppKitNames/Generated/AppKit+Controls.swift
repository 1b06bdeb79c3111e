// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension NSButton {
  /// The looks of the edge; Apple's raw values.
  ///
  /// Push, disclosure and help buttons have sizes of their own.
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
    /// The bar's button, by its first name.
    public static let recessed = BezelStyle.accessoryBar
    /// The bar's button for an action, by its first name.
    public static let roundRect = BezelStyle.accessoryBarAction
    /// A badge, by its first name.
    public static let inline = BezelStyle.badge
    /// The disclosure button, by its first name.
    public static let roundedDisclosure = BezelStyle.pushDisclosure
    /// A square button without a shadow, by its first name.
    public static let shadowlessSquare = BezelStyle.smallSquare
    /// A square toolbar button, by its first name.
    public static let texturedSquare = BezelStyle.toolbar
  }
}

extension NSButton {
  /// Where a picture lies beside a title; Apple's raw values.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}

extension NSButton {
  /// The type of a button; Apple's raw values.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator, multiLevelAccelerator
  }
}

extension NSControl {
  /// The control's cell, which gives access to the same values.
  public var cell: NSCell? { NSCell(control: self) }
}

/// The delegate of an editable control; never called.
public protocol NSControlTextEditingDelegate: AnyObject {
}

/// The delegate of a text field; never called.
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
}

/// The delegate of a search field; never called.
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
}

extension NSControl {
  /// Whether a switch is on; Apple's raw values.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: Int
    /// Creates it from its value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Off.
    public static let off = StateValue(rawValue: 0)
    /// On.
    public static let on = StateValue(rawValue: 1)
    /// On for some of what the control stands for.
    public static let mixed = StateValue(rawValue: -1)
  }
}

extension NSControl {
  /// The sizes of controls; Apple's raw values.
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large
  }
}

/// How a picture is fitted into its view; Apple's raw values.
///
/// Layout does not depend on it.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// Where a picture lies in its view; Apple's raw values.
///
/// Layout does not depend on it.
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight, alignRight
}

extension NSImageView {
  /// The looks of the edge; Apple's raw values.
  public enum FrameStyle: UInt, Sendable {
    case none, photo, grayBezel, groove, button
  }
}

extension NSProgressIndicator {
  /// The parts that are shown; Apple's raw values.
  public enum Style: UInt, Sendable {
    case bar, spinning
  }
}

extension NSSegmentedControl {
  /// How many segments can be picked; Apple's raw values.
  public enum SwitchTracking: UInt, Sendable {
    case selectOne, selectAny, momentary, momentaryAccelerator
  }
}

extension NSSegmentedControl {
  /// The looks of the edge; Apple's raw values.
  ///
  /// Layout does not depend on them.
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
  /// How wide segments are that have no width of their own; Apple's raw values.
  public enum Distribution: Int, Sendable {
    case fit, fill, fillEqually, fillProportionally
  }
}

extension NSTextField {
  /// The looks of the border; Apple's raw values.
  ///
  /// Layout does not depend on them.
  public enum BezelStyle: UInt, Sendable {
    case squareBezel, roundedBezel
  }
}

/// Stored for source compatibility; layout ignores it.
extension NSTextField {
  /// How the border looks.
  public var bezelStyle: BezelStyle { get { kept(#function) ?? .squareBezel } set { keep(newValue, #function) } }
  /// Whether people can change looks.
  public var allowsEditingTextAttributes: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension NSTextField {
  /// Present for source compatibility; nothing is selected.
  public func selectText(_ sender: Any?) {}
}

/// AppKit's field whose text is shown as dots; layout does not depend on that.
open class NSSecureTextField: NSTextField {
}

/// The delegate of a text view.
public protocol NSTextViewDelegate: AnyObject {
}

/// The rectangle that lines of a text are broken in.
///
/// Stored for source compatibility; layout ignores it.
open class NSTextContainer {
  /// The size of the rectangle, in points.
  open var size = CGSize.zero
  /// The size of the rectangle by its first name, in points.
  public var containerSize: CGSize { get { size } set { size = newValue } }
  /// Whether the rectangle is as wide as its view.
  open var widthTracksTextView = false
  /// Whether the rectangle is as high as its view.
  open var heightTracksTextView = false
  /// The distance of lines from the sides of the rectangle, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines, 0 for any number.
  open var maximumNumberOfLines = 0
  /// Where a text that is too long breaks or ends.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Makes a rectangle of a size in points.
  public init(size: CGSize = .zero) { self.size = size }
}
