/// A text without the characters that no report and no message can hold: control characters, which steer terminals
/// and which XML forbids, the two that are no characters, and marks that turn the direction of all
/// that follows them.
///
/// Each becomes U+FFFD, so that it is seen that something stood there; line breaks and tabs become
/// spaces, because every text here is one line.
package func printable(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isUnprintable) else { return text }
  var printable = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n", "\r", "\t": printable.append(" ")
    case _ where isUnprintable(scalar): printable.append("\u{FFFD}")
    default: printable.append(scalar)
    }
  }
  return String(printable)
}

private func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": true
  // Overrides and embeddings of direction; isolates end by themselves at the end of an element.
  case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
  default: false
  }
}
