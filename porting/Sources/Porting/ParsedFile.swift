internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// A file with its syntax tree, whose positions are offsets into the bytes.
struct ParsedFile {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  /// Parses a file.
  ///
  /// - Throws: ``UnparsedFile`` if the file isn't UTF-8, or isn't Swift.
  init(_ file: SourceFile) throws(UnparsedFile) {
    path = file.path
    bytes = file.bytes
    guard String(validating: file.bytes, as: UTF8.self) != nil else {
      throw UnparsedFile(path: file.path, position: nil, reason: "the file is not UTF-8")
    }
    // Swift 5 accepts more than Swift 6, and which one a file is for isn't known.
    tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
    guard tree.hasError else { return }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
    guard let first = errors.min(by: { $0.position < $1.position }) else { return }
    throw UnparsedFile(
      path: path, position: position(at: first.position.utf8Offset), reason: first.message)
  }

  /// The position of the byte at an offset.
  func position(at offset: Int) -> SourcePosition {
    let start = lineStart(at: offset)
    let line = 1 + bytes[..<start].count { $0 == .newline }
    return SourcePosition(path: path, line: line, column: 1 + offset - start)
  }

  /// The position where a node begins, after comments and spaces.
  func position(of node: some SyntaxProtocol) -> SourcePosition { position(at: node.start) }
}

extension ParsedFile {
  /// The offset where the line of a byte begins.
  func lineStart(at offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: .newline) ?? -1) + 1
  }

  /// The offset of the line break that ends the line of a byte, or of the end of the file.
  func lineEnd(at offset: Int) -> Int {
    let newline = bytes[offset...].firstIndex(of: .newline) ?? bytes.count
    let isPair = newline > offset && newline < bytes.count && bytes[newline - 1] == .carriageReturn
    return isPair ? newline - 1 : newline
  }

  /// The offset where the line after the one of a byte begins, or the end of the file.
  func nextLine(after offset: Int) -> Int {
    bytes[offset...].firstIndex(of: .newline).map { $0 + 1 } ?? bytes.count
  }

  /// The offset after spaces and tabs.
  func skippingBlanks(from offset: Int) -> Int {
    bytes[offset...].firstIndex { !$0.isBlank } ?? bytes.count
  }

  /// The spaces and tabs at the start of the line of a byte.
  func indentation(at offset: Int) -> ArraySlice<UInt8> {
    let start = lineStart(at: offset)
    return bytes[start..<min(skippingBlanks(from: start), lineEnd(at: start))]
  }

  /// Whether only spaces and tabs are before the byte on its line.
  func isFirstOnLine(_ offset: Int) -> Bool {
    bytes[lineStart(at: offset)..<offset].allSatisfy(\.isBlank)
  }

  /// The line break that the file uses: that of its first line.
  var lineBreak: [UInt8] {
    guard let newline = bytes.firstIndex(of: .newline) else { return [.newline] }
    let isPair = newline > 0 && bytes[newline - 1] == .carriageReturn
    return isPair ? [.carriageReturn, .newline] : [.newline]
  }

  /// The source of a node, without the comments and spaces around it.
  func text(of node: some SyntaxProtocol) -> String {
    String(decoding: bytes[node.range], as: UTF8.self)
  }
}

/// A file that is left as it is because it couldn't be parsed.
package struct UnparsedFile: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let path: String

  /// The position of the first error, or `nil` if the whole file is unreadable.
  package let position: SourcePosition?

  /// The reason, as Swift's parser words it.
  package let reason: String

  /// The message for users.
  package var description: String {
    let fix =
      position == nil ? "convert it to UTF-8" : "correct it, or leave it out of the folder"
    return "\(position?.description ?? path): error: \(reason); \(fix); the file is left as it is"
  }
}

extension SyntaxProtocol {
  /// The offset of the first byte, after comments and spaces.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The offset after the last byte, before spaces.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The offsets of the bytes, without comments and spaces around them.
  var range: Range<Int> { start..<end }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  /// Whether it is a space, a tab or a part of a line break.
  var isWhitespace: Bool { isBlank || self == .newline || self == .carriageReturn }
}
