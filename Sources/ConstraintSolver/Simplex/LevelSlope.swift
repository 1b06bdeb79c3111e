/// A sum of slopes and the sum of their sizes, which tells rounding from meaning.
struct LevelSlope {
  var sum = 0.0
  var magnitude = 0.0

  mutating func add(_ slope: Double) {
    sum += slope
    magnitude += abs(slope)
  }

  /// The sum, or zero where only rounding is left of it.
  var cleaned: Double {
    abs(sum) <= Approximation.slope * magnitude ? 0 : sum
  }
}
