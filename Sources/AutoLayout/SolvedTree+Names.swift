import Foundation

extension SolvedTree {
  /// Returns an item's name in constraints of scene files: its identifier or, for a system guide, `root.margins`.
  package func constraintName(of index: Int) -> String {
    items[index].sceneName(ownedBy: items[index].owner.map { items[$0] })
  }

  /// Returns an item's name in figures, followed by its identifier if they differ: `Cancel (abc-De-1fG)`.
  package func reportName(of index: Int) -> String {
    let item = items[index]
    if case .systemGuide(let kind) = item.kind, let owner = item.owner {
      return "\(reportName(of: owner)).\(kind.word)"
    }
    return item.name == item.identifier ? item.name : "\(item.name) (\(item.identifier))"
  }

  /// Returns a constraint as `identifier: equation`, or the equation alone, with item names as in reports.
  package func text(of constraint: Constraint) -> String {
    constraint.text(naming: reportName)
  }
}

extension SolvedTree.Item {
  /// Returns the item's name in constraints of scene files, given the item's owner.
  package func sceneName(ownedBy owner: SolvedTree.Item?) -> String {
    guard case .systemGuide(let kind) = kind, let owner else { return identifier }
    return "\(owner.identifier).\(kind.word)"
  }
}

extension SolvedTree.Constraint {
  /// Returns the constraint as `identifier: equation`, or the equation alone, with item names from a closure.
  package func text(naming name: (_ item: Int) -> String) -> String {
    let equation = equation(name)
    return identifier.map { "\($0): \(equation)" } ?? equation
  }

  private func equation(_ name: (_ item: Int) -> String) -> String {
    func text(_ side: Side) -> String { "\(name(side.item)).\(side.attribute.name)" }
    var equation = "\(text(first)) \(relation.symbol) "
    if let second {
      if multiplier != 1 { equation += factorText(multiplier) + " * " }
      equation += text(second)
      if constant != 0 {
        let sign = constant < 0 ? "-" : "+"
        equation += " \(sign) \(plainNumber(abs(constant), digits: 4))"
      }
    } else {
      equation += plainNumber(constant, digits: 4)
    }
    let priority = CGFloat(self.priority.rawValue)
    return priority < 1000 ? equation + " @\(plainNumber(priority))" : equation
  }
}
