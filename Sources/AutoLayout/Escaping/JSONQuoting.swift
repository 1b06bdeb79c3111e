/// Returns a text in double quotes on one line, as JSON and YAML read it.
///
/// Escapes quotes, backslashes, and characters that a line can't contain, but not noncharacters beyond U+FFFF: JSON and
/// YAML permit them, and YAML reads no surrogate pairs.
package func quotedAsJSON(_ text: String) -> String {
  // Base64 text of pictures is long and contains nothing to escape.
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
