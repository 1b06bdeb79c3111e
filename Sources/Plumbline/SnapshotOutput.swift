internal import Foundation
public import Snapshots

/// The folder where a run leaves what differs: `results.json`, and beside it, in folders named as those
/// of the scenes, the actual frames and pictures and the pictures of what differs.
public struct SnapshotOutput: Hashable, Sendable {
  /// The folder, as a path.
  public let folder: String

  /// Names a folder; nothing is looked at.
  public init(folder: String) { self.folder = folder }

  /// The kinds of files that a run leaves.
  enum Kind: String {
    case actualFrames = "actual.frames.txt"
    case actualPicture = "actual.png"
    case differencePicture = "difference.png"
  }

  /// Where the results are.
  public var resultsPath: String { path("results.json") }

  /// Where a file of a snapshot goes; never outside of the folder.
  func path(_ name: SnapshotName, _ kind: Kind) -> String {
    var folders = name.folder.split(separator: "/").map(String.init).filter { $0 != "." }
    if folders.last == ReferenceStore.folderName { folders.removeLast() }
    // What lies above the current folder has a name of its own here.
    let safe = folders.map { $0 == ".." ? "_" : $0 }
    return path(
      (safe + ["\(FigureName.legal(name.title)).\(kind.rawValue)"]).joined(separator: "/"))
  }

  private func path(_ name: String) -> String {
    folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Saves what came of a run.
  ///
  /// - Throws: `PlumblineError.unwritableFile`.
  public func save(_ run: SnapshotRun) throws(PlumblineError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(run) else {
      throw .unwritableFile(path: resultsPath, reason: "a number is not finite")
    }
    try OutputFile(path: resultsPath).write(Array(data) + [UInt8(ascii: "\n")])
  }

  /// What came of the last run.
  ///
  /// - Throws: `PlumblineError.unreadableFile` where there was none, or where the file is damaged.
  public func results() throws(PlumblineError) -> SnapshotRun {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: resultsPath))
    } catch {
      throw .unreadableFile(path: resultsPath, reason: systemReason(error))
    }
    guard let run = try? JSONDecoder().decode(SnapshotRun.self, from: data) else {
      throw .unreadableFile(path: resultsPath, reason: "these are no results of a run")
    }
    return run
  }

  /// Where the files of a result are in this folder, whatever it was called when they were written.
  func paths(of result: SnapshotResult) -> [String] {
    let files: [(String?, Kind)] = [
      (result.files.actualFrames, .actualFrames), (result.files.actualPicture, .actualPicture),
      (result.files.differencePicture, .differencePicture),
    ]
    return files.filter { $0.0 != nil }.map { path(result.name, $0.1) }
  }

  /// Removes the files that the last run has left, and its results; what others put there stays.
  public func clear() {
    guard let run = try? results() else { return }
    for path in run.results.flatMap(paths) { unlink(path) }
    unlink(resultsPath)
  }

  /// Makes the folder, and keeps it out of what git sees where it is new.
  ///
  /// - Throws: `PlumblineError.unwritableFile`.
  public func prepare() throws(PlumblineError) {
    guard !FileManager.default.fileExists(atPath: folder) else { return clear() }
    try OutputFile(path: path(".gitignore")).write(Array("*\n".utf8))
  }
}
