/// What one constraint asks of a linear form: a price for lying below a position and for lying
/// above it.
struct Breakpoint: Sendable {
  /// The row it came from; nil for a tie between variables and for a probe.
  let row: Int?
  /// How important it is: the index of its level in the component, 0 being required.
  let level: Int
  /// The value at which nothing is violated.
  let position: AffineConstant
  /// What the rounding error of the position is relative to.
  let magnitude: AffineConstant
  /// How many times the linear form the row is.
  let scale: Double
  /// How the price changes with the value while it is below the position; not positive, except for
  /// a probe.
  let slopeBelow: Double
  /// How the price changes with the value while it is above the position.
  let slopeAbove: Double
  /// The stage at which it may decide about a value.
  let stage: Stage

  /// What kind of demand this is, in order of importance.
  enum Stage: Int, Sendable {
    case constraint
    case preference
    case tie
  }

  /// How much the slope grows at the position.
  var jump: Double { slopeAbove - slopeBelow }
}

/// A linear form of a component's unknowns, with all constraints that are about it.
///
/// Its cost is a convex function with straight pieces. Hugging and compression resistance of one
/// size, say, are two breakpoints of one residual.
struct Residual: Sendable {
  /// The coefficients by the unknowns' places in the component; the first large one is 1.
  let entries: [Entry]
}

/// Unknowns that hang together through constraints, with everything asked of them.
struct Component: Sendable {
  /// The columns of the unknowns, ascending.
  let unknowns: [Int]
  /// The linear forms that are asked something.
  var residuals: [Residual]
  /// For each residual the places of its breakpoints in the list of all.
  var ranges: [Range<Int>]
  /// What is asked, residual by residual.
  var breakpoints: [Breakpoint]
  /// How many levels of importance there are; level 0 is the required one, empty or not.
  var levelCount: Int
  /// The rows the component was made of, as indices into the reduced rows.
  let members: [Int]

  /// Adds a residual with a single breakpoint on a new level below all others.
  mutating func append(
    _ entries: [Entry], at position: AffineConstant, slopeBelow: Double, slopeAbove: Double
  ) {
    breakpoints.append(
      Breakpoint(
        row: nil, level: levelCount, position: position, magnitude: position.magnitude,
        scale: 1, slopeBelow: slopeBelow, slopeAbove: slopeAbove, stage: .tie))
    let index = breakpoints.count - 1
    residuals.append(Residual(entries: entries))
    ranges.append(index..<index + 1)
    levelCount += 1
  }

  /// The place of a column among the unknowns.
  func place(of column: Int) -> Int? {
    let place = unknowns[...].firstPlace(of: column)
    return place < unknowns.count && unknowns[place] == column ? place : nil
  }
}

extension ArraySlice<Int> {
  /// The first place in ascending numbers that holds a number or a larger one.
  func firstPlace(of number: Int) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
