public import AutoLayout

extension Control {
  fileprivate var targets: [Target] {
    get { kept("targets") ?? [] }
    set { keep(newValue, "targets") }
  }

  fileprivate struct Target {
    weak var object: AnyObject?
    let action: Selector
    let events: Event

    init(_ target: Any?, action: Selector, events: Event) {
      object = target.map { $0 as AnyObject }
      self.action = action
      self.events = events
    }
  }
}

extension ControlMembers {
  /// Stores a target and its action for events; the action is never called, because methods have no selectors on Linux.
  ///
  /// `AutoLayout.Control.addAction(_:for:)` adds closures that `AutoLayout.Control.sendActions(for:)` calls.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(Target(target, action: action, events: controlEvents))
  }

  /// Removes a target and its action for events; `nil` matches any target or any action.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let wanted = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (wanted == nil || wanted === known.object) && (action == nil || action == known.action)
        && controlEvents.isSuperset(of: known.events)
    }
  }

  /// The names of a target's actions for events, or `nil` if there aren't any.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let wanted = target.map { $0 as AnyObject }
    let known = targets.filter { $0.object === wanted && !$0.events.isDisjoint(with: controlEvent) }
    return known.isEmpty ? nil : known.map(\.action.name)
  }
}
