internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// A range of widths or heights on the command line, such as `320-1366`.
struct ExtentRange: Hashable {
  let range: ClosedRange<CGFloat>

  /// Parses two positive numbers separated by a hyphen, the smaller first, or throws a `ValidationError`.
  init(argument: String) throws {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard parts.count == 2, numbers.count == 2 else {
      throw ValidationError("write two numbers of points with a hyphen, such as 320-1366")
    }
    guard numbers.allSatisfy({ $0 > 0 }) else {
      throw ValidationError("a canvas has to be larger than 0 points")
    }
    guard numbers[0] < numbers[1] else {
      throw ValidationError("the first number has to be smaller than the second")
    }
    range = CGFloat(numbers[0])...CGFloat(numbers[1])
  }
}
