/// Storage for a property that most objects never set; an unset property takes only the space of a pointer.
///
/// Views and constraints have many such properties. Storing all of them inline would slow down every walk through a
/// tree. A `Value` without references is best: reading one of its properties then copies only that property.
@safe
struct OnDemand<Value> {
  private final class Storage {
    @safe @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  var isSet: Bool { storage != nil }

  /// The stored value, or `initial` if none has been set.
  @inline(__always)
  subscript(default initial: @autoclosure () -> Value) -> Value {
    get { storage?.value ?? initial() }
    set {
      if let storage {
        storage.value = newValue
      } else {
        storage = Storage(newValue)
      }
    }
  }
}
