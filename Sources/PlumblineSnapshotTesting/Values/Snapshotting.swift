public import Foundation

/// A strategy that converts values to texts or pictures, which can be stored and compared.
public struct Snapshotting<Value, Format> {
  /// The extension of reference files; `nil` for none.
  public var pathExtension: String?
  /// The comparison, and the representation of references in files.
  public var diffing: Diffing<Format>
  /// Converts a value to the form that is compared.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy whose results may come later.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of reference files.
  ///   - diffing: The comparison.
  ///   - asyncSnapshot: Converts a value to the form that is compared.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of reference files.
  ///   - diffing: The comparison.
  ///   - snapshot: Converts a value to the form that is compared.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for values of another type, which a function converts to this strategy's type.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      snapshot(transform($0))
    }
  }

  /// Returns a strategy for values of another type, which a function converts to this strategy's type, now or later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
      Async { callback in transform(newValue).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy for values that are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that compares values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting {
  /// Returns a strategy that waits before it begins, so that work on the main queue can run.
  ///
  /// - Parameters:
  ///   - duration: The time to wait, in seconds.
  ///   - strategy: The strategy that begins then.
  /// - Returns: The strategy.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        runLoop(for: duration) { false }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

/// Runs the thread's run loop until a condition holds, for a limited number of seconds.
func runLoop(for duration: TimeInterval, until isDone: () -> Bool) {
  let end = Date(timeIntervalSinceNow: duration)
  while !isDone(), end.timeIntervalSinceNow > 0 {
    let next = min(end, Date(timeIntervalSinceNow: 0.005))
    // Run loops without sources return at once.
    if !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
  }
}
