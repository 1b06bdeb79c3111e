import ConstraintSolver
import Foundation

/// Explains the layout of a view tree by temporarily removing constraints; the tree must not change otherwise.
package final class LayoutExplainer {
  /// The solved layout to explain.
  package let tree: SolvedTree
  private let root: View
  /// The tree's current layout system; methods of the explainer may replace it.
  var system: LayoutSystem { root.currentSystem() }
  /// The temporarily removed constraint, or `nil`.
  private var missing: LayoutConstraint?
  let slots: [Int32]
  /// The index in ``tree`` of each item of the system, by the item's slot; −1 if the tree omits the item.
  let places: [Int]
  private let indices: [ObjectIdentifier: Int]
  private let constraints: [Int: LayoutConstraint]
  /// The indices of the tree's constraints that involve each item, by item index.
  private let mentions: [[Int]]

  /// Lays out a view tree, and makes an explainer; for `findsCauses`, see ``View/solvedTree(canvas:findsCauses:)``.
  package init(root: View, canvas: Canvas, findsCauses: Bool = false) {
    self.root = root
    var (tree, places, entries) = root.solved(canvas: canvas, findsCauses: findsCauses)
    let system = root.currentSystem()
    AlternativeLayouts(system: system).add(to: &tree, places)
    var slots = [Int32](repeating: 0, count: tree.items.count)
    for (slot, place) in places.enumerated() where place >= 0 {
      slots[place] = Int32(truncatingIfNeeded: slot)
    }
    var indices: [ObjectIdentifier: Int] = [:]
    var constraints: [Int: LayoutConstraint] = [:]
    for (entry, index) in entries {
      if let made = system.book.entries[Int(entry)].constraint {
        indices[ObjectIdentifier(made)] = index
        constraints[index] = made
      }
    }
    var mentions: [[Int]] = Array(repeating: [], count: tree.items.count)
    for (index, constraint) in tree.constraints.enumerated() {
      for item in Set(constraint.items) { mentions[item].append(index) }
    }
    (self.tree, self.slots, self.places) = (tree, slots, places)
    (self.indices, self.constraints, self.mentions) = (indices, constraints, mentions)
  }

  /// Returns the index of a view or guide in ``tree``, or `nil` if the tree omits it.
  package func index(of item: any LayoutItem) -> Int? {
    guard system.contains(item.reference), places[Int(item.slot)] >= 0 else { return nil }
    return places[Int(item.slot)]
  }

  /// Explains a size, an edge or a center of an item of ``tree``.
  ///
  /// Removes up to ``LayoutExplanation/mostRemovals`` constraints among the reasons, one at a time, nearest to the item
  /// first. Each removal takes two layouts; the rest takes time linear in the number of constraints.
  package func explanation(
    of item: Int, _ attribute: LayoutConstraint.Attribute
  ) -> LayoutExplanation {
    let axis = attribute.axis ?? .horizontal
    var space = tree.items[item].owner ?? 0
    var chain = chain(to: item, attribute, in: space)
    if !chain.reasons.allSatisfy({ isInside($0.source, of: space) }) {
      space = 0
      chain = self.chain(to: item, attribute, in: space)
    }
    let form = form(of: item, attribute, in: space)
    let isDetermined = system.ask { $0.isDetermined(form.terms) }
    var explanation = LayoutExplanation(
      item: item, attribute: attribute, value: value(of: form), space: space,
      isDetermined: isDetermined,
      alternative: isDetermined
        ? nil : system.ask { $0.alternative(to: form.terms) }.map { CGFloat($0) },
      reasons: chain.reasons, outweighed: outweighed(item, axis),
      dependents: dependents(of: item, axis, besides: chain.reasons.map(\.source)))
    for (index, constraint) in chain.constraints.prefix(LayoutExplanation.mostRemovals) {
      explanation.reasons[index].removal = removal(of: constraint, item, attribute, in: space)
    }
    restore()
    return explanation
  }

  /// Returns the reasons for an attribute's value in a view's coordinates, and the author's constraints among them.
  private func chain(
    to item: Int, _ attribute: LayoutConstraint.Attribute, in space: Int
  ) -> (reasons: [Reason], constraints: [(index: Int, LayoutConstraint)]) {
    let form = form(of: item, attribute, in: space)
    let shares = system.ask { solver in
      solver.combination(for: form.terms).filter { !isOrigin($0.constraint, in: solver) }
    }
    return reasons(shares, from: item)
  }

  /// Returns whether a row only sets the origin of the root, and so explains nothing.
  private func isOrigin(_ id: ConstraintID, in solver: borrowing Solver) -> Bool {
    guard case .canvas(let axis) = system.book.source(of: id) else { return false }
    return solver.terms(of: id).allSatisfy {
      $0.variable.index == Int(ItemEdges(slot: 0).start(axis))
    }
  }

  /// Returns an attribute as a linear form: a length, or a position relative to the start edge of the view `space`.
  private func form(
    of item: Int, _ attribute: LayoutConstraint.Attribute, in space: Int
  ) -> LinearForm {
    let (own, axis) = (ItemEdges(slot: slots[item]), attribute.axis ?? .horizontal)
    var form = LinearForm()
    switch attribute {
    case .width, .height: return own.extent(axis)
    case .centerX, .centerY:
      form.add(own.start(axis), 0.5)
      form.add(own.end(axis), 0.5)
    default: form.add(isEnd(attribute, of: item) ? own.end(axis) : own.start(axis), 1)
    }
    if item != space { form.add(ItemEdges(slot: slots[space]).start(axis), -1) }
    return form
  }

  private func isEnd(_ attribute: LayoutConstraint.Attribute, of item: Int) -> Bool {
    let owner = max(0, system.items.owners[Int(slots[item])])
    let isMirrored = system.items.traits[Int(owner)].contains(.isRightToLeft)
    return switch attribute {
    case .right, .bottom: true
    case .leading: isMirrored
    case .trailing: !isMirrored
    default: false
    }
  }

  private func value(of form: LinearForm) -> CGFloat {
    CGFloat(system.ask { $0.value(of: form.terms) }) + 0
  }
}

// MARK: - Reasons

extension LayoutExplainer {
  typealias Source = LayoutExplanation.Source
  typealias Reason = LayoutExplanation.Reason

  /// Returns reasons in order from an item to the canvas, and the author's constraints among them.
  private func reasons(
    _ shares: [WeightedConstraint], from item: Int
  ) -> (reasons: [Reason], constraints: [(index: Int, LayoutConstraint)]) {
    var pending = shares.map { share in
      let (source, sign) = source(of: share.constraint)
      return (
        reason: Reason(source: source, derivative: CGFloat(share.multiplier * sign) + 0),
        id: share.constraint
      )
    }
    pending.sort { order(of: $0.reason.source) < order(of: $1.reason.source) }
    let places = pending.map { items(of: $0.reason.source) }.order(from: item)
    let sorted = places.map { pending[$0] }
    let constraints = sorted.enumerated().compactMap { index, element -> (Int, LayoutConstraint)? in
      guard case .constraint(let place) = element.reason.source,
        tree.constraints[place].origin == .author,
        case .constraint(let entry) = system.book.source(of: element.id),
        let constraint = system.book.entries[Int(entry)].constraint
      else { return nil }
      return (index, constraint)
    }
    return (sorted.map(\.reason), constraints)
  }

  /// Returns a sort key for sources: constraints first, each kind in the order of the tree.
  private func order(of source: Source) -> (Int, Int) {
    switch source {
    case .constraint(let index): (0, index)
    case .unlisted: (1, 0)
    case .content(let item, let axis), .autoresizingMask(let item, let axis),
      .nonNegativeSize(let item, let axis):
      (2, 2 * item + axis.rawValue)
    case .systemGuide(let item, let attribute): (3, 32 * item + attribute.rawValue)
    case .canvas(let axis): (4, axis.rawValue)
    }
  }

  /// Returns the source of a row, and the sign of the source's inset, size or constant in that row: 1 or −1.
  private func source(of id: ConstraintID) -> (source: Source, sign: Double) {
    switch system.book.source(of: id) {
    case .constraint(let entry):
      guard let constraint = system.book.entries[Int(entry)].constraint else {
        return (.unlisted(""), 1)
      }
      let index = indices[ObjectIdentifier(constraint)]
      return (index.map { .constraint($0) } ?? .unlisted(constraint.reportName), 1)
    case .content(let slot, let axis): return (.content(item: place(slot), axis), 1)
    case .autoresizing(let slot, let axis): return (.autoresizingMask(item: place(slot), axis), 1)
    case .nonNegativeSize(let slot, let axis): return (.nonNegativeSize(item: place(slot), axis), 1)
    case .canvas(let axis): return (.canvas(axis), 1)
    case .systemGuide(let slot):
      let edge = (system.book.guideRows[slot] ?? []).firstIndex { $0.id == id }
      let terms = edge == nil ? [] : system.ask { $0.terms(of: id) }
      let own = terms.first { $0.variable.index / 4 == Int(slot) }
      let attributes: [LayoutConstraint.Attribute] = [.left, .right, .top, .bottom]
      let attribute = own.map { attributes[$0.variable.index % 4] } ?? .notAnAttribute
      return (
        .systemGuide(item: place(slot), attribute),
        attribute == .right || attribute == .bottom ? -1 : 1
      )
    case .preference: return (.unlisted(""), 1)
    }
  }

  /// Returns an item's index in ``tree``, or if the tree omits the item, the index of its nearest ancestor.
  private func place(_ slot: Int32) -> Int {
    var slot = slot
    while places[Int(slot)] < 0, system.items.owners[Int(slot)] >= 0 {
      slot = system.items.owners[Int(slot)]
    }
    return max(0, places[Int(slot)])
  }

  private func items(of source: Source) -> [Int] {
    switch source {
    case .constraint(let index): tree.constraints[index].items
    case .content(let item, _), .nonNegativeSize(let item, _): [item]
    case .autoresizingMask(let item, _), .systemGuide(let item, _):
      [item] + (tree.items[item].owner.map { [$0] } ?? [])
    case .canvas: [0]
    case .unlisted: []
    }
  }

  private func isInside(_ source: Source, of view: Int) -> Bool {
    if case .canvas = source { return view == 0 }
    return items(of: source).allSatisfy { item in
      var current: Int? = item
      while let index = current, index != view { current = tree.items[index].owner }
      return current == view
    }
  }
}

// MARK: - Effects of constraints

extension LayoutExplainer {
  /// Removes a constraint temporarily, and returns the effect on an attribute and on other items.
  private func removal(
    of constraint: LayoutConstraint, _ item: Int, _ attribute: LayoutConstraint.Attribute,
    in space: Int
  ) -> LayoutExplanation.Removal {
    without(constraint) {
      let form = form(of: item, attribute, in: space)
      let system = system
      let isDetermined = system.ask { $0.isDetermined(form.terms) }
      let moved = tree.items.indices.filter { index in
        let edges = system.solvedEdges(slots[index])
        let former = tree.items[index].metrics.alignmentRect
        return index != item && !former.isNear(edges)
      }
      return LayoutExplanation.Removal(value: isDetermined ? value(of: form) : nil, moved: moved)
    }
  }

  /// Calls a closure with a constraint removed; the constraint stays removed until the next call or ``restore()``.
  func without<Result>(_ constraint: LayoutConstraint, _ body: () -> Result) -> Result {
    missing?.isActive = true
    missing = constraint
    constraint.isActive = false
    root.layoutIfNeeded()
    return body()
  }

  /// Restores the removed constraint, and lays out the tree again.
  func restore() {
    missing?.isActive = true
    missing = nil
    root.layoutIfNeeded()
  }

  func constraint(at index: Int) -> LayoutConstraint? { constraints[index] }

  /// Returns an item's violated constraints on an axis in tree order, each with the constraints that outweigh it.
  private func outweighed(
    _ item: Int, _ axis: LayoutConstraint.Axis
  ) -> [LayoutExplanation.Outweighed] {
    let edges = ItemEdges(slot: slots[item])
    let own = [Int(edges.start(axis)), Int(edges.end(axis))]
    let violated = system.ask { solver in
      (solver.conflicts.map(\.broken) + solver.violatedConstraints).filter { id in
        solver.terms(of: id).contains { own.contains($0.variable.index) }
      }
    }
    return violated.compactMap { id -> LayoutExplanation.Outweighed? in
      guard let priority = priority(of: id) else { return nil }
      // Violations of one priority add up, so an undetermined one competes with others of its priority.
      let isTie = priority != .required && system.ask { !$0.isDetermined($0.terms(of: id)) }
      let by = isTie ? [] : system.ask { $0.constraintsBeating(id) }.map { source(of: $0).source }
      return LayoutExplanation.Outweighed(
        source: source(of: id).source, priority: priority,
        by: Set(by).sorted { order(of: $0) < order(of: $1) })
    }.sorted { order(of: $0.source) < order(of: $1.source) }
  }

  private func priority(of id: ConstraintID) -> LayoutPriority? {
    switch system.book.source(of: id) {
    case .constraint(let entry): return system.book.entries[Int(entry)].constraint?.priority
    case .content(let slot, let axis):
      let extent = tree.items[place(slot)].metrics.contentExtent(axis)
      let pair = system.book.ownRows[slot, axis]
      return pair?.first.id == id ? extent?.hugging : extent?.compressionResistance
    default: return nil
    }
  }

  /// Returns the items whose layout on an axis depends on an item's layout, nearest first, except items of `reasons`.
  private func dependents(
    of item: Int, _ axis: LayoutConstraint.Axis, besides reasons: [Source]
  ) -> [LayoutExplanation.Dependent] {
    var visited: Set<Int> = [item]
    for reason in reasons { visited.formUnion(items(of: reason)) }
    var dependents: [LayoutExplanation.Dependent] = []
    var queue = [item]
    while !queue.isEmpty {
      let current = queue.removeFirst()
      for index in mentions[current]
      where tree.constraints[index].holds && tree.constraints[index].axis == axis {
        for other in tree.constraints[index].items
        where !visited.contains(other) && determines(index, other, axis) {
          visited.insert(other)
          dependents.append(LayoutExplanation.Dependent(item: other, constraint: index))
          queue.append(other)
        }
      }
    }
    return dependents
  }

  /// Returns whether a constraint helps determine an item's position or size on an axis.
  private func determines(_ index: Int, _ item: Int, _ axis: LayoutConstraint.Axis) -> Bool {
    let system = self.system
    guard let item = system.items.references[Int(slots[item])].item,
      let entry = constraints[index]?.entry
    else { return false }
    func isRow(_ id: ConstraintID) -> Bool {
      if case .constraint(entry) = system.book.source(of: id) { true } else { false }
    }
    return system.queries.placement(of: item, axis).contains { form in
      system.ask { $0.isDetermined(form.terms, byAny: isRow) }
    }
  }
}

extension SolvedTree.Constraint {
  /// The indices of the constraint's items, those of its left side first.
  package var items: [Int] {
    [first.item, first.originItem, second?.item, second?.originItem].compactMap(\.self)
  }
}

extension CGRect {
  /// Returns whether a rectangle has these edges, up to rounding errors.
  func isNear(_ edges: Edges) -> Bool {
    let differences = [
      minX - edges.left, maxX - edges.right, minY - edges.top, maxY - edges.bottom,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
