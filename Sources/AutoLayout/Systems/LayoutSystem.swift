import ConstraintSolver
import Foundation

/// The engine of a view tree: it applies edits, runs the passes of a layout, and stores the solved values.
///
/// A class, because it is kept between layouts. An edit usually changes only its own rows; many edits, or a new order
/// of items, require a new system. The tree retains the views; the system doesn't. Invariants between layouts:
/// - The rows and their order are those of a system newly built for the current tree, unless `tree` is outdated.
/// - `solver` is solved at `size`. Frames and insets agree with its values.
/// - An item's rows exist only while the item is in `items`.
final class LayoutSystem: LayoutEngine {
  unowned let root: View
  let tree: TreeState
  /// The target size for the root, or `nil` to use the size of the root's frame.
  let fitting: FittingTarget?

  // The following properties are read for each row. Checks for overlapping accesses would take a fifth of
  // the time for building a system. Hence nothing that may run code of views gets them `inout`.

  @safe @exclusivity(unchecked) private(set) var items = ItemTable()
  @safe @exclusivity(unchecked) var book = RowBook()
  @safe @exclusivity(unchecked) var solver = Solver()
  /// The views whose insets or contents depend on frames.
  @safe @exclusivity(unchecked) var followers = Followers()
  /// The items that moved since frames were last set.
  @safe @exclusivity(unchecked) var moves = MovedItems()
  /// The items that moved since insets were last derived from frames.
  @safe @exclusivity(unchecked) var movesSinceDerivation = MovedItems()
  /// The number of constraints that views may still replace before building a new system becomes faster.
  var exchangeLimit = Int.max
  /// The number of rows, including removed ones, at which a new system is built.
  var rowLimit = Int.max
  /// The rows that move an ambiguous item; see ``AlternativeLayouts/exercise(_:)``.
  var probeRows: [ConstraintID] = []
  /// The axes on which constraints involve each item, by slot, or `nil` if not computed yet; see ``LayoutQueries``.
  var cachedMentions: [UInt8]?

  /// Makes a system with the items of a tree, but without rows.
  init(root: View, tree: TreeState) {
    self.root = root
    self.tree = tree
    fitting = nil
    collectItems(under: root, in: tree.environment ?? SharedEnvironment(LayoutEnvironment()))
    items.makeEdges(in: &solver)
  }

  /// Makes and solves a system that sizes the root for `fitting` instead of its frame.
  init(root: View, fitting: FittingTarget) {
    self.root = root
    self.fitting = fitting
    tree = TreeState(root.effectiveEnvironment)
    collectItems(under: root, in: SharedEnvironment(root.effectiveEnvironment))
    items.makeEdges(in: &solver)
    addRows()
    solve()
  }

  // MARK: - Values

  var size: CanvasSize {
    let size = root.bounds.size
    return CanvasSize(width: Double(size.width), height: Double(size.height))
  }

  func solve() {
    solver.solve(at: size)
    let changes = solver.takeChangedVariables()
    moves.note(changes)
    movesSinceDerivation.note(changes)
  }

  /// Solves the current rows before calling a closure with the solver, because views may query while rows change.
  func ask<Answer>(_ question: (inout Solver) -> Answer) -> Answer {
    solver.solve(at: size)
    return question(&solver)
  }

  /// Returns the solved edges of an item's alignment rectangle in the root's coordinates, in points.
  func solvedEdges(of item: any LayoutItem) -> Edges { solvedEdges(item.slot) }

  func solvedEdges(_ slot: Int32) -> Edges {
    solver.withValues { Edges($0, Int(slot)) }
  }

  func alignmentRect(of item: any LayoutItem) -> CGRect { solvedEdges(of: item).rect }

  var queries: LayoutQueries { LayoutQueries(system: self) }

  // MARK: - Items

  func contains(_ reference: ItemReference) -> Bool { items.contains(reference) }

  /// Lets guides that track edges activate and deactivate their constraints according to the solved edges.
  func switchTrackedConstraints() {
    for slot in items.trackingGuides { items.references[slot].guide?.switchConstraints() }
  }

  /// Appends the items of a subtree, notes their update requests, and sets their initial insets, in one walk for speed.
  private func collectItems(under top: View, in shared: SharedEnvironment) {
    // A local, because the value is large.
    let environment = shared.environment
    let root = self.root
    top.forEachView { view in
      let owner = view === root ? -1 : view.reference.owner?.slot ?? -1
      var kind = ItemTable.Traits(of: view)
      if view.layoutDirection(in: environment.direction) == .rightToLeft {
        kind.insert(.isRightToLeft)
      }
      let slot = items.append(view, kind, owner: owner)
      // A plain view has no layout of its own, and only the author's guides.
      let isPlain = kind.contains(.isPlain)
      if fitting == nil {
        view.passes.tree = tree
        if view.passes.needsUpdateConstraints { tree.noteUpdateRequest(of: view.reference) }
        if view.passes.needsUpdateProperties { tree.notePropertyRequest(of: view.reference) }
        if isPlain { view.passes.needsLayout = false }
        startMetrics(of: view, kind, environment)
      }
      if isPlain, view.guideList.isEmpty { return }
      if view.contentEdgesGuide != nil { items.noteScrollView() }
      for guide in view.solvedGuides { items.append(guide, owner: slot) }
    }
  }

  func inspect(_ view: View) { items.setTraits(ItemTable.Traits(of: view), of: view.slot) }

  /// Appends an added view and its subtree; returns false if they don't come last in the tree's order.
  func append(_ added: ItemReference) -> Bool {
    guard let view = added.view, let owner = view.superview, contains(owner.reference),
      !contains(added), items.endsTree(under: owner.slot)
    else { return false }
    let start = Int32(truncatingIfNeeded: items.count)
    collectItems(under: view, in: SharedEnvironment(root.effectiveEnvironment))
    items.makeEdges(from: start, in: &solver)
    addRows(from: start)
    for slot in Int(start)..<items.count { moves.note(slot: slot) }
    // The baselines of the views around it may now be its own.
    var ancestor = owner.slot
    while ancestor >= 0 {
      if book.hasDependents(ancestor), let view = items.references[Int(ancestor)].view {
        rewriteDependents(of: view)
      }
      ancestor = items.owners[Int(ancestor)]
    }
    return true
  }

  func release(_ departures: TreeState.Departures) {
    guard !departures.slots.isEmpty else { return }
    book.release(departures, from: &solver)
    items.clear(departures.slots)
    for slot in departures.slots.map(Int.init) where slot >= 0 && slot < items.count {
      followers.remove(slot)
      tree.layoutRequests.remove(slot)
    }
    // The baselines of the views around them may have been theirs.
    guard book.hasDependents else { return }
    for view in items.ancestors(of: departures.slots) where book.hasDependents(view.slot) {
      rewriteDependents(of: view)
    }
  }
}
