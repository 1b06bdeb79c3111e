internal import Batches
internal import FileSystem
internal import Foundation
internal import Scenes
package import Snapshots

/// The folder where a run leaves what differs: `results.json`, and beside it, in folders named as those
/// of the scenes, the actual frames and pictures and the pictures of what differs.
package struct SnapshotOutput: Hashable, Sendable {
  /// The maximum number of bytes of a file that is read: more than any picture takes.
  static let byteLimit = 512 << 20

  /// The folder, as a path.
  package let folder: String
  /// The part of the scenes that the run is over; nil for all.
  private let shard: Shard?

  /// Names a folder, and the part of the scenes whose results are meant; nothing is looked at.
  package init(folder: String, shard: Shard? = nil) {
    self.folder = folder
    self.shard = shard
  }

  /// The kinds of files that a run leaves.
  enum Kind: String, CaseIterable {
    case referencePicture = "reference.png"
    case actualFrames = "actual.frames.txt"
    case actualPicture = "actual.png"
    case differencePicture = "difference.png"
  }

  /// Where the results are.
  package var resultsPath: String { path(fileName(SnapshotRun.fileName)) }

  /// Where the times of the snapshots are.
  private var timesPath: String { path(fileName(SnapshotTimes.fileName)) }

  private func fileName(_ name: String) -> String { shard?.fileName(name) ?? name }

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
    folder.asFolderPrefix + name
  }

  /// Saves what came of a run, so that reports can be made of it later.
  ///
  /// Paths in the file count from its folder, so that it can be moved together with the references.
  ///
  /// - Throws: `PlumblineError.unwritableFile`.
  package func save(_ run: SnapshotRun) throws(PlumblineError) {
    let base = absolutePath(folder)
    let saved = run.withPaths { relativePath(to: absolutePath($0), from: base) }.saved()
    try checkFiles()
    try OutputFile(path: resultsPath).write(saved)
    if !run.times.isEmpty { try OutputFile(path: timesPath).write(run.times.saved()) }
  }

  /// Refuses pipes and devices in the places of files that are kept, because writing would wait for a reader.
  private func checkFiles() throws(PlumblineError) {
    for path in [resultsPath, timesPath] where OutputFile(path: path).isStream {
      throw .unwritableFile(path: path, reason: "it is not a file")
    }
  }

  /// What came of the last run: of a part, where this is one, and else of all scenes or of the parts that there are.
  ///
  /// - Throws: `PlumblineError.unreadableFile` where there was none, or where a file is damaged.
  package func results() throws(PlumblineError) -> SnapshotRun {
    let parts = self.parts
    guard var run = try parts.first?.ownResults() else { return try ownResults() }
    for part in parts.dropFirst() {
      let other = try part.ownResults()
      run.results += other.results
      run.times = run.times.merging(other.times)
    }
    // Each part that has a scene in a folder finds the references in it that no scene stands for.
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

  /// The files that a run has left of a snapshot, as far as they are in this folder.
  ///
  /// Results may have come from elsewhere, and must not lead anywhere.
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

  /// Removes the files that the last run has left, and its results; what others put there stays.
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

  /// The files that a comparison has drawn of a pair.
  ///
  /// What it compared belongs to others, also where it lies in this folder.
  private func drawn(_ result: SnapshotResult) -> [String] {
    let files = result.files
    return [files.referencePicture, files.actualPicture, files.differencePicture]
      .compactMap(\.self).filter { file in
        Kind.allCases.contains { plainPath(path(result.name, $0)) == plainPath(file) }
      }
  }

  /// Makes the folder, and keeps it out of what git sees where it is new; what earlier runs left there goes, but for
  /// the other parts of the same scenes, which may be under way.
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
  /// The parts of the scenes whose results are in the folder, in their order; none if this is a part itself.
  private var parts: [SnapshotOutput] {
    guard shard == nil else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).compactMap { Shard(ofFile: $0, for: SnapshotRun.fileName) }
      .sorted { ($0.count, $0.index) < ($1.count, $1.index) }
      .map { SnapshotOutput(folder: folder, shard: $0) }
  }

  /// The files of the results in the folder.
  package var resultsPaths: [String] {
    let parts = self.parts
    return parts.isEmpty ? [resultsPath] : parts.map(\.resultsPath)
  }

  /// The parts of the scenes without results, if others have results.
  package var missingShards: [Shard] {
    let found = parts.compactMap(\.shard)
    return Set(found.map(\.count)).sorted().flatMap { count in
      (1...count).compactMap { Shard(index: $0, count: count) }
    }.filter { !found.contains($0) }
  }

  /// Saves results in the place of those of all parts.
  ///
  /// - Throws: `PlumblineError.unwritableFile`.
  func replace(with run: SnapshotRun) throws(PlumblineError) {
    try save(run)
    for part in parts { part.removeResults() }
  }
}

/// A path from the root, by the folder that the process works in.
private func absolutePath(_ path: String) -> String {
  joinedPath(FileManager.default.currentDirectoryPath, path)
}

/// A path from the root, without what leads nowhere or back.
private func plainPath(_ path: String) -> String {
  joinedPath("/", String(absolutePath(path).drop { $0 == "/" }))
}

extension SnapshotFiles {
  /// Those that a run writes into its folder.
  var written: [String] { [actualFrames, actualPicture, differencePicture].compactMap(\.self) }
}
