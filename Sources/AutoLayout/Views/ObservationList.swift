/// The observations of an object's properties, as a class, because each observation removes itself from the list.
package final class ObservationList {
  private var checks: [(id: ObjectIdentifier, check: () -> Void)] = []
  private var isAnnouncing = false

  /// Whether the list has no observations.
  package var isEmpty: Bool { checks.isEmpty }

  /// Adds an observation's closure, which calls the handler if the property has changed since the last call.
  package func add(_ owner: AnyObject, _ check: @escaping () -> Void) {
    checks.append((ObjectIdentifier(owner), check))
  }

  /// Removes the closures of an observation.
  package func remove(_ owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    checks.removeAll { $0.id == id }
  }

  /// Calls the handlers of changed properties, and repeats this up to 100 times while handlers change properties.
  package func announce() {
    guard !isAnnouncing else {
      isChanged = true
      return
    }
    isAnnouncing = true
    defer { isAnnouncing = false }
    for _ in 0..<100 {
      isChanged = false
      for check in checks { check.check() }
      if !isChanged { return }
    }
  }

  private var isChanged = false
}
