/// Escapes text for an element of XML or HTML, or for an attribute in double quotes.
///
/// Noncharacters and control characters that XML can't contain become U+FFFD. Other characters that a line can't
/// contain become character references.
package func xmlText(_ text: String) -> String {
  // Most texts have nothing to escape.
  let isPlain = text.utf8.allSatisfy { byte in
    byte >= 0x20 && byte < 0x7F && ![0x22, 0x23, 0x26, 0x3C, 0x3E].contains(byte)
  }
  if isPlain { return text }
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
    case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
    case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
    // Parsers read line breaks and tabs in attributes as spaces.
    case "\n", "\r", "\t": escaped.append(contentsOf: characterReference(scalar).unicodeScalars)
    // HTML reads references to U+0080 to U+009F as letters of Windows.
    case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}": escaped.append("\u{FFFD}")
    case _ where scalar.properties.isNoncharacterCodePoint: escaped.append("\u{FFFD}")
    case _ where isUnprintable(scalar):
      escaped.append(contentsOf: characterReference(scalar).unicodeScalars)
    default: escaped.append(scalar)
    }
  }
  // GitHub's logs treat this as the start of a command, anywhere in a line.
  return String(escaped).replacing("##[", with: "##" + characterReference("["))
}

/// Escapes text for a line of Markdown, such as a table row or a line between HTML tags.
package func markdownText(_ text: String) -> String {
  var escaped = ""
  for scalar in printable(text).unicodeScalars {
    switch scalar {
    // Backslashes have no effect in lines that begin with a tag, and mentions after them are recognized.
    case "\\", "`", "*", "_", "[", "]", "<", ">", "|", "~", "#", "&", "$", "@":
      escaped += characterReference(scalar)
    default: escaped.unicodeScalars.append(scalar)
    }
  }
  return escaped
}

/// Escapes text for the message of a GitHub workflow command, preserving line breaks.
package func workflowMessage(_ text: String) -> String {
  text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    .map { printable(String($0)).replacing("%", with: "%25") }.joined(separator: "%0A")
}

/// Escapes text for a property of a GitHub workflow command.
package func workflowProperty(_ text: String) -> String {
  workflowMessage(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
}

private func characterReference(_ scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }
