/// Replaces the characters that reports and messages can't contain: control characters, which terminals interpret and
/// XML forbids, the two noncharacters U+FFFE and U+FFFF, and controls that change the direction of all following
/// text.
///
/// Each becomes U+FFFD, so that its place stays visible. Line breaks and tabs become spaces, because every text here
/// is one line.
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

/// Whether a character is one that terminals interpret, that XML forbids, or that changes the direction of text.
package func isUnprintable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": true
  // Bidirectional embeddings, overrides and isolates.
  case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
  default: false
  }
}
