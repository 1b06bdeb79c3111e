/// What derivations say of a form, many of them or few, and which rows they cannot do without.
extension Implications {
  /// A derivation of a form that many end in, for one side.
  struct Entrant {
    let derivation: Int32
    /// The contest among all.
    let contest: Int32
    /// Its place in the contest.
    let place: Int32
    /// A row that it cannot do without, as the number of a demand; -1 if none is known.
    let row: Int32
  }

  /// Up to how many derivations of a form are compared one by one.
  private static let fewDerivations = 24

  /// Finds for each bound the last row that it cannot do without, as long as it has one source only.
  mutating func findRequiredRows() {
    requiredRows.replaceAll(with: -1, count: 2 * derivations.count)
    var ofBound = UnsafeList<Int32>(repeating: -1, count: 2 * forms.count)
    for rank in formOfRank.indices {
      let form = Int(formOfRank[rank])
      let range = derivationsOfForm.range(form)
      for side in 0..<2 {
        var sourceCount = range.count
        var last: Int32 = -1
        for place in demandsOfForm.range(form) {
          let demand = Int(demandsOfForm.members[place])
          guard bound(of: demand, side) > -.infinity else { continue }
          sourceCount += 1
          last = demandsOfForm.members[place]
        }
        for place in range {
          let number = Int(derivationsOfForm.members[place])
          let derivation = derivations[number]
          last = max(
            ofBound[derivation.leftBound(for: side)], ofBound[derivation.rightBound(for: side)])
          requiredRows[2 * number + side] = last
        }
        if sourceCount == 1 { ofBound[2 * form + side] = last }
      }
    }
  }

  /// Makes contests for forms that many derivations end in: for each side one among all, by the last
  /// row that each requires, and one among those whose row is a member.
  mutating func makeContests() {
    contests.removeAll()
    entrants.removeAll()
    entrantOfDerivation.replaceAll(with: -1, count: 2 * derivations.count)
    entrantsOfContest.removeAll()
    contestOfForm.replaceAll(with: -1, count: forms.count)
    var contestCount: Int32 = 0
    for form in forms.indices {
      let range = derivationsOfForm.range(form)
      guard range.count > Implications.fewDerivations else { continue }
      contestOfForm[form] = contestCount
      for side in 0..<2 {
        contests.add(entrantCount: range.count)
        contests.add(entrantCount: range.count)
        let start = entrants.count
        for place in range {
          let derivation = derivationsOfForm.members[place]
          entrants.append(
            Entrant(
              derivation: derivation, contest: contestCount, place: 0,
              row: requiredRows[2 * Int(derivation) + side]))
        }
        entrants.sort(start..<entrants.count) {
          ($0.row, $0.derivation) < ($1.row, $1.derivation)
        }
        for index in start..<entrants.count {
          let entrant = entrants[index]
          entrants[index] = Entrant(
            derivation: entrant.derivation, contest: contestCount,
            place: Int32(truncatingIfNeeded: index - start), row: entrant.row)
          entrantOfDerivation[2 * Int(entrant.derivation) + side] =
            Int32(truncatingIfNeeded: index)
        }
        for _ in 0..<2 { entrantsOfContest.append(Int32(truncatingIfNeeded: start)) }
        contestCount += 2
      }
    }
    entrantsOfRow.load(entrants, listCount: demands.count + 1) { $0.row + 1 }
  }

  /// Takes up what a derivation says, if it is in a contest.
  @inline(__always)
  mutating func enter(_ derivation: Int, _ side: Int, _ value: Double) {
    let index = Int(entrantOfDerivation[2 * derivation + side])
    guard index >= 0 else { return }
    let entrant = entrants[index]
    contests.set(Int(entrant.place), of: Int(entrant.contest), to: value)
    if entrant.row >= 0, memberCounts[Int(entrant.row)] > 0 {
      contests.set(Int(entrant.place), of: Int(entrant.contest) + 1, to: value)
    }
  }

  /// Takes up what all derivations of a form say.
  mutating func enterAll(_ form: Int, _ side: Int) {
    for place in derivationsOfForm.range(form) {
      let derivation = Int(derivationsOfForm.members[place])
      enter(derivation, side, bound(by: derivation, side).value)
    }
  }

  /// Takes into account that a row has become a member, or is none any more.
  mutating func reviewEntrants(of demand: Int, isMember: Bool) {
    for place in entrantsOfRow.range(demand + 1) {
      let entrant = entrants[Int(entrantsOfRow.members[place])]
      let (contest, place) = (Int(entrant.contest), Int(entrant.place))
      contests.set(
        place, of: contest + 1,
        to: isMember ? contests.value(of: place, in: contest) : -.infinity)
    }
  }

  /// The strongest bound by derivations of a form that is stronger than some value, if there is one.
  mutating func strongestDerived(_ form: Int, _ side: Int, above least: Double) -> Bound? {
    let contest = Int(contestOfForm[form])
    if contest < 0 { return strongestOfFew(form, side, above: least) }
    effort += 1
    let all = contest + 2 * side
    let value = contests.largest(all)
    guard value > least, let place = contests.first(all, atLeast: value, from: 0) else {
      return nil
    }
    let derivation = entrants[Int(entrantsOfContest[all]) + place].derivation
    // What it comes from may have changed already, which is followed up later.
    let noise = bound(by: Int(derivation), side).noise
    return Bound(value: value, noise: noise, source: derivation)
  }

  private mutating func strongestOfFew(_ form: Int, _ side: Int, above least: Double) -> Bound? {
    var strongest = Bound(value: least)
    for place in derivationsOfForm.range(form) {
      effort += 1
      let derivation = derivationsOfForm.members[place]
      let bound = bound(by: Int(derivation), side)
      guard bound.value > strongest.value else { continue }
      strongest = bound
      strongest.source = derivation
    }
    return strongest.source < 0 ? nil : strongest
  }

  /// Before which row there is no derivation, apart from one, that makes a bound of a form as strong
  /// as some value, given the members; nil if there is one.
  mutating func rivalLimit(
    of source: Int32, _ form: Int, _ side: Int, isNear: (Double) -> Bool, near value: Double
  ) -> Int? {
    let contest = Int(contestOfForm[form])
    var limit = Int.max
    if contest < 0 {
      for place in derivationsOfForm.range(form) {
        effort += 1
        let derivation = derivationsOfForm.members[place]
        guard derivation != source, isNear(bound(by: Int(derivation), side).value) else { continue }
        let row = Int(requiredRows[2 * Int(derivation) + side])
        if row < 0 || memberCounts[row] > 0 { return nil }
        limit = min(limit, row)
      }
      return limit
    }
    effort += 2
    let (all, ofMembers) = (contest + 2 * side, contest + 2 * side + 1)
    let start = Int(entrantsOfContest[all])
    var own = -1
    if source >= 0 { own = Int(entrants[Int(entrantOfDerivation[2 * Int(source) + side])].place) }
    let needed = own < 0 ? contests.largest(ofMembers) : contests.largest(ofMembers, except: own)
    if isNear(needed) { return nil }
    var next = contests.first(all, atLeast: value, from: 0)
    if next == own, own >= 0 { next = contests.first(all, atLeast: value, from: own + 1) }
    guard let next, next < derivationsOfForm.range(form).count else { return limit }
    let row = Int(entrants[start + next].row)
    return row < 0 ? nil : row
  }
}
