import AutoLayout
import Foundation

/// A word or a name in a file that stands for nothing here.
struct Unknown: Error, CustomStringConvertible {
  let word: String
  var description: String { "nothing is called \(word)" }
}

/// What a word stands for.
func known<Value>(_ word: String, _ values: [String: Value]) throws -> Value {
  guard let value = values[word] else { throw Unknown(word: word) }
  return value
}

let relations: [String: LayoutConstraint.Relation] = [
  "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
]

/// The attributes by their names; Interface Builder's word for the last baseline is Objective-C's old one.
let attributes: [String: LayoutConstraint.Attribute] = {
  var names = Dictionary(
    LayoutConstraint.Attribute.allCases.map { ("\($0)", $0) }, uniquingKeysWith: { $1 })
  names["baseline"] = .lastBaseline
  return names
}()

private let axes: [String: LayoutConstraint.Axis] = [
  "horizontal": .horizontal, "vertical": .vertical,
]

private let distributions: [String: StackView.Distribution] = [
  "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
  "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
]

private let alignments: [String: StackView.Alignment] = [
  "fill": .fill, "leading": .leading, "top": .top, "left": .leading,
  "firstBaseline": .firstBaseline,
  "center": .center, "trailing": .trailing, "bottom": .bottom, "right": .trailing,
  "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
]

extension StackView {
  /// Takes over what a file says of a stack.
  func arrange(as said: AppleScene.Stack, withMargins: Bool) throws {
    axis = try known(said.axis, axes)
    distribution = try known(said.distribution, distributions)
    alignment = try known(said.alignment, alignments)
    try setSpacing(said.spacing)
    isBaselineRelativeArrangement = said.isBaselineRelative
    isLayoutMarginsRelativeArrangement = withMargins
    if said.hasCustomSpacing { throw Unknown(word: "custom spacing") }
  }
}
