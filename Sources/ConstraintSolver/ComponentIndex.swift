/// Which free variables hang together through rows, and which variables depend on them.
struct ComponentIndex: Sendable {
  /// Lists of numbers one after another.
  struct Lists: Sendable {
    private(set) var starts: [Int32]
    private(set) var members: [Int32]

    var count: Int { starts.count - 1 }

    @inline(__always)
    func range(_ index: Int) -> Range<Int> {
      Range(from: starts[index], to: starts[index + 1])
    }

    subscript(index: Int) -> ArraySlice<Int32> { members[range(index)] }

    /// No lists.
    init() {
      starts = [0]
      members = []
    }

    init(starts: [Int32], members: [Int32]) {
      self.starts = starts
      self.members = members
    }

    /// Pairs of a list and a number, gathered by list in the order of the pairs.
    init(count: Int, pairs: borrowing UnsafeList<Pair>) {
      var starts = [Int32](filledWith: 0, count: count + 1)
      var members = [Int32](filledWith: 0, count: pairs.count)
      var places = starts.mutableSpan
      var numbers = members.mutableSpan
      for index in pairs.indices { places[Int(pairs[index].list)] += 1 }
      for list in 1..<places.count { places[list] += places[list - 1] }
      // From the last pair to the first: the ends of the lists become their starts.
      for index in pairs.indices.reversed() {
        let list = Int(pairs[index].list)
        places[list] -= 1
        numbers[Int(places[list])] = pairs[index].number
      }
      self.starts = starts
      self.members = members
    }
  }

  /// A number for a list.
  struct Pair {
    let list: Int32
    let number: Int32
  }

  /// For each variable the component it is an unknown of, or -1.
  let componentOfVariable: [Int32]
  /// For each free variable its place among its component's unknowns.
  let placeOfVariable: [Int32]
  /// The free variables of each component, ascending.
  let unknowns: Lists
  /// The reduced rows of each component, in canonical order.
  let members: Lists
  /// The variables whose value depends on each component, ascending.
  let dependents: Lists
  /// Whether a variable depends on the component and another one.
  let isLinked: [Bool]

  var count: Int { unknowns.count }

  init(_ rows: borrowing ReducedRows, _ definitions: borrowing Definitions) {
    let variableCount = definitions.variableCount
    var componentOf = UnsafeList<Int32>(repeating: -1, count: variableCount)
    var free = UnsafeList<Int32>()
    free.reserve(variableCount)
    for variable in 0..<variableCount where definitions.isFree(variable) {
      free.append(Int32(truncatingIfNeeded: variable))
    }
    if free.isEmpty {
      // Nothing but numbers: the lists would take a tenth of the time of a few nested views.
      componentOfVariable = componentOf.array()
      placeOfVariable = []
      unknowns = Lists()
      members = Lists()
      dependents = Lists()
      isLinked = []
      return
    }
    var sets = DisjointSets(count: variableCount)
    for row in 0..<rows.count {
      let range = rows.range(of: row)
      guard range.count > 1 else { continue }
      let first = rows.entries[range.lowerBound].column
      for place in range.dropFirst() { sets.join(first, rows.entries[place].column) }
    }
    var pairs = UnsafeList<Pair>()
    pairs.reserve(variableCount)
    var places = UnsafeList<Int32>(repeating: 0, count: variableCount)
    // How many unknowns each component has so far.
    var counts = UnsafeList<Int32>()
    counts.reserve(free.count)
    for index in free.indices {
      let variable = Int(free[index])
      let root = sets.representative(of: variable)
      if root == variable {
        componentOf[variable] = Int32(truncatingIfNeeded: counts.count)
        counts.append(0)
      } else {
        componentOf[variable] = componentOf[root]
      }
      let component = componentOf[variable]
      places[variable] = counts[Int(component)]
      counts[Int(component)] += 1
      pairs.append(Pair(list: component, number: free[index]))
    }
    placeOfVariable = places.array()
    unknowns = Lists(count: counts.count, pairs: pairs)
    pairs.removeAll()
    pairs.reserve(rows.count)
    for row in 0..<rows.count {
      let first = rows.entries[rows.range(of: row).lowerBound].column
      pairs.append(
        Pair(list: componentOf[first], number: Int32(truncatingIfNeeded: row)))
    }
    members = Lists(count: counts.count, pairs: pairs)
    (dependents, isLinked) = ComponentIndex.dependents(
      definitions, componentOf, count: counts.count, &pairs)
    componentOfVariable = componentOf.array()
  }

  private static func dependents(
    _ definitions: borrowing Definitions, _ componentOf: borrowing UnsafeList<Int32>, count: Int,
    _ pairs: inout UnsafeList<Pair>
  ) -> (Lists, [Bool]) {
    pairs.removeAll()
    var isLinked = [Bool](filledWith: false, count: count)
    var lastVariable = UnsafeList<Int32>(repeating: -1, count: count)
    pairs.reserve(componentOf.count)
    for variable in componentOf.indices {
      let number = Int32(truncatingIfNeeded: variable)
      if definitions.isFree(variable) {
        pairs.append(Pair(list: componentOf[variable], number: number))
        continue
      }
      let sum = definitions.sum(of: variable)
      if sum.isEmpty { continue }
      let firstComponent = componentOf[definitions.entries[sum.lowerBound].column]
      if sum.count == 1 {
        pairs.append(Pair(list: firstComponent, number: number))
        continue
      }
      for place in sum {
        let component = componentOf[definitions.entries[place].column]
        if component != firstComponent {
          isLinked[Int(component)] = true
          isLinked[Int(firstComponent)] = true
        }
        guard lastVariable[Int(component)] != number else { continue }
        lastVariable[Int(component)] = number
        pairs.append(Pair(list: component, number: number))
      }
    }
    return (Lists(count: count, pairs: pairs), isLinked)
  }
}
