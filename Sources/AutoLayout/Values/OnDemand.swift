/// A property that most objects never set, and that takes no memory in these.
///
/// Views and constraints have many such properties, which would slow down every walk through a tree. A value without
/// references is best, because reading one of its properties then copies only that one.
@safe
struct OnDemand<Value> {
  private final class Storage {
    @safe @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  var isSet: Bool { storage != nil }

  /// The value, or the initial value until it is set.
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
