internal import AutoLayout

/// A text escaped for an element or a double-quoted attribute.
package func xmlText(_ text: String) -> String {
  var escaped = String.UnicodeScalarView()
  for scalar in printable(text).unicodeScalars {
    switch scalar {
    case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
    case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
    case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
    default: escaped.append(scalar)
    }
  }
  return String(escaped)
}
