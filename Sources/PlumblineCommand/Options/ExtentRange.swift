internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// A range of widths or heights on the command line, such as `320-1366`.
struct ExtentRange: ExpressibleByArgument, Hashable {
  /// The extents, in points.
  let range: ClosedRange<CGFloat>

  /// Reads two positive numbers with a hyphen between them, the smaller one first.
  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy({ $0.isFinite && $0 > 0 }),
      numbers[0] < numbers[1]
    else { return nil }
    range = CGFloat(numbers[0])...CGFloat(numbers[1])
  }
}
