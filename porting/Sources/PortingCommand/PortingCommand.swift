internal import ArgumentParser
internal import Foundation
internal import Porting

/// The command `plumbline-port`.
@main
struct PortingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plumbline-port",
    abstract: "Rewrites Swift files for Apple's systems so that they compile without Objective-C.",
    discussion: """
      Prints the changes as a diff, makes them with --write, or makes them in a copy with --output. Standard error gets what changes in \
      each file, and what is left to do by hand, with file, line and column. Files that belong \
      together are given together: members move from extensions into their class, which may be in \
      another file.

      Exit codes: 0 fine, 1 something is left to do by hand, 2 usage, 3 a file cannot be read or \
      parsed, 7 a file cannot be written.
      """)

  @Argument(
    help: ArgumentHelp(
      "Folders and Swift files. Hidden folders and package manifests are left out.",
      valueName: "path"))
  var paths: [String]

  @Flag(help: "Change the files in place, all of them or none.")
  var write = false

  @Option(
    help: ArgumentHelp(
      "Write all Swift files to another folder, changed or not, and leave these as they are.",
      valueName: "folder"))
  var output: String?

  func validate() throws {
    guard write, output != nil else { return }
    throw ValidationError("--write changes files in place, and --output copies them; give one")
  }

  /// Runs the command line and exits.
  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let status as ExitStatus {
      exit(withError: ExitCode(status.rawValue))
    } catch {
      // The parser exits with 0 for help, and 64 for its own failures.
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      let message = fullMessage(for: error)
      tell(message.hasPrefix("Error: ") ? "error: " + message.dropFirst(7) : message)
      exit(withError: ExitCode(ExitStatus.usage.rawValue))
    }
  }

  func run() throws {
    var statuses: [ExitStatus] = []
    let (files, failures) = readSwiftFiles(paths)
    for failure in failures { tell(failure.description) }
    if !failures.isEmpty { statuses.append(.unreadableInput) }
    var port = Port(files)
    for file in port.changedFiles {
      let changes = file.changes.map { $0.change.description(count: $0.count) }
      tell("\(file.original.path): \(changes.joined(separator: ", "))")
    }
    let changedCount = port.changedFiles.count
    if write {
      do throws(FileFailure) {
        try replaceFiles(port.changedFiles.map { ($0.original.path, $0.bytes) })
      } catch {
        tell(error.description)
        throw ExitStatus.unwritableOutput
      }
      // Positions are those of the files as they are now.
      if !port.leftovers.isEmpty { port = Port(files.map { port.result(of: $0) }) }
    } else if let output {
      do throws(FileFailure) {
        try copyFiles(
          files.map { ($0.path, port.copy(of: $0, at: absolutePath($0.path))) }, of: paths,
          to: output)
      } catch {
        tell(error.description)
        throw ExitStatus.unwritableOutput
      }
    } else {
      for file in port.changedFiles {
        let diff = UnifiedDiff(of: file.original.path, from: file.original.bytes, to: file.bytes)
        try print(diff)
      }
    }
    for file in port.unparsedFiles { tell(file.description) }
    for omission in port.omissions { tell(omission.description) }
    for leftover in port.leftovers { tell(leftover.description) }
    let verb = write || output != nil ? "changed" : "would change"
    let omissions = port.omissions.count
    let omitted =
      omissions == 0
      ? ""
      : ", \(omissions) \(omissions == 1 ? "assertion" : "assertions") of snapshot tests left out"
    tell(
      "\(changedCount) of \(files.count) files \(verb), \(port.leftovers.count) left to do by hand\(omitted)"
    )
    if !port.unparsedFiles.isEmpty { statuses.append(.unreadableInput) }
    if !port.leftovers.isEmpty { statuses.append(.leftovers) }
    if let status = statuses.first { throw status }
  }
}

/// The ways in which a run ends, as scripts see them.
enum ExitStatus: Int32, Error {
  case leftovers = 1
  case usage = 2
  case unreadableInput = 3
  case unwritableOutput = 7
}

/// Writes a diff to standard output.
///
/// - Throws: `ExitStatus.unwritableOutput` if the output takes no more, such as on a full disk.
private func print(_ diff: UnifiedDiff) throws(ExitStatus) {
  do {
    try FileHandle.standardOutput.write(contentsOf: Data(diff.description.utf8))
  } catch {
    tell("standard output: error: cannot be written: \(error.localizedDescription)")
    throw .unwritableOutput
  }
}

/// Writes a line to standard error.
private func tell(_ text: String) {
  // Nobody can be told of a failure here.
  try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
}
