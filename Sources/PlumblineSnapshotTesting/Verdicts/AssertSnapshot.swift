public import Foundation
internal import PlumblineTesting
internal import UIKitNames

/// Fails the test unless a value matches its reference.
///
/// References are stored in `__Snapshots__`, in a folder with the name of the test's file. References of pictures, and
/// of texts about views, have `plumbline` in their names, so that they don't replace references from Apple's systems.
/// For pictures of views, the layout is stored beside the picture, so that failures say which items moved and why. By
/// default, a missing reference is written, and the test fails.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy that converts the value to a text or a picture.
///   - name: The name of the snapshot, or `nil` to number the snapshots of the test.
///   - record: The references to write, or `nil` to use the surrounding configuration.
///   - timeout: The time limit of the strategy, in seconds.
///   - fileID: The module and file of the test, which the compiler fills in.
///   - filePath: The path of the test's file. References are stored beside it.
///   - testName: The name of the test, which is part of the names of references.
///   - line: The line of the assertion, which the compiler fills in.
///   - column: The column of the assertion, which the compiler fills in.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
  let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
  if let failure { place.fail(failure) }
}

/// Fails the test unless a value matches the references of several strategies.
///
/// - Parameters:
///   - value: The value to compare.
///   - strategies: The strategies, by the names of their snapshots.
///   - record: The references to write, or `nil` to use the surrounding configuration.
///   - timeout: The time limit of each strategy, in seconds.
///   - fileID: The module and file of the test, which the compiler fills in.
///   - filePath: The path of the test's file. References are stored beside it.
///   - testName: The name of the test, which is part of the names of references.
///   - line: The line of the assertion, which the compiler fills in.
///   - column: The column of the assertion, which the compiler fills in.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Fails the test unless a value matches the references of several strategies.
///
/// - Parameters:
///   - value: The value to compare.
///   - strategies: The strategies. Their snapshots are numbered.
///   - record: The references to write, or `nil` to use the surrounding configuration.
///   - timeout: The time limit of each strategy, in seconds.
///   - fileID: The module and file of the test, which the compiler fills in.
///   - filePath: The path of the test's file. References are stored beside it.
///   - testName: The name of the test, which is part of the names of references.
///   - line: The line of the assertion, which the compiler fills in.
///   - column: The column of the assertion, which the compiler fills in.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID,
      file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference and returns the failure message, for custom assertion functions.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy that converts the value to a text or a picture.
///   - name: The name of the snapshot, or `nil` to number the snapshots of the test.
///   - record: The references to write, or `nil` to use the surrounding configuration.
///   - snapshotDirectory: The folder of references, or `nil` to use the folder for the test's file.
///   - timeout: The time limit of the strategy, in seconds.
///   - fileID: The module and file of the test, which the compiler fills in.
///   - filePath: The path of the test's file. References are stored beside it.
///   - testName: The name of the test, which is part of the names of references.
///   - line: The line of the assertion, which the compiler fills in.
///   - column: The column of the assertion, which the compiler fills in.
/// - Returns: The reason why the test fails, or `nil` if it doesn't.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let record = record ?? SnapshotTestingConfiguration.currentRecord
  let testFile = URL(fileURLWithPath: "\(filePath)")
  let file = SnapshotFile(
    in: snapshotDirectory, of: ("\(filePath)", testName), named: name,
    ending: snapshotting.pathExtension, isPicture: Format.self == UIImage.self)
  let verdict = SnapshotVerdict(
    strategy: snapshotting, file: file, record: record,
    place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
    testFile: testFile.deletingPathExtension().lastPathComponent)
  return withSnapshotTesting(record: record) {
    do { return try verdict.failure(of: value(), timeout: timeout) } catch {
      return "\(file.title): \(error)"
    }
  }
}
