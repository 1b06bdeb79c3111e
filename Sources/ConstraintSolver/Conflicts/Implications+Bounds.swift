/// What rows in force and the forms they are about come to.
extension Implications {
  /// Whether the rows in force have no solution.
  var hasContradiction: Bool { contradictionCount > 0 }

  /// Puts all rows in force.
  mutating func enforceAll() {
    for demand in demands.indices { demands[demand].isInForce = true }
    for rank in formOfRank.indices {
      let form = Int(formOfRank[rank])
      for side in 0..<2 {
        if contestOfForm[form] >= 0 { enterAll(form, side) }
        bounds[2 * form + side] = strongestBound(form, side)
      }
      review(form)
    }
  }

  /// Puts rows in force.
  mutating func enforce(_ rows: some Sequence<Int>) {
    for demand in rows {
      demands[demand].isInForce = true
      let form = Int(demands[demand].form)
      for side in 0..<2 {
        let value = bound(of: demand, side)
        guard value > bounds[2 * form + side].value else { continue }
        setBound(
          form, side,
          Bound(
            value: value, noise: demands[demand].noise, source: Bound.source(ofDemand: demand)))
        noteChange(form, side)
      }
    }
    followUp()
  }

  /// Puts rows out of force.
  ///
  /// Many at once cost less than one after another, because they share most of what follows.
  mutating func withdraw(_ rows: some Sequence<Int>) {
    for demand in rows {
      demands[demand].isInForce = false
      let form = Int(demands[demand].form)
      for side in 0..<2
      where bounds[2 * form + side].source == Bound.source(ofDemand: demand) {
        weaken(form, side)
      }
    }
    followUp()
  }

  @inline(__always)
  mutating func bound(of demand: Int, _ side: Int) -> Double {
    side == 0 ? demands[demand].bounds.0 : demands[demand].bounds.1
  }

  /// What a derivation makes a bound of its target.
  @inline(__always)
  mutating func bound(by derivation: Int, _ side: Int) -> Bound {
    let derivation = derivations[derivation]
    let left = bounds[derivation.leftBound(for: side)]
    let right = bounds[derivation.rightBound(for: side)]
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
        source: Bound.source(ofDemand: demand))
    }
    return strongestDerived(form, side, above: strongest.value) ?? strongest
  }

  @inline(__always)
  private mutating func setBound(_ form: Int, _ side: Int, _ bound: Bound) {
    let place = 2 * form + side
    bounds[place] = bound
    if partCounts[place] > 0 { changedBounds.append(Int32(truncatingIfNeeded: place)) }
  }

  /// Looks for another bound of a form in place of one that was lost.
  @inline(__always)
  private mutating func weaken(_ form: Int, _ side: Int) {
    let former = bounds[2 * form + side].value
    setBound(form, side, strongestBound(form, side))
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
        enter(Int(number), side, bound.value)
        let present = bounds[2 * target + side]
        if bound.value > present.value {
          bound.source = number
          setBound(target, side, bound)
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
  static let certain = 4.0
}
