public import AutoLayout

/// The action of a control.
///
/// Controls receive no touches. `AutoLayout.Control.sendActions(for:)` performs their actions.
public final class UIAction: UIMenuElement {
  /// The identifier for finding the action, or `nil` if it has none.
  public let identifier: Identifier?
  /// The attributes of the action in a menu.
  public var attributes: Attributes
  /// The state of the action's check mark in a menu.
  public var state: State
  /// The control whose action is being performed.
  public internal(set) weak var sender: AnyObject?

  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    self.identifier = identifier
    self.handler = handler
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

extension Control {
  fileprivate var actions: [(action: UIAction, events: Event)] {
    get { kept("actions") ?? [] }
    set { keep(newValue, "actions") }
  }

  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}

extension ControlMembers {
  /// Adds an action to perform for events.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Stops performing an action for events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && controlEvents.isSuperset(of: $0.events) }
  }

  /// Performs the actions added for events.
  public func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
    }
  }

  /// The state derived from the control's properties.
  public var state: State {
    var state: State = []
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
}
