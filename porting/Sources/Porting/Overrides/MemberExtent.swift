internal import SwiftSyntax

/// The parts of a file that go when members are moved.
struct MemberExtent {
  /// The members with their comments.
  let text: Range<Int>

  /// The part to remove: whole lines, with blank lines that would be left without a purpose.
  let removed: Range<Int>

  /// Measures members that follow each other.
  init(from first: some SyntaxProtocol, through last: some SyntaxProtocol, in file: ParsedFile) {
    let start = file.startOfComments(before: first)
    guard file.isFirstOnLine(start), let end = file.endOfLine(after: last.end) else {
      // Something else is on the same line and stays.
      text = start..<last.end
      removed = start..<file.skippingBlanks(from: file.skippingSemicolon(from: last.end))
      return
    }
    let lineStart = file.lineStart(at: start)
    text = lineStart..<end
    let next = file.nextLine(after: end)
    let before = file.bytes[..<lineStart].lastIndex { !$0.isWhitespace }
    let after = file.bytes[next...].firstIndex { !$0.isWhitespace } ?? file.bytes.count
    let contentEnd = before.map { file.nextLine(after: $0) } ?? 0
    let hasBlankAfter = next < after && file.lineStart(at: after) > next
    let isLast =
      after == file.bytes.count || file.bytes[after] == UInt8(ascii: "}")
      || file.bytes[after] == UInt8(ascii: "#")
    if contentEnd < lineStart, hasBlankAfter || isLast {
      removed = contentEnd..<next
    } else if hasBlankAfter, before.map({ file.bytes[$0] == UInt8(ascii: "{") }) ?? true {
      removed = lineStart..<file.lineStart(at: after)
    } else {
      removed = lineStart..<next
    }
  }
}

extension ParsedFile {
  /// The offset of the comments above a declaration that no blank line parts from it, or of the
  /// declaration.
  func startOfComments(before node: some SyntaxProtocol) -> Int {
    var start = node.start
    var offset = start
    var lineBreaks = 0
    for piece in node.leadingTrivia.reversed() {
      offset -= piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        lineBreaks += count
      case .spaces, .tabs:
        continue
      default:
        // A comment that begins on the line of another declaration belongs to that.
        let isBehindOther = lineStart(at: offset) < node.position.utf8Offset
        guard lineBreaks < 2, !isBehindOther || isFirstOnLine(offset) else { return start }
        start = offset
        lineBreaks = 0
      }
    }
    return start
  }

  /// The offset of the line's end if only a comment follows on it; otherwise `nil`.
  fileprivate func endOfLine(after offset: Int) -> Int? {
    let next = skippingBlanks(from: skippingSemicolon(from: offset))
    let end = lineEnd(at: next)
    return next == end || bytes[next...].starts(with: "//".utf8) ? end : nil
  }

  fileprivate func skippingSemicolon(from offset: Int) -> Int {
    let next = skippingBlanks(from: offset)
    return next < bytes.count && bytes[next] == UInt8(ascii: ";") ? next + 1 : offset
  }
}
