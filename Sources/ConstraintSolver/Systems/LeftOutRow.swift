/// A required row that was left out because it conflicts with rows that weren't left out.
struct LeftOutRow {
  let source: RowSource
  /// The rows that the left-out row conflicts with.
  ///
  /// All these rows together are an irreducible infeasible subset.
  let reasons: [RowSource]
  /// A function of the canvas size that is positive if the row conflicts with the rows in ``reasons``.
  let excess: AffineConstant
  let tolerance: AffineConstant

  /// Whether the row still conflicts with the rows in ``reasons`` at a canvas size.
  func isInfeasible(at size: CanvasSize) -> Bool {
    excess.value(at: size) > tolerance.absoluteValue(at: size)
  }

  /// A function of nonnegative canvas sizes that is positive if ``excess`` is more than rounding error.
  var certainExcess: AffineConstant {
    var excess = excess
    excess.add(tolerance, times: -1)
    return excess
  }
}
