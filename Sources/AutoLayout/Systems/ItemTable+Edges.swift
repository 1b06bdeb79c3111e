import ConstraintSolver

extension ItemTable {
  /// Makes the edges of each item from a slot on, as four variables.
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

  /// Makes the edges of an item of nonnegative size, by default small and near its owner's origin.
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

  /// Whether an item is a guide placed by its view's insets, whose size is negative if these exceed the view.
  private func isPlacedByInsets(_ place: Int) -> Bool {
    guard traits[place].contains(.isGuide), let kind = references[place].guide?.systemKind else {
      return false
    }
    return kind != .scrollContent
  }

  /// The expressions for the place of an item in its owner, if it has one, and for its extent.
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
  /// The edges, in the order in which they are made.
  var all: [Variable] { (0..<4).map { Variable(left + $0) } }
}
