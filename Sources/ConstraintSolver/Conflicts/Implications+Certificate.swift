/// At which sizes the rows in force have no solution.
extension Implications {
  /// What is positive at sizes at which the rows in force have no solution beyond doubt; nil if there is
  /// no such size or it is in doubt at the present one.
  ///
  /// Bounds that contradict one another are a sum of multiples of rows in which no unknown is left
  /// (Farkas' lemma), at whatever size the rows are looked at. For sizes that are not negative.
  ///
  /// - Complexity: Linear in the forms.
  func certificate(at size: CanvasSize) -> AffineConstant? {
    guard !isDoubtful, let form = clearestContradiction() else { return nil }
    var multiples = UnsafeList<Double>(repeating: 0, count: 2 * forms.count)
    let (first, second) = contradiction(of: form)
    for bound in [first, second] where bound >= 0 { multiples[Int(bound)] = 1 }
    var excess = AffineConstant()
    var noise = AffineConstant()
    // What a form comes from has a lower rank.
    for rank in (0...Int(forms[form].rank)).reversed() {
      let form = Int(formOfRank[rank])
      for side in 0..<2 where multiples[2 * form + side] != 0 {
        let multiple = multiples[2 * form + side]
        let source = bounds[2 * form + side].source
        if source >= 0 {
          let derivation = derivations[Int(source)]
          multiples[derivation.leftBound(for: side)] += multiple * abs(derivation.leftFactor)
          multiples[derivation.rightBound(for: side)] += multiple * abs(derivation.rightFactor)
        } else if source < -1 {
          let demand = demands[-2 - Int(source)]
          excess.add(demand.position, times: side == 0 ? multiple : -multiple)
          var own = demand.position.magnitude
          own.add(scale, times: demand.factor)
          noise.formMaximum(own, times: multiple * Approximation.violation)
        }
      }
    }
    excess.add(noise, times: -Implications.certain)
    return excess.value(at: size) > 0 ? excess : nil
  }

  /// The form that contradicts itself most, against what of that may be rounding: it will do so at
  /// other sizes, too.
  private func clearestContradiction() -> Int? {
    var clearest: Int?
    var most = 0.0
    for form in forms.indices where isContradictory[form] {
      let (low, high) = contradiction(of: form)
      var (excess, noise) = (0.0, 0.0)
      for bound in [low, high] where bound >= 0 {
        excess += bounds[Int(bound)].value
        noise = max(noise, bounds[Int(bound)].noise)
      }
      guard excess > most * noise else { continue }
      most = excess / noise
      clearest = form
    }
    return clearest
  }
}
