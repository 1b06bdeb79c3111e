public import Foundation
@_exported public import Plumbline

/// Compares the layout and picture of a scene with their references, in tests of Swift Testing and XCTest.
///
/// References are stored in `__Snapshots__` beside the test's file. The commands `plumbline report` and `plumbline
/// accept` aren't needed. The environment variable `PLUMBLINE_RECORD` selects the references to write: `all`, `failed`,
/// `missing` (the default) or `never`. A test that writes a reference fails, so recording never passes unnoticed. The
/// failure message says which items moved and why. In Swift Testing, the pictures and frames are attached to the test.
/// In XCTest, the files are left in a temporary folder. Tests that run in parallel may share a reference.
///
/// - Parameters:
///   - scene: The scene, in Swift or from a file.
///   - canvases: The canvases to lay the scene out on, or `nil` to use the scene's canvases.
///   - kinds: The parts of the references to compare: frames, the picture, or both.
///   - name: The base name of the references, or `nil` to use the scene's identifier. Scenes with equal identifiers
///     need names.
///   - direction: The layout direction, or `nil` to use the scene's direction.
///   - options: The figure's options, or `nil` to use the scene's options.
///   - tolerance: The permitted difference of each coordinate and extent, in points.
///   - pictureTolerance: The permitted difference of the picture. Permitted differences only cause warnings.
///   - fileID: The module and file of the test, which the compiler fills in.
///   - filePath: The path of the test's file, which the compiler fills in.
///   - line: The line of the expectation, which the compiler fills in.
///   - column: The column of the expectation, which the compiler fills in.
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

/// The error for an unknown value of the environment variable `PLUMBLINE_RECORD`.
struct UnknownRecordMode: Error, CustomStringConvertible {
  let word: String

  var description: String {
    "PLUMBLINE_RECORD is '\(word)'; it may be "
      + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension RecordMode {
  /// Returns the mode that the variable `PLUMBLINE_RECORD` selects, or `missing` if the variable is unset or empty.
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
