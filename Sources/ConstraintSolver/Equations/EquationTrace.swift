private import Synchronization

/// How required equations that were solved together came to define variables.
///
/// Recorded only when it is asked for, by solving these equations once more.
struct EquationTrace: Sendable {
  /// For each slot the variable its equation defined, or -1.
  var definedVariables: [Int32]
  /// Whether the equation at a slot went through elimination.
  var isEliminated: [Bool]
  /// Which equations were subtracted: the slot of one, and that of what it was subtracted from.
  var subtractions: [ComponentIndex.Pair] = []
  /// The variables in what was left of an equation, but for the one it defined, with its slot.
  var readings: [ComponentIndex.Pair] = []

  /// Solves the equations of a blueprint once more that define no number by themselves.
  ///
  /// - Parameters:
  ///   - blueprint: The whole.
  ///   - definedNumbers: For each slot the number its equation defines by itself, or -1.
  fileprivate init(_ blueprint: Blueprint, _ definedNumbers: [Int32]) {
    let store = blueprint.store
    definedVariables = definedNumbers
    isEliminated = [Bool](repeating: false, count: store.count)
    var solver = EquationSolver(numbersOf: blueprint.definitions)
    solver.trace = self
    for slot in blueprint.order
    where definedNumbers[Int(slot)] < 0 && store.kind(of: Int(slot)).isEquation {
      solver.append(slot, of: store)
    }
    solver.solve(store)
    if let trace = solver.trace { self = trace }
  }
}

/// What a change of an equation of a system can reach.
///
/// An equation that makes a variable a number by itself reaches that variable. How the others came to
/// define theirs is looked into once one of them is reached. A class, so that whoever copies a solver
/// shares it; but for that, it never changes.
final class Influence: Sendable {
  /// For each slot the variable that its equation makes a number by itself, or -1.
  let definedNumbers: [Int32]
  private let blueprint: Blueprint
  private let trace = AtomicLazyReference<JointInfluence>()

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    var definedNumbers = [Int32](filledWith: -1, count: blueprint.store.count)
    var definedNumber = definedNumbers.mutableSpan
    for variable in 0..<blueprint.variableCount {
      guard let slot = blueprint.definitions.definer(of: variable) else { continue }
      definedNumber[slot] = Int32(truncatingIfNeeded: variable)
    }
    self.definedNumbers = definedNumbers
  }

  /// What the equations pass on that were solved together.
  var joint: JointInfluence {
    trace.load() ?? trace.storeIfNil(JointInfluence(blueprint, definedNumbers))
  }

  /// The slot of the equation that defines a variable; nil if it is free or known from elsewhere.
  func definer(of variable: Int) -> Int? {
    if let slot = blueprint.definitions.definer(of: variable) { return slot }
    if blueprint.definitions.isPlainNumber(variable) { return nil }
    let slot = joint.definers[variable]
    return slot < 0 ? nil : Int(slot)
  }

  /// Whether the equation at a slot defines nothing.
  func isRedundant(_ slot: Int) -> Bool {
    definedNumbers[slot] < 0 && joint.definedVariables[slot] < 0
  }
}

/// What a change of equations that were solved together can reach, looked up by number.
final class JointInfluence: Sendable {
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

  fileprivate init(_ blueprint: Blueprint, _ definedNumbers: [Int32]) {
    let trace = EquationTrace(blueprint, definedNumbers)
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
