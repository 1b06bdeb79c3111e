/// Returns text as a single line that is safe to show in a terminal, a log or a comment.
///
/// Characters that control the terminal, end a line or change text direction become U+FFFD, which is visible. Line
/// breaks and tabs become spaces. GitHub's command prefixes, `::` at the beginning and `##[` anywhere, are broken up by
/// U+FFFD.
package func printable(_ text: String) -> String {
  var text = text
  if text.unicodeScalars.contains(where: isUnprintable) {
    var printable = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\t", "\u{2028}", "\u{2029}": printable.append(" ")
      case _ where isUnprintable(scalar): printable.append("\u{FFFD}")
      default: printable.append(scalar)
      }
    }
    text = String(printable)
  }
  guard text.utf8.contains(UInt8(ascii: ":")) || text.utf8.contains(UInt8(ascii: "#")) else {
    return text
  }
  let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
  if text[start...].hasPrefix("::") { text.replaceSubrange(start...start, with: "\u{FFFD}") }
  return text.replacing("##[", with: "#\u{FFFD}[")
}

/// Returns whether a character isn't safe in one line: a control, noncharacter, byte order mark or line separator, or a
/// mark that changes text direction.
package func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FEFF}": true
  // Line and paragraph separators; marks, embeddings, overrides and isolates of bidirectional text.
  case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{200E}", "\u{200F}", "\u{61C}": true
  default: scalar.properties.isNoncharacterCodePoint
  }
}
