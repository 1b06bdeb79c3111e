internal import Synchronization

/// The progress of making what Swift files need, for the command to show.
package enum BuildProgress {
  /// A part that is done: its number, the number of all, and its name; number 0 has the compiler's version as the name.
  package typealias Step = (number: Int, count: Int, name: String)

  private static let observer = Mutex<(@Sendable (Step?) -> Void)?>(nil)

  /// Chooses the closure that takes each step of the process, and `nil` at the end.
  package static func observe(_ closure: @escaping @Sendable (Step?) -> Void) {
    observer.withLock { $0 = closure }
  }

  /// Reports a step, or the end.
  static func report(_ step: Step?) { observer.withLock { $0 }?(step) }
}
