// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension UIAction {
  /// The name by which an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: String
    /// Creates it from its value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

extension Control {
  /// The state that a control's title is for, of which figures show the normal one; Apple's raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neither touched, selected nor disabled.
    public static let normal: State = []
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be acted on.
    public static let disabled = State(rawValue: 1 << 1)
    /// Picked.
    public static let selected = State(rawValue: 1 << 2)
    /// The view with the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// States of an application's own.
    public static let application = State(rawValue: 0xff_0000)
    /// States that are kept for the system.
    public static let reserved = State(rawValue: 0xff00_0000)
  }
}

extension Control {
  /// The events of controls; Apple's raw values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again and again.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was broken off.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value is another.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Something was typed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any of those of fingers.
    public static let allTouchEvents = Event(rawValue: 0xfff)
    /// Any of those of typing.
    public static let allEditingEvents = Event(rawValue: 0xf_0000)
    /// Any of the events.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }
}

extension Button {
  /// The meaning of a button; Apple's raw values.
  public enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }
}

extension Button {
  /// The looks that a button can start with, all drawn alike; Apple's raw values.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
}

/// Stored for source compatibility; layout ignores it.
extension ButtonMembers {
  /// The meaning of the button.
  public var role: Role { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
  /// Whether the picture grows with the largest categories of text.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether a touched button shows it.
  public var adjustsImageWhenHighlighted: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension ButtonMembers {
  /// The title that is shown.
  public var currentTitle: String? { title }
  /// The picture that is shown.
  public var currentImage: Image? { image }
}

/// UIKit's name for ``Control``.
public typealias UIControl = Control

/// Stored for source compatibility; layout ignores it.
extension SwitchMembers {
  /// The colour while it is on.
  public var onTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The colour of the knob.
  public var thumbTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension SwitchMembers {
  /// Turns it on or off; at once.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// Stored for source compatibility; layout ignores it.
extension SliderMembers {
  /// Whether the value is reported continuously.
  public var isContinuous: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The colour before the knob.
  public var minimumTrackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The colour after the knob.
  public var maximumTrackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The colour of the knob.
  public var thumbTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension SliderMembers {
  /// Moves the knob; at once.
  public func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing: figures draw knobs their own way.
  public func setThumbImage(_ image: Image?, for state: Control.State) {}
}

/// Stored for source compatibility; layout ignores it.
extension SegmentedControlMembers {
  /// The colour of the segment that is picked.
  public var selectedSegmentTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension SegmentedControlMembers {
  /// How many segments there are.
  public var numberOfSegments: Int { segmentTitles.count }
}

/// Stored for source compatibility; layout ignores it.
extension ProgressViewMembers {
  /// The colour of what is done.
  public var progressTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the track.
  public var trackTintColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ProgressViewMembers {
  /// Sets how much is done, from 0 to 1; at once.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Stored for source compatibility; layout ignores it.
extension ActivityIndicatorMembers {
  /// The colour of the wheel.
  public var color: Color? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension NotificationCenter {
  /// Does nothing, as methods have no names here; `addObserver(forName:object:queue:using:)` takes a closure, which is
  /// called.
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
