internal import Foundation
internal import Scenes

/// A text in which numbers are functions of the canvas's width or height.
struct NumberedText: Hashable, Sendable {
  /// The placeholder for a number: a character that texts never contain, because XML forbids it and JSON escapes it.
  static let placeholder = "\u{1F}"

  /// A line with placeholders, and the functions whose values replace the placeholders.
  struct Line: Hashable, Sendable {
    var template: String
    var functions: [ExtentFunction] = []
  }

  /// The lines of the text.
  var lines: [Line]

  /// Returns the text at a width or height of the canvas, with at most three decimal digits per number.
  func text(at extent: Double, pixel: Double) -> String {
    lines.map { $0.text(at: extent, pixel: pixel) }.joined(separator: "\n")
  }
}

extension NumberedText.Line {
  /// Returns the line at a width or height of the canvas, with at most three decimal digits per number.
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
  /// The function as JSON: `[start, slope]`, or `[start, slope, residue]` if its values are rounded to pixels.
  var json: JSONValue {
    .array(([start, slope] + [residue].compactMap(\.self)).map { .number(CGFloat($0)) }, .inline)
  }
}
