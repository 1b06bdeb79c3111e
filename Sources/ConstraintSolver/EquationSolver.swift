/// Solves the required equations for as many variables as they determine.
///
/// First whatever follows number by number: an equation with one unknown left gives its value. Most
/// equations of a layout end there, and each of their terms is looked at twice. What remains goes
/// through a sparse elimination.
struct EquationSolver: ~Copyable {
  /// The slots of the equations, in canonical order.
  private var equations: UnsafeList<Int32>
  private(set) var definitions: Definitions
  /// The equations that follow from others, or contradict them.
  private(set) var leftovers: [Leftover] = []

  /// How many unknowns each equation still has; -1 once it has been used.
  private var unknownCounts = UnsafeList<Int32>()
  private let uses: RowUses
  private let variableCount: Int
  /// A record of each step, for whoever puts an empty one here.
  var trace: EquationTrace?

  init(
    _ store: borrowing RowStore, equations: consuming UnsafeList<Int32>, variableCount: Int
  ) {
    definitions = Definitions(variableCount: variableCount)
    self.variableCount = variableCount
    uses = RowUses(of: equations, in: store, variableCount: variableCount)
    unknownCounts.copy(uses.termCounts)
    self.equations = equations
  }

  /// Gives a variable its value before the equations are solved.
  mutating func assume(_ known: KnownVariable) {
    definitions.define(known.variable, as: known.constant, magnitude: known.magnitude)
    for use in uses.range(of: known.variable) { unknownCounts[uses[use]] -= 1 }
  }

  /// What some equations make of the variables, and which of them follow from others or contradict
  /// them.
  static func solve(
    _ equations: consuming UnsafeList<Int32>, of store: borrowing RowStore, variableCount: Int,
    known: [KnownVariable]
  ) -> (definitions: Definitions, leftovers: [Leftover]) {
    var solver = EquationSolver(store, equations: equations, variableCount: variableCount)
    for variable in known { solver.assume(variable) }
    solver.solve(store)
    return (solver.definitions, solver.leftovers)
  }

  /// Solves all equations.
  mutating func solve(_ store: borrowing RowStore) {
    propagate(store)
    var remaining = UnsafeList<Int32>()
    var termCount = 0
    for index in equations.indices where unknownCounts[index] >= 0 {
      if unknownCounts[index] == 0 {
        takeLeftover(index, of: store)
      } else {
        remaining.append(equations[index])
        termCount += Int(unknownCounts[index])
      }
    }
    guard !remaining.isEmpty else { return }
    var elimination = SparseElimination(columnCount: variableCount)
    elimination.reserve(remaining.count, termCount: termCount)
    for index in remaining.indices {
      let slot = remaining[index]
      elimination.append(
        store.entries, store.range(of: Int(slot)), constant: store.constant(of: Int(slot)),
        slot: Int(slot), known: definitions)
    }
    elimination.keepsSteps = trace != nil
    elimination.eliminate()
    if trace != nil { elimination.record(in: &trace) }
    leftovers += elimination.leftovers
    elimination.substituteBack(into: &definitions)
  }

  /// Takes the value of a variable from each equation with one unknown, until there is none.
  ///
  /// What follows from a value comes first: it stands nearby. Wave by wave, each wave through all of
  /// a large system would wait for memory again.
  private mutating func propagate(_ store: borrowing RowStore) {
    var pending = UnsafeList<Int32>()
    for index in equations.indices.reversed() where unknownCounts[index] == 1 {
      pending.append(Int32(truncatingIfNeeded: index))
    }
    while let next = pending.popLast() {
      let index = Int(next)
      guard unknownCounts[index] == 1 else { continue }
      unknownCounts[index] = -1
      let variable = solve(index, of: store)
      if trace != nil {
        trace?.definedVariables[Int(equations[index])] = Int32(truncatingIfNeeded: variable)
      }
      for use in uses.range(of: variable).reversed() {
        let other = uses[use]
        guard unknownCounts[other] > 0 else { continue }
        unknownCounts[other] -= 1
        if unknownCounts[other] == 1 { pending.append(Int32(truncatingIfNeeded: other)) }
      }
    }
  }

  /// Gives the only unknown of an equation its value.
  ///
  /// - Returns: The variable.
  @inline(__always)
  private mutating func solve(_ index: Int, of store: borrowing RowStore) -> Int {
    let slot = Int(equations[index])
    var constant = store.constant(of: slot)
    var magnitude = constant.magnitude
    var variable = -1
    var coefficient = 1.0
    for place in store.range(of: slot) {
      let entry = store.entries[place]
      if definitions.isFree(entry.column) {
        variable = entry.column
        coefficient = entry.coefficient
      } else {
        constant.add(definitions.constant(of: entry.column), times: entry.coefficient)
        magnitude.formMaximum(definitions.magnitude(of: entry.column), times: entry.coefficient)
      }
    }
    if coefficient == -1 {
      definitions.define(variable, as: constant, magnitude: magnitude)
    } else if coefficient == 1 {
      definitions.define(variable, as: constant.negated, magnitude: magnitude)
    } else {
      definitions.define(
        variable, as: constant.divided(by: -coefficient),
        magnitude: magnitude.divided(by: abs(coefficient)))
    }
    return variable
  }

  private mutating func takeLeftover(_ index: Int, of store: borrowing RowStore) {
    unknownCounts[index] = -1
    let slot = Int(equations[index])
    var constant = store.constant(of: slot)
    var magnitude = constant.magnitude
    for place in store.range(of: slot) {
      let entry = store.entries[place]
      constant.add(definitions.constant(of: entry.column), times: entry.coefficient)
      magnitude.formMaximum(definitions.magnitude(of: entry.column), times: entry.coefficient)
    }
    leftovers.append(Leftover(slot: slot, constant: constant, magnitude: magnitude))
  }
}

/// A variable whose value is known from elsewhere.
struct KnownVariable: Sendable {
  let variable: Int
  let constant: AffineConstant
  /// What the rounding error of the value is relative to.
  let magnitude: AffineConstant
}

extension AffineConstant {
  /// The same with its sign reversed.
  @inline(__always)
  var negated: AffineConstant {
    AffineConstant(-constant, perWidth: -perWidth, perHeight: -perHeight)
  }

  @inline(__always)
  func divided(by divisor: Double) -> AffineConstant {
    AffineConstant(
      Approximation.finite(constant / divisor),
      perWidth: Approximation.finite(perWidth / divisor),
      perHeight: Approximation.finite(perHeight / divisor))
  }
}
