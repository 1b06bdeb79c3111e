internal import Synchronization

/// Reports the progress of building Plumbline's modules for the user's compiler.
package enum BuildProgress {
  /// A finished step of a build: its number, the number of all steps, and its name.
  ///
  /// A step with the number 0 begins the build. Its name is the compiler's version.
  package typealias Step = (number: Int, count: Int, name: String)

  private static let observer = Mutex<(@Sendable (Step?) -> Void)?>(nil)

  /// Sets the closure to call with each finished step of a build in this process, and with `nil` when the build ends.
  package static func observe(_ closure: @escaping @Sendable (Step?) -> Void) {
    observer.withLock { $0 = closure }
  }

  /// Reports a finished step, or the end of the build if `step` is `nil`.
  static func report(_ step: Step?) { observer.withLock { $0 }?(step) }
}
