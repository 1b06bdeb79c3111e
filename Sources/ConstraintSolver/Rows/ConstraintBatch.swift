/// Constraints on their way into a solver, for those who add many.
///
/// The solver takes all of a batch at once, in less time than one by one, and a batch that is emptied
/// keeps its memory for the next ones. Whatever is wrong with a constraint by itself is said when it is
/// put in; whether its variables are the solver's, when that takes the batch.
public struct ConstraintBatch: ~Copyable {
  private var headers = UnsafeList<RowStore.Header>()
  private var entries = UnsafeList<EntryList.Packed>()
  private var growths: [RowStore.Growth] = []
  /// The names of the few constraints that have one, by their places.
  private var names: [Int: String] = [:]
  /// The greatest variable that any constraint mentions.
  fileprivate private(set) var lastVariable = -1

  /// Makes an empty batch; memory is allocated with the first constraint.
  public init() {}

  /// How many constraints there are.
  public var count: Int { headers.count }

  /// Adds a constraint about a distance.
  ///
  /// - Complexity: Constant.
  /// - Throws: `SolverError` if the constant is not finite, a variable is none or the priority is out of
  ///   range. The batch is then as it was.
  public mutating func add(_ distance: Distance) throws(SolverError) {
    guard distance.constant.isFinite else { throw .notFinite }
    try distance.priority.check()
    let (start, end) = (distance.start.index, distance.end.index)
    let (low, high) = start < end ? (start, end) : (end, start)
    guard low >= 0 else { throw .unknownVariable(Variable(index: low)) }
    if low < high {
      let coefficient: Double = low == start ? -1 : 1
      let place = entries.count
      // Room is looked for once, not twice.
      entries.resize(to: place + 2)
      entries[place] = EntryList.Packed(Entry(column: low, coefficient: coefficient))
      entries[place + 1] = EntryList.Packed(Entry(column: high, coefficient: -coefficient))
    }
    lastVariable = max(lastVariable, high)
    let kind = RowStore.Kind(
      rank: distance.priority.rank, relation: distance.relation,
      isBreakable: distance.isBreakable, hasName: false)
    headers.append(RowStore.Header(kind, constant: distance.constant, end: entries.count))
  }

  /// Adds the constraint that a ``LinearConstraint`` of these parts would be.
  ///
  /// - Complexity: Linear in the terms if they come by ascending variable.
  /// - Throws: `SolverError` if a number is not finite, a variable is none or the priority is out of
  ///   range. The batch is then as it was.
  public mutating func add(
    _ terms: Span<Term>, _ relation: Relation, constant: AffineConstant, priority: Priority,
    name: String = "", isBreakable: Bool = true
  ) throws(SolverError) {
    try constant.check()
    try priority.check()
    let start = entries.count
    do {
      try append(terms)
    } catch {
      entries.truncate(to: start)
      throw error
    }
    for index in terms.indices { lastVariable = max(lastVariable, terms[index].variable.index) }
    let kind = RowStore.Kind(
      rank: priority.rank, relation: relation, isBreakable: isBreakable, hasName: !name.isEmpty)
    var header = RowStore.Header(kind, constant: constant.constant, end: entries.count)
    if constant.perWidth != 0 || constant.perHeight != 0 {
      header.growth = growths.count
      growths.append(RowStore.Growth(constant))
    }
    if kind.hasName { names[headers.count] = name }
    headers.append(header)
  }

  /// Makes the batch empty.
  public mutating func removeAll() {
    headers.removeAll()
    entries.removeAll()
    growths.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    lastVariable = -1
  }

  /// Adds terms by ascending variable, those of one variable as their sum and none that is zero.
  private mutating func append(_ terms: Span<Term>) throws(SolverError) {
    let start = entries.count
    var isPlain = true
    for index in terms.indices {
      let entry = Entry(terms[index])
      guard entry.coefficient.isFinite else { throw .notFinite }
      guard entry.column >= 0 else { throw .unknownVariable(terms[index].variable) }
      var place = entries.count
      let packed = EntryList.Packed(entry)
      entries.append(packed)
      while place > start, entries[place - 1].column > entry.column {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = packed
      if entry.coefficient == 0 || place > start && entries[place - 1].column == entry.column {
        isPlain = false
      }
    }
    if isPlain { return }
    entries.truncate(to: start)
    for entry in Row.entries(of: terms.indices.map { terms[$0] }) {
      guard entry.coefficient.isFinite else { throw .notFinite }
      entries.append(EntryList.Packed(entry))
    }
  }

  // MARK: - On to the solver

  /// Adds the rows at some places to a store.
  fileprivate func append(_ rows: Range<Int>, to store: inout RowStore) {
    if !names.isEmpty {
      for place in rows where headers[place].hasName {
        if let name = names[place] { store.setName(name, ofNew: place - rows.lowerBound) }
      }
    }
    store.append(rows, of: headers, entries, growths)
  }
}

extension Solver {
  /// Adds the constraints of a batch, which keeps them: all of them, or none if one is refused.
  ///
  /// The same as adding them one after another, in less time. The indices of their names follow each
  /// other.
  ///
  /// - Complexity: Linear in the constraints.
  /// - Throws: `SolverError` if a variable is not from this solver. The system is then as it was.
  public mutating func add(_ batch: borrowing ConstraintBatch) throws(SolverError) {
    guard batch.lastVariable < variableCount else {
      throw .unknownVariable(Variable(index: batch.lastVariable))
    }
    edits.add(batch)
  }
}

extension RowStore {
  /// Adds the rows at some places of a batch, whose variables exist.
  mutating func append(_ batch: borrowing ConstraintBatch, _ rows: Range<Int>) {
    batch.append(rows, to: &self)
  }
}
