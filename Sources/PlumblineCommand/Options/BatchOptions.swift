internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// How `render` goes about many pictures.
struct BatchOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "How many scenes are drawn at a time; all cores by default.")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  @Flag(help: "Begin no further scene after one that fails; those in hand are finished.")
  var failFast = false

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      """
      Keep a manifest.json beside the pictures, and draw what has changed only; by default where \
      -o names a folder for several scenes, or for a folder of them.
      """))
  var manifest: Bool?

  @Flag(help: "Draw pictures that have not changed as well.")
  var force = false

  @Flag(help: "Take away the pictures of earlier runs that are no longer made.")
  var clean = false

  @Option(
    help: ArgumentHelp(
      "Draw one of N parts of the scenes, such as 2/8; 'plumbline merge' joins the manifests.",
      valueName: "I/N"))
  var shard: ShardChoice?

  @Flag(name: .shortAndLong, help: "Print errors, warnings and notes only.")
  var quiet = false

  @Flag(help: "Print a line of JSON for each picture, and one at the end.")
  var json = false

  func validate() throws {
    try requireJobs(jobs)
    if quiet, json { throw ValidationError("--quiet and --json exclude each other") }
    guard manifest == false else { return }
    for (isGiven, name) in [(clean, "--clean"), (shard != nil, "--shard")] where isGiven {
      throw ValidationError("\(name) needs the manifest that --no-manifest leaves out")
    }
  }

  /// Whether a manifest is kept in an output folder for the scenes that arguments name.
  ///
  /// In the current folder, which is where pictures go that nobody found a place for, only on request.
  func keepsManifest(of scenes: [String], in output: String) -> Bool {
    if let manifest { return manifest }
    if clean || shard != nil { return true }
    guard !["", ".", "./"].contains(output) else { return false }
    var isFolder: ObjCBool = false
    return scenes.count > 1
      || scenes.contains { FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) }
        && isFolder.boolValue
  }
}

/// A part of a batch as the command line names it.
struct ShardChoice: ExpressibleByArgument, Sendable {
  let shard: Shard

  init?(argument: String) {
    guard let shard = Shard(argument) else { return nil }
    self.shard = shard
  }
}
