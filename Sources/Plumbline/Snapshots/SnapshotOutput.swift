internal import Batches
internal import FileSystem
internal import Foundation
internal import Scenes
package import Snapshots

/// The output folder of a snapshot run: `results.json`, and pictures and frames files in the folders of their scenes.
package struct SnapshotOutput: Hashable, Sendable {
  /// The maximum size of a file to read, in bytes, which pictures never reach.
  static let byteLimit = 512 << 20

  /// The path of the output folder.
  package let folder: String
  private let shard: Shard?

  /// Describes an output folder, or the output of one shard in the folder, without accessing files.
  package init(folder: String, shard: Shard? = nil) {
    self.folder = folder
    self.shard = shard
  }

  enum Kind: String, CaseIterable {
    case referencePicture = "reference.png"
    case actualFrames = "actual.frames.txt"
    case actualPicture = "actual.png"
    case differencePicture = "difference.png"
  }

  /// The path of the results file.
  package var resultsPath: String { path(fileName(SnapshotRun.fileName)) }

  private var timesPath: String { path(fileName(SnapshotTimes.fileName)) }

  private func fileName(_ name: String) -> String { shard?.fileName(name) ?? name }

  /// The path for one of a snapshot's files, always inside the folder.
  func path(_ name: SnapshotName, _ kind: Kind) -> String {
    var folders = name.folder.split(separator: "/").map(String.init).filter { $0 != "." }
    if folders.last == ReferenceStore.folderName { folders.removeLast() }
    // Folders above the current one are renamed to stay inside.
    let safe = folders.map { $0 == ".." ? "_" : $0 }
    return path(
      (safe + ["\(FigureName.legal(name.title)).\(kind.rawValue)"]).joined(separator: "/"))
  }

  private func path(_ name: String) -> String {
    folder.asFolderPrefix + name
  }

  /// Saves the results of a run for later reports, or throws `PlumblineError.unwritableFile`.
  ///
  /// Paths in the results file are relative to its folder, so the folder can be moved together with the references.
  package func save(_ run: SnapshotRun) throws(PlumblineError) {
    let base = absolutePath(folder)
    let saved = run.withPaths { relativePath(to: absolutePath($0), from: base) }.saved()
    try checkFiles()
    try OutputFile(path: resultsPath).write(saved)
    if !run.times.isEmpty { try OutputFile(path: timesPath).write(run.times.saved()) }
  }

  /// Throws an error if a pipe or device is at the path of a file to write, because writing to it could block.
  private func checkFiles() throws(PlumblineError) {
    for path in [resultsPath, timesPath] where OutputFile(path: path).isStream {
      throw .unwritableFile(path: path, reason: "it is not a file")
    }
  }

  /// Reads the results of the last run.
  ///
  /// Unless this is the output of a shard, the results of all shards in the folder are combined, if there are any.
  ///
  /// - Throws: `PlumblineError.unreadableFile` if there are no results, or a file is damaged.
  package func results() throws(PlumblineError) -> SnapshotRun {
    let parts = self.parts
    guard var run = try parts.first?.ownResults() else { return try ownResults() }
    for part in parts.dropFirst() {
      let other = try part.ownResults()
      run.results += other.results
      run.times = run.times.merging(other.times)
    }
    // Each shard with a scene in a folder reports all orphans of that folder.
    var seen: Set<SnapshotName> = []
    run.results.removeAll { !seen.insert($0.name).inserted && $0.status == .orphaned }
    return run
  }

  private func ownResults() throws(PlumblineError) -> SnapshotRun {
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try contents(ofFile: resultsPath, upTo: Self.byteLimit)
    } catch {
      throw .unreadableFile(path: resultsPath, reason: error.reason)
    }
    var run: SnapshotRun
    do throws(SavedRunError) {
      run = try SnapshotRun(saved: bytes).withPaths { joinedPath(folder, $0) }
    } catch {
      throw .unreadableFile(path: resultsPath, reason: error.description)
    }
    let times = try? contents(ofFile: timesPath, upTo: Self.byteLimit)
    run.times = SnapshotTimes(saved: times ?? [])
    return run
  }

  /// The files that a run wrote for a snapshot, except for those outside of this folder.
  func files(of result: SnapshotResult) -> SnapshotFiles {
    let inside = plainPath(folder) + "/"
    func own(_ path: String?) -> String? {
      path.flatMap { plainPath($0).hasPrefix(inside) ? $0 : nil }
    }
    return SnapshotFiles(
      actualFrames: own(result.files.actualFrames),
      actualPicture: own(result.files.actualPicture),
      differencePicture: own(result.files.differencePicture))
  }

  /// Removes the results and files of the last run, and nothing else.
  private func clear() {
    guard let run = try? ownResults() else { return }
    let written =
      run.mode == .compare
      ? run.results.flatMap(drawn) : run.results.flatMap { files(of: $0).written }
    for path in written { unlink(path) }
    removeResults()
  }

  private func removeResults() {
    for path in [resultsPath, timesPath] { unlink(path) }
  }

  /// The paths of the pictures that a comparison wrote to the folder, without the compared files themselves.
  private func drawn(_ result: SnapshotResult) -> [String] {
    let files = result.files
    return [files.referencePicture, files.actualPicture, files.differencePicture]
      .compactMap(\.self).filter { file in
        Kind.allCases.contains { plainPath(path(result.name, $0)) == plainPath(file) }
      }
  }

  /// Creates the folder with a `.gitignore`, or removes the files of earlier runs, except those of other shards.
  ///
  /// - Throws: `PlumblineError.unwritableFile`.
  package func prepare() throws(PlumblineError) {
    guard FileManager.default.fileExists(atPath: folder) else {
      return try OutputFile(path: path(".gitignore")).write(Array("*\n".utf8))
    }
    try checkFiles()
    for output in [SnapshotOutput(folder: folder)] + SnapshotOutput(folder: folder).parts {
      let isOther = output.shard?.count == shard?.count && output.shard?.index != shard?.index
      if shard == nil || !isOther { output.clear() }
    }
  }
}

extension SnapshotOutput {
  /// The output of each shard that has results in the output folder, or an empty array if this is a shard's output.
  private var parts: [SnapshotOutput] {
    guard shard == nil else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).compactMap { Shard(ofFile: $0, for: SnapshotRun.fileName) }
      .sorted { ($0.count, $0.index) < ($1.count, $1.index) }
      .map { SnapshotOutput(folder: folder, shard: $0) }
  }

  /// The paths of the results files in the folder.
  package var resultsPaths: [String] {
    let parts = self.parts
    return parts.isEmpty ? [resultsPath] : parts.map(\.resultsPath)
  }

  /// The shards that have no results yet, or an empty array if no shard has results.
  package var missingShards: [Shard] {
    let found = parts.compactMap(\.shard)
    return Set(found.map(\.count)).sorted().flatMap { count in
      (1...count).compactMap { Shard(index: $0, count: count) }
    }.filter { !found.contains($0) }
  }

  /// Replaces the results of all shards by the results of one run.
  func replace(with run: SnapshotRun) throws(PlumblineError) {
    try save(run)
    for part in parts { part.removeResults() }
  }
}

/// The absolute path, resolved against the current folder.
private func absolutePath(_ path: String) -> String {
  joinedPath(FileManager.default.currentDirectoryPath, path)
}

private func plainPath(_ path: String) -> String {
  joinedPath("/", String(absolutePath(path).drop { $0 == "/" }))
}

extension SnapshotFiles {
  var written: [String] { [actualFrames, actualPicture, differencePicture].compactMap(\.self) }
}
