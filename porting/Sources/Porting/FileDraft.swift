internal import SwiftSyntax

/// Bytes to replace, by their offsets in the file as it was read.
struct Edit {
  var range: Range<Int>
  var text: [UInt8]
}

/// A file, the edits to make in it and the notes to report on it.
struct FileDraft {
  let file: ParsedFile
  private(set) var edits: [Edit] = []
  private(set) var changes: [Change: Int] = [:]
  private(set) var leftovers: [Leftover] = []
  /// The assertions that are left out.
  var omissions: [Omission] = []
  /// Whether the file imports UIKit after the changes, and not before.
  var gainsUIKit = false
  /// The attributes and modifiers to remove.
  private var removedWords: [Range<Int>] = []

  init(_ file: ParsedFile) { self.file = file }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: Array(text.utf8)))
  }

  mutating func insert(_ text: [UInt8], at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  mutating func count(_ change: Change, _ number: Int = 1) { changes[change, default: 0] += number }

  mutating func leave(_ node: some SyntaxProtocol, _ reason: Leftover.Reason) {
    leftovers.append(Leftover(position: file.position(of: node), reason: reason))
  }

  /// Removes an attribute or a modifier, with the space that sets it apart.
  mutating func removeWord(_ node: some SyntaxProtocol) { removedWords.append(node.range) }

  /// Takes back the edits that overlap a part of the file.
  mutating func dropEdits(in range: Range<Int>) {
    edits.removeAll { $0.range.overlaps(range) }
  }

  /// Takes back the edits of a part of the file, also those at its ends.
  mutating func dropEdits(of part: Range<Int>) {
    edits.removeAll { edit in
      part.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= part.upperBound
    }
  }

  /// Removes parts of the file, together with the edits inside of them.
  mutating func remove(_ ranges: [Range<Int>]) {
    let ranges = merged(ranges, across: { _ in false })
    edits.removeAll { edit in
      ranges.contains {
        $0.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.upperBound
      }
    }
    edits += ranges.map { Edit(range: $0, text: []) }
  }

  /// Turns the removed words into edits, one for words side by side.
  mutating func settleWords() {
    let words = merged(removedWords) { [bytes = file.bytes] gap in bytes[gap].allSatisfy(\.isBlank)
    }
    edits += words.map { Edit(range: wordExtent($0), text: []) }
    removedWords = []
  }

  /// A word with its line if it has one to itself, otherwise with the space after it.
  private func wordExtent(_ word: Range<Int>) -> Range<Int> {
    let end = file.skippingBlanks(from: word.upperBound)
    guard end == file.lineEnd(at: end) else { return word.lowerBound..<end }
    let lineStart = file.lineStart(at: word.lowerBound)
    if file.isFirstOnLine(word.lowerBound) { return lineStart..<file.nextLine(after: end) }
    let before = file.bytes[lineStart..<word.lowerBound].lastIndex { !$0.isBlank } ?? lineStart
    return (before + 1)..<end
  }

  /// A part of the file after the edits inside of it, and after more edits.
  func rewritten(_ range: Range<Int>, with more: [Edit] = []) -> [UInt8] {
    let inside = (edits + more).enumerated().filter {
      range.lowerBound <= $0.element.range.lowerBound
        && $0.element.range.upperBound <= range.upperBound
    }
    // Insertions at one offset keep the order in which they were made.
    let sorted = inside.sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    var offset = range.lowerBound
    for (_, edit) in sorted {
      precondition(offset <= edit.range.lowerBound, "edits overlap in \(file.path)")
      result += file.bytes[offset..<edit.range.lowerBound] + edit.text
      offset = edit.range.upperBound
    }
    return result + file.bytes[offset..<range.upperBound]
  }

  /// The whole file after all edits.
  var result: [UInt8] { rewritten(0..<file.bytes.count) }
}

/// Ranges in order, those that touch or overlap as one, and those whose gap may be bridged.
private func merged(
  _ ranges: [Range<Int>], across mayBridge: (Range<Int>) -> Bool
) -> [Range<Int>] {
  var result: [Range<Int>] = []
  for range in ranges.sorted(by: { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
  ) {
    guard let last = result.last,
      last.upperBound >= range.lowerBound || mayBridge(last.upperBound..<range.lowerBound)
    else {
      result.append(range)
      continue
    }
    result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
  }
  return result
}
