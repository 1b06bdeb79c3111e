import AutoLayout

/// Checks for layout guides that no view depends on.
struct GuideChecks {
  /// The layout to check.
  let linted: LintedTree

  private var tree: SolvedTree { linted.tree }
  private var items: [SolvedTree.Item] { linted.items }

  /// Returns findings about layout guides that no view depends on.
  func unusedGuides() -> [LintFinding] {
    let used = Set(tree.constraints.flatMap(\.items))
    return unusedIndices.sorted().map { index in
      LintFinding(
        .unusedGuide, items: [linted.constraintName(index)],
        message: used.contains(index)
          ? "no view depends on the layout guide '\(linted.name(index))'"
          : "no constraint refers to the layout guide '\(linted.name(index))'",
        fix: "Remove the guide, or constrain something to it.")
    }
  }

  /// The indices of guides that constraints connect to no view, or only to the view that owns them.
  var unusedIndices: Set<Int> {
    let guides = items.indices.filter { items[$0].kind == .guide }
    var neighbors: [Int: [SolvedTree.Constraint]] = [:]
    for constraint in tree.constraints {
      for item in constraint.items { neighbors[item, default: []].append(constraint) }
    }
    var unused: Set<Int> = []
    var seen: Set<Int> = []
    for guide in guides where seen.insert(guide).inserted {
      var (connected, others, sizes) = ([guide], Set<Int>(), 0)
      var next = 0
      while next < connected.count {
        for constraint in neighbors[connected[next]] ?? [] {
          if constraint.second == nil { sizes += 1 }
          for item in constraint.items where items[item].kind == .guide {
            if seen.insert(item).inserted { connected.append(item) }
          }
          others.formUnion(constraint.items.filter { items[$0].kind != .guide })
        }
        next += 1
      }
      let owners = Set(connected.compactMap { items[$0].owner })
      if others.isEmpty || others.count == 1 && sizes == 0 && others.isSubset(of: owners) {
        unused.formUnion(connected)
      }
    }
    return unused
  }
}
