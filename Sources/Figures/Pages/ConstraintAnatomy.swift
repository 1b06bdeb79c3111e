import AutoLayout
import Foundation
import PictureDescriptions

extension SolvedTree {
  /// The index of the constraint with an identifier or ordinal, or `nil` if there isn't one.
  func index(_ subject: FigureOptions.Subject) -> Int? {
    constraints.firstIndex { constraint in
      switch subject {
      case .identifier(let identifier): constraint.identifier == identifier
      case .ordinal(let ordinal): constraint.ordinal == ordinal
      }
    }
  }

  /// The formulas above a figure: the equation of an explained constraint, or otherwise visual format strings.
  func formulas(_ options: FigureOptions) -> [Formula] {
    options.anatomy.flatMap(index).map { [equation(of: constraints[$0], options.words)] }
      ?? formulas(of: formats(options))
  }

  /// The indices of the items that a figure emphasizes, or `nil` if it emphasizes no items.
  func subjects(_ options: FigureOptions, _ focus: FigureFocus) -> Set<Int>? {
    options.anatomy.flatMap(index).map { Set(items(of: constraints[$0])) }
      ?? (options.visualFormats.isEmpty
        ? highlighted(by: options.emphasis, focus) : subjects(of: formats(options)))
  }

  /// The indices of the items that a constraint refers to.
  func items(of constraint: Constraint) -> [Int] {
    constraint.sides.flatMap { side in [side.item] + (side.originItem.map { [$0] } ?? []) }
  }

  /// The equation of a constraint as a formula, with implied values such as `+ 0` in the quiet style.
  private func equation(of constraint: Constraint, _ words: FigureWords) -> Formula {
    var tokens = tokens(of: constraint.first, number: 1, words)
    tokens.append(part(constraint.relation.sign, words(.relationship)))
    if let second = constraint.second {
      tokens.append(multiplier(of: constraint, words))
      tokens += self.tokens(of: second, number: 2, words)
      let sign = constraint.constant < 0 ? "−" : "+"
      tokens.append(
        part(
          "\(sign) \(plainNumber(abs(constraint.constant)))", words(.constant),
          look: constraint.constant == 0 ? .quiet : .plain))
    } else {
      // A lone constant stays on the line of its relation.
      tokens.append(
        part(
          plainNumber(constraint.constant).replacing("-", with: "−"), words(.constant),
          mayBeginLine: false))
    }
    if constraint.priority.rawValue < LayoutPriority.required.rawValue {
      let priority = plainNumber(CGFloat(constraint.priority.rawValue))
      tokens.append(part("@\(priority)", words(.priority), space: 0.6))
    }
    if let identifier = constraint.identifier {
      tokens.append(part("“\(identifier)”", words(.identifier), space: 0.6))
    }
    return Formula(tokens: tokens)
  }

  private func part(
    _ text: String, _ name: String, look: Formula.Token.Look = .plain, space: CGFloat = 0.45,
    mayBeginLine: Bool = true
  ) -> Formula.Token {
    Formula.Token(text: text, look: look, space: space, part: name, mayBeginLine: mayBeginLine)
  }

  private func multiplier(of constraint: Constraint, _ words: FigureWords) -> Formula.Token {
    var factor = factorText(constraint.multiplier, hasOperand: false)
    if factor.hasSuffix("×") { factor.removeLast() }
    return part(
      "\(factor.replacing("-", with: "−")) ×", words(.multiplier),
      look: constraint.multiplier == 1 ? .quiet : .plain, mayBeginLine: false)
  }

  private func tokens(
    of side: Constraint.Side, number: Int, _ words: FigureWords
  ) -> [Formula.Token] {
    let values = ["number": "\(number)"]
    let space: CGFloat = number == 1 ? 0 : 0.3
    var name = constraintName(of: side.item)
    if let origin = side.originItem { name = "\(constraintName(of: origin)) … \(name)" }
    return [
      Formula.Token(text: name, look: .item(side.item), space: space, part: words(.item, values)),
      Formula.Token(
        text: ".\(side.attribute.name)", look: .plain, space: 0.1, part: words(.attribute, values)),
    ]
  }
}
