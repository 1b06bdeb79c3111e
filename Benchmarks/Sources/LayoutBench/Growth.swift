import Foundation
import Measuring

/// How the time of an operation grows with the number of items that it is about.
struct Growth {
  let name: String
  /// Prepares a number of items and measures what is done to all of them, in seconds.
  let time: (Int) -> Double

  init(_ name: String, _ time: @escaping (Int) -> Double) {
    self.name = name
    self.time = time
  }

  /// The greatest ratio of the times for 10,000 and for 1,000 items that isn't too steep: the
  /// items to the power of 1.2.
  static let limit = 16.0

  /// The greatest ratio at which more items are tried.
  ///
  /// Quadratic work has a ratio of 100.
  private static let limitOfDoubt = 50.0

  /// Prints the least of several times for 1,000 and for 10,000 items, measured in turns, and their
  /// ratio.
  ///
  /// Ten thousand views don't fit into the processor's caches, so each may take twice as long for
  /// the same work. If the ratio is too steep, 100,000 items, which don't fit either, are compared
  /// with 10,000.
  ///
  /// - Returns: Whether one of the two ratios is within the limit.
  func report() -> Bool {
    var small = Double.infinity
    var large = Double.infinity
    var spent = 0.0
    for round in 0..<7 where round < 2 || spent < 2 {
      for _ in 0..<5 { small = min(small, time(1000)) }
      let last = time(10_000)
      large = min(large, last)
      spent += last
    }
    let ratio = large / small
    let row = padded(name) + String(format: "%.3e  %.3e  %5.1f ×", small, large, ratio)
    if ratio <= Self.limit {
      writeLine(row)
      return true
    }
    guard ratio <= Self.limitOfDoubt else {
      writeLine(row + "  more than \(Int(Self.limit))")
      return false
    }
    let next = min(time(100_000), time(100_000)) / large
    let isSteep = next > Self.limit
    let remark = isSteep ? "more than \(Int(Self.limit))" : "so memory, not work"
    writeLine(row + String(format: "  %5.1f × to 100,000, ", next) + remark)
    return !isSteep
  }

  /// All rows of the table, in its order.
  static var all: [Growth] {
    ofTrees + ofHierarchies + ofLayouts + ofConstraints + ofQuestions + ofMetrics + ofArrangements
      + ofDesktop
  }

  /// Prints the table of all operations whose names contain a text.
  ///
  /// - Returns: Whether all are within the limit.
  static func report(_ part: String) -> Bool {
    keepMemory()
    writeLine(padded("seconds for") + "1,000      10,000")
    let results = named(part).map { $0.report() }
    writeLine("\(results.count { $0 }) of \(results.count) within \(Int(limit)) ×")
    return !results.contains(false)
  }

  /// The rows whose names contain a text.
  static func named(_ part: String) -> [Growth] {
    all.filter { part.isEmpty || $0.name.contains(part) }
  }

  private func padded(_ text: String) -> String { Self.padded(text) }

  static func padded(_ text: String) -> String {
    text + String(repeating: " ", count: max(1, 46 - text.count))
  }
}
