internal import Foundation
internal import Plumbline

/// A scene, and the canvases on which a test compares the scene with its references.
struct SnapshotExpectation {
  let scene: Scene
  let canvases: [Canvas]
  let direction: LayoutDirection?
  let options: FigureOptions?
  let folder: String
  let suite: SnapshotSuite

  struct Finding {
    var name: SnapshotName
    /// The failure message, or `nil` if the snapshot matches its reference and wasn't recorded.
    var failure: String?
    /// A description of the differences that the tolerance permits, or `nil` if there aren't any.
    var warning: String?
    var files: [(name: String, bytes: [UInt8])] = []
  }

  /// Compares the scene with its reference on every canvas, and fails the test for each canvas that differs.
  func check(recording: RecordMode, reportingTo place: TestPlace) {
    guard !canvases.isEmpty else {
      return place.fail("the scene '\(scene.identifier)' has no canvas; name one with at:")
    }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plumbline-\(UUID().uuidString)")
    var isToBeKept = false
    for var finding in findings(recording: recording, output: folder.path) {
      if let warning = finding.warning { place.warn(warning) }
      guard finding.failure != nil else { continue }
      if place.takesAttachments {
        for file in finding.files { place.attach(file.bytes, named: file.name) }
      } else if !finding.files.isEmpty {
        isToBeKept = true
        finding.failure?.append("\n  see \(folder.path)")
      }
      place.fail(finding.failure ?? "")
    }
    if !isToBeKept { try? FileManager.default.removeItem(at: folder) }
  }

  /// Compares the scene with its reference on every canvas, and returns the results in the order of the canvases.
  ///
  /// Files that show differences are written to the folder `output`.
  func findings(recording: RecordMode, output: String) -> [Finding] {
    var suite = suite
    suite.recording = recording
    suite.outputFolder = output
    let snapshots = canvases.map { canvas in
      Snapshot(
        of: scene, on: Scene.Placement(canvas, direction: direction), options: options,
        folder: folder, suffixes: direction == .rightToLeft ? ["rtl"] : [])
    }
    var seen: Set<SnapshotName> = []
    do throws(PlumblineError) {
      let painter = try Painter(font: (options ?? scene.figureOptions).theme.font)
      return snapshots.map { snapshot in
        guard seen.insert(snapshot.name).inserted else {
          return Finding(
            name: snapshot.name,
            failure: "\(snapshot.name.title): two canvases have this name; give them different ones"
          )
        }
        return Finding(suite.check(snapshot, with: painter))
      }
    } catch {
      return snapshots.prefix(1).map { Finding(name: $0.name, failure: error.description) }
    }
  }
}

extension SnapshotExpectation.Finding {
  /// Converts the result of a comparison to messages for a test and files to attach.
  init(_ result: SnapshotResult) {
    name = result.name
    if result.status == .passed, !result.isRecorded {
      if !result.allowances.isEmpty { warning = Self.text(result) }
      return
    }
    failure = Self.text(result)
    files = [
      ("reference.png", result.files.referencePicture), ("actual.png", result.files.actualPicture),
      ("difference.png", result.files.differencePicture),
      ("actual.frames.txt", result.files.actualFrames),
    ].compactMap { ending, path in
      path.flatMap { FileManager.default.contents(atPath: $0) }.map {
        ("\(result.name.title).\(ending)", Array($0))
      }
    }
  }

  private static func text(_ result: SnapshotResult) -> String {
    var lines = result.remarks.filter { $0.kind != .verdict }.map(\.text)
    if let failure = result.failure { lines.insert(failure, at: 0) }
    if result.isRecorded {
      lines.append("this run wrote the reference; look at it, and run the test again")
    } else if result.status == .missing {
      lines.append("there is no reference; PLUMBLINE_RECORD=missing writes it")
    }
    let title = "\(result.name.title): \(result.status.rawValue)"
    return ([title] + lines).joined(separator: "\n  ")
  }
}
