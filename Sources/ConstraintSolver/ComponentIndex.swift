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

    /// The numbers from zero gathered by list; those without one are left out.
    init(count: Int, listOf: [Int32]) {
      starts = [Int32](repeating: 0, count: count + 2)
      for list in listOf where list >= 0 { starts[Int(list) + 2] += 1 }
      for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
      members = [Int32](repeating: 0, count: Int(starts[count + 1]))
      for (number, list) in listOf.enumerated() where list >= 0 {
        let place = starts[Int(list) + 1]
        members[Int(place)] = Int32(truncatingIfNeeded: number)
        starts[Int(list) + 1] = place + 1
      }
      starts.removeLast()
    }

    /// Pairs of a list and a number, gathered by list in the order of the pairs.
    init(count: Int, pairs: [(list: Int32, number: Int32)]) {
      starts = [Int32](repeating: 0, count: count + 2)
      for pair in pairs { starts[Int(pair.list) + 2] += 1 }
      for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
      members = [Int32](repeating: 0, count: pairs.count)
      for pair in pairs {
        let place = starts[Int(pair.list) + 1]
        members[Int(place)] = pair.number
        starts[Int(pair.list) + 1] = place + 1
      }
      starts.removeLast()
    }
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
    var sets = DisjointSets(count: variableCount)
    for row in 0..<rows.count {
      let range = rows.range(of: row)
      let first = rows.entries[range.lowerBound].column
      for place in range.dropFirst() { sets.join(first, rows.entries[place].column) }
    }
    var componentOfVariable = [Int32](repeating: -1, count: variableCount)
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
    var componentOfRow = [Int32](repeating: -1, count: rows.count)
    for row in 0..<rows.count {
      let first = rows.entries[rows.range(of: row).lowerBound].column
      componentOfRow[row] = componentOfVariable[first]
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
    self.componentOfVariable = componentOfVariable
  }

  private static func dependents(
    _ definitions: borrowing Definitions, _ componentOfVariable: [Int32], count: Int
  ) -> (Lists, [Bool]) {
    var pairs: [(list: Int32, number: Int32)] = []
    var isLinked = [Bool](repeating: false, count: count)
    var lastVariable = [Int32](repeating: -1, count: count)
    pairs.reserveCapacity(componentOfVariable.count)
    for variable in componentOfVariable.indices {
      let number = Int32(truncatingIfNeeded: variable)
      if definitions.isFree(variable) {
        pairs.append((componentOfVariable[variable], number))
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
        pairs.append((component, number))
      }
    }
    return (Lists(count: count, pairs: pairs), isLinked)
  }
}
