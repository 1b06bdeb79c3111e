package import Foundation

extension LayoutConstraint {
  /// The meaning of a constant that isn't a plain number.
  package enum SymbolicConstant: Hashable, Sendable {
    /// The standard space of a visual format, printed as `NSSpace(8)`.
    case standardSpace
    /// The system spacing between anchors, printed as `NSLayoutAnchorConstraintSpace(8)`.
    case anchorSpace
    /// The system spacing between baselines of text; Apple's logs show a separate class for such constraints.
    case baselineSpace
  }

  /// Whether the constant is the standard space of a visual format, printed as `NSSpace`.
  package var isStandardSpace: Bool {
    get { symbol == .standardSpace }
    set { symbol = newValue ? .standardSpace : nil }
  }

  /// The equation in the syntax of scene files: `no.width == 2 * yes.height + 8 @750`.
  @_disfavoredOverload
  public var equation: String { equation { $0.layoutName } }

  private func equation(naming name: (any LayoutItem) -> String) -> String {
    "\(first.text(naming: name)) \(relation.symbol) \(rightSide(naming: name))\(weightText)"
  }

  /// The constraint's name in reports: `identifier: equation`, or only the equation.
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

/// Returns a multiplier as text: a short exact decimal (`0.5`), an exact fraction (`2/3`) or else a long decimal.
package func factorText(_ factor: CGFloat) -> String {
  func isExact(_ number: CGFloat) -> Bool { abs(number - factor) <= 1e-6 * abs(factor) }
  let short = plainNumber(factor, digits: 4)
  if let number = Double(short), isExact(CGFloat(number)) { return short }
  for under in 2...16 {
    let over = (factor * CGFloat(under)).rounded()
    if abs(over) < 1e6, isExact(over / CGFloat(under)) { return "\(Int(over))/\(under)" }
  }
  let long = plainNumber(factor, digits: 6)
  return Double(long).map { isExact(CGFloat($0)) } ?? false ? long : "\(factor)"
}
