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
  /// Documents are mostly numbers, so that none is a string of its own.
  mutating func append(svgNumber number: CGFloat, digits count: Int = 3) {
    let unit = (0..<count).reduce(1) { power, _ in 10 * power }
    let parts =
      number.isFinite
      ? Int((Swift.min(Swift.max(number, -1e12), 1e12) * CGFloat(unit)).rounded()) : 0
    let (whole, rest) = Swift.abs(parts).quotientAndRemainder(dividingBy: unit)
    if parts < 0 { self += "-" }
    if whole != 0 || rest == 0 { append(digitsOf: whole, count: 1) }
    guard rest != 0 else { return }
    self += "."
    var (digits, length) = (rest, count)
    while digits % 10 == 0 { (digits, length) = (digits / 10, length - 1) }
    append(digitsOf: digits, count: length)
  }

  /// Appends the digits of a number, with zeros before it if it has fewer than so many.
  private mutating func append(digitsOf number: Int, count: Int) {
    var power = 1
    for _ in 1..<count { power *= 10 }
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      unicodeScalars.append(
        Unicode.Scalar(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / power % 10)))
      power /= 10
    }
  }
}
