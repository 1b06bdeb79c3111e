internal import AutoLayout
internal import Foundation

/// A length or opacity with at most three digits after the point, or as many as are asked for, the
/// same in every locale.
///
/// What says nothing is left out: `12`, `.5`, `-3.25`.
func svgNumber(_ number: CGFloat, digits count: Int = 3) -> String {
  var text = ""
  text.append(svgNumber: number, digits: count)
  return text
}

/// Several numbers with spaces between them.
func svgNumbers(_ numbers: CGFloat...) -> String {
  var text = ""
  for number in numbers {
    if !text.isEmpty { text += " " }
    text.append(svgNumber: number)
  }
  return text
}

extension String {
  /// Appends a length or opacity as ``svgNumber(_:digits:)`` writes it.
  ///
  /// Documents are mostly numbers, so that few strings are made for one.
  mutating func append(svgNumber number: CGFloat, digits count: Int = 3) {
    let unit = (0..<count).reduce(1) { power, _ in 10 * power }
    let parts =
      number.isFinite
      ? Int((Swift.min(Swift.max(number, -1e12), 1e12) * CGFloat(unit)).rounded()) : 0
    let (whole, rest) = Swift.abs(parts).quotientAndRemainder(dividingBy: unit)
    if parts < 0 { self += "-" }
    if whole != 0 || rest == 0 { self += String(whole) }
    guard rest != 0 else { return }
    self += "."
    var (digits, power) = (rest, unit / 10)
    while digits < power {
      self += "0"
      power /= 10
    }
    while digits % 10 == 0 { digits /= 10 }
    self += String(digits)
  }
}
