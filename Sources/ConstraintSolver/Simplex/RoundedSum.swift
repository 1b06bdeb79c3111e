/// A sum, and the sum of its summands' magnitudes, which determines the rounding error.
struct RoundedSum {
  var sum = 0.0
  var magnitude = 0.0

  @inline(__always)
  mutating func add(_ part: Double) {
    sum += part
    magnitude += abs(part)
  }

  /// Adds the products of a row's coefficients and the numbers for their columns.
  @inline(__always)
  mutating func add(
    _ entries: borrowing Buffer<Entry>, _ range: Range<Int>, times numbers: borrowing Buffer<Double>
  ) {
    for place in range { add(entries[place].coefficient * numbers[entries[place].column]) }
  }

  /// Returns the sum, or zero if only rounding error is left.
  @inline(__always)
  func value(within tolerance: Double = Tolerance.slope) -> Double {
    abs(sum) > tolerance * magnitude ? sum : 0
  }
}

extension RoundedSum {
  /// Creates a sum that starts with the value of a function at a size.
  init(_ function: AffineConstant, at size: CanvasSize) {
    self.init(sum: function.value(at: size), magnitude: function.absoluteValue(at: size))
  }
}
