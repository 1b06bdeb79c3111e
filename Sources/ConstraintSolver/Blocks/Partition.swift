/// A division of variables into groups that aren't connected by any row or ``VariableDefault``.
struct Partition: ~Copyable {
  struct Group {
    /// The group's variables, in ascending order.
    let variables: [Int32]
    /// The slots of the group's rows, in canonical order.
    let slots: [Int32]
  }

  struct Ends: BitwiseCopyable {
    var variables: Int32 = 0
    var rows: Int32 = 0
  }

  private var sets = DisjointSets()
  /// For each variable, the index of its group.
  private var groupOf = Buffer<Int32>()
  /// For each row, the position of its last variable that isn't fixed, or −1 if all are fixed.
  private var lastPlaces = Buffer<Int32>()
  /// For each group, the ends of its ranges in `groupedVariables` and `groupedRows`.
  private var ends = Buffer<Ends>()
  private var groupedVariables = Buffer<Int32>()
  private var groupedRows = Buffer<Int32>()
  /// For each variable, the end of its range in `sorted`: the rows whose last variable is this variable.
  private var bucketEnds = Buffer<Int32>()
  /// The rows, sorted by last variable and then canonically.
  private var sorted = Buffer<Int32>()
  private var groupOfSorted = Buffer<Int32>()

  /// Divides variables into groups.
  ///
  /// - Parameters:
  ///   - variables: Variables that aren't fixed, in ascending order. `system.layout` must have numbered them.
  ///   - slots: The slots of rows with these variables. All other variables of the rows must be fixed.
  ///   - system: The system that contains the constraints.
  /// - Returns: The groups, ordered by their smallest variables, and the slots of rows whose variables are
  ///   all fixed.
  /// - Complexity: Linear in the number of terms, apart from sorting rows with the same last variable.
  mutating func split(
    _ variables: [Int32], _ slots: [Int32], of system: borrowing ConstraintSystem
  ) -> (groups: [Group], fixedSlots: [Int32]) {
    sets.reset(count: variables.count)
    joinDefaults(variables, system)
    lastPlaces.removeAll()
    for slot in slots { lastPlaces.append(joinRow(Int(slot), system)) }
    numberGroups(variables.count)
    let fixedCount = sort(slots, system.rows, variableCount: variables.count)
    return (groups(of: variables, fixedCount: fixedCount), sorted.array(0..<fixedCount))
  }

  /// Numbers the groups and counts their variables, merging small sets of connected variables into shared groups.
  private mutating func numberGroups(_ variableCount: Int) {
    groupOf.fill(with: 0, count: variableCount)
    sets.flatten()
    for place in 0..<variableCount { groupOf[sets.parent(of: place)] += 1 }
    ends.removeAll()
    var shared = -1
    for place in 0..<variableCount {
      let root = sets.parent(of: place)
      if root == place {
        let isSmall = groupOf[place] < Partition.fewVariables
        var group = shared
        if !isSmall || shared < 0 || ends[shared].variables >= Partition.fewVariables {
          group = ends.count
          ends.append(Ends())
        }
        if isSmall { shared = group }
        ends[group].variables += groupOf[place]
        groupOf[place] = Int32(small: group)
      } else {
        groupOf[place] = groupOf[root]
      }
    }
  }

  /// The minimum size of a set of connected variables that gets a separate group.
  ///
  /// Smaller sets share groups, because solving them together is faster than managing more blocks.
  private static let fewVariables: Int32 = 64

  /// Returns the groups with their variables and sorted rows.
  private mutating func groups(of variables: [Int32], fixedCount: Int) -> [Group] {
    var next = Ends()
    for index in ends.indices {
      let counts = ends[index]
      ends[index] = next
      next.variables += counts.variables
      next.rows += counts.rows
    }
    groupedVariables.resize(to: variables.count)
    for place in variables.indices {
      let group = Int(groupOf[place])
      groupedVariables[Int(ends[group].variables)] = variables[place]
      ends[group].variables += 1
    }
    groupedRows.resize(to: sorted.count - fixedCount)
    for index in fixedCount..<sorted.count {
      let group = Int(groupOfSorted[index])
      groupedRows[Int(ends[group].rows)] = sorted[index]
      ends[group].rows += 1
    }
    var groups: [Group] = []
    groups.reserveCapacity(ends.count)
    var start = Ends()
    for index in ends.indices {
      let end = ends[index]
      groups.append(
        Group(
          variables: groupedVariables.array(Range(from: start.variables, to: end.variables)),
          slots: groupedRows.array(Range(from: start.rows, to: end.rows))))
      start = end
    }
    return groups
  }

  private mutating func joinDefaults(
    _ variables: [Int32], _ system: borrowing ConstraintSystem
  ) {
    if system.defaults.isEmpty { return }
    for place in variables.indices {
      guard let item = system.defaults[Int(variables[place])], !system.layout.isFixed(item.near)
      else { continue }
      sets.join(place, system.layout.place(of: item.near))
    }
  }

  /// Joins the variables of a row into one set.
  ///
  /// - Returns: The position of the row's last variable that isn't fixed, or −1 if all are fixed.
  private mutating func joinRow(_ slot: Int, _ system: borrowing ConstraintSystem) -> Int32 {
    var last = -1
    for index in system.rows.range(of: slot) {
      let place = system.layout.place(ofOpen: system.rows.entries[index].column)
      if place < 0 { continue }
      if last >= 0 { sets.join(last, place) }
      last = place
    }
    return Int32(small: last)
  }

  /// Sorts rows by their last variable that isn't fixed, and rows with the same last variable in canonical order.
  ///
  /// - Returns: The number of rows at the start whose variables are all fixed.
  private mutating func sort(
    _ slots: [Int32], _ rows: borrowing RowStore, variableCount: Int
  ) -> Int {
    bucketEnds.fill(with: 0, count: variableCount + 2)
    for index in lastPlaces.indices { bucketEnds[Int(lastPlaces[index]) + 2] += 1 }
    for index in 1..<bucketEnds.count { bucketEnds[index] += bucketEnds[index - 1] }
    sorted.resize(to: slots.count)
    groupOfSorted.resize(to: slots.count)
    for index in lastPlaces.indices {
      let last = Int(lastPlaces[index])
      let position = Int(bucketEnds[last + 1])
      bucketEnds[last + 1] += 1
      sorted[position] = slots[index]
      if last < 0 { continue }
      groupOfSorted[position] = groupOf[last]
      ends[Int(groupOf[last])].rows += 1
    }
    var start = 0
    for bucket in 0...variableCount {
      let end = Int(bucketEnds[bucket])
      if end - start > 1 {
        sorted.sort(start..<end) { rows.precedes(Int($0), Int($1)) }
      }
      start = end
    }
    return Int(bucketEnds[0])
  }
}
