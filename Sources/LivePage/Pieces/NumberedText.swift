internal import Foundation
internal import Scenes

/// A text whose numbers are functions of the canvas's extent.
struct NumberedText: Hashable, Sendable {
  /// The placeholder for a number: a character that no text contains, because XML forbids it and JSON escapes it.
  static let placeholder = "\u{1F}"

  /// A line with functions in place of numbers.
  struct Line: Hashable, Sendable {
    var template: String
    var functions: [ExtentFunction] = []
  }

  /// The lines.
  var lines: [Line]

  /// The text at an extent; numbers have at most three digits after the point.
  func text(at extent: Double, pixel: Double) -> String {
    lines.map { $0.text(at: extent, pixel: pixel) }.joined(separator: "\n")
  }
}

extension NumberedText.Line {
  /// The line at an extent; numbers have at most three digits after the point.
  func text(at extent: Double, pixel: Double) -> String {
    if functions.isEmpty { return template }
    let parts = template.components(separatedBy: NumberedText.placeholder)
    let numbers = functions.map { function in
      let number = (function.value(at: extent, pixel: pixel) * 1000).rounded() / 1000
      return JSONValue.number(CGFloat(number == 0 ? 0 : number)).text
    }
    return zip(parts, numbers + [""]).map { $0 + $1 }.joined()
  }
}

extension ExtentFunction {
  /// The function as JSON: `[start, slope]`, or `[start, slope, residue]` for one that is rounded.
  var json: JSONValue {
    .array(([start, slope] + [residue].compactMap(\.self)).map { .number(CGFloat($0)) }, .inline)
  }
}
