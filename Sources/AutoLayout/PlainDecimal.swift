/// The number that a text writes in decimal digits, such as `-8`, `.5` or `1e3`; nil for any other
/// text, `nan`, `inf`, `0x10` and `1_000` among them.
///
/// A number too large for a `Double` is infinite, for the caller to refuse.
package func plainDecimal(_ text: some StringProtocol) -> Double? {
  var rest = text[...]
  if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
  let whole = rest.prefix(while: isDigit)
  rest = rest.dropFirst(whole.count)
  var fractionCount = 0
  if rest.first == "." {
    fractionCount = rest.dropFirst().prefix(while: isDigit).count
    rest = rest.dropFirst(fractionCount + 1)
  }
  guard whole.count + fractionCount > 0 else { return nil }
  if rest.first == "e" || rest.first == "E" {
    rest = rest.dropFirst()
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    rest = rest.drop(while: isDigit)
  }
  guard rest.isEmpty else { return nil }
  return Double(String(text))
}

private func isDigit(_ character: Character) -> Bool {
  ("0"..."9").contains(character)
}
