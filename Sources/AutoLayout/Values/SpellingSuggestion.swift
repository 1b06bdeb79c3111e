/// Returns the candidate most similar to a misspelled word, ignoring letter case, or `nil` if none is similar.
///
/// A similar candidate differs by at most one edit for every three characters. Of equally similar candidates, the first
/// one is returned. Takes O(*n*) for *n* candidates.
package func spellingSuggestion<Candidates: Sequence<String>>(
  for word: String, among candidates: Candidates
) -> String? {
  let written = Array(word.lowercased())
  guard !written.isEmpty, written.count <= 64 else { return nil }
  let writtenBytes = lowercasedBytes(word)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let limit = best.map { $0.distance - 1 } ?? .max
    // Names in scenes are ASCII, so their bytes can be compared without decoding.
    let distance =
      if let writtenBytes, let wanted = lowercasedBytes(candidate) {
        boundedEditDistance(writtenBytes, wanted, atMost: limit)
      } else {
        boundedEditDistance(written, Array(candidate.lowercased()), atMost: limit)
      }
    guard let distance else { continue }
    best = (candidate, distance)
    if distance == 0 { break }
  }
  return best?.candidate
}

/// Returns the bytes of a text in lower case, or `nil` if the text isn't ASCII.
private func lowercasedBytes(_ text: String) -> [UInt8]? {
  var bytes = Array(text.utf8)
  for (index, byte) in bytes.enumerated() {
    guard byte < 0x80 else { return nil }
    if byte >= 0x41, byte <= 0x5A { bytes[index] = byte + 0x20 }
  }
  return bytes
}

/// Returns the edit distance to a candidate, or `nil` if it is above the limit or too large for a misspelling.
private func boundedEditDistance<Letter: Equatable>(
  _ written: [Letter], _ wanted: [Letter], atMost limit: Int
) -> Int? {
  let lengths = (written.count, wanted.count)
  let bound = min(limit, max(1, max(lengths.0, lengths.1) / 3), wanted.count - 1)
  guard bound >= 0, abs(lengths.0 - lengths.1) <= bound else { return nil }
  let distance = editDistance(written, wanted, atMost: bound)
  return distance <= bound ? distance : nil
}

/// Returns the candidate most similar to a misspelled word; the digits, such as 14 in `iPhone 14`, must be the same.
package func spellingSuggestion<Candidates: Sequence<String>>(
  for word: String, amongNumbered candidates: Candidates
) -> String? {
  func digits(_ text: String) -> [Character] { text.filter { $0.isASCII && $0.isNumber }.sorted() }
  let wanted = digits(word)
  return spellingSuggestion(for: word, among: candidates.filter { digits($0) == wanted })
}

/// Returns the end of a sentence, such as `; did you mean 'Label'?`, or an empty string without a suggestion.
package func didYouMean(_ suggestion: String?) -> String {
  suggestion.map { "; did you mean '\($0)'?" } ?? ""
}

/// Returns the end of a sentence about an unknown name: the suggested spelling or, without one, the valid names.
package func nameHint(_ suggestion: String?, all kind: String, _ names: [String]) -> String {
  guard suggestion == nil, !names.isEmpty else { return didYouMean(suggestion) }
  return "; the \(kind) are \(shortList(names))"
}

/// Returns a list's first words, up to `limit`, and the number of further words: `a, b and 3 more`.
package func shortList(_ words: [String], atMost limit: Int = 12) -> String {
  let rest = words.count - limit
  return words.prefix(limit).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

/// Returns the number of edits between two words: insertions, deletions, substitutions and swaps of neighbors.
///
/// If the distance exceeds the limit, returns some number above the limit. This is the optimal string alignment
/// distance. Takes O(*n·m*) for lengths *n* and *m* without the words' common prefix and suffix.
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
    // A swap goes back two rows, so both must be beyond the limit.
    guard min(least, previousLeast) <= limit else { return limit + 1 }
    (beforePrevious, previous, previousLeast) = (previous, current, least)
  }
  return previous[columns]
}
