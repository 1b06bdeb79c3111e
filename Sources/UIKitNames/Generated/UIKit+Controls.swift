// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension UIAction {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an instance with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

extension Control {
  /// A control state, with the same raw values as in UIKit.
  ///
  /// Figures show only the normal state.
  public struct State: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control is enabled, and neither highlighted nor selected.
    public static let normal: State = []
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for states that an application defines.
    public static let application = State(rawValue: 0xff_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xff00_0000)
  }
}

extension Control {
  /// An event of a control, with the same raw values as in UIKit.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began inside the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch began inside the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control's value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of the text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of the text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ended editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0xf_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }
}

extension Button {
  /// The role of a button, with the same raw values as in UIKit.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}

extension Button {
  /// A button type, which figures ignore, with the same raw values as in UIKit.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
}

/// Stored for source compatibility; layout ignores it.
extension ButtonMembers {
  /// The role of the button.
  public var role: Role { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
  /// Whether the image is scaled up at accessibility content size categories.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the image changes while the button is touched.
  public var adjustsImageWhenHighlighted: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension ButtonMembers {
  /// The title that the button shows, or `nil` if it has none.
  public var currentTitle: String? { title }
  /// The image that the button shows, or `nil` if it has none.
  public var currentImage: Image? { image }
}

/// UIKit's name for `Control`.
public typealias UIControl = Control

/// Stored for source compatibility; layout ignores it.
extension SwitchMembers {
  /// The color of the switch while it is on.
  public var onTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the switch's thumb.
  public var thumbTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension SwitchMembers {
  /// Turns the switch on or off, without animation.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Stored for source compatibility; layout ignores it.
extension SliderMembers {
  /// Whether dragging the thumb reports every change of the value.
  public var isContinuous: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The color of the track between the minimum and the thumb.
  public var minimumTrackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the track between the thumb and the maximum.
  public var maximumTrackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the slider's thumb.
  public var thumbTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension SliderMembers {
  /// Sets the slider's value, without animation.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing, because figures draw their own thumb.
  public func setThumbImage(_ image: Image?, for state: Control.State) {}
}

/// Stored for source compatibility; layout ignores it.
extension SegmentedControlMembers {
  /// The color of the selected segment.
  public var selectedSegmentTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension SegmentedControlMembers {
  /// The number of segments.
  public var numberOfSegments: Int { segmentTitles.count }
}

/// Stored for source compatibility; layout ignores it.
extension ProgressViewMembers {
  /// The color of the track's completed portion.
  public var progressTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the track's remaining portion.
  public var trackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ProgressViewMembers {
  /// Sets the progress, from 0 to 1, without animation.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Stored for source compatibility; layout ignores it.
extension ActivityIndicatorMembers {
  /// The color of the activity indicator.
  public var color: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension NotificationCenter {
  /// Does nothing, because Linux has no selectors. Use `addObserver(forName:object:queue:using:)` instead.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?) {}
}

extension UIPageControl {
  /// The background style of a page control, with the same raw values as in UIKit.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
}

extension UIDatePicker {
  /// The mode of a date picker, with the same raw values as in UIKit.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

extension UIDatePicker {
  /// The style of a date picker, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }
}
