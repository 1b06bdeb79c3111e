public import Foundation

/// A way to turn values into texts or pictures that can be kept and compared.
public struct Snapshotting<Value, Format> {
  /// The ending of the names of references; `nil` for none.
  public var pathExtension: String?
  /// The comparison, and the form of references in files.
  public var diffing: Diffing<Format>
  /// Turns a value into what is compared.
  public var snapshot: (Value) -> Async<Format>

  /// Makes a strategy whose results may come later.
  ///
  /// - Parameters:
  ///   - pathExtension: The ending of the names of references.
  ///   - diffing: The comparison.
  ///   - asyncSnapshot: Turns a value into what is compared.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    (self.pathExtension, self.diffing, snapshot) = (pathExtension, diffing, asyncSnapshot)
  }

  /// Makes a strategy.
  ///
  /// - Parameters:
  ///   - pathExtension: The ending of the names of references.
  ///   - diffing: The comparison.
  ///   - snapshot: Turns a value into what is compared.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// Returns the strategy for values that a function turns into this one's.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      snapshot(transform($0))
    }
  }

  /// Returns the strategy for values that a function turns into this one's, now or later.
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
  /// Makes a strategy that compares values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting {
  /// Returns a strategy that waits before it begins, for work that was put on the main queue.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
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

/// Runs what waits on the thread's loop until a condition holds, for so many seconds at most.
func runLoop(for duration: TimeInterval, until isDone: () -> Bool) {
  let end = Date(timeIntervalSinceNow: duration)
  while !isDone(), end.timeIntervalSinceNow > 0 {
    let next = min(end, Date(timeIntervalSinceNow: 0.005))
    // Loops without anything to wait for return at once.
    if !RunLoop.current.run(mode: .default, before: next) { Thread.sleep(until: next) }
  }
}
