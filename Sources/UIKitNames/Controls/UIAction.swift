public import AutoLayout

/// What a control does when it is acted on.
///
/// Nobody acts on controls here; ``AutoLayout/Control/sendActions(for:)`` does.
public final class UIAction: UIMenuElement {
  /// The name by which the action is found again.
  public let identifier: Identifier?
  /// The looks of the action in a menu.
  public var attributes: Attributes
  /// The mark of the action in a menu.
  public var state: State
  /// The control that the action is being called for.
  public internal(set) weak var sender: AnyObject?

  let handler: (UIAction) -> Void

  /// Makes an action.
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

  /// Makes a control that does something.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}

extension ControlMembers {
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
