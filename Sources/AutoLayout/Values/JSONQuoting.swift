/// A text in quotes on one line, as JSON writes it.
///
/// Quotes, backslashes and control characters are escaped, and what else is named.
package func quotedAsJSON(_ text: String, escaping others: Set<Unicode.Scalar> = []) -> String {
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
    case _ where isUnprintable(scalar) || others.contains(scalar):
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
