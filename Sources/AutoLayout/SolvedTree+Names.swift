import Foundation

extension SolvedTree {
  /// Returns the name of an item in constraints of scene files: its identifier, or `root.margins` for a system guide.
  package func constraintName(of index: Int) -> String {
    items[index].sceneName(ownedBy: items[index].owner.map { items[$0] })
  }

  /// Returns the name of an item in reports: its name in figures, and its identifier if that differs.
  ///
  /// For example: `Cancel (abc-De-1fG)`.
  package func reportName(of index: Int) -> String {
    let item = items[index]
    if case .systemGuide(let kind) = item.kind, let owner = item.owner {
      return "\(reportName(of: owner)).\(kind.word)"
    }
    return item.name == item.identifier ? item.name : "\(item.name) (\(item.identifier))"
  }

  /// Returns a constraint as `identifier: equation` with names as in reports, or only the equation if it has no
  /// identifier.
  package func text(of constraint: Constraint) -> String {
    constraint.text(naming: reportName)
  }
}

extension SolvedTree.Item {
  /// Returns the name of the item as constraints in scene files write it, given the item's owner.
  package func sceneName(ownedBy owner: SolvedTree.Item?) -> String {
    guard case .systemGuide(let kind) = kind, let owner else { return identifier }
    return "\(owner.identifier).\(kind.word)"
  }
}

extension SolvedTree.Constraint {
  /// Returns the constraint as `identifier: equation`, or only the equation if it has no identifier.
  ///
  /// The closure returns the name of an item, given its index.
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
