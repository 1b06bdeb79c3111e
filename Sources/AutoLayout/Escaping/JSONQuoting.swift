/// A text in quotes on one line, as JSON and YAML read it.
///
/// Quotes and backslashes are escaped, and characters that a line of text can't have. YAML reads no pairs of
/// surrogates, so noncharacters beyond U+FFFF stay as they are, which both permit.
package func quotedAsJSON(_ text: String) -> String {
  // Pictures in base64 are long and have nothing to escape.
  let isPlain = text.utf8.allSatisfy { byte in
    byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte < 0x7F
  }
  if isPlain { return "\"" + text + "\"" }
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isUnprintable(scalar) && scalar.value <= 0xFFFF:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
