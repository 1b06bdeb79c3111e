/// The candidate that somebody who wrote `word` most likely meant; nil when none is close.
///
/// Close means at most one slip for every three characters, and letter case does not count. Of
/// equally close candidates the one listed first wins.
package func spellingSuggestion<Candidates: Sequence<String>>(
  for word: String, among candidates: Candidates
) -> String? {
  let written = Array(word.lowercased())
  guard !written.isEmpty, written.count <= 64 else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let wanted = Array(candidate.lowercased())
    let bound = max(1, max(written.count, wanted.count) / 3)
    guard abs(wanted.count - written.count) <= bound else { continue }
    let distance = editDistance(written, wanted)
    guard distance <= bound, distance < wanted.count else { continue }
    if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
  }
  return best?.candidate
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

/// The number of insertions, deletions, substitutions and swaps of neighbours that turn one word
/// into the other, no part edited twice.
///
/// - Complexity: O(*n·m*) in the lengths of the words.
package func editDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let substitution = previous[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(previous[column + 1] + 1, current[column] + 1, substitution)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
