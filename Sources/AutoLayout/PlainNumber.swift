public import Foundation

/// A number as people write it: `40`, `193.33`, `-0.5`; at most `digits` decimals, no trailing
/// zeros, never a locale's comma, never `-0`.
///
/// Numbers too large for decimals to matter are written by Swift's own shortest form.
public func plainNumber(_ number: CGFloat, digits: Int = 2) -> String {
  guard number.isFinite, abs(number) < 1e15 else { return "\(number)" }
  var scale: CGFloat = 1
  for _ in 0..<digits { scale *= 10 }
  let rounded = (number * scale).rounded() / scale
  if rounded == rounded.rounded() { return String(Int(rounded)) }
  let magnitude = Int((abs(rounded) * scale).rounded())
  let whole = magnitude / Int(scale)
  var fraction = String(magnitude % Int(scale))
  fraction = String(repeating: "0", count: digits - fraction.count) + fraction
  while fraction.hasSuffix("0") { fraction.removeLast() }
  return (rounded < 0 ? "-" : "") + "\(whole).\(fraction)"
}
