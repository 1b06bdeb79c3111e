/// What the components of a system do along a part of a segment of sizes, found without sampling: an
/// optimum in the middle holds between the nearest roots of its conditions, and what is left on
/// either side is covered in the same way.
struct Coverage: ~Copyable {
  /// What was found, in no order.
  private(set) var tracks: [Track] = []

  private let engine: Engine
  private let segment: Segment
  private var solver: ComponentSolver
  /// The unknowns that are decided at the parameter at hand, as functions of the size.
  private var coordinates: [AffineConstant]

  /// Covers ranges of parameters along which all required rows hold.
  ///
  /// - Parameters:
  ///   - engine: The system.
  ///   - segment: The sizes.
  ///   - components: The ranges to cover for a component; the same for those that ties decide together.
  ///   - idleRows: The ranges for a row without free variables, by its slot.
  init(
    of engine: Engine, along segment: Segment,
    components: (Int) -> [ClosedRange<Double>], idleRows: (Int) -> [ClosedRange<Double>]
  ) {
    self.engine = engine
    self.segment = segment
    solver = ComponentSolver(
      solvesRepeatedly: true, near: engine.size.map { (engine.values, $0) })
    coordinates = [AffineConstant](
      repeating: AffineConstant(), count: engine.blueprint.variableCount)
    solver.outcome.isDetailed = true
    solver.outcome.direction = segment.direction
    var openComponents: [Int] = []
    for component in 0..<engine.blueprint.components.count {
      let count = tracks.count
      guard cover(Unit(members: [component]), in: components(component)) else { continue }
      openComponents.append(component)
      tracks.removeSubrange(count...)
    }
    for members in engine.groups(of: openComponents) {
      _ = cover(unit(of: members), in: components(members[0]))
    }
    coverIdleRows(in: idleRows)
  }

  /// Components that are looked at together, because ties may decide about them together.
  private struct Unit {
    let members: [Int]
    /// Components whose unknowns have a part in the members' ties.
    var neighbors: [Int] = []

    var isAlone: Bool { members.count == 1 && neighbors.isEmpty }
  }

  private func unit(of members: [Int]) -> Unit {
    let blueprint = engine.blueprint
    var neighbors: Set<Int> = []
    for component in members {
      for variable in blueprint.components.dependents[component] {
        for place in blueprint.definitions.sum(of: Int(variable)) {
          let column = blueprint.definitions.entries[place].column
          neighbors.insert(Int(blueprint.components.componentOfVariable[column]))
        }
      }
    }
    return Unit(members: members, neighbors: neighbors.subtracting(members).sorted())
  }

  /// An optimum, and where it is one.
  fileprivate struct Optimum {
    var conditions: [AffineConstant] = []
    var violatedSlots: [Int] = []
    /// Whether constraints alone decide the members.
    var isUnique = true
    /// Whether ties are to be decided together with other components.
    var isOpen = false
    /// Whether something is at a limit just there.
    var isLocal = false
  }

  /// Covers some ranges.
  ///
  /// - Returns: Whether a single component has to be looked at together with others; its tracks then
  ///   mean nothing.
  private mutating func cover(_ unit: Unit, in ranges: [ClosedRange<Double>]) -> Bool {
    var pending = ranges
    while let range = pending.popLast() {
      guard range.upperBound - range.lowerBound > Approximation.sameParameter,
        let (parameter, optimum) = generalOptimum(of: unit, in: range)
      else { continue }
      if optimum.isOpen { return true }
      var part = range
      for condition in optimum.conditions {
        part = segment.narrow(part, around: parameter, by: condition)
      }
      tracks.append(
        Track(range: part, violated: optimum.violatedSlots.sorted(), isUnique: optimum.isUnique))
      pending.append(range.lowerBound...part.lowerBound)
      pending.append(part.upperBound...range.upperBound)
    }
    return false
  }

  /// An optimum at a parameter at which nothing happens to be at a limit; nil if there seems to be
  /// no such parameter.
  private mutating func generalOptimum(
    of unit: Unit, in range: ClosedRange<Double>
  ) -> (parameter: Double, optimum: Optimum)? {
    for share in [0.5, 0.381966, 0.723607, 0.1459, 0.9271] {
      let parameter = range.lowerBound + share * (range.upperBound - range.lowerBound)
      let optimum = optimum(of: unit, at: segment.size(at: parameter))
      if !optimum.isLocal { return (parameter, optimum) }
    }
    return nil
  }

  private mutating func optimum(of unit: Unit, at size: CanvasSize) -> Optimum {
    var optimum = Optimum()
    var undecided: [Int] = []
    for (index, component) in (unit.members + unit.neighbors).enumerated() {
      solver.solve(component, of: engine.blueprint, at: size)
      let isMember = index < unit.members.count
      if isMember, !solver.outcome.isUnique { optimum.isUnique = false }
      if solver.outcome.isOpen {
        undecided.append(component)
        continue
      }
      optimum.add(solver.outcome, engine.blueprint, listsViolated: isMember)
      if optimum.isLocal { return optimum }
      let unknowns = engine.blueprint.components.unknowns[component]
      for (place, unknown) in unknowns.enumerated() {
        coordinates[Int(unknown)] = solver.outcome.coordinates[place]
      }
    }
    guard !undecided.isEmpty else { return optimum }
    optimum.isOpen = unit.isAlone
    guard !unit.isAlone else { return optimum }
    for group in engine.groups(of: undecided) {
      solver.solve(group: group, of: engine.blueprint, at: size, fixed: coordinates)
      optimum.add(solver.outcome, engine.blueprint, listsViolated: true)
    }
    return optimum
  }

  /// The rows below required without free variables: violated on one side of a size, or on both.
  private mutating func coverIdleRows(in ranges: (Int) -> [ClosedRange<Double>]) {
    let store = engine.blueprint.store
    for row in engine.blueprint.idleRows {
      for whole in ranges(row.slot) {
        let root = segment.root(of: row.constant) ?? whole.upperBound
        let turn = min(max(root, whole.lowerBound), whole.upperBound)
        for part in [whole.lowerBound...turn, turn...whole.upperBound]
        where part.upperBound > part.lowerBound {
          let size = segment.size(at: (part.lowerBound + part.upperBound) / 2)
          let isViolated = row.isViolated(store.kind(of: row.slot).relation, at: size)
          tracks.append(
            Track(range: part, violated: isViolated ? [row.slot] : [], isUnique: true))
        }
      }
    }
  }
}

extension Coverage.Optimum {
  fileprivate mutating func add(
    _ outcome: borrowing Outcome, _ blueprint: Blueprint, listsViolated: Bool
  ) {
    if outcome.isLocal || outcome.isBroken { isLocal = true }
    for index in outcome.conditions.indices { conditions.append(outcome.conditions[index]) }
    guard listsViolated else { return }
    for index in outcome.violatedRows.indices {
      violatedSlots.append(blueprint.rows.slot(of: Int(outcome.violatedRows[index])))
    }
  }
}

extension Leftover {
  /// Whether a row of this kind misses beyond rounding.
  fileprivate func isViolated(_ relation: Relation, at size: CanvasSize) -> Bool {
    let value = constant.value(at: size)
    if abs(value) <= Approximation.touching * magnitude.absoluteValue(at: size) { return false }
    return switch relation {
    case .equal: true
    case .lessThanOrEqual: value > 0
    case .greaterThanOrEqual: value < 0
    }
  }
}
