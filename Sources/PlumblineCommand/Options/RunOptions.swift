internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options for processing many scenes.
struct RunOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "How many scenes are worked on at a time; all cores by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Begin no further scene after one that fails; those in hand are finished.")
  var failFast = false

  @Option(
    help: ArgumentHelp("Work on one of N parts of the scenes, such as 2/8.", valueName: "I/N"))
  var shard: ShardChoice?

  @Flag(name: .shortAndLong, help: "Print errors, warnings and notes only.")
  var quiet = false

  func validate() throws {
    try requireJobs(jobs)
  }
}

/// A shard as named on the command line.
struct ShardChoice: ExpressibleByArgument, Sendable {
  let shard: Shard

  init?(argument: String) {
    guard let shard = Shard(argument) else { return nil }
    self.shard = shard
  }
}
