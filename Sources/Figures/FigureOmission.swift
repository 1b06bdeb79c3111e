public import AutoLayout
import Foundation

/// Something that a figure was asked to show and had no place for.
public enum FigureOmission: Hashable, Sendable {
  /// The dimension line of a constraint, as `identifier: equation` or the equation alone.
  case constraint(String)
  /// How large an item is along an axis, or how large its content wants it to be.
  case extent(item: String, LayoutConstraint.Axis)
  /// The name of an attribute of an item, such as `photo.leading`, or of what is aligned.
  case attribute(String)
  /// The name of a guide.
  case name(String)
}

extension FigureOmission: CustomStringConvertible {
  /// What is missing, in words.
  public var description: String {
    switch self {
    case .constraint(let name): "the dimension line of '\(name)'"
    case .extent(let item, let axis):
      "the dimension line of the \(axis == .horizontal ? "width" : "height") of '\(item)'"
    case .attribute(let name), .name(let name): "the name of '\(name)'"
    }
  }
}

extension FigureContents {
  /// What is missing where a measure is.
  func omission(of measure: Measure) -> FigureOmission {
    guard let constraint = measure.constraint else {
      return .extent(item: measure.tag.identifier, measure.axis)
    }
    let equation = equation(of: constraint)
    return .constraint(constraint.identifier.map { "\($0): \(equation)" } ?? equation)
  }

  /// A constraint as scene files write it.
  private func equation(of constraint: SolvedTree.Constraint) -> String {
    func text(_ side: SolvedTree.Constraint.Side) -> String {
      "\(name(of: items[side.item])).\(side.attribute.name)"
    }
    var equation = "\(text(constraint.first)) \(constraint.relation.symbol) "
    if let second = constraint.second {
      if constraint.multiplier != 1 {
        equation += plainNumber(constraint.multiplier, digits: 4) + " * "
      }
      equation += text(second)
      if constraint.constant != 0 {
        let sign = constraint.constant < 0 ? "-" : "+"
        equation += " \(sign) \(plainNumber(abs(constraint.constant), digits: 4))"
      }
    } else {
      equation += plainNumber(constraint.constant, digits: 4)
    }
    let priority = CGFloat(constraint.priority.rawValue)
    return priority < 1000 ? equation + " @\(plainNumber(priority))" : equation
  }
}
