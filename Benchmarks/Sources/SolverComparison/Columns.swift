import Foundation

/// Two measurements side by side, and how they compare; blanks for what could not be measured.
func columns(
  _ mine: Double?, _ theirs: Double?, atMost limit: Double, remark: String? = nil
) -> String {
  text(mine).padded(11) + (theirs.map(seconds) ?? remark ?? "").padded(11)
    + ratio(mine, theirs, atMost: limit).padded(10)
}

/// Seconds, or a dash for what could not be measured.
func text(_ value: Double?) -> String { value.map(seconds) ?? "–" }

/// How many times one measurement is another, with a mark when that is too much; blank unless both are
/// there.
func ratio(_ mine: Double?, _ theirs: Double?, atMost limit: Double) -> String {
  mine.flatMap { mine in theirs.map { checked(mine / $0, atMost: limit) } } ?? ""
}

/// A number, with an exclamation mark when it is more than it may be.
func checked(_ value: Double, atMost limit: Double) -> String {
  decimals(value) + (value > limit ? " !" : "")
}

/// Prints how steeply times grow with a workload.
func printGrowth(
  of workload: Workload, _ builds: [Double?], atAnotherSize others: [Double?] = []
) {
  guard let exponent = growth(of: workload, builds) else { return }
  let other = growth(of: workload, others).map { ", at another size \(decimals($0))" } ?? ""
  print(
    "  growth per view: exponent \(checked(exponent, atMost: workload.exponent))"
      + " (at most \(workload.exponent))" + other)
}

/// The exponent of the steepest step between two sizes; nil with fewer than two times.
private func growth(of workload: Workload, _ times: [Double?]) -> Double? {
  let points = zip(workload.sizes, times).compactMap { size, time in
    time.map { (views: Double(workload.views(size)), seconds: $0) }
  }
  return zip(points, points.dropFirst()).map { small, large in
    log(large.seconds / small.seconds) / log(large.views / small.views)
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
