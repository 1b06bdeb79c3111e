internal import Batches
internal import FileSystem
internal import Foundation
internal import Imaging
internal import Scenes
internal import Snapshots

/// Replaces references with the files in a run's output folder, without drawing anything.
package final class SnapshotAcceptance {
  private let output: SnapshotOutput
  private var run: SnapshotRun
  private var settled: Set<String> = []
  private var spent: [String] = []

  /// A snapshot whose reference can be written or removed.
  package struct Candidate: Hashable, Sendable {
    fileprivate let index: Int
    /// The path of the snapshot's reference, without an extension.
    package let path: String
    /// Whether the reference is an orphan, which accepting the candidate removes.
    package let isOrphan: Bool
  }

  /// Reads the results of the last run, or throws `PlumblineError.unreadableFile` if there aren't any.
  package init(_ output: SnapshotOutput) throws(PlumblineError) {
    self.output = output
    run = try output.results()
    guard run.mode != .compare else {
      let reason =
        run.against.map {
          "the run compared with the commit \($0), so there are no references to accept; "
            + "commit the change instead"
        } ?? "the run compared two files or folders, so there are no references to accept"
      throw .unreadableFile(path: output.resultsPath, reason: reason)
    }
  }

  /// Returns the snapshots that can be accepted and whose paths contain any filter, or all of them without filters.
  package func candidates(matching filters: [String]) -> [Candidate] {
    run.results.enumerated().compactMap { index, result in
      let isOrphan = result.status == .orphaned
      let files = output.files(of: result)
      let hasFiles = files.actualFrames != nil || files.actualPicture != nil
      let path = Self.path(result.name)
      guard isOrphan || hasFiles, filters.isEmpty || filters.contains(where: path.contains) else {
        return nil
      }
      return Candidate(index: index, path: path, isOrphan: isOrphan)
    }
  }

  /// Whether the path of any snapshot in the run contains the filter.
  package func knows(_ filter: String) -> Bool {
    run.results.contains { Self.path($0.name).contains(filter) }
  }

  /// Writes the reference of a candidate, or removes an orphaned reference.
  ///
  /// - Throws: `PlumblineError` if the output files aren't from this run, the reference's folder isn't `__Snapshots__`,
  ///   or the reference can't be written. In that case, the old reference is unchanged.
  package func accept(_ candidate: Candidate) throws(PlumblineError) {
    let result = run.results[candidate.index]
    let store = ReferenceStore(of: result.name)
    // Results may be from elsewhere, and must not cause writes outside of reference folders.
    guard store.folder.split(separator: "/").last == ReferenceStore.folderName[...] else {
      throw .unwritableFile(
        path: store.folder, reason: "it isn't named \(ReferenceStore.folderName)"
      )
    }
    let files = candidate.isOrphan ? nil : try files(of: result)
    do throws(ReferenceError) {
      if settled.insert(store.folder).inserted { try store.settle() }
      if let files {
        try store.write(files, as: result.name)
      } else {
        try store.remove(result.name)
      }
    } catch {
      throw PlumblineError(error)
    }
    note(candidate, store)
  }

  /// Removes the accepted snapshots from the saved results, and their files from the output folder.
  package func finish() throws(PlumblineError) {
    run.results.removeAll { $0.status == .orphaned && $0.isRecorded }
    try output.replace(with: run)
    for path in spent { unlink(path) }
    spent = []
  }

  private func note(_ candidate: Candidate, _ store: ReferenceStore) {
    var result = run.results[candidate.index]
    let files = result.files
    spent += output.files(of: result).written
    result.isRecorded = true
    if !candidate.isOrphan {
      if files.actualFrames != nil { result.files.referenceFrames = store.framesPath(result.name) }
      if files.actualPicture != nil {
        result.files.referencePicture = store.picturePath(result.name)
      }
      result.status = .passed
      result.failure = nil
    }
    result.files.actualFrames = nil
    result.files.actualPicture = nil
    result.files.differencePicture = nil
    run.results[candidate.index] = result
  }

  /// Reads the files that the run wrote for a snapshot, and checks that they belong together.
  private func files(of result: SnapshotResult) throws(PlumblineError) -> ReferenceStore.Files {
    var files = ReferenceStore.Files()
    let left = output.files(of: result)
    if let path = left.actualPicture { files.picture = try bytes(path) }
    guard let path = left.actualFrames else { return files }
    let frames = try bytes(path)
    files.frames = frames
    let record: LayoutRecord
    do throws(LayoutRecordError) { record = try LayoutRecord(bytes: frames) } catch {
      throw .unreadableFile(path: path, reason: error.description)
    }
    if let picture = files.picture, record.picture?.file != PixelDigest(picture).value {
      throw .unreadableFile(
        path: path, reason: "the picture next to it doesn't match; run 'plumbline verify' again")
    }
    return files
  }

  private func bytes(_ path: String) throws(PlumblineError) -> [UInt8] {
    do throws(SystemFailure) {
      return try contents(ofFile: path, upTo: SnapshotOutput.byteLimit)
    } catch {
      throw .unreadableFile(path: path, reason: error.reason)
    }
  }

  private static func path(_ name: SnapshotName) -> String { "\(name.folder)/\(name.title)" }
}
