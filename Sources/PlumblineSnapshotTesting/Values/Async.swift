/// A value that is passed to a callback, at once or later.
public struct Async<Value> {
  /// Starts the work that produces the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value from work that passes it to a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available at once.
  public init(value: Value) { run = { $0(value) } }

  /// Returns an asynchronous value that applies a function to this value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
