// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension NSButton {
  /// The style of a button's border; Apple's raw values.
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
    /// The former name of the push button.
    public static let rounded = BezelStyle.push
    /// The former name of the push button of any height.
    public static let regularSquare = BezelStyle.flexiblePush
    /// The former name of the toolbar button.
    public static let texturedRounded = BezelStyle.toolbar
    /// The former name of the accessory bar button.
    public static let recessed = BezelStyle.accessoryBar
    /// The former name of the accessory bar's action button.
    public static let roundRect = BezelStyle.accessoryBarAction
    /// The former name of the badge.
    public static let inline = BezelStyle.badge
    /// The former name of the push disclosure button.
    public static let roundedDisclosure = BezelStyle.pushDisclosure
    /// The former name of the small square button.
    public static let shadowlessSquare = BezelStyle.smallSquare
    /// A former name of the toolbar button.
    public static let texturedSquare = BezelStyle.toolbar
  }
}

extension NSButton {
  /// The position of a picture relative to the title; Apple's raw values.
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

/// Never called; present for source compatibility.
public protocol NSControlTextEditingDelegate: AnyObject {
}

/// Never called; present for source compatibility.
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
}

/// Never called; present for source compatibility.
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
}

extension NSControl {
  /// The state of a switch; Apple's raw values.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Off.
    public static let off = StateValue(rawValue: 0)
    /// On.
    public static let on = StateValue(rawValue: 1)
    /// On for a part of what the control represents.
    public static let mixed = StateValue(rawValue: -1)
  }
}

extension NSControl {
  /// The sizes of controls; Apple's raw values.
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large
  }
}

/// The scaling of a picture in its view; Apple's raw values.
///
/// Layout ignores it.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// The alignment of a picture in its view; Apple's raw values.
///
/// Layout ignores it.
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight, alignRight
}

extension NSImageView {
  /// The frame around a picture; Apple's raw values.
  public enum FrameStyle: UInt, Sendable {
    case none, photo, grayBezel, groove, button
  }
}

extension NSProgressIndicator {
  /// The style of a progress indicator; Apple's raw values.
  public enum Style: UInt, Sendable {
    case bar, spinning
  }
}

extension NSSegmentedControl {
  /// The kind of selection; Apple's raw values.
  public enum SwitchTracking: UInt, Sendable {
    case selectOne, selectAny, momentary, momentaryAccelerator
  }
}

extension NSSegmentedControl {
  /// The style of segments; Apple's raw values.
  ///
  /// Layout ignores it.
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
  /// The widths of segments whose own isn't set; Apple's raw values.
  public enum Distribution: Int, Sendable {
    case fit, fill, fillEqually, fillProportionally
  }
}

extension NSTextField {
  /// The style of the border; Apple's raw values.
  ///
  /// Layout ignores it.
  public enum BezelStyle: UInt, Sendable {
    case squareBezel, roundedBezel
  }
}

/// Stored for source compatibility; layout ignores it.
extension NSTextField {
  /// The style of the border.
  public var bezelStyle: BezelStyle { get { kept(#function) ?? .squareBezel } set { keep(newValue, #function) } }
  /// Whether the user can edit text attributes.
  public var allowsEditingTextAttributes: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension NSTextField {
  /// Does nothing: text isn't selected.
  public func selectText(_ sender: Any?) {}
}

/// AppKit's password field; layout treats it like other text fields.
open class NSSecureTextField: NSTextField {
}

/// The delegate of a text view.
public protocol NSTextViewDelegate: AnyObject {
}

/// The rectangle in which the lines of a text are broken.
///
/// Stored for source compatibility; layout ignores it.
open class NSTextContainer {
  /// The size of the rectangle, in points.
  open var size = CGSize.zero
  /// The former name of the rectangle's size, in points.
  public var containerSize: CGSize { get { size } set { size = newValue } }
  /// Whether the rectangle's width follows its view.
  open var widthTracksTextView = false
  /// Whether the rectangle's height follows its view.
  open var heightTracksTextView = false
  /// The padding of lines at the sides of the rectangle, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The maximum number of lines, or 0 for no limit.
  open var maximumNumberOfLines = 0
  /// The line break mode of a text that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Creates a rectangle of a size, in points.
  public init(size: CGSize = .zero) { self.size = size }
}
