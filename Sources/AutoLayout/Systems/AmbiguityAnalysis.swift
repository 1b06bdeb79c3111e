import ConstraintSolver

extension SolvedTree {
  /// Connected views and guides whose positions or sizes on an axis are ambiguous.
  package struct AmbiguousGroup: Hashable, Sendable {
    /// The axis that is ambiguous.
    package var axis: LayoutConstraint.Axis
    /// The views and guides that need another constraint, as ascending indices into the tree's items.
    package var causes: [Int]
    /// The views and guides that are determined once the causes are fixed, as indices into the tree's items.
    package var followers: [Int]
    /// The causes and followers whose sizes are ambiguous, as indices into the tree's items.
    package var openSizes: Set<Int>
  }
}

/// Divides ambiguous items into causes and followers.
///
/// Fixing a cause determines its followers, so each cause is fixed before the next item of its group is examined. Each
/// round fixes one cause per group. Afterwards, the rows and the solution are the same as before.
struct AmbiguityAnalysis {
  /// The ambiguous groups, those on the horizontal axis first.
  private(set) var groups: [SolvedTree.AmbiguousGroup] = []

  private let tree: SolvedTree
  private let system: LayoutSystem
  private let places: [Int]
  private let size: CanvasSize
  /// The expressions fixed so far, each minus the value at which it is fixed.
  private var fixed: [LinearForm] = []
  /// The temporary rows that fix expressions; empty while the solver can hold the expressions' values without rows.
  private var rows: [ConstraintID] = []

  /// The maximum number of causes to find in a group.
  private static let limit = 32

  /// A group with the slots that remain to be examined, ordered from the likeliest cause to the least likely.
  private struct Division {
    var group: SolvedTree.AmbiguousGroup
    var slots: ArraySlice<Int>
  }

  /// Analyzes a layout; `places` maps slots to item indices, and `indices` maps ``RowBook`` entries to constraints.
  init(
    of tree: SolvedTree, _ system: LayoutSystem, _ places: [Int], _ indices: [Int32: Int],
    at size: CanvasSize
  ) {
    (self.tree, self.system, self.places, self.size) = (tree, system, places, size)
    system.solver.solve(at: size)
    for axis in LayoutConstraint.Axis.allCases {
      let open = places.indices.filter { slot in
        places[slot] >= 0 && !tree.items[places[slot]].unconstrainedAxes.contains(axis)
          && !openForms(slot, axis).isEmpty
      }
      let sizes = open.filter { isOpen(ItemEdges(slot: Int32($0)).extent(axis)) }
      groups += divide(
        connected(open, axis, indices).map { slots in
          let group = SolvedTree.AmbiguousGroup(
            axis: axis, causes: [], followers: [],
            openSizes: Set(sizes.filter(slots.contains).map { places[$0] }))
          let ranks = slots.map { (rank: rank(places[$0], in: group), place: places[$0], slot: $0) }
          let sorted = ranks.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
          return Division(group: group, slots: sorted.map(\.slot)[...])
        })
    }
    system.solver.releaseHeld()
    guard !rows.isEmpty else { return }
    for row in rows { system.solver.remove(row) }
    system.solver.solve(at: size)
  }

  private func isOpen(_ form: LinearForm) -> Bool { !system.solver.isDetermined(form.terms) }

  /// Returns expressions for an item's position and size on an axis, except those that constraints determine.
  private func openForms(_ slot: Int, _ axis: LayoutConstraint.Axis) -> [LinearForm] {
    guard let item = system.items.references[slot].item else { return [] }
    return system.queries.placement(of: item, axis).filter(isOpen)
  }

  private mutating func divide(_ divisions: [Division]) -> [SolvedTree.AmbiguousGroup] {
    var divisions = divisions
    var rounds = 0
    while divisions.contains(where: { !$0.slots.isEmpty }) {
      let forms = divisions.indices.flatMap { takeCause(from: &divisions[$0]) }
      rounds += 1
      if rounds <= Self.limit { fix(forms) }
    }
    return divisions.map { division in
      var group = division.group
      group.causes.sort()
      return group
    }
  }

  /// Finds the next item that causes the group's ambiguity, and returns that item's undetermined expressions.
  private func takeCause(from division: inout Division) -> [LinearForm] {
    while let slot = division.slots.popFirst() {
      let forms = openForms(slot, division.group.axis)
      guard forms.isEmpty else {
        division.group.causes.append(places[slot])
        return forms
      }
      division.group.followers.append(places[slot])
    }
    return []
  }

  private mutating func fix(_ forms: [LinearForm]) {
    let known = fixed.count
    fixed += forms.map { form in
      var form = form
      form.constant = -system.solver.value(of: form.terms)
      return form
    }
    if rows.isEmpty, forms.allSatisfy({ system.solver.hold($0.terms) }) { return }
    // A form of several components connects them. What was held is forgotten with the solution.
    for form in rows.isEmpty ? fixed[...] : fixed[known...] {
      if let row = system.add(form, .equal, .required, from: .preference) { rows.append(row) }
    }
    system.solver.solve(at: size)
  }

  /// Returns an item's rank in the search for causes of an ambiguity; items with lower ranks are examined first.
  ///
  /// Items with contents and an ambiguous size are examined first, as the likeliest causes. Hidden items and system
  /// guides are examined last.
  private func rank(_ index: Int, in group: SolvedTree.AmbiguousGroup) -> Int {
    let item = tree.items[index]
    if case .systemGuide = item.kind { return 4 }
    if item.isHidden { return 3 }
    guard group.openSizes.contains(index) else { return 2 }
    return item.metrics.contentExtent(group.axis) == nil ? 1 : 0
  }

  /// Returns the ambiguous items, grouped by the constraints that connect them, in the order of the tree.
  private func connected(
    _ open: [Int], _ axis: LayoutConstraint.Axis, _ indices: [Int32: Int]
  ) -> [[Int]] {
    guard !open.isEmpty else { return [] }
    var parents = Dictionary(uniqueKeysWithValues: open.map { (places[$0], places[$0]) })
    func root(_ item: Int) -> Int {
      var item = item
      while let next = parents[item], next != item { item = next }
      return item
    }
    for (entry, index) in indices where tree.constraints[index].axis == axis {
      let items = tree.constraints[index].items.filter { parents[$0] != nil }
      guard items.count > 1, let constraint = system.book.entries[Int(entry)].constraint,
        isOpen(system.queries.form(of: constraint.first))
      else { continue }
      let roots = items.map(root)
      for item in roots { parents[item] = roots.min() }
    }
    return Dictionary(grouping: open) { root(places[$0]) }
      .sorted { $0.key < $1.key }.map(\.value)
  }
}
