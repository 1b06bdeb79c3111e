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

    /// Numbers from 0, each with its list or -1 and its place in that, given the lengths of the lists.
    init(
      lengths: borrowing UnsafeList<Int32>, listOfNumber lists: Span<Int32>,
      placeOfNumber places: Span<Int32>
    ) {
      var starts = [Int32](filledWith: 0, count: lengths.count + 1)
      var ends = starts.mutableSpan
      for list in lengths.indices { ends[list + 1] = ends[list] + lengths[list] }
      var members = [Int32](filledWith: 0, count: Int(ends[lengths.count]))
      var numbers = members.mutableSpan
      for number in lists.indices where lists[number] >= 0 {
        numbers[Int(ends[Int(lists[number])] + places[number])] =
          Int32(truncatingIfNeeded: number)
      }
      self.starts = starts
      self.members = members
    }

    /// Numbers from 0, each with its list or -1, gathered by list in ascending order.
    init(count: Int, listOfNumber lists: Span<Int32>) {
      var starts = [Int32](filledWith: 0, count: count + 1)
      var places = starts.mutableSpan
      for number in lists.indices where lists[number] >= 0 { places[Int(lists[number])] += 1 }
      for list in 1..<places.count { places[list] += places[list - 1] }
      var members = [Int32](filledWith: 0, count: Int(places[count - 1]))
      var numbers = members.mutableSpan
      places[count] = Int32(truncatingIfNeeded: numbers.count)
      // From the last number to the first: the ends of the lists become their starts.
      for number in lists.indices.reversed() where lists[number] >= 0 {
        let list = Int(lists[number])
        places[list] -= 1
        numbers[Int(places[list])] = Int32(truncatingIfNeeded: number)
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
      isLinked = []
      return
    }
    var sets = ComponentIndex.sets(rows, variableCount: variableCount)
    var places = [Int32](filledWith: 0, count: variableCount)
    // How many unknowns each component has so far.
    var counts = UnsafeList<Int32>()
    var componentOf = components.mutableSpan
    var placeOf = places.mutableSpan
    for variable in 0..<variableCount where definitions.isFree(variable) {
      let root = sets.representative(of: variable)
      var component = counts.count
      if root == variable { counts.append(0) } else { component = Int(componentOf[root]) }
      componentOf[variable] = Int32(truncatingIfNeeded: component)
      placeOf[variable] = counts[component]
      counts[component] += 1
    }
    unknowns = Lists(
      lengths: counts, listOfNumber: componentOf.span, placeOfNumber: placeOf.span)
    var componentOfRow = [Int32](filledWith: 0, count: rows.count)
    var lists = componentOfRow.mutableSpan
    var next = 0
    while next < rows.count {
      let form = rows.form(from: next)
      let component = componentOf[rows.entries[form.entries.lowerBound].column]
      for row in form.rows { lists[row] = component }
      next = form.rows.upperBound
    }
    members = Lists(count: counts.count, listOfNumber: lists.span)
    (dependents, isLinked) = ComponentIndex.dependents(
      definitions, componentOf.span, count: counts.count)
    componentOfVariable = components
    placeOfVariable = places
  }

  /// The variables that hang together through rows.
  private static func sets(_ rows: borrowing ReducedRows, variableCount: Int) -> DisjointSets {
    var sets = DisjointSets(count: variableCount)
    var next = 0
    while next < rows.count {
      let form = rows.form(from: next)
      next = form.rows.upperBound
      let first = rows.entries[form.entries.lowerBound].column
      for place in form.entries.lowerBound + 1..<form.entries.upperBound {
        sets.join(first, rows.entries[place].column)
      }
    }
    return sets
  }

  /// Which variables depend on each component, and which components share one.
  private static func dependents(
    _ definitions: borrowing Definitions, _ componentOf: Span<Int32>, count: Int
  ) -> (Lists, [Bool]) {
    var componentOfDependent = [Int32](filledWith: -1, count: componentOf.count)
    var lists = componentOfDependent.mutableSpan
    for variable in componentOf.indices {
      if componentOf[variable] >= 0 {
        lists[variable] = componentOf[variable]
        continue
      }
      for place in definitions.sum(of: variable) {
        let component = componentOf[definitions.entries[place].column]
        if lists[variable] >= 0, lists[variable] != component {
          return linkedDependents(definitions, componentOf, count: count)
        }
        lists[variable] = component
      }
    }
    return (Lists(count: count, listOfNumber: lists.span), [Bool](filledWith: false, count: count))
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
