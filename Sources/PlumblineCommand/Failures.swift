internal import FileSystem
internal import Foundation
internal import Plumbline

/// Runs a closure and prints its errors about scenes, files and processes.
///
/// After printing an error, throws the `ExitStatus` for it. Any other error is rethrown without printing it.
func reportingFailures<Result>(_ work: () throws -> Result) throws -> Result {
  do {
    return try work()
  } catch let error as PlumblineError {
    try print(lines: error.lines, to: .error)
    throw error.exitStatus
  } catch SupervisionError.processDidNotStart(let ending) {
    try print(
      "error: a drawing process \(ending.description) before it could take jobs; if --memory "
        + "is set, raise it",
      to: .error)
    throw ExitStatus.unreadableInput
  } catch let error as SystemFailure {
    try print("error: \(error.reason)", to: .error)
    throw ExitStatus.unwritableOutput
  }
}

extension [ExitStatus] {
  /// Prints an error, and appends its exit status to this array.
  mutating func report(_ error: PlumblineError) throws(ExitStatus) {
    try print(lines: error.lines, to: .error)
    append(error.exitStatus)
  }

  /// Prints an error with the name of its scene, and appends the error's exit status to this array.
  mutating func report(_ error: PlumblineError, inScene name: String) throws(ExitStatus) {
    try print(lines: error.inScene(name).lines, to: .error)
    append(error.exitStatus)
  }

  /// Throws the most severe status, or does nothing if there are no statuses.
  func throwGravest() throws(ExitStatus) {
    if let status = ExitStatus.gravest(self) { throw status }
  }
}
