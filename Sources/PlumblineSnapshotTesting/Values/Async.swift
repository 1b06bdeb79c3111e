/// A value that is handed to a callback, at once or later.
public struct Async<Value> {
  /// Starts the work that gives the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Makes a value of work that hands it to a callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Makes a value that is there already.
  public init(value: Value) { run = { $0(value) } }

  /// Returns the value after a function.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
