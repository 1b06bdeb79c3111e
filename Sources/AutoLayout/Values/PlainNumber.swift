package import Foundation

/// Returns a number formatted for display, with at most `digits` decimals: `40`, `193.33`, `-0.5`.
///
/// The text has no trailing zeros, no decimal comma and no `-0`. From 10¹⁵ on, it is Swift's shortest form.
package func plainNumber(_ number: CGFloat, digits: Int = 2) -> String {
  guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
  if number == number.rounded() { return String(Int(number)) }
  var scale: CGFloat = 1
  for _ in 0..<digits { scale *= 10 }
  // Decimals beyond the sixteenth digit don't exist, and would overflow an integer.
  guard abs(number) * scale < 1e16 else { return plainNumber(number, digits: digits - 1) }
  let magnitude = Int((abs(number) * scale).rounded())
  let whole = magnitude / Int(scale)
  var fraction = String(magnitude % Int(scale))
  fraction = String(repeating: "0", count: max(0, digits - fraction.count)) + fraction
  while fraction.hasSuffix("0") { fraction.removeLast() }
  let sign = number < 0 && magnitude != 0 ? "-" : ""
  return sign + (fraction.isEmpty ? "\(whole)" : "\(whole).\(fraction)")
}

/// Returns a size formatted for display: `320 × 568`.
package func plainSize(_ size: CGSize) -> String {
  "\(plainNumber(size.width)) × \(plainNumber(size.height))"
}

/// Returns a number of points formatted for a sentence, with at most two decimals and a typographic minus sign.
package func points(_ number: CGFloat) -> String {
  plainNumber(number, digits: 2).replacing("-", with: "−")
}

/// Returns a length in points formatted for reports, with enough decimals to distinguish it from `other`.
package func points(_ number: CGFloat, unlike other: CGFloat) -> String {
  let digits = (2...6).first { plainNumber(number, digits: $0) != plainNumber(other, digits: $0) }
  return plainNumber(number, digits: digits ?? 2).replacing("-", with: "−")
}
