import ConstraintSolver

extension ItemTable {
  /// Makes four variables for the edges of each item, starting at a slot.
  func makeEdges(from start: Int32 = 0, in solver: inout Solver) {
    for place in Int(start)..<references.count {
      let slot = Int32(truncatingIfNeeded: place)
      if isPlacedByInsets(place) {
        for _ in ItemEdges(slot: slot).all { _ = solver.makeVariable() }
      } else {
        makeEdges(ofItemAt: slot, in: &solver)
      }
    }
  }

  /// Makes an item's edges; without constraints, the item is as small as possible and near its owner's origin.
  private func makeEdges(ofItemAt slot: Int32, in solver: inout Solver) {
    let own = ItemEdges(slot: slot)
    let owner = owners[Int(slot)]
    for axis in LayoutConstraint.Axis.allCases {
      if owner >= 0 {
        let origin = Variable(ItemEdges(slot: owner).start(axis))
        make(VariableDefault(near: origin, level: -2), in: &solver)
      } else {
        _ = solver.makeVariable()
      }
      make(
        VariableDefault(near: Variable(own.start(axis)), level: -1, isNotBefore: true),
        in: &solver)
    }
  }

  private func make(_ edge: VariableDefault, in solver: inout Solver) {
    do {
      _ = try solver.makeVariable(edge)
    } catch {
      preconditionFailure("an edge is made after those that it is near to")
    }
  }

  /// Returns whether an item is a guide positioned by its view's insets; the size of such a guide may be negative.
  private func isPlacedByInsets(_ place: Int) -> Bool {
    guard traits[place].contains(.isGuide), let kind = references[place].guide?.systemKind else {
      return false
    }
    return kind != .scrollContent
  }

  /// Returns expressions for an item's extent and, if it has an owner, for its position in the owner.
  func placement(of slot: Int32, _ axis: LayoutConstraint.Axis) -> [LinearForm] {
    let own = ItemEdges(slot: slot)
    let owner = owners[Int(slot)]
    guard owner >= 0 else { return [own.extent(axis)] }
    let origin = ItemEdges(slot: owner).start(axis)
    return [LinearForm(from: origin, to: own.start(axis)), own.extent(axis)]
  }
}

extension Variable {
  fileprivate init(_ edge: Int32) { self.init(index: Int(edge)) }
}

extension ItemEdges {
  /// The item's four edges, in the order of their variables.
  var all: [Variable] { (0..<4).map { Variable(left + $0) } }
}
