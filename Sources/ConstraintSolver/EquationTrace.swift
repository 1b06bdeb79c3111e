/// How the required equations came to define variables: what a change of one of them can reach.
///
/// Recorded only when it is asked for, by solving the same equations once more.
struct EquationTrace: Sendable {
  /// For each slot the variable its equation defined, or -1.
  var definedVariables: [Int32]
  /// Whether the equation at a slot went through elimination.
  var isEliminated: [Bool]
  /// Which equations were subtracted: the slot of one, and that of what it was subtracted from.
  var subtractions: [ComponentIndex.Pair] = []
  /// The variables in what was left of an equation, but for the one it defined, with its slot.
  var readings: [ComponentIndex.Pair] = []

  init(slotCount: Int) {
    definedVariables = [Int32](repeating: -1, count: slotCount)
    isEliminated = [Bool](repeating: false, count: slotCount)
  }
}

/// What a change of an equation or a variable of a system can reach, looked up by number.
///
/// A class, so that whoever copies a solver shares it; it never changes.
final class Influence: Sendable {
  /// For each slot the variable its equation defined, or -1.
  let definedVariables: [Int32]
  /// For each variable the slot of the equation that defined it, or -1.
  let definers: [Int32]
  /// Whether the equation at a slot went through elimination.
  let isEliminated: [Bool]
  /// The slots an eliminated equation was subtracted from.
  let heirs: ComponentIndex.Lists
  /// The slots of the eliminated equations that define a variable by each variable.
  let readers: ComponentIndex.Lists

  /// Solves the equations once more, with variables whose values were known before.
  init(_ blueprint: Blueprint, known: [KnownVariable]) {
    let trace = EquationTrace(blueprint, known: known)
    definedVariables = trace.definedVariables
    var definers = [Int32](repeating: -1, count: blueprint.variableCount)
    for slot in definedVariables.indices where definedVariables[slot] >= 0 {
      definers[Int(definedVariables[slot])] = Int32(truncatingIfNeeded: slot)
    }
    self.definers = definers
    isEliminated = trace.isEliminated
    heirs = ComponentIndex.Lists(
      count: blueprint.store.count, pairs: UnsafeList(trace.subtractions))
    readers = ComponentIndex.Lists(
      count: blueprint.variableCount, pairs: UnsafeList(trace.readings))
  }
}

extension EquationTrace {
  /// Solves the equations of a blueprint once more, with a record of each step.
  fileprivate init(_ blueprint: Blueprint, known: [KnownVariable]) {
    let store = blueprint.store
    var solver = EquationSolver(variableCount: blueprint.variableCount)
    for variable in known { solver.assume(variable) }
    solver.trace = EquationTrace(slotCount: store.count)
    for slot in blueprint.order where store.kind(of: Int(slot)).isEquation {
      solver.append(slot, of: store)
    }
    solver.solve(store)
    self = solver.trace ?? EquationTrace(slotCount: store.count)
  }
}
