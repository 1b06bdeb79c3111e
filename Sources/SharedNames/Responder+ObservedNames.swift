public import AutoLayout

/// An observation of a property by name, and the observer that started it.
private struct NamedObservation {
  let observer: ObjectIdentifier
  let keyPath: String
  let observation: NSKeyValueObservation
}

extension ResponderMembers {
  /// Notifies an observer of changes of a named property until ``removeObserver(_:forKeyPath:)`` is called.
  ///
  /// The property must be one of those that ``KeyValueObserving`` lists; changes of other properties aren't reported.
  /// Only views, controllers and other responders can observe.
  public func addObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let report = { [weak self, weak observer = observer as? Responder] (old: Any?, new: Any?) in
      var change: [KeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      change[.oldKey] = old
      change[.newKey] = new
      unsafe observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    guard let observation = observation(of: keyPath, options, report) else { return }
    observers.append(
      NamedObservation(
        observer: ObjectIdentifier(observer), keyPath: keyPath, observation: observation))
  }

  /// Stops notifying an observer of changes of a property.
  public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {
    observers.removeAll { $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath }
  }

  /// Stops notifying an observer of changes of a property.
  public func removeObserver(
    _ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, forKeyPath: keyPath)
  }

  private var observers: [NamedObservation] {
    get { kept("named observers") ?? [] }
    set { keep(newValue, "named observers") }
  }

  private func observation(
    of keyPath: String, _ options: NSKeyValueObservingOptions,
    _ report: @escaping (Any?, Any?) -> Void
  ) -> NSKeyValueObservation? {
    func watch<Object: Responder, Value>(
      _ object: Object?, _ path: KeyPath<Object, Value>
    ) -> NSKeyValueObservation? {
      object?.observe(path, options: options) { report($1.oldValue, $1.newValue) }
    }
    return switch keyPath {
    case "frame": watch(self as? View, \.frame)
    case "bounds": watch(self as? View, \.bounds)
    case "center": watch(self as? View, \.center)
    case "hidden": watch(self as? View, \.isHidden)
    case "alpha": watch(self as? View, \.alpha)
    case "contentSize": watch(self as? ScrollView, \.contentSize)
    case "contentOffset": watch(self as? ScrollView, \.contentOffset)
    case "enabled": watch(self as? Control, \.isEnabled)
    case "selected": watch(self as? Control, \.isSelected)
    case "highlighted": watch(self as? Control, \.isHighlighted)
    case "text": watch(self as? Label, \.text) ?? watch(self as? TextField, \.text)
    default: nil
    }
  }
}
