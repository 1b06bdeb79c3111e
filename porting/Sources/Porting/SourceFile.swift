/// A Swift file as it is read and written.
package struct SourceFile: Hashable, Sendable {
  /// The path, as messages and diffs name it.
  package let path: String

  /// The content.
  package let bytes: [UInt8]

  /// Makes a file of its path and its content.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A position in a file, counted from 1; columns count bytes of UTF-8, as the compiler's do.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package let path: String

  /// The line.
  package let line: Int

  /// The column.
  package let column: Int

  /// The position in the form of compilers' messages, `path:line:column`.
  package var description: String { "\(path):\(line):\(column)" }
}
