/// The connected components of a reduced system: groups of free variables that rows or definitions connect.
///
/// Components are optimized independently. Every variable either depends on one component or has a known value.
struct Components: ~Copyable {
  /// The component and position of each variable, or an empty buffer if there are no components.
  private var locations = Buffer<Location>()
  private var components = Buffer<Component>()
  /// The unknowns, dependent variables and rows of all components, as consecutive lists.
  private var members = Buffer<Int32>()

  struct Location: BitwiseCopyable {
    /// The component that the variable depends on, or −1 if the variable has a known value.
    var component: Int32 = -1
    /// The position of the variable among the unknowns of its component, if the variable is free.
    var place: Int32 = 0
  }

  struct Component: BitwiseCopyable {
    var unknowns = List()
    var dependents = List()
    var rows = List()
  }

  /// A range in `members`.
  struct List: BitwiseCopyable {
    var start: Int32 = 0
    var end: Int32 = 0

    var range: Range<Int> { Range(from: start, to: end) }

    /// Reserves room for the list at `position` in `members`; before the call, `end` is the list's element count.
    mutating func place(at position: inout Int32) {
      start = position
      position += end
      end = start
    }

    @inline(__always)
    mutating func append(_ member: Int, to members: inout Buffer<Int32>) {
      members[Int(end)] = Int32(small: member)
      end += 1
    }
  }

  var count: Int { components.count }

  /// Returns the range of `members` that lists a component's free variables in ascending order.
  @inline(__always)
  func unknowns(of component: Int) -> Range<Int> { components[component].unknowns.range }

  /// Returns the range of `members` that lists a component's dependent and free variables in ascending order.
  @inline(__always)
  func dependents(of component: Int) -> Range<Int> { components[component].dependents.range }

  /// Returns the range of `members` that lists a component's rows in canonical order.
  @inline(__always)
  func rows(of component: Int) -> Range<Int> { components[component].rows.range }

  /// The variable or row at an index of `members`.
  @inline(__always)
  subscript(index: Int) -> Int { Int(members[index]) }

  /// Returns the component that a variable depends on, or `nil` if the variable has a known value.
  @inline(__always)
  func component(of variable: Int) -> Int? {
    if locations.isEmpty || locations[variable].component < 0 { return nil }
    return Int(locations[variable].component)
  }

  /// Returns the position of a free variable among the unknowns of its component.
  @inline(__always)
  func place(ofUnknown variable: Int) -> Int { Int(locations[variable].place) }

  // MARK: - Finding components

  /// Creates an empty list of components, for a system in which all variables have known values.
  init() {}

  /// Finds the components of a reduced system.
  ///
  /// - Complexity: Linear in the number of entries.
  init(
    of rows: borrowing ReducedRows, _ definitions: borrowing Definitions,
    _ sets: inout DisjointSets
  ) {
    if definitions.areAllConstant { return }
    Components.join(rows, definitions, &sets)
    locateVariables(definitions, sets)
    for row in rows.indices { components[component(ofRow: row, rows)].rows.end += 1 }
    var position: Int32 = 0
    for index in components.indices {
      components[index].unknowns.place(at: &position)
      components[index].dependents.place(at: &position)
      components[index].rows.place(at: &position)
    }
    members.resize(to: Int(position))
    for variable in locations.indices where locations[variable].component >= 0 {
      let component = Int(locations[variable].component)
      components[component].dependents.append(variable, to: &members)
      if definitions.isFree(variable) {
        components[component].unknowns.append(variable, to: &members)
      }
    }
    for row in rows.indices {
      components[component(ofRow: row, rows)].rows.append(row, to: &members)
    }
  }

  /// Joins free variables that occur in the same row or definition.
  private static func join(
    _ rows: borrowing ReducedRows, _ definitions: borrowing Definitions,
    _ sets: inout DisjointSets
  ) {
    sets.reset(count: definitions.variableCount)
    for row in rows.indices {
      let range = rows.range(of: row)
      let first = rows.entries[range.lowerBound].column
      for place in range.dropFirst() { sets.join(first, rows.entries[place].column) }
    }
    for variable in 0..<definitions.variableCount {
      let range = definitions.sum(of: variable)
      guard range.count > 1 else { continue }
      let first = definitions.entries[range.lowerBound].column
      for place in range.dropFirst() { sets.join(first, definitions.entries[place].column) }
    }
    sets.flatten()
  }

  /// Finds the component of each variable, and counts the unknowns and dependent variables of components.
  private mutating func locateVariables(
    _ definitions: borrowing Definitions, _ sets: borrowing DisjointSets
  ) {
    locations.fill(with: Location(), count: definitions.variableCount)
    for variable in locations.indices where definitions.isFree(variable) {
      let root = sets.parent(of: variable)
      if root == variable {
        locations[variable].component = Int32(small: components.count)
        components.append(Component())
      }
      let component = locations[root].component
      locations[variable] = Location(
        component: component, place: components[Int(component)].unknowns.end)
      components[Int(component)].unknowns.end += 1
      components[Int(component)].dependents.end += 1
    }
    for variable in locations.indices {
      let range = definitions.sum(of: variable)
      if range.isEmpty { continue }
      let component = locations[definitions.entries[range.lowerBound].column].component
      locations[variable].component = component
      components[Int(component)].dependents.end += 1
    }
  }

  private func component(ofRow row: Int, _ rows: borrowing ReducedRows) -> Int {
    Int(locations[rows.entries[rows.range(of: row).lowerBound].column].component)
  }
}
