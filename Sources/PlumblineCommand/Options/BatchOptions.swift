internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options of `render` for many pictures.
struct BatchOptions: ParsableArguments {
  @OptionGroup var run: RunOptions

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      """
      Write manifest.json beside the pictures, and draw only what has changed; the default if -o \
      is a folder and several scenes, or a folder of scenes, are drawn.
      """))
  var manifest: Bool?

  @Flag(help: "Draw unchanged pictures too.")
  var force = false

  @Flag(help: "Remove pictures of earlier runs that are no longer produced.")
  var clean = false

  @Option(
    help: ArgumentHelp(
      "Also write what a service needs beside PNG files. For sentry: a JSON file for each picture, "
        + "and a list of all names.",
      valueName: "SERVICE"), completion: .word(of: Sidecar.self), transform: knownWord)
  var sidecar: Sidecar?

  @Flag(help: "Print a JSON line for each picture, and one at the end.")
  var json = false

  func validate() throws {
    if run.quiet, json { throw ValidationError("--quiet cannot be used with --json") }
    guard manifest == false else { return }
    for (isGiven, name) in [(clean, "--clean"), (run.shard != nil, "--shard")] where isGiven {
      throw ValidationError("\(name) needs the manifest that --no-manifest leaves out")
    }
  }

  /// A format of sidecar files beside pictures, named after the service that reads the files.
  enum Sidecar: String, CaseIterable {
    case sentry
  }

  /// Whether to write a manifest of the scenes' pictures.
  ///
  /// By default, several scenes or a folder get a manifest, unless the output is the current folder.
  func keepsManifest(of scenes: [String], in output: String) -> Bool {
    if let manifest { return manifest }
    if clean || run.shard != nil { return true }
    guard !["", ".", "./"].contains(output) else { return false }
    var isFolder: ObjCBool = false
    return scenes.count > 1
      || scenes.contains { FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) }
        && isFolder.boolValue
  }
}
