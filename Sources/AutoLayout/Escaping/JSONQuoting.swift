/// Returns text as a string in double quotes on one line, valid in JSON and YAML.
///
/// Escapes quotes, backslashes and characters that can't be in a line. Noncharacters beyond U+FFFF stay unescaped,
/// because JSON and YAML permit them, and YAML doesn't support surrogate pairs.
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
