private import Foundation

extension LayoutConstraint {
  /// What a constant stands for where it is more than a number.
  package enum SymbolicConstant: Hashable, Sendable {
    /// The standard distance of a visual format, printed as `NSSpace(8)`.
    case standardSpace
    /// The system's spacing between anchors, printed as `NSLayoutAnchorConstraintSpace(8)`.
    case anchorSpace
    /// The system's spacing between the lines of two texts, a class of its own in Apple's logs.
    case baselineSpace
  }

  /// Whether the constant is a standard distance, printed as `NSSpace`.
  package var isStandardSpace: Bool {
    get { symbol == .standardSpace }
    set { symbol = newValue ? .standardSpace : nil }
  }

  /// The equation as scene files write it: `no.width == 2 * yes.height + 8 @750`.
  @_disfavoredOverload
  public var equation: String { equation { $0.layoutName } }

  private func equation(naming name: (any LayoutItem) -> String) -> String {
    "\(first.text(naming: name)) \(relation.symbol) \(rightSide(naming: name))\(weightText)"
  }

  /// The name that reports list the constraint by: `identifier: equation`, or the equation alone.
  package var reportName: String {
    let equation = equation { $0.reportedName }
    return identifier.map { "\($0): \(equation)" } ?? equation
  }

  private func rightSide(naming name: (any LayoutItem) -> String) -> String {
    let number = isStandardSpace ? "NSSpace(\(plainNumber(abs(constant))))" : nil
    guard let second else { return number ?? plainNumber(constant, digits: 4) }
    let factor = multiplier == 1 ? "" : "\(factorText(multiplier)) * "
    let operand = second.text(naming: name)
    guard constant != 0 else { return factor + operand }
    let sign = constant < 0 ? "-" : "+"
    return "\(factor)\(operand) \(sign) \(number ?? plainNumber(abs(constant), digits: 4))"
  }
}

/// A multiplier with as many decimals as it takes to tell it from others: `0.5`, `0.333333`.
private func factorText(_ factor: CGFloat) -> String {
  for digits in [4, 6] {
    let text = plainNumber(factor, digits: digits)
    if let number = Double(text), abs(CGFloat(number) - factor) <= 1e-6 * abs(factor) {
      return text
    }
  }
  return "\(factor)"
}
