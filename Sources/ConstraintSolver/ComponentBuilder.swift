/// Splits reduced rows into components that share no unknown.
struct ComponentBuilder {
  /// The rows, in canonical order; `members` of a component are indices into this list.
  let rows: [ReducedRow]
  /// The columns that are unknowns, ascending.
  let unknowns: [Int]

  /// The components, by their first unknown.
  ///
  /// Links are lists of columns that belong together for another reason than a row.
  func components(links: [[Int]] = []) -> [Component] {
    guard let last = unknowns.last else { return [] }
    var placeOfColumn = Array(repeating: -1, count: last + 1)
    for (place, column) in unknowns.enumerated() { placeOfColumn[column] = place }
    var sets = DisjointSets(count: unknowns.count)
    for row in rows {
      let entries = row.expression.entries
      for entry in entries.dropFirst() {
        sets.join(placeOfColumn[entries[0].column], placeOfColumn[entry.column])
      }
    }
    for link in links {
      for column in link.dropFirst() { sets.join(placeOfColumn[link[0]], placeOfColumn[column]) }
    }
    let groups = sets.groups()
    var members: [[Int]] = Array(repeating: [], count: groups.members.count)
    for index in rows.indices {
      guard let first = rows[index].expression.entries.first else { continue }
      members[groups.groupOf[placeOfColumn[first.column]]].append(index)
    }
    return groups.members.indices.map { group in
      component(of: groups.members[group].map { unknowns[$0] }, members: members[group])
    }
  }

  private func component(of unknowns: [Int], members: [Int]) -> Component {
    let levels = levels(of: members)
    var residuals: [Residual] = []
    var ranges: [Range<Int>] = []
    var breakpoints: [Breakpoint] = []
    residuals.reserveCapacity(members.count)
    breakpoints.reserveCapacity(members.count)
    for parallels in parallels(among: members) {
      let first = breakpoints.count
      for member in parallels {
        breakpoints.append(
          rows[member].breakpoint(level: level(of: rows[member].priority, in: levels)))
      }
      ranges.append(first..<breakpoints.count)
      residuals.append(
        Residual(entries: localEntries(of: rows[parallels[0]], unknowns: unknowns)))
    }
    return Component(
      unknowns: unknowns, residuals: residuals, ranges: ranges, breakpoints: breakpoints,
      levelCount: levels.count + 1, members: members)
  }

  /// The priorities below required that occur, highest first.
  private func levels(of members: [Int]) -> [Priority] {
    var levels: [Priority] = []
    for member in members {
      let priority = rows[member].priority
      if priority != .required, !levels.contains(priority) { levels.append(priority) }
    }
    return levels.sorted(by: >)
  }

  private func level(of priority: Priority, in levels: [Priority]) -> Int {
    (levels.firstIndex(of: priority) ?? -1) + 1
  }

  private func localEntries(of row: ReducedRow, unknowns: [Int]) -> [Entry] {
    var places = unknowns[...]
    return row.expression.entries.map { entry in
      // Entries ascend like the unknowns, so each search starts where the last one ended.
      places = places[places.firstPlace(of: entry.column)...]
      return Entry(column: places.startIndex, coefficient: entry.coefficient / row.scale)
    }
  }

  /// The rows gathered by linear form, each list and the lists among themselves in canonical order.
  private func parallels(among members: [Int]) -> [[Int]] {
    guard members.count > 1 else { return members.isEmpty ? [] : [members] }
    let sorted = members.sorted { lhs, rhs in
      let order = compareForms(rows[lhs], rows[rhs])
      return order == 0 ? lhs < rhs : order < 0
    }
    var lists: [[Int]] = []
    for member in sorted {
      if let last = lists.last, isParallel(rows[last[0]], rows[member]) {
        lists[lists.count - 1].append(member)
      } else {
        lists.append([member])
      }
    }
    for index in lists.indices where lists[index].count > 1 { lists[index].sort() }
    return lists.sorted { $0[0] < $1[0] }
  }

  private func compareForms(_ lhs: ReducedRow, _ rhs: ReducedRow) -> Int {
    let left = lhs.expression.entries
    let right = rhs.expression.entries
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    for index in left.indices where left[index].column != right[index].column {
      return left[index].column < right[index].column ? -1 : 1
    }
    for index in left.indices {
      let mine = left[index].coefficient / lhs.scale
      let theirs = right[index].coefficient / rhs.scale
      if !Approximation.isSame(mine, theirs) { return mine < theirs ? -1 : 1 }
    }
    return 0
  }

  private func isParallel(_ lhs: ReducedRow, _ rhs: ReducedRow) -> Bool {
    compareForms(lhs, rhs) == 0
  }
}
