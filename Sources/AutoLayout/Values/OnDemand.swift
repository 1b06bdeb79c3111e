/// A value that most objects leave as it is at first, and that takes no room in these.
///
/// Views and constraints have many properties that few of them ever set. Such a property would cost
/// each its memory and its part of every walk through a tree. A value without references is best, as
/// reading one property of it then copies no more than that.
@safe
struct OnDemand<Value> {
  private final class Storage {
    @safe @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage?

  /// Whether the value was ever set.
  var isSet: Bool { storage != nil }

  /// The value, and what stands for it until it is set.
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
