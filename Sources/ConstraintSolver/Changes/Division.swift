/// The parts that a system is solved in, and which of them each variable and each row belongs to.
///
/// At first there is one part, the whole. What is solved anew because of a change becomes a part of
/// its own, and what it consists of belongs to it from then on. A part is let go of when nothing
/// belongs to it any more.
struct Division: Sendable {
  /// Where a variable belongs.
  struct Home: Sendable, BitwiseCopyable {
    /// The part that solves it, or -1 if it is new.
    var part: Int32
    var place: Int32
    /// The part whose equations define it, or leave it free.
    var equationPart: Int32
    var equationPlace: Int32

    static let none = Home(part: -1, place: -1, equationPart: -1, equationPlace: -1)
  }

  /// Where a row belongs.
  struct RowHome: Sendable, BitwiseCopyable {
    var part: Int32
    var place: Int32
    /// Whether the row is a required equation of the part.
    var isEquation: Bool

    static let none = RowHome(part: -1, place: -1, isEquation: false)
  }

  private(set) var parts: [Part?]
  /// What each part consists of.
  private(set) var contents: [PartContents?]
  private var vacancies: [Int] = []
  private(set) var homes: [Home]
  private(set) var rowHomes: [RowHome]
  private(set) var uses: UseLists
  /// The slots of equations that follow from others or contradict them; some may be out of date.
  private(set) var redundantSlots: Set<Int32>
  /// How many rows and variables all parts have together, with what belongs to them no more.
  private(set) var extent: Int

  init(_ whole: Engine, _ store: borrowing RowStore) {
    let blueprint = whole.blueprint
    var part = Part(whole: whole)
    homes = part.variables.map {
      Home(part: 0, place: $0, equationPart: 0, equationPlace: $0)
    }
    var rowHomes = [RowHome](filledWith: .none, count: store.count)
    var homeOf = rowHomes.mutableSpan
    for slot in blueprint.order {
      homeOf[Int(slot)] = RowHome(
        part: 0, place: slot, isEquation: blueprint.store.kind(of: Int(slot)).isEquation)
    }
    self.rowHomes = rowHomes
    uses = UseLists(blueprint.order, of: store, variableCount: homes.count)
    redundantSlots = Set(blueprint.redundantSlots)
    part.useCount = 2 * homes.count + blueprint.order.count
    extent = part.extent
    contents = [part.contents]
    parts = [part]
  }

  /// Makes room for new variables and rows, which belong nowhere yet.
  mutating func grow(variableCount: Int, _ store: borrowing RowStore) {
    homes.extend(with: .none, to: variableCount)
    rowHomes.extend(with: .none, to: store.count)
    uses.grow(variableCount: variableCount, termCount: store.entries.count)
  }

  /// Takes up a new row that belongs nowhere, because it asks for nothing yet.
  mutating func noteUses(_ slot: Int, of store: borrowing RowStore) {
    uses.insert(slot, of: store)
  }

  /// Whether there is but one part, with nothing out of date.
  var isWhole: Bool {
    parts.count == 1
      && parts[0]?.useCount == 2 * homes.count + (parts[0]?.blueprint.order.count ?? 0)
  }

  /// Whether so much is in parts beside the largest that one part would be faster at other sizes.
  var isScattered: Bool {
    parts.count > 8 && 2 * (parts.reduce(0) { max($0, $1?.extent ?? 0) }) < extent
  }

  // MARK: - What parts know

  /// Whether a row is a required equation of the parts.
  @inline(__always)
  func isSettledEquation(_ slot: Int) -> Bool { rowHomes[slot].isEquation }

  /// Whether the equations make a variable a number.
  func isNumber(_ variable: Int) -> Bool {
    let home = homes[variable]
    guard home.part >= 0, let part = contents[Int(home.part)] else { return false }
    let definitions = part.blueprint.definitions
    return !definitions.isFree(Int(home.place)) && !definitions.isSum(Int(home.place))
  }

  /// What the equations make of a variable that is a number.
  func number(_ variable: Int, at place: Int) -> KnownVariable {
    let home = homes[variable]
    guard home.part >= 0, let part = contents[Int(home.part)] else {
      preconditionFailure("variable \(variable) belongs nowhere")
    }
    return KnownVariable(
      variable: place, constant: part.blueprint.definitions.constant(of: Int(home.place)),
      magnitude: part.blueprint.definitions.magnitude(of: Int(home.place)))
  }

  /// The value of a variable that the part it belongs to has found.
  func value(of variable: Int) -> Double {
    let home = homes[variable]
    guard home.part >= 0 else { return 0 }
    return parts[Int(home.part)]?.engine.values[Int(home.place)] ?? 0
  }

  /// Puts the values that the parts have found for some variables, but for -1, in their places.
  func restore(_ variables: [Int32], in values: inout ValueList) {
    var number: Int32 = -1
    var found: [Double] = []
    for variable in variables where variable >= 0 {
      let home = homes[Int(variable)]
      if home.part != number {
        number = home.part
        found = number < 0 ? [] : parts[Int(number)]?.engine.values ?? []
      }
      values[Int(variable)] = number < 0 ? 0 : found[Int(home.place)]
    }
  }

  /// The slot of the equation that defines a variable; nil if it is free.
  func definer(of variable: Int) -> Int? {
    let home = homes[variable]
    guard home.equationPart >= 0, let part = contents[Int(home.equationPart)] else { return nil }
    return part.influence.definer(of: Int(home.equationPlace)).map { Int(part.slots[$0]) }
  }

  /// Whether an equation defines nothing.
  func isRedundant(_ slot: Int) -> Bool {
    let home = rowHomes[slot]
    guard home.part >= 0, let part = contents[Int(home.part)] else { return false }
    return part.influence.isRedundant(Int(home.place))
  }

  // MARK: - What is broken

  /// What a part cannot solve at the size it was solved at, of what belongs to it.
  func seeds(of number: Int) -> [Dispute.Seed] {
    guard let part = parts[number], !part.engine.isFeasible, let size = part.engine.size else {
      return []
    }
    let blueprint = part.blueprint
    var seeds: [Dispute.Seed] = []
    for condition in blueprint.guards where !condition.holds(at: size) {
      let seed = Dispute.Seed.row(part.slots[condition.slot])
      if seeds.last != seed { seeds.append(seed) }
    }
    for component in part.engine.brokenComponents {
      let unknowns = blueprint.components.unknowns
      let first = unknowns.members[unknowns.range(component).lowerBound]
      seeds.append(.component(part.variables[Int(first)]))
    }
    return seeds.filter { self.number(of: $0) == number }
  }

  /// The part that something belongs to.
  func number(of seed: Dispute.Seed) -> Int {
    switch seed {
    case .component(let unknown): Int(homes[Int(unknown)].part)
    case .row(let slot): Int(rowHomes[Int(slot)].part)
    }
  }

  // MARK: - Changes

  /// Solves all parts at a size of the canvas.
  mutating func solve(at size: CanvasSize) {
    for index in parts.indices { parts[index]?.engine.solve(at: size) }
  }

  /// Makes a part one that its variables and rows belong to.
  ///
  /// - Returns: The number of the part.
  mutating func take(_ part: consuming Part, _ store: borrowing RowStore) -> Int {
    let index = vacancies.popLast() ?? parts.count
    let number = Int32(truncatingIfNeeded: index)
    var useCount = 0
    for (place, variable) in part.variables.enumerated() where variable >= 0 {
      let place = Int32(truncatingIfNeeded: place)
      useCount += 1
      release(homes[Int(variable)].part)
      homes[Int(variable)].part = number
      homes[Int(variable)].place = place
      guard part.contents.ownsEquations else { continue }
      useCount += 1
      release(homes[Int(variable)].equationPart)
      homes[Int(variable)].equationPart = number
      homes[Int(variable)].equationPlace = place
    }
    for (place, slot) in part.slots.enumerated() where part.owns(slot) {
      useCount += 1
      release(rowHomes[Int(slot)].part)
      rowHomes[Int(slot)] = RowHome(
        part: number, place: Int32(truncatingIfNeeded: place),
        isEquation: part.blueprint.store.kind(of: place).isEquation)
    }
    for change in part.changes {
      if change.isPresent {
        uses.insert(change.slot, of: store)
      } else {
        uses.remove(change.slot, of: store)
        release(rowHomes[change.slot].part)
        rowHomes[change.slot] = .none
      }
    }
    for slot in part.blueprint.redundantSlots { redundantSlots.insert(part.slots[Int(slot)]) }
    part.useCount = useCount
    extent += part.extent
    if index == parts.count {
      contents.append(part.contents)
      parts.append(part)
    } else {
      contents[index] = part.contents
      parts[index] = part
    }
    if useCount == 0 { letGo(number) }
    return index
  }

  /// Counts one use of a part less.
  private mutating func release(_ part: Int32) {
    guard part >= 0 else { return }
    let count = (parts[Int(part)]?.useCount ?? 0) - 1
    parts[Int(part)]?.useCount = count
    if count == 0 { letGo(part) }
  }

  private mutating func letGo(_ part: Int32) {
    extent -= parts[Int(part)]?.extent ?? 0
    parts[Int(part)] = nil
    contents[Int(part)] = nil
    vacancies.append(Int(part))
  }

  /// Forgets a redundant equation that is none any more.
  mutating func forgetRedundant(_ slot: Int32) { redundantSlots.remove(slot) }
}
