/// A word or a punctuation mark of Swift code, without comments and the text of literals.
struct CodeToken: Hashable, Sendable {
  let text: String
  let line: Int
  /// The number of spaces at the start of its line.
  let indentation: Int
  let startsLine: Bool
  /// Whether there is no space before it, as between `Array` and `<` in `Array<Int>`.
  let isAttached: Bool

  var isWord: Bool { text.utf8.first?.isPartOfWord == true || text.hasPrefix("`") }

  /// The tokens of a piece of code, with every mark on its own and each quoted name as one word.
  static func all(in code: [UInt8]) -> [CodeToken] {
    var tokens: [CodeToken] = []
    var line = 1
    var lineStart = 0
    var indentation: Int?
    var offset = 0
    while offset < code.count {
      let start = offset
      offset = end(ofTokenAt: start, in: code)
      if code[start] == .newline {
        line += 1
        lineStart = offset
        indentation = nil
      } else if code[start] != .space {
        tokens.append(
          CodeToken(
            text: String(decoding: code[start..<offset], as: UTF8.self), line: line,
            indentation: indentation ?? start - lineStart, startsLine: indentation == nil,
            isAttached: start > 0 && code[start - 1] != .space && code[start - 1] != .newline))
        indentation = indentation ?? start - lineStart
      }
    }
    return tokens
  }

  private static func end(ofTokenAt start: Int, in code: [UInt8]) -> Int {
    var end = start + 1
    if code[start] == UInt8(ascii: "`") {
      while end < code.count, code[end].isPartOfWord { end += 1 }
      return min(end + 1, code.count)
    }
    guard code[start].isPartOfWord else { return end }
    while end < code.count, code[end].isPartOfWord { end += 1 }
    return end
  }
}

extension [CodeToken] {
  /// The index of the bracket that closes the one at an index, or the end if none does.
  func closing(_ opening: Int) -> Int {
    var depth = 0
    for index in opening..<count {
      switch self[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return count
  }
}
