internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline accept`: turns the reviewed results of a run into references.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept the differences of the last verify as new references.",
    discussion: """
      Examples:
        plumbline accept
        plumbline accept login settings.320x568
        plumbline accept --orphans

      Copies the frames and pictures that 'plumbline verify' wrote to .plumbline/; nothing is \
      drawn. A filter is a part of a snapshot's path, such as scenes/__Snapshots__/login.320x568.
      """)

  @Argument(help: "Parts of snapshot paths; all differing or missing snapshots by default.")
  var filters: [String] = []

  @Flag(help: "Remove references whose scene or canvas no longer exists.")
  var orphans = false

  @OptionGroup var output: SnapshotOutputOption

  func run() throws {
    let acceptance: SnapshotAcceptance
    do {
      acceptance = try SnapshotAcceptance(output.output())
    } catch {
      try print(error.description, to: .error)
      let isThere = output.output().resultsPaths.contains(where: FileManager.default.fileExists)
      if !isThere { try print("run 'plumbline verify' first", to: .error) }
      throw error.exitStatus
    }
    try reportMissingShards(in: output.output())
    let chosen = acceptance.candidates(matching: filters)
    if let filter = filters.first(where: { filter in !acceptance.knows(filter) }) {
      throw UsageError("no snapshot of the last run has '\(filter)' in its path", of: "accept")
    }
    var statuses: [ExitStatus] = []
    var counts = (accepted: 0, removed: 0, left: 0)
    for candidate in chosen {
      if candidate.isOrphan, !orphans {
        counts.left += 1
        continue
      }
      do {
        try acceptance.accept(candidate)
        if candidate.isOrphan { counts.removed += 1 } else { counts.accepted += 1 }
        try printText("\(candidate.isOrphan ? "removed " : "accepted") \(candidate.path)")
      } catch let error as PlumblineError {
        try statuses.report(error)
      }
    }
    do {
      try acceptance.finish()
    } catch {
      try statuses.report(error)
    }
    try print(summary(counts), to: .error)
    try statuses.throwGravest()
  }

  private func summary(_ counts: (accepted: Int, removed: Int, left: Int)) -> String {
    var parts: [String] = []
    if counts.accepted > 0 { parts.append("\(counts.accepted) accepted") }
    if counts.removed > 0 { parts.append("\(counts.removed) removed") }
    if counts.left > 0 { parts.append("\(counts.left) orphaned, which --orphans removes") }
    return parts.isEmpty ? "nothing to accept" : parts.joined(separator: ", ")
  }
}
