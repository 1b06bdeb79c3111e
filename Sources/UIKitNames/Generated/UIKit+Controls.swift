// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension UIAction {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

extension Control {
  /// The states of a control, of which figures show the normal one; Apple's raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, and neither highlighted nor selected.
    public static let normal: State = []
    /// Highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// Focused.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits for an application's own states.
    public static let application = State(rawValue: 0xff_0000)
    /// The bits reserved for the system.
    public static let reserved = State(rawValue: 0xff00_0000)
  }
}

extension Control {
  /// The events of controls; Apple's raw values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch began.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch entered.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch exited.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
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
  /// The role of a button; Apple's raw values.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}

extension Button {
  /// The types of buttons, which are all drawn alike; Apple's raw values.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
}

/// Stored for source compatibility; layout ignores it.
extension ButtonMembers {
  /// The role of the button.
  public var role: Role { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
  /// Whether the picture is scaled up at accessibility content size categories.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the picture changes while the button is touched.
  public var adjustsImageWhenHighlighted: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension ButtonMembers {
  /// The title that is shown.
  public var currentTitle: String? { title }
  /// The picture that is shown.
  public var currentImage: Image? { image }
}

/// UIKit's name for `Control`.
public typealias UIControl = Control

/// Stored for source compatibility; layout ignores it.
extension SwitchMembers {
  /// The color while the switch is on.
  public var onTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the thumb.
  public var thumbTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension SwitchMembers {
  /// Turns the switch on or off, without animation.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Stored for source compatibility; layout ignores it.
extension SliderMembers {
  /// Whether the value is reported continuously.
  public var isContinuous: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The color of the track before the thumb.
  public var minimumTrackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the track after the thumb.
  public var maximumTrackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the thumb.
  public var thumbTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension SliderMembers {
  /// Sets the value, without animation.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing: figures draw their own thumbs.
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
  /// The color of the progress.
  public var progressTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the track.
  public var trackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ProgressViewMembers {
  /// Sets the progress, from 0 to 1, without animation.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Stored for source compatibility; layout ignores it.
extension ActivityIndicatorMembers {
  /// The color of the indicator.
  public var color: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension NotificationCenter {
  /// Does nothing, because methods have no selectors on Linux.
  ///
  /// Use `addObserver(forName:object:queue:using:)`, whose closure is called.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?) {}
}

extension UIPageControl {
  /// The background of a page control; Apple's raw values.
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }
}

extension UIDatePicker {
  /// The mode of a date picker; Apple's raw values.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer, yearAndMonth
  }
}

extension UIDatePicker {
  /// The style of a date picker; Apple's raw values.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }
}
