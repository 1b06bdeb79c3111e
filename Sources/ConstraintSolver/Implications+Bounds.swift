/// What rows in force and the forms they are about come to.
extension Implications {
  /// Whether the rows in force have no solution.
  var hasContradiction: Bool { contradictionCount > 0 }

  /// Puts all rows in force.
  mutating func enforceAll() {
    for demand in demands.indices { demands[demand].isInForce = true }
    for rank in formOfRank.indices {
      let form = Int(formOfRank[rank])
      for side in 0..<2 { bounds[2 * form + side] = strongestBound(form, side) }
      review(form)
    }
  }

  /// Puts a row in force.
  mutating func enforce(_ demand: Int) {
    demands[demand].isInForce = true
    let form = Int(demands[demand].form)
    for side in 0..<2 {
      let value = bound(of: demand, side)
      guard value > bounds[2 * form + side].value else { continue }
      bounds[2 * form + side] = Bound(
        value: value, noise: demands[demand].noise, source: Int32(truncatingIfNeeded: -2 - demand))
      noteChange(form, side)
    }
    followUp()
  }

  /// Puts a row out of force.
  mutating func withdraw(_ demand: Int) {
    demands[demand].isInForce = false
    let form = Int(demands[demand].form)
    for side in 0..<2 where bounds[2 * form + side].source == Int32(truncatingIfNeeded: -2 - demand)
    {
      weaken(form, side)
    }
    followUp()
  }

  @inline(__always)
  private mutating func bound(of demand: Int, _ side: Int) -> Double {
    side == 0 ? demands[demand].bounds.0 : demands[demand].bounds.1
  }

  /// What a derivation makes a bound of its target.
  @inline(__always)
  private mutating func bound(by derivation: Int, _ side: Int) -> Bound {
    let derivation = derivations[derivation]
    // A negative multiple is bounded by what the opposite is bounded by.
    let left = bounds[2 * Int(derivation.left) + (derivation.leftFactor < 0 ? 1 - side : side)]
    let right = bounds[2 * Int(derivation.right) + (derivation.rightFactor < 0 ? 1 - side : side)]
    let (leftFactor, rightFactor) = (abs(derivation.leftFactor), abs(derivation.rightFactor))
    return Bound(
      value: leftFactor * left.value + rightFactor * right.value,
      noise: max(leftFactor * left.noise, rightFactor * right.noise))
  }

  /// The strongest bound of a form; of equal ones the first, rows before all others.
  private mutating func strongestBound(_ form: Int, _ side: Int) -> Bound {
    var strongest = Bound()
    for place in demandsOfForm.range(form) {
      let demand = Int(demandsOfForm.members[place])
      effort += 1
      guard demands[demand].isInForce, bound(of: demand, side) > strongest.value else { continue }
      strongest = Bound(
        value: bound(of: demand, side), noise: demands[demand].noise,
        source: Int32(truncatingIfNeeded: -2 - demand))
    }
    for place in derivationsOfForm.range(form) {
      effort += 1
      let bound = bound(by: Int(derivationsOfForm.members[place]), side)
      guard bound.value > strongest.value else { continue }
      strongest = bound
      strongest.source = derivationsOfForm.members[place]
    }
    return strongest
  }

  /// Looks for another bound of a form in place of one that was lost.
  @inline(__always)
  private mutating func weaken(_ form: Int, _ side: Int) {
    let former = bounds[2 * form + side].value
    bounds[2 * form + side] = strongestBound(form, side)
    if bounds[2 * form + side].value != former { noteChange(form, side) }
  }

  private mutating func noteChange(_ form: Int, _ side: Int) {
    pending.insert(2 * Int(forms[form].rank) + side)
    review(form)
  }

  /// Brings everything in line that follows from changed bounds.
  private mutating func followUp() {
    while let next = pending.popFirst() {
      let form = Int(formOfRank[next >> 1])
      let changed = next & 1
      for place in usesOfForm.range(form) {
        effort += 1
        let number = usesOfForm.members[place]
        let derivation = derivations[Int(number)]
        let factor =
          Int(derivation.left) == form ? derivation.leftFactor : derivation.rightFactor
        let side = factor < 0 ? 1 - changed : changed
        let target = Int(derivation.target)
        var bound = bound(by: Int(number), side)
        let present = bounds[2 * target + side]
        if bound.value > present.value {
          bound.source = number
          bounds[2 * target + side] = bound
          noteChange(target, side)
        } else if present.source == number, bound.value < present.value {
          weaken(target, side)
        }
      }
    }
  }

  /// Looks whether a form contradicts itself.
  private mutating func review(_ form: Int) {
    let (low, high) = (bounds[2 * form], bounds[2 * form + 1])
    let excess =
      forms[form].entries.isEmpty ? max(low.value, high.value) : low.value + high.value
    let noise = max(low.noise, high.noise)
    let isNow = excess > Implications.certain * noise
    if excess > Implications.negligible * noise, !isNow || !excess.isFinite { isDoubtful = true }
    guard isNow != isContradictory[form] else { return }
    isContradictory[form] = isNow
    contradictionCount += isNow ? 1 : -1
    if isNow { contradictions.append(Int32(truncatingIfNeeded: form)) }
  }

  /// What of a contradiction's tolerance is nothing but rounding.
  private static let negligible = 1e-3
  /// How many times its tolerance a contradiction has to be to be one beyond doubt.
  private static let certain = 4.0

  // MARK: - Why there is no solution

  /// Rows in force, as numbers of demands, that have no solution together, the last first.
  ///
  /// - Complexity: Linear in the forms that lead from the rows to the contradiction.
  mutating func certificate() -> [Int] {
    while let last = contradictions.last, !isContradictory[Int(last)] {
      _ = contradictions.popLast()
    }
    guard let form = contradictions.last.map({ Int($0) }) else { return [] }
    var found: [Int] = []
    lastVisit += 1
    trail.removeAll()
    if forms[form].entries.isEmpty {
      visit(2 * form + (bounds[2 * form].value >= bounds[2 * form + 1].value ? 0 : 1))
    } else {
      visit(2 * form)
      visit(2 * form + 1)
    }
    while let place = trail.popLast() {
      effort += 1
      let side = Int(place) & 1
      let source = bounds[Int(place)].source
      if source < -1 {
        found.append(-2 - Int(source))
      } else if source >= 0 {
        let derivation = derivations[Int(source)]
        visit(2 * Int(derivation.left) + (derivation.leftFactor < 0 ? 1 - side : side))
        visit(2 * Int(derivation.right) + (derivation.rightFactor < 0 ? 1 - side : side))
      }
    }
    // A row can bound a form from both sides.
    found.sort(by: >)
    return found.enumerated().filter { $0 == 0 || found[$0 - 1] != $1 }.map(\.1)
  }

  private mutating func visit(_ bound: Int) {
    guard visits[bound] != lastVisit else { return }
    visits[bound] = lastVisit
    trail.append(Int32(truncatingIfNeeded: bound))
  }
}
