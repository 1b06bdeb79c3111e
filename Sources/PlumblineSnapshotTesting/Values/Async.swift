/// A value that is passed to a callback, either immediately or later.
public struct Async<Value> {
  /// Starts the work that produces the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates an asynchronous value from a function that passes the value to a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates an asynchronous value that is available immediately.
  public init(value: Value) { run = { $0(value) } }

  /// Returns an asynchronous value that is the result of a function of this value.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
