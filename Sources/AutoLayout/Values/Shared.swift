/// Storage for a large value, shared by copies of the value's owner until one of them sets the value.
@propertyWrapper
package struct Shared<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  /// Stores a value.
  package init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// The value, shared by copies of the owner until one of them sets it.
  package var wrappedValue: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }

  /// Returns whether two values are equal.
  package static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.wrappedValue == right.wrappedValue
  }

  /// Hashes the value.
  package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
