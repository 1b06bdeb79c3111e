/// Which free variables hang together through rows, and which variables depend on them.
struct ComponentIndex: Sendable {
  /// Lists of numbers one after another.
  struct Lists: Sendable {
    private(set) var starts: [Int32]
    private(set) var members: [Int32]

    var count: Int { starts.count - 1 }

    @inline(__always)
    func range(_ index: Int) -> Range<Int> {
      Int(starts[index])..<Int(starts[index + 1])
    }

    subscript(index: Int) -> ArraySlice<Int32> { members[range(index)] }

    /// No lists.
    init() {
      starts = [0]
      members = []
    }

    /// The numbers from zero gathered by list; those without one are left out.
    init(count: Int, listOf: borrowing UnsafeList<Int32>) {
      starts = [Int32](repeating: 0, count: count + 2)
      for number in listOf.indices where listOf[number] >= 0 {
        starts[Int(listOf[number]) + 2] += 1
      }
      for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
      members = [Int32](repeating: 0, count: Int(starts[count + 1]))
      for number in listOf.indices where listOf[number] >= 0 {
        let list = Int(listOf[number]) + 1
        members[Int(starts[list])] = Int32(truncatingIfNeeded: number)
        starts[list] += 1
      }
      starts.removeLast()
    }

    /// Pairs of a list and a number, gathered by list in the order of the pairs.
    init(count: Int, pairs: borrowing UnsafeList<Pair>) {
      starts = [Int32](repeating: 0, count: count + 2)
      for index in pairs.indices { starts[Int(pairs[index].list) + 2] += 1 }
      for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
      members = [Int32](repeating: 0, count: pairs.count)
      for index in pairs.indices {
        let list = Int(pairs[index].list) + 1
        members[Int(starts[list])] = pairs[index].number
        starts[list] += 1
      }
      starts.removeLast()
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
    let variableCount = definitions.constants.count
    var componentOfVariable = UnsafeList<Int32>(repeating: -1, count: variableCount)
    var freeCount = 0
    for variable in 0..<variableCount where definitions.isFree(variable) { freeCount += 1 }
    if freeCount == 0 {
      // Nothing but numbers: the lists would take a tenth of the time of a few nested views.
      self.componentOfVariable = componentOfVariable.array()
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
      let first = rows.entries[range.lowerBound].column
      for place in range.dropFirst() { sets.join(first, rows.entries[place].column) }
    }
    var count: Int32 = 0
    for variable in 0..<variableCount where definitions.isFree(variable) {
      let root = sets.representative(of: variable)
      if root == variable {
        componentOfVariable[variable] = count
        count += 1
      } else {
        componentOfVariable[variable] = componentOfVariable[root]
      }
    }
    var componentOfRow = UnsafeList<Int32>()
    componentOfRow.reserve(rows.count)
    for row in 0..<rows.count {
      let first = rows.entries[rows.range(of: row).lowerBound].column
      componentOfRow.append(componentOfVariable[first])
    }
    unknowns = Lists(count: Int(count), listOf: componentOfVariable)
    members = Lists(count: Int(count), listOf: componentOfRow)
    var places = [Int32](repeating: 0, count: variableCount)
    for component in 0..<Int(count) {
      let range = unknowns.range(component)
      for place in range {
        places[Int(unknowns.members[place])] = Int32(truncatingIfNeeded: place - range.lowerBound)
      }
    }
    placeOfVariable = places
    (dependents, isLinked) = ComponentIndex.dependents(
      definitions, componentOfVariable, count: Int(count))
    self.componentOfVariable = componentOfVariable.array()
  }

  private static func dependents(
    _ definitions: borrowing Definitions, _ componentOfVariable: borrowing UnsafeList<Int32>,
    count: Int
  ) -> (Lists, [Bool]) {
    var pairs = UnsafeList<Pair>()
    var isLinked = [Bool](repeating: false, count: count)
    var lastVariable = UnsafeList<Int32>(repeating: -1, count: count)
    pairs.reserve(componentOfVariable.count)
    for variable in componentOfVariable.indices {
      let number = Int32(truncatingIfNeeded: variable)
      if definitions.isFree(variable) {
        pairs.append(Pair(list: componentOfVariable[variable], number: number))
        continue
      }
      let sum = definitions.sum(of: variable)
      guard let first = sum.first else { continue }
      let firstComponent = componentOfVariable[definitions.entries[first].column]
      for place in sum {
        let component = componentOfVariable[definitions.entries[place].column]
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
