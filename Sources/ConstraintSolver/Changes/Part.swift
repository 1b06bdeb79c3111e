private import Synchronization

/// A part of a system that is solved by itself, with what it needs of the rest as known numbers.
struct Part: Sendable {
  /// What is different from the system as it was settled.
  let changes: [EditLog.Change]
  let contents: PartContents
  var engine: Engine

  /// How much of the system still looks here: variables, definitions and rows.
  var useCount = 0

  init(changes: [EditLog.Change], _ contents: PartContents) {
    self.changes = changes
    self.contents = contents
    engine = Engine(contents.blueprint)
  }

  /// The whole as a part of itself.
  init(whole: Engine) {
    changes = []
    let blueprint = whole.blueprint
    contents = PartContents(
      variables: Array(0..<Int32(truncatingIfNeeded: blueprint.variableCount)),
      knownVariables: [], slots: Array(0..<Int32(truncatingIfNeeded: blueprint.store.count)),
      ownsEquations: true, blueprint)
    engine = whole
  }

  var variables: [Int32] { contents.variables }
  var slots: [Int32] { contents.slots }
  var blueprint: Blueprint { contents.blueprint }

  /// How many rows and variables it has.
  var extent: Int { variables.count + slots.count }

  /// Puts its values in their places among those of the system.
  func put(into values: inout ValueList) {
    for place in variables.indices where variables[place] >= 0 {
      values[Int(variables[place])] = engine.values[place]
    }
  }

  /// Whether a row belongs to the part; what was reduced elsewhere stays there.
  func owns(_ slot: Int32) -> Bool {
    contents.ownsEquations || changes.contains { $0.slot == Int(slot) }
  }

  /// Whether a change is among those of the part.
  func shares(_ others: [EditLog.Change]) -> Bool {
    var place = 0
    for change in others {
      while place < changes.count, changes[place].slot < change.slot { place += 1 }
      if place < changes.count, changes[place] == change { return true }
    }
    return false
  }
}

/// What a part consists of.
///
/// A class, so that looking at it costs one reference; but for what is worked out at the first
/// question, it never changes.
final class PartContents: Sendable {
  /// The variable of the system for each of the part's; -1 for those known from outside.
  let variables: [Int32]
  /// The variables of the system that are known from outside.
  let knownVariables: [Int32]
  /// The slot of the system for each of the part's.
  let slots: [Int32]
  /// Whether the part's equations are its own; else its variables are defined elsewhere.
  let ownsEquations: Bool
  let blueprint: Blueprint
  private let trace = AtomicLazyReference<Influence>()

  init(
    variables: [Int32], knownVariables: [Int32], slots: [Int32], ownsEquations: Bool,
    _ blueprint: Blueprint
  ) {
    self.variables = variables
    self.knownVariables = knownVariables
    self.slots = slots
    self.ownsEquations = ownsEquations
    self.blueprint = blueprint
  }

  /// What the equations pass on; worked out at the first question.
  var influence: Influence {
    trace.load() ?? trace.storeIfNil(Influence(blueprint))
  }
}
