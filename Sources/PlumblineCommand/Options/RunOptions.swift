internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options for processing many scenes.
struct RunOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "The number of scenes to process in parallel; one per core by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Start no further scenes after a failure; scenes in progress are finished.")
  var failFast = false

  @Option(
    help: ArgumentHelp("Process one of N shards of the scenes, such as 2/8.", valueName: "I/N"))
  var shard: ShardChoice?

  @Flag(name: .shortAndLong, help: "Print only errors, warnings and notes.")
  var quiet = false

  func validate() throws {
    try requireJobs(jobs)
  }
}

/// The value of the `--shard` option, such as `2/8`.
struct ShardChoice: ExpressibleByArgument, Sendable {
  let shard: Shard

  init?(argument: String) {
    guard let shard = Shard(argument) else { return nil }
    self.shard = shard
  }
}
