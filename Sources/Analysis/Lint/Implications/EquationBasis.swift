/// Independent equations, used to find other equations that are linear combinations of them.
///
/// An equation is kept unchanged if one of its variables occurs in no earlier equation. Other equations are reduced.
/// Long chains of constraints therefore take linear time.
struct EquationBasis {
  /// An equation of the basis: a sum that is zero.
  private struct Row {
    let sum: LinearSum
    /// The variable that the equation eliminates.
    let pivot: Int
    let coefficient: Double
    /// The factors by which the original equations add up to this row, keyed by the equations' numbers.
    let origin: [Int: Double]
  }

  /// The rows that were kept unchanged.
  ///
  /// Their pivots occur neither in earlier rows nor in reduced rows.
  private var kept: [Row] = []
  private var reduced: [Row] = []
  private var keptPlaces: [Int: Int] = [:]
  private var reducedPlaces: [Int: Int] = [:]
  private var seen: Set<Int> = []
  /// The number of terms that may still be added, which limits the work for equations with many dependencies.
  private var budget = 4_000_000

  /// The result of reducing a sum: the rest of the sum, and each added equation's factor, keyed by equation number.
  struct Remainder {
    var sum: LinearSum
    var origin: [Int: Double] = [:]
  }

  /// Adds an equation, unless it is a combination of earlier equations.
  ///
  /// - Parameters:
  ///   - sum: The left side; the right side is zero.
  ///   - number: The number of the equation.
  /// - Returns: The remainder if it has no variables left, or `nil` if the equation was added or reducing it took too
  ///   much work.
  mutating func add(_ sum: LinearSum, number: Int) -> Remainder? {
    if let pivot = sum.terms.keys.filter({ !seen.contains($0) }).max() {
      seen.formUnion(sum.terms.keys)
      keptPlaces[pivot] = kept.count
      kept.append(
        Row(
          sum: sum, pivot: pivot, coefficient: sum.terms[pivot] ?? 1, origin: [number: 1]))
      return nil
    }
    guard var remainder = reduce(sum) else { return nil }
    guard let pivot = remainder.sum.terms.keys.max() else { return remainder }
    remainder.origin[number] = 1
    reducedPlaces[pivot] = reduced.count
    reduced.append(
      Row(
        sum: remainder.sum, pivot: pivot, coefficient: remainder.sum.terms[pivot] ?? 1,
        origin: remainder.origin))
    return nil
  }

  /// Returns the remainder of a sum after reduction by the equations, or `nil` if the reduction takes too much work.
  ///
  /// The remainder's `origin` contains the factors of the equations that were added to the sum.
  mutating func reduce(_ sum: LinearSum) -> Remainder? {
    var remainder = Remainder(sum: sum)
    // Unchanged equations contain only pivots of earlier ones, and reduced equations only pivots of later ones.
    while let place = remainder.sum.terms.keys.compactMap({ keptPlaces[$0] }).max() {
      guard eliminate(kept[place], from: &remainder) else { return nil }
    }
    while let place = remainder.sum.terms.keys.compactMap({ reducedPlaces[$0] }).min() {
      guard eliminate(reduced[place], from: &remainder) else { return nil }
    }
    return remainder
  }

  private mutating func eliminate(_ row: Row, from remainder: inout Remainder) -> Bool {
    budget -= row.sum.terms.count + row.origin.count + remainder.sum.terms.count
    guard budget > 0 else { return false }
    let factor = -(remainder.sum.terms[row.pivot] ?? 0) / row.coefficient
    remainder.sum.add(factor, row.sum)
    for (number, share) in row.origin {
      let sum = (remainder.origin[number] ?? 0) + factor * share
      remainder.origin[number] = abs(sum) < LinearSum.rounding ? nil : sum
    }
    return true
  }
}
