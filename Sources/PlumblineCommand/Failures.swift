internal import FileSystem
internal import Foundation
internal import Plumbline

/// Does something, and ends the run where that fails, once what is wrong was said.
///
/// - Throws: `ExitStatus`, and what is no failure of a scene, a file or a process.
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
  /// Says what is wrong, and takes down what the run is to end with for it.
  mutating func report(_ error: PlumblineError) throws(ExitStatus) {
    try print(lines: error.lines, to: .error)
    append(error.exitStatus)
  }

  /// Says what is wrong with a scene, and takes down what the run is to end with for it.
  mutating func report(_ error: PlumblineError, inScene name: String) throws(ExitStatus) {
    try print(lines: error.inScene(name).lines, to: .error)
    append(error.exitStatus)
  }

  /// Ends the run with the gravest of the statuses; goes on where there are none.
  func throwGravest() throws(ExitStatus) {
    if let status = ExitStatus.gravest(self) { throw status }
  }
}
