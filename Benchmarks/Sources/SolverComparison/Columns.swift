import Foundation

/// Two measurements side by side, and how they compare; blanks for what could not be measured.
func columns(_ mine: Double?, _ theirs: Double?, _ remark: String? = nil) -> String {
  text(mine).padded(11) + (theirs.map(seconds) ?? remark ?? "").padded(11)
    + ratio(mine, theirs).padded(10)
}

/// Seconds, or a dash for what could not be measured.
func text(_ value: Double?) -> String { value.map(seconds) ?? "–" }

/// How many times one measurement is another; blank unless both are there.
func ratio(_ mine: Double?, _ theirs: Double?) -> String {
  mine.flatMap { mine in theirs.map { decimals(mine / $0) } } ?? ""
}

/// The exponent of the steepest step between two sizes; nil with fewer than two.
func growth(_ points: [(views: Int, seconds: Double)]) -> Double? {
  zip(points, points.dropFirst()).map { small, large in
    log(large.seconds / small.seconds) / log(Double(large.views) / Double(small.views))
  }.max()
}

func seconds(_ value: Double) -> String { String(format: "%.2e", value) }

func decimals(_ value: Double) -> String { String(format: "%.3g", value) }

extension String {
  /// The text with blanks behind it, up to a width.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
