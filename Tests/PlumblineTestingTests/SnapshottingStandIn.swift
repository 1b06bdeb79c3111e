/// The shape of pointfree's type of that name, as far as the adapter in the documentation needs it: that
/// package is not a dependency.
struct Snapshotting<Value, Format> {
  let snapshot: (Value) -> Format

  /// The same of another value, by way of this one's.
  func pullback<NewValue>(
    _ transform: @escaping (NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format> { snapshot(transform($0)) }
  }
}

typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == String, Format == String {
  /// A text as its own snapshot.
  static var lines: Snapshotting { Snapshotting { $0 } }
}
