internal import ArgumentParser
internal import Plumbline

/// `plumbline merge`: merges the manifests that shards wrote.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the manifests of the shards of a batch.",
    discussion: """
      Examples:
        plumbline render scenes -o output --shard 1/2
        plumbline render scenes -o output --shard 2/2
        plumbline merge output/manifest.*-of-2.json -o output/manifest.json

      Files are named as in the shards' own folders, whose contents have to be put together. It is \
      an error if shards are missing, duplicate, interrupted, or drawn with different options or \
      versions.
      """)

  @Argument(help: "The manifests of all shards, in any order.", completion: .file())
  var manifests: [String]

  @Option(name: .shortAndLong, help: "The manifest to write.", completion: .file())
  var output = "manifest.json"

  func run() throws {
    guard output != "-" else {
      throw UsageError(
        "-o takes a file, because a manifest's paths are relative to its folder", of: "merge")
    }
    try refuseOverwriting(manifests, with: output, of: "merge")
    let merge = ManifestMerge(paths: manifests)
    for error in merge.errors { try print(error.description, to: .error) }
    try merge.errors.map(\.exitStatus).throwGravest()
    try reportingFailures { try merge.write(to: output) }
    try print(output, to: .output)
  }
}
