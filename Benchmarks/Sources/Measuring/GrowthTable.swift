private import Foundation

/// An operation whose time is measured at a size, twice and four times that size.
public struct GrowthRow {
  private let name: String
  private let size: Int
  /// Prepares an input of a size and measures the operation, in seconds.
  private let time: (Int) throws -> Double

  /// The greatest exponent that isn't marked.
  public static let limit = 1.3

  /// The width of the column of names.
  private static let nameWidth = 34

  /// Names an operation, with the smallest of its sizes.
  public init(_ name: String, at size: Int, _ time: @escaping (Int) throws -> Double) {
    (self.name, self.size, self.time) = (name, size, time)
  }

  /// Prints the table of the operations whose names contain a text.
  ///
  /// - Returns: Whether all exponents are within the limit.
  public static func report(_ rows: [GrowthRow], _ part: String = "") -> Bool {
    writeLine("seconds for".padding(toLength: nameWidth, withPad: " ", startingAt: 0) + "n, 2n, 4n")
    let results = rows.filter { part.isEmpty || $0.name.contains(part) }.map { $0.report() }
    writeLine("\(results.count { $0 }) of \(results.count) with an exponent up to \(limit)")
    return !results.contains(false)
  }

  /// Prints the least of two times at each size, and the exponent from the middle one to the largest.
  private func report() -> Bool {
    let head = "\(name) (\(size))".padding(
      toLength: Self.nameWidth, withPad: " ", startingAt: 0)
    do {
      let times = try [size, 2 * size, 4 * size].map { min(try time($0), try time($0)) }
      let exponent = log2(times[2] / times[1])
      let isSteep = exponent > Self.limit
      writeLine(
        head + times.map { String(format: "%8.3f ", $0) }.joined()
          + String(format: " exponent %.2f", exponent) + (isSteep ? " !" : ""))
      return !isSteep
    } catch {
      writeLine(head + "\(error)")
      return false
    }
  }
}

/// Writes a line to standard output at once, as a whole table takes a minute.
public func writeLine(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}
