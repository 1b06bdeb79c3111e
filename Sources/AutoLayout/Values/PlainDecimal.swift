/// Parses a decimal number such as `-8`, `.5` or `1e3`, or returns `nil` for any other text, such as `nan` or `0x10`.
///
/// A number too large for a `Double` is infinite; the caller must reject it.
package func plainDecimal(_ text: some StringProtocol) -> Double? {
  decimal(Substring(text))
}

private func decimal(_ text: Substring) -> Double? {
  var rest = text.utf8[...]
  if let sign = rest.first, isSign(sign) { rest = rest.dropFirst() }
  // Most texts are names, not numbers.
  guard let first = rest.first, isDigit(first) || first == UInt8(ascii: ".") else { return nil }
  let whole = rest.prefix(while: isDigit)
  rest = rest[whole.endIndex...]
  var hasDigits = !whole.isEmpty
  if rest.first == UInt8(ascii: ".") {
    let fraction = rest.dropFirst().prefix(while: isDigit)
    hasDigits = hasDigits || !fraction.isEmpty
    rest = rest[fraction.endIndex...]
  }
  guard hasDigits else { return nil }
  if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
    rest = rest.dropFirst()
    if let sign = rest.first, isSign(sign) { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    rest = rest.drop(while: isDigit)
  }
  guard rest.isEmpty else { return nil }
  return Double(text)
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

private func isSign(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
}
