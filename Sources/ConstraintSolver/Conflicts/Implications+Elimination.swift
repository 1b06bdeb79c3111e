/// How unknowns are eliminated.
extension Implications {
  /// Eliminates all unknowns, in rounds of such as do not meet in a form.
  ///
  /// - Returns: Whether few forms followed, each with exact coefficients.
  mutating func eliminateUnknowns() -> Bool {
    let sizeLimit = 32 * forms.count + 256
    var remaining = UnsafeList<Int32>()
    for column in heads.indices { remaining.append(Int32(truncatingIfNeeded: column)) }
    var costLimit = 4
    var round: Int32 = 0
    while !remaining.isEmpty {
      round += 1
      var kept = 0
      for index in remaining.indices {
        let column = Int(remaining[index])
        if blockedRound[column] != round {
          gatherForms(with: column)
          // What many rows are about is left for last, where it is about few forms: else each
          // change of it would reach all of them.
          if lower.count * upper.count <= costLimit {
            guard eliminate(column, round, sizeLimit) else { return false }
            continue
          }
        }
        remaining[kept] = remaining[index]
        kept += 1
      }
      // Each round costs a look at all that remain.
      if 8 * (remaining.count - kept) < remaining.count { costLimit *= 2 }
      remaining.truncate(to: kept)
    }
    // What no unknown is left in.
    for form in forms.indices where forms[form].rank < 0 { rank(form) }
    return true
  }

  /// The forms with an unknown and its coefficients in them, by what they bound it from.
  private mutating func gatherForms(with column: Int) {
    lower.removeAll()
    upper.removeAll()
    var previous = -1
    var place = Int(heads[column])
    while place >= 0 {
      let link = links[place]
      if forms[Int(link.form)].rank >= 0 {
        // Eliminated meanwhile, with another of its unknowns.
        if previous < 0 { heads[column] = link.next } else { links[previous].next = link.next }
      } else {
        previous = place
        let form = forms[Int(link.form)]
        var coefficient = 0.0
        for entry in form.entries where entries[entry].column == column {
          coefficient = entries[entry].coefficient
        }
        let use = Entry(column: Int(link.form), coefficient: coefficient)
        let sides = form.sides.scaled(by: coefficient)
        if sides.contains(.below) { lower.append(use) }
        if sides.contains(.above) { upper.append(use) }
      }
      place = Int(link.next)
    }
  }

  /// Eliminates the unknown whose forms were gathered.
  ///
  /// - Returns: Whether few forms followed, each with exact coefficients.
  private mutating func eliminate(_ column: Int, _ round: Int32, _ sizeLimit: Int) -> Bool {
    for low in lower.indices {
      for high in upper.indices {
        let (left, right) = (lower[low], upper[high])
        if left.column == right.column { continue }
        // Of two that bound it from both sides the sum is the same either way.
        if left.column > right.column, forms[left.column].sides == [.below, .above],
          forms[right.column].sides == [.below, .above]
        {
          continue
        }
        guard derive(left, right, without: column), derivations.count <= sizeLimit,
          entries.count <= 4 * sizeLimit
        else { return false }
      }
    }
    let start = Int32(truncatingIfNeeded: formOfRank.count)
    for index in lower.indices { retire(lower[index].column, round) }
    for index in upper.indices { retire(upper[index].column, round) }
    eliminations.append(
      Elimination(
        column: Int32(truncatingIfNeeded: column), start: start,
        end: Int32(truncatingIfNeeded: formOfRank.count)))
    return true
  }

  /// Takes a form out of elimination, and puts its unknowns off to the next round.
  private mutating func retire(_ form: Int, _ round: Int32) {
    guard forms[form].rank < 0 else { return }
    rank(form)
    for place in forms[form].entries { blockedRound[entries[place].column] = round }
  }

  private mutating func rank(_ form: Int) {
    forms[form].rank = Int32(truncatingIfNeeded: formOfRank.count)
    formOfRank.append(Int32(truncatingIfNeeded: form))
  }

  /// Adds multiples of two forms so that an unknown cancels out.
  ///
  /// - Returns: Whether that takes no rounding.
  private mutating func derive(_ left: Entry, _ right: Entry, without column: Int) -> Bool {
    let (leftFactor, rightFactor) = Implications.factors(left.coefficient, right.coefficient)
    guard addForms(left.column, leftFactor, right.column, rightFactor, without: column) else {
      return false
    }
    let sides = forms[left.column].sides.scaled(by: leftFactor)
      .intersection(forms[right.column].sides.scaled(by: rightFactor))
    guard let (target, factor) = findForm() else { return false }
    forms[target].sides.formUnion(sides.scaled(by: factor))
    derivations.append(
      Derivation(
        target: Int32(truncatingIfNeeded: target), left: Int32(truncatingIfNeeded: left.column),
        right: Int32(truncatingIfNeeded: right.column), leftFactor: leftFactor * factor,
        rightFactor: rightFactor * factor))
    return true
  }

  /// Factors with which two coefficients cancel, as simple as they can be without rounding.
  private static func factors(_ left: Double, _ right: Double) -> (Double, Double) {
    let ratio = left / right
    if (-left).addingProduct(ratio, right) == 0 { return (1, -ratio) }
    let inverse = right / left
    if (-right).addingProduct(inverse, left) == 0 { return (inverse, -1) }
    return (right, -left)
  }

  /// Puts the sum of multiples of two forms into `scratch`.
  ///
  /// - Returns: Whether that takes no rounding.
  private mutating func addForms(
    _ left: Int, _ leftFactor: Double, _ right: Int, _ rightFactor: Double, without column: Int
  ) -> Bool {
    scratch.removeAll()
    var (mine, theirs) = (forms[left].entries, forms[right].entries)
    while !mine.isEmpty || !theirs.isEmpty {
      let first = mine.isEmpty ? Int.max : entries[mine.lowerBound].column
      let second = theirs.isEmpty ? Int.max : entries[theirs.lowerBound].column
      var sum = ExactSum()
      if first <= second {
        sum.add(entries[mine.lowerBound].coefficient, times: leftFactor)
        mine.removeFirst()
      }
      if second <= first {
        sum.add(entries[theirs.lowerBound].coefficient, times: rightFactor)
        theirs.removeFirst()
      }
      guard sum.isExact else { return false }
      let next = min(first, second)
      if next != column, sum.value != 0 {
        scratch.append(Entry(column: next, coefficient: sum.value))
      }
    }
    return true
  }

  // MARK: - Forms

  /// The form of a residual, and what the residual is multiplied by to be it.
  mutating func makeForm(
    of residual: Int, _ problem: borrowing SimplexProblem
  ) -> (index: Int, factor: Double)? {
    scratch.removeAll()
    for place in problem.range(of: residual) where problem.entries[place].coefficient != 0 {
      scratch.append(problem.entries[place])
    }
    scratch.sort(scratch.indices) { $0.column < $1.column }
    return findForm()
  }

  /// The form with the entries in `scratch` times a power of two, which is a new one unless there is
  /// one.
  ///
  /// - Returns: The form and that power or its opposite; nil if that takes rounding.
  private mutating func findForm() -> (index: Int, factor: Double)? {
    var factor = 1.0
    if !scratch.isEmpty {
      let first = scratch[0].coefficient
      factor = Double(sign: first.sign, exponent: -Int(first.exponent), significand: 1)
    }
    var hash = FormHash(count: scratch.count)
    for place in scratch.indices {
      let scaled = scratch[place].coefficient * factor
      guard scaled.isNormal else { return nil }
      scratch[place] = Entry(column: scratch[place].column, coefficient: scaled)
      hash.add(scratch[place])
    }
    if 2 * forms.count >= table.count { growTable() }
    var slot = hash.slot(of: table.count)
    while table[slot] >= 0 {
      if isScratch(Int(table[slot])) { return (Int(table[slot]), factor) }
      slot = (slot + 1) & (table.count - 1)
    }
    table[slot] = Int32(truncatingIfNeeded: forms.count)
    appendForm()
    return (forms.count - 1, factor)
  }

  private mutating func appendForm() {
    let start = Int32(truncatingIfNeeded: entries.count)
    for place in scratch.indices {
      let column = scratch[place].column
      entries.append(scratch[place])
      links.append(Link(form: Int32(truncatingIfNeeded: forms.count), next: heads[column]))
      heads[column] = Int32(truncatingIfNeeded: links.count - 1)
    }
    forms.append(
      Form(start: start, end: Int32(truncatingIfNeeded: entries.count), sides: []))
  }

  private mutating func isScratch(_ form: Int) -> Bool {
    let range = forms[form].entries
    guard range.count == scratch.count else { return false }
    for place in scratch.indices {
      let entry = entries[range.lowerBound + place]
      guard entry.column == scratch[place].column,
        entry.coefficient == scratch[place].coefficient
      else { return false }
    }
    return true
  }

  private mutating func growTable() {
    table.replaceAll(with: -1, count: 2 * table.count)
    for form in forms.indices {
      let range = forms[form].entries
      var hash = FormHash(count: range.count)
      for place in range { hash.add(entries[place]) }
      var slot = hash.slot(of: table.count)
      while table[slot] >= 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = Int32(truncatingIfNeeded: form)
    }
  }
}

/// Where a form is looked for in a table.
private struct FormHash {
  private var bits: UInt64

  init(count: Int) { bits = UInt64(truncatingIfNeeded: count) }

  mutating func add(_ entry: Entry) {
    bits ^= UInt64(truncatingIfNeeded: entry.column) ^ entry.coefficient.bitPattern
    bits = bits &* 0x9E37_79B9_7F4A_7C15
    bits ^= bits >> 29
  }

  /// The first place to look at in a table whose size is a power of two.
  func slot(of size: Int) -> Int { Int(truncatingIfNeeded: bits >> 32) & (size - 1) }
}

/// A sum of products that tells whether it was rounded.
private struct ExactSum {
  private(set) var value = 0.0
  private(set) var isExact = true

  mutating func add(_ factor: Double, times other: Double) {
    let product = factor * other
    let sum = value + product
    let part = sum - value
    let error = (value - (sum - part)) + (product - part)
    // What is too large makes no number here.
    if (-product).addingProduct(factor, other) != 0 || error != 0 { isExact = false }
    value = sum
  }
}
