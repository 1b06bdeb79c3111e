package import Foundation

/// One run of a program, from its start to its end.
package struct ProgramRun {
  /// What the program ended with; see ``Foundation/Process/awaitEnd()``.
  package let status: Int32
  /// What it wrote to standard output.
  package let output: String
  /// What it wrote to standard error.
  package let error: String

  /// Runs a program in a folder, gives it a text to read, and waits for its end.
  ///
  /// Both streams are read while the text is written, so that the program may write as much as it
  /// likes, into either, before it reads. Without an environment it has the tests' own.
  package init(
    _ program: URL, _ arguments: [String], in folder: String, input: String = "",
    environment: [String: String]? = nil
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    if let environment { process.environment = environment }
    let streams = (input: Pipe(), output: Pipe(), error: Pipe())
    process.standardInput = streams.input
    process.standardOutput = streams.output
    process.standardError = streams.error
    try process.run()
    let readers = (output: StreamReader(streams.output), error: StreamReader(streams.error))
    try streams.input.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try streams.input.fileHandleForWriting.close()
    output = try readers.output.text()
    error = try readers.error.text()
    status = process.awaitEnd()
  }
}

extension Process {
  /// Waits for the end and gives the status that the program ended with; less than 0, a signal's
  /// number, where a signal ended it.
  package func awaitEnd() -> Int32 {
    waitUntilExit()
    return terminationReason == .exit ? terminationStatus : -terminationStatus
  }
}
