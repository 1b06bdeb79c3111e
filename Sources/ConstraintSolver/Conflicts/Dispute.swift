/// Required rows that cannot hold together at some size, with all that their conflict can reach: a
/// system that is solved by itself, without one row of each set that has no solution.
///
/// It has all equations behind the numbers in it, so that sets and what gives way are those of the
/// whole.
struct Dispute: Sendable {
  /// What was found to be broken.
  let seeds: [Seed]
  /// The variable of the system for each of the dispute's; -1 for those that keep their values.
  let variables: [Int32]
  /// The variables of the dispute with those that keep their values.
  let columns: [Int32]
  /// The slot of the system for each of the dispute's.
  let slots: [Int32]
  /// The slots of the rows that are not there just because they define numbers; ascending.
  let ownSlots: [Int32]
  /// The slots of equations whose removal the dispute reaches far enough for.
  var exclusions: [Int32]
  /// Whether anything is broken at the present size.
  var isActive = false

  private let identifiers: Identifiers
  /// The system, and what was built for it without broken rows.
  private var engines: [Engine]
  private var current = 0
  private var size: CanvasSize?
  /// What was found in one search after another.
  private(set) var findings: [ConflictSearch.Finding] = []
  /// Whether searches were left out because what they would find was known, but for sets in which
  /// nothing gives way.
  private(set) var hasForeseen = false
  /// Whether all searches are made.
  private var isThorough = false

  /// What a part cannot solve: a component, by its first unknown, or a row without unknowns.
  enum Seed: Hashable, Sendable {
    case component(Int32)
    case row(Int32)
  }

  init(
    seeds: [Seed], columns: [Int32], variables: [Int32], slots: [Int32], ownSlots: [Int32],
    exclusions: [Int32], _ blueprint: Blueprint, _ identifiers: Identifiers
  ) {
    self.seeds = seeds
    self.columns = columns
    self.variables = variables
    self.slots = slots
    self.ownSlots = ownSlots
    self.exclusions = exclusions
    self.identifiers = identifiers
    engines = [Engine(blueprint, expectsConflicts: true)]
  }

  /// The system with all rows.
  var blueprint: Blueprint { engines[0].blueprint }

  /// The engine of the last solution.
  var engine: Engine { engines[current] }

  /// The slots of the rows that gave way at the last size.
  var brokenSlots: [Int32] { findings.compactMap { $0.broken.map { slots[$0] } } }

  /// What is told of the findings.
  var conflicts: [(broken: Int32, Conflict)] {
    findings.compactMap { finding in
      guard let broken = finding.broken, let conflict = Conflict(finding, identifiers) else {
        return nil
      }
      return (slots[broken], conflict)
    }
  }

  /// What all searches find, as slots of the system.
  ///
  /// - Complexity: Of rivals that give way one after another, each is listed beside all that are left.
  var findingsInSystem: [ConflictSearch.Finding] {
    if hasForeseen, let size {
      var thorough = self
      thorough.isThorough = true
      thorough.size = nil
      thorough.solve(at: size)
      return thorough.findingsInSystem
    }
    return findings.map { finding in
      ConflictSearch.Finding(
        slots: finding.slots.map { Int(slots[$0]) }, broken: finding.broken.map { Int(slots[$0]) },
        excess: finding.excess, tolerance: finding.tolerance)
    }
  }

  mutating func solve(at size: CanvasSize) {
    if self.size == size { return }
    self.size = size
    findings = []
    hasForeseen = false
    current = 0
    engines[0].solve(at: size)
    while !engines[current].isFeasible, resolve(at: size) {}
  }

  /// Finds rows that cannot hold together and turns to the system without one of each set.
  ///
  /// - Returns: Whether there was such a set.
  private mutating func resolve(at size: CanvasSize) -> Bool {
    let blueprint = engines[current].blueprint
    var search = ConflictSearch(blueprint, identifiers: identifiers, size: size)
    search.search(
      engines[current].brokenComponents, unrefuted: engines[current].unrefuted)
    guard !search.findings.isEmpty else { return false }
    if !isThorough, engines[current].brokenComponents.isEmpty, search.foresee() {
      hasForeseen = true
    }
    findings += search.findings
    let excluded = (blueprint.excluded + search.findings.compactMap(\.broken)).sorted()
    if let index = engines.firstIndex(where: { $0.blueprint.excluded == excluded }) {
      current = index
    } else {
      // The engines of a few sizes with conflicts are kept, so that going back and forth is cheap.
      if engines.count > 8 { engines.remove(at: 1) }
      engines.append(
        Engine(
          Blueprint.takingApart(
            blueprint.store, variableCount: blueprint.variableCount, order: blueprint.order,
            excluded: excluded)))
      current = engines.count - 1
    }
    engines[current].solve(at: size)
    return true
  }
}
