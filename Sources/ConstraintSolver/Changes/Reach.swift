/// Finds the variables that changed rows can move, in working memory that it keeps.
///
/// They are closed in this sense: a row with one of them has besides them only variables that are
/// numbers whatever becomes of the changed rows. What lies outside therefore keeps its values, and
/// what lies inside can be solved by itself.
struct Reach: Sendable {
  /// The parts the changes are against.
  var division: Division

  /// The variables inside; ascending once found.
  var variables: [Int32] = []
  /// The slots of the rows with one of them, and of changed rows; ascending once found.
  var rows: [Int32] = []
  /// The components that were entered, each by its first unknown.
  var components: [Int32] = []
  /// How much was looked at, in rows and variables.
  var work = 0

  private(set) var isInside: [Bool] = []
  var isTaken: [Bool] = []
  var isFollowed: [Bool] = []
  var followed: [Int32] = []
  /// The equations and variables that are to be followed yet.
  var trail = Trail()
  /// The part that was looked at last for what its equations pass on; nil between two changes.
  var origin: Origin?
  /// Whether the component with each variable as its first unknown was entered.
  private var hasComponent: [Bool] = []
  /// For each variable its place in the part, or -1.
  var places: [Int32] = []
  /// Which variables are near each by their defaults.
  var vicinity = Vicinity()
  /// How many disputes were made since equations changed, and once they are many the redundant
  /// equations by what they have to do with.
  var disputeCount = 0
  var redundantGroups: RedundantGroups?

  init(_ division: Division) { self.division = division }

  /// Makes room for new variables and rows.
  mutating func grow(variableCount: Int, _ log: borrowing EditLog) {
    isInside.extend(with: false, to: variableCount)
    hasComponent.extend(with: false, to: variableCount)
    places.extend(with: -1, to: variableCount)
    vicinity.grow(variableCount: variableCount, log.defaults)
    growRows(log.store)
  }

  /// Makes room for new rows.
  mutating func growRows(_ store: borrowing RowStore) {
    division.grow(variableCount: isInside.count, store)
    isTaken.extend(with: false, to: store.count)
    isFollowed.extend(with: false, to: store.count)
  }

  /// Finds what changed rows and new variables can reach, and makes a system of it.
  mutating func part(
    for changes: [EditLog.Change], newVariables: Range<Int>, in log: inout EditLog
  ) -> Part {
    work = 0
    defer { forget() }
    if newVariables.isEmpty, let part = makeComponents(changes, in: log) { return part }
    for variable in newVariables { enter(variable) }
    find(changes, in: log)
    assert(isClosed(in: log.store))
    return makePart(changes, &log)
  }

  private mutating func find(_ changes: [EditLog.Change], in log: borrowing EditLog) {
    for change in changes { follow(change.slot) }
    for change in changes {
      // The row as it was held things together too.
      if division.rowHomes[change.slot].part >= 0 {
        for place in log.store.range(of: change.slot) {
          reach(log.store.entries[place].column)
        }
      }
      if change.isPresent { take(Int32(truncatingIfNeeded: change.slot), log.store) }
    }
    close(in: log)
  }

  /// Takes in whatever hangs together with what is inside.
  mutating func close(in log: borrowing EditLog) {
    var next = 0
    while next < variables.count {
      takeRows(with: Int(variables[next]), in: log)
      next += 1
    }
  }

  /// Takes the rows in that a variable has a part in.
  @inline(__always)
  mutating func takeRows(with variable: Int, in log: borrowing EditLog) {
    var place = division.uses.first(of: variable)
    while place >= 0 {
      let slot = division.uses.slot(at: place)
      place = division.uses.next(after: place)
      if log.isPresent(Int(slot)) { take(slot, log.store) }
    }
  }

  mutating func enter(_ variable: Int) {
    guard !isInside[variable] else { return }
    isInside[variable] = true
    variables.append(Int32(truncatingIfNeeded: variable))
  }

  // MARK: - What hangs together

  /// Takes a row in, and all components its variables depend on.
  ///
  /// With an equation come the variables that it has a part in: numbers, too, which others take out of
  /// it what it leaves open.
  mutating func take(_ slot: Int32, _ store: borrowing RowStore) {
    guard !isTaken[Int(slot)] else { return }
    mark(Int(slot))
    follow(Int(slot))
    for place in store.range(of: Int(slot)) { reach(store.entries[place].column) }
  }

  /// Remembers that a row was taken in, or is not to be taken as it was.
  mutating func mark(_ slot: Int) {
    isTaken[slot] = true
    rows.append(Int32(truncatingIfNeeded: slot))
  }

  /// Enters the components a variable depends on, unless it is inside already.
  mutating func reach(_ variable: Int) {
    if isInside[variable] { return }
    let home = division.homes[variable]
    guard home.part >= 0, let part = division.contents[Int(home.part)] else {
      return enter(variable)
    }
    let definitions = part.blueprint.definitions
    if definitions.isFree(Int(home.place)) {
      reach(componentOf: Int(home.place), of: part)
    } else {
      for place in definitions.sum(of: Int(home.place)) {
        reach(componentOf: definitions.entries[place].column, of: part)
      }
    }
  }

  private mutating func reach(componentOf unknown: Int, of part: PartContents) {
    let index = part.blueprint.components
    let component = Int(index.componentOfVariable[unknown])
    let first = part.variables[
      Int(index.unknowns.members[index.unknowns.range(component).lowerBound])]
    guard !hasComponent[Int(first)] else { return }
    hasComponent[Int(first)] = true
    components.append(first)
    for place in index.dependents.range(component) {
      enter(Int(part.variables[Int(index.dependents.members[place])]))
    }
  }

  /// Whether the rows have only numbers besides the variables inside; for debug builds.
  private func isClosed(in store: borrowing RowStore) -> Bool {
    rows.allSatisfy { slot in
      store.terms(of: Int(slot)).allSatisfy { entry in
        isInside[entry.column] || division.isNumber(entry.column)
      }
    }
  }

  // MARK: - The part

  /// Makes a part of the rows, with what is known of the variables outside.
  private mutating func makePart(_ changes: [EditLog.Change], _ log: inout EditLog) -> Part {
    rows.sortNumbers(marked: isTaken)
    variables.sortNumbers(marked: isInside)
    var columns = variables
    for slot in rows { appendOutside(Int(slot), log.store, to: &columns) }
    if columns.count > variables.count { columns.sort() }
    var known: [KnownVariable] = []
    for (place, variable) in columns.enumerated() {
      places[Int(variable)] = Int32(truncatingIfNeeded: place)
      if !isInside[Int(variable)] { known.append(division.number(Int(variable), at: place)) }
    }
    var own = RowStore()
    own.reserve(rows.count)
    for slot in rows { own.append(Int(slot), of: log.store, places: places) }
    let blueprint = Blueprint.takingApart(
      own, variableCount: columns.count,
      order: own.canonicalOrder(variableCount: columns.count, except: []), excluded: [],
      known: known)
    let unwritten = unwritten(log.defaults, blueprint.definitions)
    let knownVariables = leave(&columns)
    if !unwritten.isEmpty {
      // The equations leave something open that was not before, or is new. From now on it has rows.
      take(unwritten, in: &log)
      close(in: log)
      assert(isClosed(in: log.store))
      return makePart(changes, &log)
    }
    return Part(
      changes: changes,
      PartContents(
        variables: columns, knownVariables: knownVariables, slots: rows, ownsEquations: true,
        blueprint))
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
  ///
  /// - Returns: Those that are outside.
  mutating func leave(_ columns: inout [Int32]) -> [Int32] {
    var outside: [Int32] = []
    for place in columns.indices {
      let variable = Int(columns[place])
      places[variable] = -1
      guard !isInside[variable] else { continue }
      outside.append(columns[place])
      columns[place] = -1
    }
    return outside
  }

  /// Makes the working memory as it was.
  mutating func forget() {
    work += variables.count + rows.count
    origin = nil
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

extension [Int32] {
  /// Sorts numbers, each of which is there once; they and no others are marked.
  ///
  /// Where they are a good part of all, looking for the marks takes less than sorting does.
  fileprivate mutating func sortNumbers(marked isMarked: [Bool]) {
    guard 8 * count > isMarked.count else { return sort() }
    var place = 0
    for number in isMarked.indices where isMarked[number] {
      self[place] = Int32(truncatingIfNeeded: number)
      place += 1
    }
  }
}
