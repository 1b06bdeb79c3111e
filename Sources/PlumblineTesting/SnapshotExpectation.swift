internal import Foundation
internal import Plumbline

/// What a test expects of a scene on some canvases.
struct SnapshotExpectation {
  let scene: Scene
  let canvases: [Canvas]
  let direction: LayoutDirection?
  let options: FigureOptions?
  /// Where the references are.
  let folder: String
  /// What is compared, and how exactly.
  let suite: SnapshotSuite

  /// What came of one canvas.
  struct Finding {
    /// Which snapshot it is.
    var name: SnapshotName
    /// Why the test fails; nil where it does not.
    var failure: String?
    /// What was let pass, in words; nil for nothing.
    var warning: String?
    /// Files that show what differs, by name.
    var files: [(name: String, bytes: [UInt8])] = []
  }

  /// Checks every canvas, and fails the test where one is not as expected.
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

  /// Checks every canvas.
  ///
  /// - Parameters:
  ///   - recording: Which references are written.
  ///   - output: The folder for files that show what differs.
  /// - Returns: What came of each canvas, in order.
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
  /// What came of a snapshot, as a test says it.
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
