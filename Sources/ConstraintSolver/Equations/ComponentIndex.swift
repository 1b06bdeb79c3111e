/// Which free variables hang together through rows, and which variables depend on them.
struct ComponentIndex: Sendable {
  /// Lists of numbers one after another.
  struct Lists: Sendable {
    /// The number of lists.
    let count: Int
    /// Where each list starts, with one more at the end, then the numbers.
    ///
    /// In one array: most lists are so short that allocating another costs as much as filling it.
    let members: [Int32]

    /// How many numbers there are in all lists.
    var memberCount: Int { members.count - count - 1 }

    @inline(__always)
    func range(_ index: Int) -> Range<Int> {
      Range(from: members[index], to: members[index + 1])
    }

    subscript(index: Int) -> ArraySlice<Int32> { members[range(index)] }

    /// No lists.
    init() {
      count = 0
      members = [1]
    }

    /// Pairs of a list and a number, gathered by list in the order of the pairs.
    init(count: Int, pairs: borrowing UnsafeList<Pair>) {
      var lengths = UnsafeList<Int32>(repeating: 0, count: count)
      for index in pairs.indices { lengths[Int(pairs[index].list)] += 1 }
      self.init(lengths: &lengths, memberCount: pairs.count) { ends, numbers in
        for index in pairs.indices {
          Lists.append(pairs[index].number, to: pairs[index].list, &ends, &numbers)
        }
      }
    }

    /// Numbers from 0, each with its list or -1, gathered by list in ascending order, given the
    /// lengths of the lists; these become their ends.
    init(lengths: inout UnsafeList<Int32>, memberCount: Int, listOfNumber lists: Span<Int32>) {
      self.init(lengths: &lengths, memberCount: memberCount) { ends, numbers in
        for number in lists.indices where lists[number] >= 0 {
          Lists.append(Int32(truncatingIfNeeded: number), to: lists[number], &ends, &numbers)
        }
      }
    }

    /// The same for numbers whose lists are working memory.
    init(
      lengths: inout UnsafeList<Int32>, memberCount: Int,
      listOfNumber lists: borrowing UnsafeList<Int32>
    ) {
      self.init(lengths: &lengths, memberCount: memberCount) { ends, numbers in
        for number in lists.indices where lists[number] >= 0 {
          Lists.append(Int32(truncatingIfNeeded: number), to: lists[number], &ends, &numbers)
        }
      }
    }

    /// Lists of some lengths, which a closure fills, given where each ends so far.
    @inline(__always)
    private init(
      lengths: inout UnsafeList<Int32>, memberCount: Int,
      _ fill: (inout UnsafeList<Int32>, inout MutableSpan<Int32>) -> Void
    ) {
      count = lengths.count
      var members = [Int32](filledWith: 0, count: count + 1 + memberCount)
      var numbers = members.mutableSpan
      var end = Int32(truncatingIfNeeded: count + 1)
      for list in lengths.indices {
        numbers[list] = end
        let length = lengths[list]
        lengths[list] = end
        end += length
      }
      numbers[count] = end
      fill(&lengths, &numbers)
      self.members = members
    }

    @inline(__always)
    private static func append(
      _ number: Int32, to list: Int32, _ ends: inout UnsafeList<Int32>,
      _ numbers: inout MutableSpan<Int32>
    ) {
      let end = ends[Int(list)]
      numbers[Int(end)] = number
      ends[Int(list)] = end &+ 1
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
  /// For each component whether a variable depends on it and another one; empty if none does.
  private let links: [Bool]

  var count: Int { unknowns.count }

  /// Whether a variable depends on a component and another one.
  @inline(__always)
  func isLinked(_ component: Int) -> Bool { !links.isEmpty && links[component] }

  /// What components are found in.
  struct Memory: ~Copyable {
    /// The variables that hang together through rows.
    fileprivate var sets = DisjointSets(count: 0)
    /// How many unknowns each component has so far; then rows, then dependents.
    fileprivate var counts = UnsafeList<Int32>()
    /// The component of each row; then that of each variable that depends on one, or -1.
    fileprivate var components = UnsafeList<Int32>()
  }

  init(
    _ rows: borrowing ReducedRows, _ definitions: borrowing Definitions, _ memory: inout Memory
  ) {
    let variableCount = definitions.variableCount
    var components = [Int32](filledWith: -1, count: variableCount)
    // Each row has an unknown.
    var hasFree = rows.count > 0
    if !hasFree {
      for variable in 0..<variableCount where definitions.isFree(variable) { hasFree = true }
    }
    guard hasFree else {
      // Nothing but numbers: the lists would take a tenth of the time of a few nested views.
      componentOfVariable = components
      placeOfVariable = []
      unknowns = Lists()
      members = Lists()
      dependents = Lists()
      links = []
      return
    }
    memory.join(rows, variableCount: variableCount)
    var places = [Int32](filledWith: 0, count: variableCount)
    memory.counts.removeAll()
    var freeCount = 0
    var componentOf = components.mutableSpan
    var placeOf = places.mutableSpan
    for variable in 0..<variableCount where definitions.isFree(variable) {
      let root = memory.sets.representative(of: variable)
      var component = memory.counts.count
      if root == variable { memory.counts.append(0) } else { component = Int(componentOf[root]) }
      componentOf[variable] = Int32(truncatingIfNeeded: component)
      placeOf[variable] = memory.counts[component]
      memory.counts[component] += 1
      freeCount += 1
    }
    unknowns = Lists(
      lengths: &memory.counts, memberCount: freeCount, listOfNumber: componentOf.span)
    memory.components.reserve(max(rows.count, variableCount))
    memory.components.resize(to: rows.count)
    memory.counts.replaceAll(with: 0, count: memory.counts.count)
    var component: Int32 = 0
    var end = 0
    for row in rows.indices {
      if rows.end(of: row) > end { component = componentOf[rows.entries[end].column] }
      end = rows.end(of: row)
      memory.components[row] = component
      memory.counts[Int(component)] &+= 1
    }
    members = Lists(
      lengths: &memory.counts, memberCount: rows.count, listOfNumber: memory.components)
    (dependents, links) = ComponentIndex.dependents(definitions, componentOf.span, &memory)
    componentOfVariable = consume components
    placeOfVariable = consume places
  }

  /// Which variables depend on each component, and which components share one, if any do.
  private static func dependents(
    _ definitions: borrowing Definitions, _ componentOf: Span<Int32>, _ memory: inout Memory
  ) -> (Lists, [Bool]) {
    memory.counts.replaceAll(with: 0, count: memory.counts.count)
    memory.components.resize(to: componentOf.count)
    var memberCount = 0
    for variable in componentOf.indices {
      var component = componentOf[variable]
      if component < 0 {
        for place in definitions.sum(of: variable) {
          let other = componentOf[definitions.entries[place].column]
          if component >= 0, component != other {
            return linkedDependents(definitions, componentOf, count: memory.counts.count)
          }
          component = other
        }
      }
      memory.components[variable] = component
      guard component >= 0 else { continue }
      memory.counts[Int(component)] &+= 1
      memberCount &+= 1
    }
    let dependents = Lists(
      lengths: &memory.counts, memberCount: memberCount, listOfNumber: memory.components)
    return (dependents, [])
  }

  /// The same where some variables depend on several components.
  private static func linkedDependents(
    _ definitions: borrowing Definitions, _ componentOf: Span<Int32>, count: Int
  ) -> (Lists, [Bool]) {
    var pairs = UnsafeList<Pair>()
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

extension ComponentIndex.Memory {
  /// Finds the variables that hang together through rows.
  fileprivate mutating func join(_ rows: borrowing ReducedRows, variableCount: Int) {
    sets.reset(count: variableCount)
    var start = 0
    for row in rows.indices where rows.end(of: row) > start {
      let first = rows.entries[start].column
      for place in start + 1..<rows.end(of: row) { sets.join(first, rows.entries[place].column) }
      start = rows.end(of: row)
    }
  }
}
