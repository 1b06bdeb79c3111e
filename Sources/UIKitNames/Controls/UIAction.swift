public import AutoLayout

/// What a control does when it is acted on.
///
/// Nobody acts on controls here; ``AutoLayout/Control/sendActions(for:)`` does.
public final class UIAction {
  /// The name by which an action is found again.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is called.
  public var title: String
  /// The picture beside the title.
  public var image: Image?
  /// The name by which the action is found again.
  public let identifier: Identifier?
  /// The control that the action is being called for.
  public internal(set) weak var sender: AnyObject?

  let handler: (UIAction) -> Void

  /// Makes an action.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
  }
}

extension Control {
  /// The state that a control's title is for, of which figures show the normal one; Apple's raw values.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neither touched, selected nor disabled.
    public static let normal: State = []
    /// Being touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be acted on.
    public static let disabled = State(rawValue: 1 << 1)
    /// Picked.
    public static let selected = State(rawValue: 1 << 2)
    /// What has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// States of an application's own.
    public static let application = State(rawValue: 0xff_0000)
    /// States that are kept for the system.
    public static let reserved = State(rawValue: 0xff00_0000)
  }

  /// What may happen to a control; Apple's raw values.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Makes events from their bits.
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
    /// What the control is for was done.
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

  private var actions: [(action: UIAction, events: Event)] {
    get { kept("actions") ?? [] }
    set { keep(newValue, "actions") }
  }

  /// Makes a control that does something.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds what is to be done at events.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Takes away what is done at events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && controlEvents.isSuperset(of: $0.events) }
  }

  /// Does what is to be done at events.
  public func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
    }
  }

  /// The state that follows from the control's properties.
  public var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
}
