/// A line of text, split into numbers and the texts between them.
struct NumberedLine {
  /// The texts before, between and after the numbers: always one more text than numbers.
  var texts: [String] = []
  /// The values of the numbers in the line.
  var numbers: [Double] = []
  /// The numbers as written in the line.
  var words: [String] = []

  /// Finds the numbers in a line of an SVG document or of JSON.
  ///
  /// Digits in words, identifiers and colors aren't numbers. Letters in path data are commands, so digits after them
  /// are numbers.
  init(_ line: String) {
    let bytes = Array(line.utf8)
    let paths = Self.pathData(in: bytes)
    func isInPath(_ index: Int) -> Bool { paths.contains { $0.contains(index) } }
    var start = 0
    var index = 0
    while index < bytes.count {
      guard let end = Self.end(ofNumberAt: index, in: bytes),
        isInPath(index) || index == 0 || !bytes[index - 1].continuesWord,
        let number = Double(String(decoding: bytes[index..<end], as: UTF8.self))
      else {
        // The rest of a word isn't a number either.
        index += 1
        while index < bytes.count, bytes[index - 1].continuesWord, bytes[index].isDigit,
          !isInPath(index)
        {
          index += 1
        }
        continue
      }
      texts.append(String(decoding: bytes[start..<index], as: UTF8.self))
      words.append(String(decoding: bytes[index..<end], as: UTF8.self))
      numbers.append(number)
      (start, index) = (end, end)
    }
    texts.append(String(decoding: bytes[start...], as: UTF8.self))
  }

  /// Returns the ranges of path data in the bytes of a line.
  private static func pathData(in bytes: [UInt8]) -> [Range<Int>] {
    bytes.ranges(of: Array(" d=\"".utf8)).map { range in
      let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\"")) ?? bytes.endIndex
      return range.upperBound..<end
    }
  }

  private static func end(ofNumberAt start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    var digitCount = 0
    var hasPoint = false
    while index < bytes.count {
      if bytes[index].isDigit {
        digitCount += 1
      } else if bytes[index] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else {
        break
      }
      index += 1
    }
    // A period may end a sentence.
    if index > start, bytes[index - 1] == UInt8(ascii: ".") { index -= 1 }
    return digitCount > 0 ? index : nil
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether a digit after this byte belongs to a word, an identifier or a color.
  fileprivate var continuesWord: Bool {
    isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || [UInt8(ascii: "_"), UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(self)
  }
}
