/// A solution of the rows in force.
extension Implications {
  /// Where an unknown may be for all rows in force to hold, given those that were eliminated later;
  /// the last ones come first.
  ///
  /// - Precondition: There is no contradiction, and those given are where they may be.
  mutating func room(
    forEliminated index: Int, _ coordinates: borrowing UnsafeList<Double>
  ) -> (least: Double, most: Double) {
    let elimination = eliminations[index]
    let column = Int(elimination.column)
    var least = -Double.infinity
    var most = Double.infinity
    for rank in Range(from: elimination.start, to: elimination.end) {
      let form = Int(formOfRank[rank])
      var rest = 0.0
      var coefficient = 0.0
      for place in forms[form].entries {
        let entry = entries[place]
        if entry.column == column {
          coefficient = entry.coefficient
        } else {
          rest += entry.coefficient * coordinates[entry.column]
        }
      }
      let low = (bounds[2 * form].value - rest) / coefficient
      let high = (-bounds[2 * form + 1].value - rest) / coefficient
      least = max(least, coefficient > 0 ? low : high)
      most = min(most, coefficient > 0 ? high : low)
    }
    return (least, most)
  }
}
