import ConstraintSolver
import Foundation

/// A view tree as rows of the solver, with the way back from rows to constraints.
///
/// Variables are the edges of every item's alignment rectangle in the root's coordinates. Items are
/// numbered from the root down, a view before its guides and these before its subviews, which also
/// decides ties: what is nearer to the root moves less.
///
/// A class, because it lives on from layout to layout: rows are exchanged where something changed,
/// and written down anew only when views or guides come, go or change places. It keeps no view alive;
/// while it is not outdated, the tree does.
final class LayoutSystem {
  /// Where a row comes from.
  enum Source: Hashable {
    case constraint(entry: Int32)
    case content(slot: Int32, LayoutConstraint.Axis)
    case autoresizing(slot: Int32, LayoutConstraint.Axis)
    case canvas(LayoutConstraint.Axis)
    case nonNegativeSize(slot: Int32, LayoutConstraint.Axis)
    case systemGuide(slot: Int32)
    case preference
  }

  /// A constraint of the tree and its row; no row for one that does not count.
  struct Entry {
    var constraint: LayoutConstraint?
    var row: ConstraintID?
  }

  unowned let root: View
  let tree: TreeState
  /// What the root is to come near to in place of its frame's size.
  let fitting: FittingTarget?

  /// The items by slot.
  private(set) var references: [ItemReference] = []
  /// The slot of each item's superview or owner; −1 for the root.
  private(set) var owners: [Int32] = []
  /// Whether each item reads from right to left.
  private(set) var isRightToLeft: [Bool] = []
  /// The edges of all items, four for each.
  private(set) var variables: [Variable] = []
  private(set) var hasScrollViews = false

  var solver = Solver()
  /// Where each row comes from, by the index of its id.
  var sources: [Source] = []
  /// The constraints, by what they call their entry.
  var entries: [Entry] = []
  var freeEntries: [Int32] = []
  /// What was written down for a view itself, by slot and axis; see ``OwnRows``.
  var ownRows = OwnRows()
  /// The entries of constraints that views make by themselves, by the view's slot.
  var systemEntries: [Int32: [Int32]] = [:]
  /// The first rows of the guides that views have by themselves, by the guide's slot.
  var guideRows: [Int32: [ConstraintID]] = [:]
  /// The entries whose rows are made of a view's margins or baselines, by the view's slot.
  var dependents: [Int32: Set<Int32>] = [:]
  /// The views asked for margins or baselines by the row that is being made.
  var consulted: [Int32] = []
  /// Constraints whose numbers overflow on their way to the solver, and so cannot be obeyed.
  var refused: [Source] = []
  /// The views whose insets or contents follow from frames.
  var followers: [Int32] = []
  /// Where each item's own coordinates start; empty before frames were set.
  var origins: [ItemOrigin] = []
  /// How many rows may have been written down before it is time to start anew.
  var sourceLimit = Int.max
  /// The rows that hold an ambiguous item at the other of its places.
  private var exerciseRows: [ConstraintID] = []
  /// The answers to questions about the present frames, once one was asked.
  private var cachedSolution: Solution?
  /// Which axes any constraint mentions, by slot, once that was asked.
  var cachedMentions: [UInt8]?

  /// Numbers the items of a tree; nothing is solved yet.
  init(root: View, tree: TreeState) {
    self.root = root
    self.tree = tree
    fitting = nil
    tree.isUpdateRequested = false
    collectItems(under: root)
  }

  /// Writes down a tree whose root is to fit something other than its frame's size, and solves it.
  init(root: View, fitting: FittingTarget) {
    self.root = root
    self.fitting = fitting
    tree = TreeState(root.effectiveEnvironment)
    collectItems(under: root)
    addRows()
    solve()
  }

  /// The size that the root gives the canvas.
  private var size: CanvasSize {
    let size = root.bounds.size
    return CanvasSize(width: Double(size.width), height: Double(size.height))
  }

  func solve() {
    solver.resolve(at: size)
    cachedSolution = nil
  }

  /// The answers to questions about the present frames.
  var solution: Solution {
    if let cachedSolution { return cachedSolution }
    let solution = solver.solve(at: size)
    cachedSolution = solution
    return solution
  }

  func forgetAnswers() {
    cachedSolution = nil
    cachedMentions = nil
  }

  private func collectItems(under root: View) {
    root.forEachView { view in
      let owner = view === root ? -1 : view.superview?.slot ?? -1
      let slot = append(view.reference, owner: owner)
      isRightToLeft.append(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      if view.passes.needsUpdateConstraints { tree.isUpdateRequested = true }
      if view.contentEdgesGuide != nil { hasScrollViews = true }
      for guide in view.layoutGuides {
        append(guide.reference, owner: slot)
        isRightToLeft.append(isRightToLeft[Int(slot)])
      }
    }
  }

  @discardableResult
  private func append(_ reference: ItemReference, owner: Int32) -> Int32 {
    let slot = Int32(truncatingIfNeeded: references.count)
    reference.slot = slot
    references.append(reference)
    owners.append(owner)
    for _ in 0..<4 { variables.append(solver.makeVariable()) }
    return slot
  }

  /// Whether an item is one of this system's.
  func contains(_ reference: ItemReference) -> Bool {
    let slot = Int(reference.slot)
    return references.indices.contains(slot) && references[slot] === reference
  }

  /// The solved edges of an item's alignment rectangle in the root's coordinates, in points.
  func solvedEdges(of item: any LayoutItem) -> Edges { solvedEdges(item.slot) }

  func solvedEdges(_ slot: Int32) -> Edges {
    solver.withValues { Edges($0, slot) }
  }

  /// Moves an item whose place or extent is left open to another that constraints allow as well.
  func exercise(_ item: any LayoutItem) {
    let forms = LayoutConstraint.Axis.allCases.flatMap { placement(of: item, $0) }
    let rows = forms.compactMap { form -> LinearConstraint? in
      let terms = form.terms(of: variables)
      // Above the preferences that chose the present place, below every constraint.
      return solution.alternative(to: terms).map { value in
        LinearConstraint(
          terms, .equal, constant: AffineConstant(-value), priority: .preference(3))
      }
    }
    endExercise()
    exerciseRows = rows.compactMap { add($0, from: .preference) }
    solve()
    applyFrames()
  }

  /// Lets go of what ``exercise(_:)`` moved.
  func endExercise() {
    for id in exerciseRows { solver.remove(id) }
    exerciseRows = []
  }
}

extension Edges {
  /// The edges of the item at a slot among the values of all variables.
  @inline(__always)
  init(_ values: borrowing Span<Double>, _ slot: Int32) {
    let first = 4 * Int(slot)
    // Adding 0 makes a positive zero of a negative one, which people should not see.
    left = CGFloat(values[first]) + 0
    right = CGFloat(values[first + 1]) + 0
    top = CGFloat(values[first + 2]) + 0
    bottom = CGFloat(values[first + 3]) + 0
  }
}
