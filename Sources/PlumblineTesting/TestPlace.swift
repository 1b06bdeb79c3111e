internal import Testing

#if canImport(XCTest)
  internal import XCTest
#endif

/// The source location of an expectation, to which failures and warnings are reported.
package struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Creates a location from its file, line and column.
  package init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  /// Whether the running test is a Swift Testing test, to which files can be attached.
  package var takesAttachments: Bool { Test.current != nil }

  /// Fails the running test with a message, in Swift Testing or XCTest.
  package func fail(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    #if canImport(XCTest)
      // In detached tasks `Test.current` is `nil` even under Swift Testing. Reporting to both is harmless:
      // the library whose test isn't running ignores the failure.
      if Test.current == nil { XCTFail(message, file: filePath, line: line) }
    #endif
  }

  /// Records a warning, which doesn't fail the test.
  func warn(_ message: String) {
    #if compiler(>=6.3)
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location)
    #endif
  }

  /// Attaches a file to the running test.
  package func attach(_ bytes: [UInt8], named name: String) {
    Attachment.record(bytes, named: name, sourceLocation: location)
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }
}
