public import Foundation
@_exported public import Plumbline

/// Expects a scene to be laid out and drawn as its references say, in tests of Swift Testing and of
/// XCTest.
///
/// References are in `__Snapshots__` beside the test's file; `plumbline report` and `plumbline accept`
/// are not needed. The environment variable `PLUMBLINE_RECORD` says which are written: `all`, `failed`,
/// `missing`, as without it, or `never`. A test that writes a reference fails, so that nobody passes by
/// recording. Where one fails, its message says what moved and why; the pictures and frames are
/// attached to a test of Swift Testing, and stay in a temporary folder for one of XCTest.
///
/// May be called from tests that run at the same time, also for the same reference.
///
/// - Parameters:
///   - scene: The scene, in Swift or from a file.
///   - canvases: Where it is laid out; those of the scene by default.
///   - kinds: What is kept and compared: frames, the picture, or both.
///   - name: What references are called; the scene's identifier by default. Tests whose scenes have one
///     title give names to tell them apart.
///   - direction: Which side leads; nil for what the scene says.
///   - options: What the picture shows; nil for what the scene says.
///   - tolerance: By how many points a coordinate or an extent may differ.
///   - pictureTolerance: What of a picture may differ. What it lets pass is a warning of the test.
///   - fileID: Where the test is, which the compiler fills in.
///   - filePath: The same.
///   - line: The same.
///   - column: The same.
public func expectSnapshot(
  of scene: Scene, at canvases: [Canvas]? = nil, as kinds: SnapshotKinds = .both,
  named name: String? = nil, direction: LayoutDirection? = nil, options: FigureOptions? = nil,
  tolerance: CGFloat = 0, pictureTolerance: PictureTolerance = .exact,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  var scene = scene
  if let name { scene.identifier = name }
  let expectation = SnapshotExpectation(
    scene: scene, canvases: canvases ?? scene.canvases, direction: direction, options: options,
    folder: Snapshot.folder(besides: filePath.description),
    suite: SnapshotSuite(
      kinds: kinds, tolerance: tolerance, pictureTolerance: pictureTolerance))
  let recording = RecordMode.inEnvironment(ProcessInfo.processInfo.environment)
  switch recording {
  case .success(let mode): expectation.check(recording: mode, reportingTo: place)
  case .failure(let error): place.fail(error.description)
  }
}

/// A word in the environment that names no way of recording.
struct UnknownRecordMode: Error, CustomStringConvertible {
  let word: String

  var description: String {
    "PLUMBLINE_RECORD is '\(word)'; it may be "
      + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension RecordMode {
  /// What the environment says of recording; what is missing where it says nothing.
  static func inEnvironment(
    _ environment: [String: String]
  ) -> Result<RecordMode, UnknownRecordMode> {
    guard let word = environment["PLUMBLINE_RECORD"], !word.isEmpty else {
      return .success(.missing)
    }
    return RecordMode(rawValue: word.lowercased()).map { .success($0) }
      ?? .failure(UnknownRecordMode(word: word))
  }
}
