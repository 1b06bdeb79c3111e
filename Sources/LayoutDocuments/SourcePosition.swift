/// A place in a source file, as compilers and editors count it.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, counted from 1; LF, CRLF and CR end a line.
  public var line: Int
  /// The character within the line, counted from 1; a byte order mark is not counted.
  public var column: Int

  /// Makes a position from a line and a column that both count from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Whether a position comes before another one in the same file.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
