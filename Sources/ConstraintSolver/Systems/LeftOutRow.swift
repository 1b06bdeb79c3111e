/// A required row that was left out because it can't hold together with rows that are kept.
struct LeftOutRow {
  let source: RowSource
  /// The rows that leave it no room.
  ///
  /// With the row they are an irreducible infeasible subset.
  let reasons: [RowSource]
  /// A function that is positive at the sizes at which they are infeasible.
  let excess: AffineConstant
  let tolerance: AffineConstant

  /// Whether the row still can't hold together with its reasons at a size.
  func isInfeasible(at size: CanvasSize) -> Bool {
    excess.value(at: size) > tolerance.absoluteValue(at: size)
  }

  /// The part of the excess that isn't rounding error, at sizes without negative extents.
  var certainExcess: AffineConstant {
    var excess = excess
    excess.add(tolerance, times: -1)
    return excess
  }
}
