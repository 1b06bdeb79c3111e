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
  /// Keeps who is to be told of events by a method; nobody is, as methods have no names here.
  ///
  /// ``AutoLayout/Control/addAction(_:for:)`` takes closures, which ``AutoLayout/Control/sendActions(for:)``
  /// calls.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(Target(target, action: action, events: controlEvents))
  }

  /// Forgets who is to be told of events by a method; nil stands for anybody, or any method.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let wanted = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (wanted == nil || wanted === known.object) && (action == nil || action == known.action)
        && controlEvents.isSuperset(of: known.events)
    }
  }

  /// The methods by which somebody is to be told of events; nil where there is none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let wanted = target.map { $0 as AnyObject }
    let known = targets.filter { $0.object === wanted && !$0.events.isDisjoint(with: controlEvent) }
    return known.isEmpty ? nil : known.map(\.action.name)
  }
}
