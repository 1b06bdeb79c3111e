internal import AutoLayout
internal import LayoutDocuments

/// The text of a file, with a conversion from indices to lines and columns.
///
/// Indices count Unicode scalars, as the YAML scanner does. Positions count characters, as editors do.
struct SourceText {
  /// The text without a byte order mark.
  let string: String
  /// The scalars of the text.
  let scalars: [Unicode.Scalar]
  /// The position of each scalar and of the end, or `nil` if positions can be computed from the starts of lines.
  private let positions: [SourcePosition]?
  /// The indices of line starts for the YAML scanner, which also separates lines at U+0085, U+2028 and U+2029.
  private let scannerLines: [Int]

  /// Creates a source text, and drops its byte order mark.
  init(_ text: String) {
    string = text.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    scalars = Array(string.unicodeScalars)
    scannerLines = Self.scannerLineStarts(scalars)
    // Beyond ASCII, several scalars may be one character; in ASCII only a carriage return and a line feed are.
    let isPlain = string.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    positions = isPlain ? nil : Self.positions(string)
  }

  private static func positions(_ text: String) -> [SourcePosition] {
    var positions: [SourcePosition] = []
    positions.reserveCapacity(text.utf8.count + 1)
    var position = SourcePosition.start
    for character in text {
      for _ in character.unicodeScalars { positions.append(position) }
      if character == "\n" || character == "\r\n" || character == "\r" {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    positions.append(position)
    return positions
  }

  /// Returns the position of the scalar at an index; indices beyond the end have the position of the end.
  ///
  /// - Complexity: logarithmic in the number of lines.
  func position(at index: Int) -> SourcePosition {
    let index = min(max(index, 0), scalars.count)
    if let positions { return positions[index] }
    let line = scannerLines.partitioningIndex { $0 > index }
    return SourcePosition(line: line, column: index - scannerLines[line - 1] + 1)
  }

  /// Returns the index of the scalar at a line and column of the YAML scanner, both from 1.
  func index(scannerLine line: Int, column: Int) -> Int {
    guard line >= 1, line <= scannerLines.count else { return scalars.count }
    return min(scannerLines[line - 1] + max(column - 1, 0), scalars.count)
  }

  /// Returns the number of leading characters of `text` that match the file's text at an index, up to a line break.
  func literalCharacterCount(of text: String, at index: Int) -> Int {
    if positions == nil { return plainLiteralCount(of: text, at: index) }
    var count = 0
    var next = index
    for character in text {
      for scalar in character.unicodeScalars {
        guard next < scalars.count, scalars[next] == scalar, !Self.isLineBreak(scalar) else {
          return count
        }
        next += 1
      }
      count += 1
    }
    return count
  }

  /// Returns the result of ``literalCharacterCount(of:at:)`` for a text in which each scalar is a character.
  private func plainLiteralCount(of text: String, at index: Int) -> Int {
    var next = index
    for scalar in text.unicodeScalars {
      guard next < scalars.count, scalars[next] == scalar, scalar != "\n" else { break }
      next += 1
    }
    return next - index
  }

  /// Returns the line that contains an index, without its line break.
  func line(around index: Int) -> String {
    let index = min(max(index, 0), scalars.count)
    var first = index
    while first > 0, !Self.isLineBreak(scalars[first - 1]) { first -= 1 }
    var end = index
    while end < scalars.count, !Self.isLineBreak(scalars[end]) { end += 1 }
    return Self.string(scalars[first..<end])
  }

  private static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r"
  }

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func scannerLineStarts(_ scalars: [Unicode.Scalar]) -> [Int] {
    var starts = [0]
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n", "\u{85}", "\u{2028}", "\u{2029}": starts.append(index + 1)
      case "\r":
        let isCarriageReturnLineFeed = index + 1 < scalars.count && scalars[index + 1] == "\n"
        if !isCarriageReturnLineFeed { starts.append(index + 1) }
      default: break
      }
    }
    return starts
  }
}
