internal import AutoLayout

/// The text of a log, without the quote marks, escapes and carriage returns added by emails, web pages and consoles.
struct LogText {
  /// The cleaned text, with a line feed after each line.
  private(set) var bytes: [UInt8] = []
  /// The position in ``bytes`` of the first byte of each line.
  private(set) var lineStarts: [Int] = []

  init(_ text: [UInt8]) {
    bytes.reserveCapacity(text.count + 1)
    let isQuoted = Self.isQuoted(text)
    var start = 0
    while start <= text.count {
      let end = text[start...].firstIndex { $0 == 10 || $0 == 13 } ?? text.count
      appendLine(text[start..<end], isQuoted: isQuoted)
      guard end < text.count else { break }
      let isPair = text[end] == 13 && end + 1 < text.count && text[end + 1] == 10
      start = end + (isPair ? 2 : 1)
    }
  }

  /// Returns the one-based number of the line that contains a position in ``bytes``.
  func line(at place: Int) -> Int { max(1, lineStarts.partitioningIndex { $0 > place }) }

  /// Returns whether most lines that aren't blank begin with `>`.
  private static func isQuoted(_ text: [UInt8]) -> Bool {
    var (quoted, all) = (0, 0)
    for line in text.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      guard let first = line.first(where: { $0 != 32 && $0 != 9 }) else { continue }
      all += 1
      if first == UInt8(ascii: ">") { quoted += 1 }
    }
    return quoted * 2 > all
  }

  private mutating func appendLine(_ raw: ArraySlice<UInt8>, isQuoted: Bool) {
    lineStarts.append(bytes.count)
    var line = raw
    if isQuoted {
      var rest = line.drop { $0 == 32 || $0 == 9 }
      while rest.first == UInt8(ascii: ">") {
        rest = rest.dropFirst()
        line = rest
        rest = rest.drop { $0 == 32 }
      }
    }
    if line.contains(where: { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\\") || $0 > 0x7F })
      || line.starts(with: [42, 42])
    {
      line = Self.plain(String(decoding: line, as: UTF8.self))
    }
    bytes += line
    bytes.append(10)
  }

  /// Returns a line without escapes of HTML and Markdown, and with ASCII quotation marks and spaces.
  private static func plain(_ text: String) -> ArraySlice<UInt8> {
    var line = text
    for (escape, character) in escapes where line.contains(escape) {
      line = line.replacing(escape, with: character)
    }
    if line.hasPrefix("**") {
      line = line.replacing("**", with: "").replacing("~~", with: "-")
    }
    return ArraySlice(line.utf8)
  }

  private static let escapes: [(String, String)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
    ("&#34;", "\""), ("&#60;", "<"), ("&#62;", ">"), ("&#124;", "|"), ("&nbsp;", " "),
    ("&amp;", "&"), ("\\<", "<"), ("\\>", ">"), ("\\\"", "\""), ("\\_", "_"), ("\\|", "|"),
    ("\\*", "*"), ("\\[", "["), ("\\]", "]"), ("\u{A0}", " "), ("\u{2018}", "'"),
    ("\u{2019}", "'"), ("\u{201C}", "\""), ("\u{201D}", "\""), ("\u{200B}", ""),
  ]
}
