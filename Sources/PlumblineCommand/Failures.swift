internal import FileSystem
internal import Foundation
internal import Plumbline

/// Runs a closure, and prints failures of scenes, files and processes before throwing an `ExitStatus`.
///
/// Other errors are rethrown.
func reportingFailures<Result>(_ work: () throws -> Result) throws -> Result {
  do {
    return try work()
  } catch let error as PlumblineError {
    try print(lines: error.lines, to: .error)
    throw error.exitStatus
  } catch SupervisionError.processDidNotStart(let ending) {
    try print(
      "error: a drawing process \(ending.description) before it could take jobs; with --memory, "
        + "it may need more",
      to: .error)
    throw ExitStatus.unreadableInput
  } catch let error as SystemFailure {
    try print("error: \(error.reason)", to: .error)
    throw ExitStatus.unwritableOutput
  }
}

extension [ExitStatus] {
  /// Prints an error, and records its exit status.
  mutating func report(_ error: PlumblineError) throws(ExitStatus) {
    try print(lines: error.lines, to: .error)
    append(error.exitStatus)
  }

  /// Prints an error in a scene, and records its exit status.
  mutating func report(_ error: PlumblineError, inScene name: String) throws(ExitStatus) {
    try print(lines: error.inScene(name).lines, to: .error)
    append(error.exitStatus)
  }

  /// Throws the most severe of the statuses, if there are any.
  func throwGravest() throws(ExitStatus) {
    if let status = ExitStatus.gravest(self) { throw status }
  }
}
