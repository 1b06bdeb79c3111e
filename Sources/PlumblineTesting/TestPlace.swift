internal import Testing

#if canImport(XCTest)
  internal import XCTest
#endif

/// Where in a test something is expected, and how that test fails.
package struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Names a place.
  package init(
    fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  /// Whether a test of Swift Testing runs, which takes attachments.
  package var takesAttachments: Bool { Test.current != nil }

  /// Fails the test that runs, of either library.
  package func fail(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    #if canImport(XCTest)
      // Tasks that a test detaches do not know their test; of both libraries, the one that does not
      // run takes no notice.
      if Test.current == nil { XCTFail(message, file: filePath, line: line) }
    #endif
  }

  /// Says something of a test that does not fail for it.
  func warn(_ message: String) {
    #if compiler(>=6.3)
      Issue.record(Comment(rawValue: message), severity: .warning, sourceLocation: location)
    #endif
  }

  /// Keeps a file with the test's results.
  package func attach(_ bytes: [UInt8], named name: String) {
    Attachment.record(bytes, named: name, sourceLocation: location)
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: fileID.description, filePath: filePath.description, line: Int(line),
      column: Int(column))
  }
}
