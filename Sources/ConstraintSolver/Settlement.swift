/// Decides what constraints leave open: by preferences, then by the order of the variables.
///
/// Only components with freedom left come here. A preference, or a variable defined by unknowns of
/// several components, may tie some of them together; then they are decided as one.
struct Settlement {
  private let structure: Structure
  private let size: CanvasSize
  /// The unknowns that are decided, as functions of the canvas' size.
  private(set) var coordinates: [AffineConstant]
  /// The components that were decided here, and where.
  private(set) var groups: [Group] = []
  /// Whether a simplex gave up.
  private(set) var reachedIterationLimit = false
  /// For each column whether it is an unknown still to be decided.
  private var isOpen: [Bool]

  /// Components decided as one.
  struct Group: Sendable {
    private(set) var simplex: Simplex
    let vertex: Vertex

    var component: Component { simplex.component }

    /// Whether the vertex is as good at another size: nothing changes sides, and nothing meets or
    /// leaves a breakpoint.
    mutating func holds(at size: CanvasSize) -> Bool {
      !simplex.optimize(at: size) && simplex.isActive(exactly: vertex.active)
    }
  }

  /// Starts with what the components without freedom decided.
  init(_ structure: Structure, size: CanvasSize, vertices: [Vertex?]) {
    self.structure = structure
    self.size = size
    coordinates = Array(repeating: AffineConstant(), count: structure.componentOfVariable.count)
    isOpen = Array(repeating: false, count: coordinates.count)
    for (component, vertex) in zip(structure.components, vertices) {
      if let vertex { fix(component, vertex) } else { open(component) }
    }
  }

  /// Decides everything that is open.
  mutating func settle() {
    var components = structure.components.filter { isOpen[$0.unknowns[0]] }
    guard !components.isEmpty else { return }
    var rows = components.flatMap { $0.members.map { structure.reducedRows[$0] } }
    let preferences = structure.preferences.compactMap { restricted($0) }
    if !preferences.isEmpty {
      rows = (rows + preferences).sorted { $0.row < $1.row }
      components = decide(rows, ties: [])
      rows = rows.compactMap { restricted($0) }
    }
    rows.sort { $0.row < $1.row }
    let ties = VariableTies(structure, open: components)
    _ = decide(rows, ties: ties.variables, links: ties.links)
  }

  /// Solves the open unknowns under some rows.
  ///
  /// - Returns: The components that have freedom left.
  private mutating func decide(
    _ rows: [ReducedRow], ties: [Int], links: [[Int]] = []
  ) -> [Component] {
    let unknowns = isOpen.indices.filter { isOpen[$0] }
    let components = ComponentBuilder(rows: rows, unknowns: unknowns).components(links: links)
    let tiesOfComponent = tiesByComponent(ties, components)
    var remaining: [Component] = []
    for (index, component) in components.enumerated() {
      var simplex = Simplex(component)
      simplex.optimize(at: size)
      simplex.bringToZero(tiesOfComponent[index])
      if simplex.reachedIterationLimit { reachedIterationLimit = true }
      if simplex.isUnique || !links.isEmpty || !ties.isEmpty {
        let vertex = Vertex(simplex.component, active: simplex.activeBreakpoints)
        groups.append(Group(simplex: simplex, vertex: vertex))
        fix(component, vertex)
      } else {
        remaining.append(component)
      }
    }
    return remaining
  }

  /// The expressions of the variables that are to be brought near zero, for each component.
  private func tiesByComponent(_ ties: [Int], _ components: [Component]) -> [[SparseRow]] {
    var indexOfColumn = Array(repeating: -1, count: isOpen.count)
    for (index, component) in components.enumerated() {
      for unknown in component.unknowns { indexOfColumn[unknown] = index }
    }
    var result: [[SparseRow]] = Array(repeating: [], count: components.count)
    var reducer = Reducer(columnCount: isOpen.count)
    for variable in ties {
      let row = SparseRow(
        [Entry(column: variable, coefficient: 1)], constant: AffineConstant())
      var expression = restricted(reducer.reduce(row, by: structure.elimination))
      guard let first = expression.entries.first else { continue }
      let component = components[indexOfColumn[first.column]]
      for index in expression.entries.indices {
        let column = expression.entries[index].column
        expression.entries[index].column = component.place(of: column) ?? 0
      }
      result[indexOfColumn[first.column]].append(expression)
    }
    return result
  }

  /// A row without its decided unknowns, or nil if none is open.
  private func restricted(_ row: ReducedRow) -> ReducedRow? {
    guard row.expression.entries.contains(where: { isOpen[$0.column] }) else { return nil }
    return ReducedRow(
      row: row.row, expression: restricted(row.expression), relation: row.relation,
      priority: row.priority)
  }

  private func restricted(_ row: SparseRow) -> SparseRow {
    guard row.entries.contains(where: { !isOpen[$0.column] }) else { return row }
    var result = row
    result.entries.removeAll { !isOpen[$0.column] }
    for entry in row.entries where !isOpen[entry.column] {
      result.constant.add(coordinates[entry.column], times: entry.coefficient)
      result.magnitude.formMaximum(
        coordinates[entry.column].magnitude, times: entry.coefficient)
    }
    return result
  }

  private mutating func fix(_ component: Component, _ vertex: Vertex) {
    for (place, column) in component.unknowns.enumerated() {
      coordinates[column] = vertex.coordinates[place]
      isOpen[column] = false
    }
  }

  private mutating func open(_ component: Component) {
    for column in component.unknowns { isOpen[column] = true }
  }
}

extension Simplex {
  /// Brings expressions as near to zero as what is decided so far allows, one after another.
  fileprivate mutating func bringToZero(_ expressions: [SparseRow]) {
    guard !expressions.isEmpty, !isUnique else { return }
    var basis = basis
    var pivotCount = pivotCount
    for expression in expressions where !isUnique {
      if self.pivotCount != pivotCount {
        basis = self.basis
        pivotCount = self.pivotCount
      }
      var factors = basis.combination(for: expression.entries)
      let largest = factors.reduce(0) { max($0, abs($1)) }
      for column in factors.indices
      where abs(factors[column]) <= Approximation.cancellation * largest {
        factors[column] = 0
      }
      guard !isLocked(factors) else { continue }
      isSettled = isLocked
      append(
        expression.entries, columnCoefficients: factors,
        at: expression.constant.scaled(by: -1), slopeBelow: -1, slopeAbove: 1)
      iterate()
    }
  }
}
