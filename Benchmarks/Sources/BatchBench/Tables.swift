import Foundation

/// Prints a row of a table.
func printRow(_ name: String, _ cells: String...) {
  print(
    name.padding(toLength: 16, withPad: " ", startingAt: 0)
      + cells.map { $0.padding(toLength: 12, withPad: " ", startingAt: 0) }.joined())
}

/// Prints what a program does on one task and on two, and what the second brings.
func printRates(_ name: String, _ one: Double?, _ two: Double?) {
  printRow(name, number(one), number(two), ratio(two, one))
}

/// A rate, or a dash.
func number(_ rate: Double?) -> String { rate.map { String(format: "%.1f", $0) } ?? "-" }

/// How many times one number is another, or a dash.
func ratio(_ one: Double?, _ other: Double?, digits: Int = 2) -> String {
  guard let one, let other, other > 0 else { return "-" }
  return String(format: "%.\(digits)f", one / other)
}

/// The time of one picture at a rate, or a dash.
func milliseconds(_ rate: Double?) -> String {
  rate.map { String(format: "%.1f", 1_000 / $0) } ?? "-"
}
