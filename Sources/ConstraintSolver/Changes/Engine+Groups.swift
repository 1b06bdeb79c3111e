extension Engine {
  /// The undecided components by what variables tie together.
  func groups(of undecided: [Int]) -> [[Int]] {
    let components = blueprint.components
    var isUndecided = [Bool](filledWith: false, count: components.count)
    for component in undecided { isUndecided[component] = true }
    var sets = DisjointSets(count: components.count)
    for component in undecided {
      for variable in components.dependents[component] {
        for place in blueprint.definitions.sum(of: Int(variable)) {
          let column = blueprint.definitions.entries[place].column
          let other = Int(components.componentOfVariable[column])
          if isUndecided[other] { sets.join(component, other) }
        }
      }
    }
    var groups: [[Int]] = []
    var groupOf = [Int](repeating: -1, count: components.count)
    for component in undecided {
      let root = sets.representative(of: component)
      if groupOf[root] < 0 {
        groupOf[root] = groups.count
        groups.append([])
      }
      groups[groupOf[root]].append(component)
    }
    return groups
  }
}
