/// Returns a unified diff of two texts, with up to four lines of context around each difference.
func lineDifference(from old: String, to new: String) -> String {
  func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
  let (old, new) = (lines(old), lines(new))
  let difference = new.difference(from: old)
  var (removed, added): (Set<Int>, Set<Int>) = ([], [])
  for change in difference {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): added.insert(offset)
    }
  }
  // All lines in order, with their numbers from 0 on both sides.
  var all: [(mark: String, text: String, old: Int, new: Int)] = []
  var (left, right) = (0, 0)
  while left < old.count || right < new.count {
    if removed.contains(left) {
      all.append(("-", old[left], left, right))
      left += 1
    } else if added.contains(right) {
      all.append(("+", new[right], left, right))
      right += 1
    } else {
      all.append((" ", old[left], left, right))
      (left, right) = (left + 1, right + 1)
    }
  }
  let context = 4
  var hunks: [Range<Int>] = []
  for (place, line) in all.enumerated() where line.mark != " " {
    let start = max(0, place - context)
    let end = min(all.count, place + context + 1)
    if let last = hunks.last, last.upperBound >= start {
      hunks[hunks.count - 1] = last.lowerBound..<end
    } else {
      hunks.append(start..<end)
    }
  }
  return hunks.map { hunk in
    let lines = all[hunk]
    let first = lines[hunk.lowerBound]
    let counts = (lines.count { $0.mark != "+" }, lines.count { $0.mark != "-" })
    return "@@ -\(first.old + 1),\(counts.0) +\(first.new + 1),\(counts.1) @@\n"
      + lines.map { $0.mark + $0.text }.joined(separator: "\n")
  }.joined(separator: "\n")
}
