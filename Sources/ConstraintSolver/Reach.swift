/// Finds the variables that changed rows can move, in working memory that it keeps.
///
/// They are closed in this sense: a row with one of them has besides them only variables that are
/// numbers whatever becomes of the changed rows. What lies outside therefore keeps its values, and
/// what lies inside can be solved by itself.
struct Reach: Sendable {
  /// The system the changes are against.
  let base: Blueprint
  private let influence: Influence

  /// The variables inside; ascending once found.
  var variables: [Int32] = []
  /// The slots of the rows with one of them, and of changed rows; ascending once found.
  private(set) var rows: [Int32] = []
  /// How much was looked at, in rows and variables.
  var work = 0

  private var isInside: [Bool]
  var isTaken: [Bool] = []
  private var isFollowed: [Bool]
  private var followed: [Int32] = []
  private var hasComponent: [Bool]
  var components: [Int32] = []
  /// For each variable its place in the part, or -1.
  var places: [Int32]

  init(_ base: Blueprint) {
    self.base = base
    influence = Influence(base)
    isInside = [Bool](repeating: false, count: base.variableCount)
    isFollowed = [Bool](repeating: false, count: base.store.count)
    hasComponent = [Bool](repeating: false, count: base.components.count)
    places = [Int32](repeating: -1, count: base.variableCount)
  }

  /// Finds what the rows at some slots can reach, and makes a system of it.
  mutating func part(for changes: [EditLog.Change], in log: borrowing EditLog) -> Part {
    while isTaken.count < log.store.count { isTaken.append(false) }
    work = 0
    defer { forget() }
    if let system = makeComponents(changes, in: log) {
      return Part(changes: changes, system)
    }
    find(changes, in: log)
    assert(isClosed(in: log.store))
    return Part(changes: changes, makeEngine(log.store))
  }

  private mutating func find(_ changes: [EditLog.Change], in log: borrowing EditLog) {
    for change in changes where isBaseEquation(change.slot) {
      follow(Int32(truncatingIfNeeded: change.slot))
    }
    for change in changes {
      // The row as it was held things together too.
      if change.slot < base.store.count {
        for place in base.store.range(of: change.slot) {
          reach(base.store.entries[place].column)
        }
      }
      if change.isPresent { take(Int32(truncatingIfNeeded: change.slot), log.store) }
    }
    var next = 0
    while next < variables.count {
      let variable = Int(variables[next])
      next += 1
      for place in influence.uses.range(variable) {
        let slot = influence.uses.members[place]
        if log.isPresent(Int(slot)) { take(slot, log.store) }
      }
    }
  }

  func isBaseEquation(_ slot: Int) -> Bool {
    guard slot < base.store.count else { return false }
    let kind = base.store.kind(of: slot)
    return kind.isRequired && kind.relation == .equal
  }

  // MARK: - What an equation gives a value

  /// Enters the variables whose value an equation has a part in.
  private mutating func follow(_ slot: Int32) {
    var slots = [slot]
    var entered: [(variable: Int32, isEliminated: Bool)] = []
    while true {
      if let slot = slots.popLast() {
        guard !isFollowed[Int(slot)] else { continue }
        isFollowed[Int(slot)] = true
        followed.append(slot)
        for place in influence.heirs.range(Int(slot)) {
          slots.append(influence.heirs.members[place])
        }
        let variable = influence.definedVariables[Int(slot)]
        if variable >= 0 { entered.append((variable, influence.isEliminated[Int(slot)])) }
      } else if let (variable, isEliminated) = entered.popLast() {
        guard !isInside[Int(variable)] else { continue }
        enter(Int(variable))
        for place in influence.readers.range(Int(variable)) {
          entered.append(
            (influence.definedVariables[Int(influence.readers.members[place])], true))
        }
        if isEliminated { continue }
        for place in influence.uses.range(Int(variable)) {
          slots.append(influence.uses.members[place])
        }
      } else {
        return
      }
    }
  }

  private mutating func enter(_ variable: Int) {
    guard !isInside[variable] else { return }
    isInside[variable] = true
    variables.append(Int32(truncatingIfNeeded: variable))
  }

  // MARK: - What hangs together

  /// Takes a row in, and all components its variables depend on.
  private mutating func take(_ slot: Int32, _ store: borrowing RowStore) {
    guard !isTaken[Int(slot)] else { return }
    isTaken[Int(slot)] = true
    rows.append(slot)
    for place in store.range(of: Int(slot)) { reach(store.entries[place].column) }
  }

  /// Enters the components a variable depends on, unless it is inside already.
  mutating func reach(_ variable: Int) {
    if isInside[variable] { return }
    let definitions = base.definitions
    if definitions.isFree(variable) {
      reach(componentOf: variable)
    } else {
      for place in definitions.sum(of: variable) {
        reach(componentOf: definitions.entries[place].column)
      }
    }
  }

  private mutating func reach(componentOf unknown: Int) {
    let component = base.components.componentOfVariable[unknown]
    guard !hasComponent[Int(component)] else { return }
    hasComponent[Int(component)] = true
    components.append(component)
    for place in base.components.dependents.range(Int(component)) {
      enter(Int(base.components.dependents.members[place]))
    }
  }

  /// Whether the rows have only numbers besides the variables inside; for debug builds.
  private func isClosed(in store: borrowing RowStore) -> Bool {
    rows.allSatisfy { slot in
      store.terms(of: Int(slot)).allSatisfy { entry in
        isInside[entry.column]
          || (!base.definitions.isFree(entry.column)
            && base.definitions.sum(of: entry.column).isEmpty)
      }
    }
  }

  // MARK: - The part

  /// Makes a system of the rows, with what is known of the variables outside.
  private mutating func makeEngine(
    _ store: borrowing RowStore
  ) -> (variables: [Int32], engine: Engine) {
    rows.sort()
    var columns = variables
    for slot in rows { appendOutside(Int(slot), store, to: &columns) }
    columns.sort()
    var known: [KnownVariable] = []
    for (place, variable) in columns.enumerated() {
      places[Int(variable)] = Int32(truncatingIfNeeded: place)
      guard !isInside[Int(variable)] else { continue }
      known.append(
        KnownVariable(
          variable: place, constant: base.definitions.constant(of: Int(variable)),
          magnitude: base.definitions.magnitude(of: Int(variable))))
    }
    var own = RowStore()
    own.reserve(rows.count)
    for slot in rows { own.append(Int(slot), of: store, places: places) }
    let blueprint = Blueprint(
      own, variableCount: columns.count,
      order: own.canonicalOrder(variableCount: columns.count, except: []), excluded: [],
      known: known)
    leave(&columns)
    return (columns, Engine(blueprint))
  }

  /// Adds the variables of a row that are outside, each once.
  mutating func appendOutside(
    _ slot: Int, _ store: borrowing RowStore, to columns: inout [Int32]
  ) {
    for place in store.range(of: slot) {
      let variable = store.entries[place].column
      guard !isInside[variable], places[variable] < 0 else { continue }
      places[variable] = 0
      columns.append(Int32(truncatingIfNeeded: variable))
    }
  }

  /// Forgets the places of the part's variables, and marks those that are outside in the list.
  mutating func leave(_ columns: inout [Int32]) {
    for place in columns.indices {
      let variable = Int(columns[place])
      places[variable] = -1
      if !isInside[variable] { columns[place] = -1 }
    }
  }

  /// Remembers that a row is not to be taken as it was.
  mutating func mark(_ slot: Int) {
    isTaken[slot] = true
    rows.append(Int32(truncatingIfNeeded: slot))
  }

  /// Makes the working memory as it was.
  private mutating func forget() {
    work += variables.count + rows.count
    for variable in variables { isInside[Int(variable)] = false }
    for slot in rows { isTaken[Int(slot)] = false }
    for slot in followed { isFollowed[Int(slot)] = false }
    for component in components { hasComponent[Int(component)] = false }
    variables.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    followed.removeAll(keepingCapacity: true)
    components.removeAll(keepingCapacity: true)
  }
}
