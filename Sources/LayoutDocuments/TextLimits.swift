/// The limits on the length of text in views, because measuring and line breaking take time.
package enum TextLimits {
  /// The maximum number of characters in a text.
  package static let length = 100_000
  /// The maximum number of characters in all texts of a scene.
  package static let totalLength = 300_000
  /// The maximum number of characters in a word.
  ///
  /// Breaking a word takes quadratic time: a tenth of a second for this many characters.
  package static let wordLength = 1_000

  /// Returns the start of a text, cut to the limits, or `nil` if the whole text is within the limits.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rest: The number of characters that remain of the scene's total limit.
  /// - Returns: The start of the text, which may be empty.
  package static func beginning(of text: String, rest: Int = totalLength) -> String? {
    let most = min(length, rest)
    guard text.utf8.count > min(most, wordLength) else { return nil }
    var (count, word) = (0, 0)
    for index in text.unicodeScalars.indices {
      word = endsWord(text.unicodeScalars[index]) ? 0 : word + 1
      count += 1
      if count > most || word > wordLength { return String(text.unicodeScalars[..<index]) }
    }
    return nil
  }

  /// Returns the maximum number of characters between two possible line breaks of a text.
  package static func longestWord(of text: String) -> Int {
    var (longest, word) = (0, 0)
    for scalar in text.unicodeScalars {
      word = endsWord(scalar) ? 0 : word + 1
      longest = max(longest, word)
    }
    return longest
  }

  /// Whether a line may break at a character, which is true for blanks, hyphens, slashes and East Asian letters.
  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20, 0x2D, 0x2F, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029,
      0x1100..<0x1200, 0x2E80...:
      true
    default: false
    }
  }
}
