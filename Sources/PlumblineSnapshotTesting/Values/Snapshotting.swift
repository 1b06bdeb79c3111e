public import Foundation

/// A strategy that converts values to a format, such as text or pictures, and compares the results with references.
public struct Snapshotting<Value, Format> {
  /// The file extension of references, or `nil` for files without an extension.
  public var pathExtension: String?
  /// The comparison and file format of the converted values.
  public var diffing: Diffing<Format>
  /// Converts a value to the format that is compared.
  public var snapshot: (Value) -> Async<Format>

  /// Creates a strategy from an asynchronous conversion.
  ///
  /// - Parameters:
  ///   - pathExtension: The file extension of references, or `nil` for files without an extension.
  ///   - diffing: The comparison and file format of the converted values.
  ///   - asyncSnapshot: Converts a value to the format that is compared, asynchronously.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Creates a strategy from a synchronous conversion.
  ///
  /// - Parameters:
  ///   - pathExtension: The file extension of references, or `nil` for files without an extension.
  ///   - diffing: The comparison and file format of the converted values.
  ///   - snapshot: Converts a value to the format that is compared.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns a strategy for values of another type.
  ///
  /// `transform` converts such a value to a value that this strategy accepts.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      snapshot(transform($0))
    }
  }

  /// Returns a strategy for values of another type.
  ///
  /// `transform` asynchronously converts such a value to a value that this strategy accepts.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { newValue in
      Async { callback in transform(newValue).run { snapshot($0).run(callback) } }
    }
  }
}

/// A strategy that compares values as they are, without converting them.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that compares values as they are, without converting them.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting {
  /// Returns a strategy that waits before it converts a value, so that work on the main queue can run.
  ///
  /// - Parameters:
  ///   - duration: The time to wait, in seconds.
  ///   - strategy: The strategy to use after the wait.
  /// - Returns: The strategy that waits.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        runLoop(for: duration) { false }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}

/// Runs the current thread's run loop until a condition is true, or until `duration` seconds have passed.
func runLoop(for duration: TimeInterval, until isDone: () -> Bool) {
  let end = Date(timeIntervalSinceNow: duration)
  while !isDone(), end.timeIntervalSinceNow > 0 {
    let next = min(end, Date(timeIntervalSinceNow: 0.005))
    // Run loops without sources return at once.
    if !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
  }
}
