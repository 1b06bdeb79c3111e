/// Defaults that have something to say because of changes or conflicts.
///
/// As long as the default of a variable has no rows, it and what it is near to are numbers, and it is
/// not before the other at any size; or it is new, and then inside. So it holds nothing outside together,
/// and only variables that are inside can make it say something.
extension Reach {
  /// Takes in whatever hangs together with what is inside, with the defaults of all of that, whatever they
  /// say: equations may give way.
  mutating func closeWithDefaults(in log: inout EditLog) {
    if log.defaults.isEmpty { return close(in: log) }
    var next = 0
    while next < variables.count {
      let variable = Int(variables[next])
      next += 1
      var statements: [Int32] = []
      appendAll(variable, of: log.defaults, to: &statements)
      vicinity.forEach(near: variable) { appendAll($0, of: log.defaults, to: &statements) }
      take(statements, in: &log)
      takeRows(with: variable, in: log)
    }
  }

  private func appendAll(
    _ variable: Int, of defaults: Defaults, to statements: inout [Int32]
  ) {
    guard defaults.near(variable) != nil else { return }
    defaults.appendUnwritten(variable, isNumber: false, isIdle: false, to: &statements)
  }

  /// Takes in what defaults say as rows, which it is not yet.
  mutating func take(_ statements: [Int32], in log: inout EditLog) {
    let slots = log.write(statements)
    guard !slots.isEmpty else { return }
    growRows(log.store)
    for slot in slots {
      division.noteUses(slot, of: log.store)
      take(Int32(truncatingIfNeeded: slot), log.store)
    }
  }

  /// What defaults have to say in a part, given what its equations make of the variables inside, but is no
  /// row, as the numbers of statements.
  func unwritten(_ defaults: Defaults, _ definitions: Definitions) -> [Int32] {
    if defaults.isEmpty { return [] }
    var found: [Int32] = []
    func look(at variable: Int) {
      guard let near = defaults.near(variable) else { return }
      let (own, other) = (number(variable, definitions), number(near, definitions))
      guard let own, let other else {
        return defaults.appendUnwritten(variable, isNumber: false, isIdle: false, to: &found)
      }
      defaults.appendUnwritten(
        variable, isNumber: true, isIdle: own.isNeverBefore(other), to: &found)
    }
    for variable in variables {
      look(at: Int(variable))
      vicinity.forEach(near: Int(variable)) { if !isInside[$0] { look(at: $0) } }
    }
    return found
  }

  /// What a variable is, inside of a part or outside; nil if it is no number there.
  private func number(_ variable: Int, _ definitions: Definitions) -> KnownVariable? {
    guard isInside[variable] else { return division.number(variable, at: variable) }
    let place = Int(places[variable])
    return definitions.isNumber(place) ? KnownVariable(of: place, definitions) : nil
  }
}

/// Which variables are near each variable by their defaults, as linked lists.
struct Vicinity: Sendable {
  /// For each variable the last that is near it, or -1.
  private var heads: [Int32] = []
  /// For each variable the one before it that is near the same, or -1.
  private var previous: [Int32] = []

  /// Takes up new variables.
  mutating func grow(variableCount: Int, _ defaults: Defaults) {
    let end = min(variableCount, defaults.variableCount)
    guard end > previous.count else { return }
    let start = previous.count
    heads.extend(with: -1, to: end)
    previous.extend(with: -1, to: end)
    for variable in start..<end {
      guard let near = defaults.near(variable) else { continue }
      previous[variable] = heads[near]
      heads[near] = Int32(truncatingIfNeeded: variable)
    }
  }

  /// Looks at the variables whose default was to be near one, the last first.
  @inline(__always)
  func forEach(near variable: Int, _ body: (Int) -> Void) {
    var other = variable < heads.count ? Int(heads[variable]) : -1
    while other >= 0 {
      body(other)
      other = Int(previous[other])
    }
  }
}
