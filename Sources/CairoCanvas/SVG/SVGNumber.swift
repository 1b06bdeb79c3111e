internal import AutoLayout
internal import Foundation

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
