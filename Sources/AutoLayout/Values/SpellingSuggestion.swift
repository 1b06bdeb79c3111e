/// The candidate that somebody who wrote `word` most likely meant; nil when none is close.
///
/// Close means at most one slip for every three characters, and letter case does not count. Of
/// equally close candidates the one listed first wins.
///
/// - Complexity: O(*n*) in the candidates. Most are told by their length, or by the few letters between
///   those that they share with the word at both ends.
package func spellingSuggestion<Candidates: Sequence<String>>(
  for word: String, among candidates: Candidates
) -> String? {
  let written = Array(word.lowercased())
  guard !written.isEmpty, written.count <= 64 else { return nil }
  let writtenBytes = lowercasedBytes(word)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let limit = best.map { $0.distance - 1 } ?? .max
    // Names of scenes are ASCII, where bytes are letters and lie ready.
    let distance =
      if let writtenBytes, let wanted = lowercasedBytes(candidate) {
        slips(writtenBytes, wanted, atMost: limit)
      } else {
        slips(written, Array(candidate.lowercased()), atMost: limit)
      }
    guard let distance else { continue }
    best = (candidate, distance)
    if distance == 0 { break }
  }
  return best?.candidate
}

/// The letters of a text in lower case; nil where they are not all ASCII.
private func lowercasedBytes(_ text: String) -> [UInt8]? {
  var bytes = Array(text.utf8)
  for (index, byte) in bytes.enumerated() {
    guard byte < 0x80 else { return nil }
    if byte >= 0x41, byte <= 0x5A { bytes[index] = byte + 0x20 }
  }
  return bytes
}

/// The distance of what was written from a candidate; nil where that is more than a limit, or more than
/// what can be a slip.
private func slips<Letter: Equatable>(
  _ written: [Letter], _ wanted: [Letter], atMost limit: Int
) -> Int? {
  let lengths = (written.count, wanted.count)
  let bound = min(limit, max(1, max(lengths.0, lengths.1) / 3), wanted.count - 1)
  guard bound >= 0, abs(lengths.0 - lengths.1) <= bound else { return nil }
  let distance = editDistance(written, wanted, atMost: bound)
  return distance <= bound ? distance : nil
}

/// The candidate that somebody who wrote `word` most likely meant, of those with the same digits in any
/// order; nil when none is close.
///
/// For names that differ by their numbers, such as `iPhone 14` and `iOS-18`: who writes other digits
/// means something else.
package func spellingSuggestion<Candidates: Sequence<String>>(
  for word: String, amongNumbered candidates: Candidates
) -> String? {
  func digits(_ text: String) -> [Character] { text.filter { $0.isASCII && $0.isNumber }.sorted() }
  let wanted = digits(word)
  return spellingSuggestion(for: word, among: candidates.filter { digits($0) == wanted })
}

/// The sentence's end that proposes another spelling; empty when there is none.
package func didYouMean(_ suggestion: String?) -> String {
  suggestion.map { "; did you mean '\($0)'?" } ?? ""
}

/// The sentence's end that helps with an unknown name: the one that was meant, or which there are.
package func nameHint(_ suggestion: String?, all kind: String, _ names: [String]) -> String {
  guard suggestion == nil, !names.isEmpty else { return didYouMean(suggestion) }
  return "; the \(kind) are \(shortList(names))"
}

/// The first of some words, and how many more there are.
package func shortList(_ words: [String], atMost limit: Int = 12) -> String {
  let rest = words.count - limit
  return words.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

/// The number of insertions, deletions, substitutions and swaps of neighbours that turn one word
/// into the other, no part edited twice; some number above the limit where it is more than that.
///
/// - Complexity: O(*n·m*) in the lengths of what lies between the letters that the words begin and end
///   with alike.
package func editDistance<Letter: Equatable>(
  _ left: [Letter], _ right: [Letter], atMost limit: Int = .max
) -> Int {
  let shorter = min(left.count, right.count)
  var start = 0
  while start < shorter, left[start] == right[start] { start += 1 }
  var tail = 0
  while tail < shorter - start, left[left.count - 1 - tail] == right[right.count - 1 - tail] {
    tail += 1
  }
  let (rows, columns) = (left.count - start - tail, right.count - start - tail)
  guard rows > 0, columns > 0 else { return max(rows, columns) }
  guard limit > 0 else { return 1 }
  var beforePrevious: [Int] = []
  var previous = Array(0...columns)
  var previousLeast = 0
  for row in 0..<rows {
    var current = [row + 1]
    current.reserveCapacity(columns + 1)
    let letter = left[start + row]
    var least = row + 1
    for column in 0..<columns {
      let other = right[start + column]
      let substitution = previous[column] + (letter == other ? 0 : 1)
      var cost = min(previous[column + 1] + 1, current[column] + 1, substitution)
      if row > 0, column > 0, letter == right[start + column - 1],
        left[start + row - 1] == other
      {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
      least = min(least, cost)
    }
    // A swap goes back two rows; both have to be beyond the limit.
    guard min(least, previousLeast) <= limit else { return limit + 1 }
    (beforePrevious, previous, previousLeast) = (previous, current, least)
  }
  return previous[columns]
}
