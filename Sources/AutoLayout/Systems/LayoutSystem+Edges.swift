import ConstraintSolver

extension LayoutSystem {
  /// Makes four variables for each item from a slot on: its edges.
  func makeEdges(from start: Int32 = 0) {
    for place in Int(start)..<references.count {
      let slot = Int32(truncatingIfNeeded: place)
      if isPlacedByInsets(place) {
        for _ in ItemEdges(slot: slot).all { _ = solver.makeVariable() }
      } else {
        makeEdges(ofItemAt: slot)
      }
    }
  }

  /// Makes the edges of an item that is not inside out and, if left open, small and near its owner's
  /// origin.
  private func makeEdges(ofItemAt slot: Int32) {
    let own = ItemEdges(slot: slot)
    let owner = owners[Int(slot)]
    for axis in LayoutConstraint.Axis.allCases {
      if owner >= 0 {
        make(
          VariableDefault(near: Variable(ItemEdges(slot: owner).start(axis)), level: -2))
      } else {
        _ = solver.makeVariable()
      }
      make(VariableDefault(near: Variable(own.start(axis)), level: -1, isNotBefore: true))
    }
  }

  private func make(_ edge: VariableDefault) {
    do {
      _ = try solver.makeVariable(edge)
    } catch {
      preconditionFailure("an edge is made after those that it is near to")
    }
  }

  /// Whether an item is a guide that is where the insets of its view put it: in a view smaller than these
  /// it has no extent.
  private func isPlacedByInsets(_ place: Int) -> Bool {
    guard traits[place].contains(.isGuide), let kind = references[place].guide?.systemKind else {
      return false
    }
    return kind != .scrollContent
  }
}

extension Variable {
  fileprivate init(_ edge: Int32) { self.init(index: Int(edge)) }
}

extension ItemEdges {
  /// All four edges, in the order in which they are made.
  var all: [Variable] { (0..<4).map { Variable(left + $0) } }
}
