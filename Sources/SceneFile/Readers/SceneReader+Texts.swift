extension SceneReader {
  /// A text that figures and layout set; nil, with a report, for one that would take too long to set.
  mutating func setText(_ entry: DocumentNode.Entry?) -> String? {
    guard let entry else { return nil }
    return setText(entry.value, entry.key)
  }

  /// A text that figures and layout set; nil, with a report, for one that would take too long to set.
  mutating func setText(_ node: DocumentNode, _ key: String) -> String? {
    guard let text = text(node, key) else { return nil }
    let count = text.text.unicodeScalars.count
    guard count <= DocumentLimits.textLength else {
      problems.append(.init(text.position, .textTooLong(count, key: key)))
      return nil
    }
    // Where a word has to be broken, all that is left of it is shaped anew for each line.
    let longest = count > DocumentLimits.wordLength ? longestWord(of: text.text) : 0
    guard longest <= DocumentLimits.wordLength else {
      problems.append(.init(text.position, .wordTooLong(longest, key: key)))
      return nil
    }
    let isWithin = setTextLength <= DocumentLimits.totalTextLength
    setTextLength += count
    // Said once, of the text that is too much.
    if isWithin, setTextLength > DocumentLimits.totalTextLength {
      problems.append(.init(text.position, .textsTooLong))
    }
    return text.text
  }
}

/// The most characters of a text between two places where a line may end.
///
/// Lines may end at blanks, hyphens and slashes, and beside each letter of East Asian scripts.
private func longestWord(of text: String) -> Int {
  var longest = 0
  var length = 0
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20, 0x2D, 0x2F, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029,
      0x1100..<0x1200, 0x2E80...:
      length = 0
    default:
      length += 1
      longest = max(longest, length)
    }
  }
  return longest
}
