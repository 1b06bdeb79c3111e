import AutoLayout
import Foundation

extension SolvedTree.Constraint {
  /// The dimension text for a constraint on a size: `40`, `≥ 8`, `= height`, `½`, `16:9`, `= no − 8 @750`.
  func extentText(_ items: [FigureItem]) -> String {
    guard let second else { return symbol(relation) + plainNumber(constant) + weight }
    if second.item == first.item, second.attribute != first.attribute, relation == .equal,
      constant == 0, let ratio = aspectText
    {
      return ratio + weight
    }
    let name =
      second.item == first.item
      ? second.attribute.name : sideText(second, beside: first, items)
    let isShare = second.item == items[first.item].owner && second.attribute == first.attribute
    if isShare, multiplier != 1, constant == 0 {
      return symbol(relation) + factorText(multiplier, hasOperand: false) + weight
    }
    let prefix = relation == .equal ? (multiplier == 1 ? "= " : "") : symbol(relation)
    let factor = multiplier == 1 ? "" : factorText(multiplier, hasOperand: true) + " "
    return prefix + factor + name + termText(constant) + weight
  }

  /// The dimension text for a constraint on the distance between two positions.
  ///
  /// `sign` is 1 if the first position is after the second in the constraint's direction, otherwise −1.
  func distanceText(sign: CGFloat) -> String {
    symbol(sign < 0 ? relation.flipped : relation) + plainNumber(sign * constant) + weight
  }

  /// The dimension text for a constraint that makes a position a multiple of another position.
  func multipleText(_ items: [FigureItem]) -> String {
    guard let second else { return plainNumber(constant) }
    let name = "\(items[second.item].item.name).\(second.attribute.name)"
    return symbol(relation) + factorText(multiplier, hasOperand: true) + " " + name
      + termText(constant) + weight
  }

  private func sideText(_ side: Side, beside other: Side, _ items: [FigureItem]) -> String {
    let name = items[side.item].item.name
    return side.attribute == other.attribute && side.originItem == nil
      ? name : "\(name).\(side.attribute.name)"
  }

  /// The aspect ratio as width and height, such as `16:9`, or `nil` if it isn't a ratio of small integers.
  private var aspectText: String? {
    let ratio = first.attribute == .width ? multiplier : 1 / multiplier
    guard multiplier != 1, let (over, under) = fraction(of: ratio, largest: 32) else { return nil }
    return "\(over):\(under)"
  }

  private var weight: String {
    priority.rawValue >= 1000 ? "" : " @\(plainNumber(CGFloat(priority.rawValue)))"
  }
}

extension LayoutConstraint.Relation {
  /// The mathematical symbol of the relation.
  var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}

/// The symbol of a relation to put before a number, or an empty string for equality.
private func symbol(_ relation: LayoutConstraint.Relation) -> String {
  relation == .equal ? "" : relation.sign + " "
}

/// A constant as a term to append to an operand: ` + 8`, ` − 8`, or an empty string for 0.
private func termText(_ constant: CGFloat) -> String {
  constant == 0 ? "" : (constant < 0 ? " − " : " + ") + plainNumber(abs(constant))
}

/// A multiplier formatted for display: `½`, `0.6 ×`, `2 ×`, `5/7`.
func factorText(_ factor: CGFloat, hasOperand: Bool) -> String {
  // The fraction glyphs in Inter, which lacks two thirds.
  let signs = [
    "1/2": "½", "1/3": "⅓", "1/4": "¼", "3/4": "¾", "1/8": "⅛", "3/8": "⅜",
    "5/8": "⅝", "7/8": "⅞",
  ]
  let isDecimal = abs(factor * 100 - (factor * 100).rounded()) < 1e-9
  if let (over, under) = fraction(of: factor, largest: 16), under > 1 {
    let text = "\(over)/\(under)"
    if let sign = signs[text] { return sign }
    if !isDecimal { return text }
  }
  return plainNumber(factor, digits: 3) + (hasOperand ? " ×" : "×")
}

/// Returns a positive number as a fraction of integers up to `largest`, or `nil` if there is no such fraction.
private func fraction(of number: CGFloat, largest: Int) -> (over: Int, under: Int)? {
  guard number > 0, number <= CGFloat(largest) else { return nil }
  for under in 1...largest {
    let over = (number * CGFloat(under)).rounded()
    guard over >= 1, over <= CGFloat(largest) else { continue }
    // Authors write 0.667 for two thirds.
    if abs(over / CGFloat(under) - number) <= 5e-4 * number { return (Int(over), under) }
  }
  return nil
}
