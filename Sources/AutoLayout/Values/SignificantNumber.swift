import Foundation

/// Returns a number with six significant digits, like C's `%g` and Apple's logs of constraints: `-8`, `1e+06`, `nan`.
func significantNumber(_ number: CGFloat) -> String {
  guard number.isFinite, number != 0 else { return number == 0 ? "0" : "\(number)" }
  var digits = SixDigits(Double(abs(number)))
  let sign = number < 0 ? "-" : ""
  guard (-4..<6).contains(digits.exponent) else {
    let mantissa = digits.text(pointAfter: 1)
    let power = "\(abs(digits.exponent))"
    let padding = power.count < 2 ? "0" : ""
    return "\(sign)\(mantissa)e\(digits.exponent < 0 ? "-" : "+")\(padding)\(power)"
  }
  digits.padFront()
  return sign + digits.text(pointAfter: max(1, digits.exponent + 1))
}

/// The first six decimal digits of a positive number, and the power of ten of the first digit.
private struct SixDigits {
  private var digits: [Character]
  let exponent: Int

  init(_ number: Double) {
    var exponent = Int(log10(number).rounded(.down))
    var mantissa = Self.mantissa(of: number, exponent)
    // A logarithm just below a whole number, or a carry into a seventh digit.
    if mantissa >= 1_000_000 {
      exponent += 1
      mantissa = Self.mantissa(of: number, exponent)
    }
    digits = Array("\(Int(mantissa))")
    self.exponent = exponent
  }

  private static func mantissa(of number: Double, _ exponent: Int) -> Double {
    // Two steps, since a power of ten beyond a double's range is infinite.
    let shift = 5 - exponent
    let half = shift / 2
    return (number * pow(10, Double(half)) * pow(10, Double(shift - half)))
      .rounded(.toNearestOrEven)
  }

  fileprivate mutating func padFront() {
    guard exponent < 0 else { return }
    digits.insert(contentsOf: Array(repeating: "0", count: -exponent), at: 0)
  }

  /// Returns the digits with a decimal point after `count` digits, without trailing zeros in the fraction.
  func text(pointAfter count: Int) -> String {
    var fraction = digits.dropFirst(count)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = String(digits.prefix(count))
    return fraction.isEmpty ? whole : "\(whole).\(String(fraction))"
  }
}
