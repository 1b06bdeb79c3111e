internal import AutoLayout
internal import Foundation

/// Formats a number with up to `count` decimals, in any locale and without needless zeros: `12`, `.5`, `-3.25`.
func svgNumber(_ number: CGFloat, digits count: Int = 3) -> String {
  var text = ""
  text.append(svgNumber: number, digits: count)
  return text
}

func svgNumbers(_ numbers: CGFloat...) -> String {
  var text = ""
  for number in numbers {
    if !text.isEmpty { text += " " }
    text.append(svgNumber: number)
  }
  return text
}

extension String {
  /// Appends a number in the format of ``svgNumber(_:digits:)``, without creating a string for it.
  mutating func append(svgNumber number: CGFloat, digits count: Int = 3) {
    let unit = (0..<count).reduce(1) { power, _ in 10 * power }
    let parts =
      number.isFinite
      ? Int((Swift.min(Swift.max(number, -1e12), 1e12) * CGFloat(unit)).rounded()) : 0
    var (whole, rest) = Swift.abs(parts).quotientAndRemainder(dividingBy: unit)
    // Digits are written from the last one to the sign.
    unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { bytes in
      var start = bytes.count
      func prepend(_ byte: UInt8) {
        start -= 1
        unsafe bytes[start] = byte
      }
      func prependDigit(of number: inout Int) {
        prepend(UInt8(ascii: "0") + UInt8(number % 10))
        number /= 10
      }
      if rest != 0 {
        var place = count
        while rest % 10 == 0 { (rest, place) = (rest / 10, place - 1) }
        for _ in 0..<place { prependDigit(of: &rest) }
        prepend(UInt8(ascii: "."))
      } else if whole == 0 {
        prepend(UInt8(ascii: "0"))
      }
      while whole != 0 { prependDigit(of: &whole) }
      if parts < 0 { prepend(UInt8(ascii: "-")) }
      self += unsafe String(decoding: UnsafeBufferPointer(rebasing: bytes[start...]), as: UTF8.self)
    }
  }
}
