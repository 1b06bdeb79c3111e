internal import AutoLayout
internal import Foundation

/// A text as it may stand between tags or in an attribute's double quotes.
///
/// What XML cannot hold at all, control characters above all, becomes U+FFFD.
func xmlEscaped(_ text: String) -> String {
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
    case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
    case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
    // A parser would read them as spaces, or as line feeds.
    case "\n": escaped.append(contentsOf: "&#10;".unicodeScalars)
    case "\r": escaped.append(contentsOf: "&#13;".unicodeScalars)
    case "\t": escaped.append(contentsOf: "&#9;".unicodeScalars)
    case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
    default: escaped.append(scalar)
    }
  }
  return String(escaped)
}

/// A length or opacity with at most three digits after the point, or as many as are asked for, the
/// same in every locale.
///
/// What says nothing is left out: `12`, `.5`, `-3.25`.
func svgNumber(_ number: CGFloat, digits count: Int = 3) -> String {
  guard number.isFinite else { return "0" }
  let unit = (0..<count).reduce(1) { power, _ in 10 * power }
  let parts = Int((min(max(number, -1e12), 1e12) * CGFloat(unit)).rounded())
  guard parts != 0 else { return "0" }
  let (whole, rest) = abs(parts).quotientAndRemainder(dividingBy: unit)
  var text = parts < 0 ? "-" : ""
  if whole != 0 || rest == 0 { text += String(whole) }
  if rest != 0 {
    var digits = String(rest + unit).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
  }
  return text
}

/// Several numbers with spaces between them.
func svgNumbers(_ numbers: CGFloat...) -> String {
  numbers.map { svgNumber($0) }.joined(separator: " ")
}
