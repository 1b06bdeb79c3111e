internal import Synchronization

/// The progress of building the support for Swift files, for the command to show.
package enum BuildProgress {
  /// A finished step: its number, the number of all steps, and its name.
  ///
  /// Number 0 has the compiler's version as its name.
  package typealias Step = (number: Int, count: Int, name: String)

  private static let observer = Mutex<(@Sendable (Step?) -> Void)?>(nil)

  /// Sets the closure that receives each step of the process, and `nil` at the end.
  package static func observe(_ closure: @escaping @Sendable (Step?) -> Void) {
    observer.withLock { $0 = closure }
  }

  /// Reports a step, or the end.
  static func report(_ step: Step?) { observer.withLock { $0 }?(step) }
}
