import Foundation

/// Rows of two times, their ratio, and what it may be at most.
struct Table {
  private var rows: [[String]] = [["", "ms", "beside", "ms", "ratio", "at most"]]

  /// Adds a row; a peer without a time has an empty column.
  mutating func add(
    _ name: String, _ own: Double, beside peer: String, _ theirs: Double?, _ most: Double
  ) {
    let ratio = theirs.map { own / $0 }
    rows.append([
      name, milliseconds(own), peer, theirs.map(milliseconds) ?? "-",
      ratio.map { String(format: "%.3f", $0) + ($0 > most ? " !" : "") } ?? "-",
      String(format: "%.2f", most),
    ])
  }

  /// Prints the table; a ratio that is too high has an exclamation mark.
  func print() {
    for row in rows {
      let widths = [38, 9, 28, 9, 9, 8]
      Swift.print(zip(row, widths).map { $0.padded(to: $1) }.joined())
    }
  }
}

/// A time in milliseconds.
func milliseconds(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1000) }

extension String {
  /// The text, followed by blanks up to a width.
  func padded(to width: Int) -> String { padding(toLength: width, withPad: " ", startingAt: 0) }
}
