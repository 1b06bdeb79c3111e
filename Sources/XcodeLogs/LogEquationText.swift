import AutoLayout
private import Foundation

extension XcodeLog {
  /// Returns a constraint as an equation with readable names, such as `title.top == card.top + 8 @750`.
  package func equation(of constraint: LogConstraint) -> String {
    let equation = constraint.equation
    var text = "\(operand(equation.first)) \(equation.relation.symbol) "
    if let second = equation.second {
      let factor = equation.multiplier
      if factor == -1 {
        text += "-"
      } else if factor != 1 {
        text += "\(LogNumber.text(factor, digits: 6)) * "
      }
      text += operand(second)
      if equation.constant != 0 {
        text += equation.constant < 0 ? " - " : " + "
        text += LogNumber.text(abs(equation.constant))
      }
    } else {
      text += LogNumber.text(equation.constant)
      if let container = equation.container, !constraint.isFixedSize {
        text += " in \(objects[container].name)"
      }
    }
    if let content = constraint.contentPriorities {
      let (hug, resistance) = (content.hugging, content.compressionResistance)
      text +=
        " (hugging \(LogNumber.text(hug)), compression resistance \(LogNumber.text(resistance)))"
    } else if constraint.priority != 1000 {
      text += " @\(LogNumber.text(constraint.priority))"
    }
    return text
  }

  private func operand(_ operand: LogConstraint.Operand) -> String {
    let end = side(operand.side)
    return operand.start.map { "(\(end) - \(side($0)))" } ?? end
  }

  private func side(_ side: LogConstraint.Side) -> String {
    "\(objects[side.object].name).\(side.attribute.name)"
  }
}

/// A formatter for numbers in texts about logs.
enum LogNumber {
  /// Formats a number with up to `digits` decimals, by default four.
  ///
  /// Multipliers need six, as many as logs print.
  static func text(_ number: Double, digits: Int = 4) -> String {
    plainNumber(CGFloat(number), digits: digits)
  }
}
