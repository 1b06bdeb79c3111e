/// The variables that open components decide, and which components they tie together.
struct VariableTies {
  /// The variables whose value depends on an open component, in order.
  let variables: [Int]
  /// Columns of components that a variable depends on together.
  let links: [[Int]]

  init(_ structure: Structure, open components: [Component]) {
    var sets = DisjointSets(count: components.count)
    var componentOfVariable = Array(repeating: -1, count: structure.componentOfVariable.count)
    for (index, component) in components.enumerated() {
      for unknown in component.unknowns { componentOfVariable[unknown] = index }
    }
    for pivot in structure.elimination.pivots.reversed() {
      for entry in pivot.row.entries where entry.column != pivot.column {
        let other = componentOfVariable[entry.column]
        guard other >= 0 else { continue }
        if componentOfVariable[pivot.column] >= 0 {
          sets.join(componentOfVariable[pivot.column], other)
        } else {
          componentOfVariable[pivot.column] = other
        }
      }
    }
    variables = componentOfVariable.indices.filter { componentOfVariable[$0] >= 0 }
    links = sets.groups().members.filter { $0.count > 1 }
      .map { $0.map { components[$0].unknowns[0] } }
  }
}
