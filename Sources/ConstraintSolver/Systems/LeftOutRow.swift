/// A required row that was left out because it conflicts with rows that weren't left out.
struct LeftOutRow {
  let source: RowSource
  /// The rows that the left-out row conflicts with.
  ///
  /// Together with it, they are an irreducible infeasible subset.
  let reasons: [RowSource]
  /// A function of the size that is positive at sizes at which the rows conflict.
  let excess: AffineConstant
  let tolerance: AffineConstant

  /// Whether the row still conflicts with its reasons at a size.
  func isInfeasible(at size: CanvasSize) -> Bool {
    excess.value(at: size) > tolerance.absoluteValue(at: size)
  }

  /// The excess without the part that may be rounding error, for sizes without negative extents.
  var certainExcess: AffineConstant {
    var excess = excess
    excess.add(tolerance, times: -1)
    return excess
  }
}
