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
  /// A constraint of the tree and its row; no row for one that does not count.
  struct Entry {
    var constraint: LayoutConstraint?
    private var written: WrittenRow

    init(_ constraint: LayoutConstraint? = nil, _ row: WrittenRow? = nil) {
      self.constraint = constraint
      written = row ?? .none
    }

    var row: WrittenRow? {
      get { written.isNone ? nil : written }
      set { written = newValue ?? .none }
    }
  }

  /// What is known of an item without looking at it.
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isGuide = Traits(rawValue: 1)
    /// Whether frame and alignment rectangle differ.
    static let hasInsets = Traits(rawValue: 2)
    /// Whether the frame is the author's to set.
    static let isPlacedByFrame = Traits(rawValue: 4)
    /// Whether the view's class is the one that lays out nothing by itself.
    static let isPlain = Traits(rawValue: 8)
    /// Whether constraints that the view holds count from right to left.
    static let isRightToLeft = Traits(rawValue: 16)
  }

  unowned let root: View
  let tree: TreeState
  /// What the root is to come near to in place of its frame's size.
  let fitting: FittingTarget?

  // What is looked at for every row is not checked for overlapping accesses: these would cost a
  // fifth of the time that it takes to write down a tree.

  /// The items by slot.
  @safe @exclusivity(unchecked) private(set) var references: [ItemReference] = []
  /// How many slots are empty because their items were taken away.
  var vacancyCount = 0
  /// The slot of each item's superview or owner; −1 for the root.
  @safe @exclusivity(unchecked) private(set) var owners: [Int32] = []
  /// Whether any view reads from right to left.
  @safe @exclusivity(unchecked) private(set) var isAnyRightToLeft = false
  @safe @exclusivity(unchecked) private(set) var hasScrollViews = false
  /// The slots of the guides that turn constraints on and off.
  private var trackingGuides: [Int] = []
  /// Whether any view adds to the safe area of what lies in it.
  var hasAdditionalSafeArea = false

  @safe @exclusivity(unchecked) var solver = Solver()
  /// Where each row comes from, by the index of its id.
  @safe @exclusivity(unchecked) var sources = RowSources()
  /// The constraints, by what they call their entry.
  @safe @exclusivity(unchecked) var entries: [Entry] = []
  @safe @exclusivity(unchecked) var freeEntries: [Int32] = []
  /// How many constraints the views held when they were numbered.
  private(set) var heldCount = 0
  /// What was written down for a view itself, by slot and axis; see ``OwnRows``.
  @safe @exclusivity(unchecked) var ownRows = OwnRows()
  /// How many constraints of their own views may still exchange before it takes less time to write
  /// everything down anew.
  var exchangeLimit = Int.max
  /// The entries of constraints that views make by themselves, by the view's slot.
  var systemEntries: [Int32: [Int32]] = [:]
  /// The preferences of arranged views.
  var arranged = ArrangedSlots()
  /// The first rows of the guides that views have by themselves, by the guide's slot.
  var guideRows: [Int32: [WrittenRow]] = [:]
  /// The entries whose rows are made of a view's margins or baselines, by the view's slot.
  var dependents: [Int32: Set<Int32>] = [:]
  /// The views asked for margins or baselines by the row that is being made.
  @safe @exclusivity(unchecked) var consulted: [Int32] = []
  /// Constraints whose numbers overflow on their way to the solver, and so cannot be obeyed.
  var refused: [Source] = []
  /// The views whose insets or contents follow from frames.
  @safe @exclusivity(unchecked) var followers = Followers()
  /// The others whose insets are no longer what they were told.
  var unannounced: [View] = []
  /// What is known of each item.
  @safe @exclusivity(unchecked) private(set) var traits: [Traits] = []
  @safe @exclusivity(unchecked) private(set) var views = UnsafeViewList()
  /// What has moved since frames were last set.
  @safe @exclusivity(unchecked) var moves = MovedItems()
  /// What has moved since insets were last derived from frames.
  @safe @exclusivity(unchecked) var movesSinceDerivation = MovedItems()
  /// How many rows may have been written down before it is time to start anew.
  var sourceLimit = Int.max
  /// The rows that hold an ambiguous item at the other of its places.
  private var exerciseRows: [ConstraintID] = []
  /// Which axes any constraint mentions, by slot, once that was asked.
  var cachedMentions: [UInt8]?

  /// Numbers the items of a tree; nothing is solved yet.
  init(root: View, tree: TreeState) {
    self.root = root
    self.tree = tree
    fitting = nil
    collectItems(under: root, in: tree.environment ?? SharedEnvironment(LayoutEnvironment()))
    makeEdges()
  }

  /// Writes down a tree whose root is to fit something other than its frame's size, and solves it.
  init(root: View, fitting: FittingTarget) {
    self.root = root
    self.fitting = fitting
    tree = TreeState(root.effectiveEnvironment)
    collectItems(under: root, in: SharedEnvironment(root.effectiveEnvironment))
    makeEdges()
    addRows()
    solve()
  }

  /// The size that the root gives the canvas.
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

  /// Asks about the present rows.
  ///
  /// They may not be solved yet, as views may ask while they are written down.
  func ask<Answer>(_ question: (inout Solver) -> Answer) -> Answer {
    solver.solve(at: size)
    return question(&solver)
  }

  /// Lets the guides that track edges switch their constraints after a solve.
  func switchTrackedConstraints() {
    for slot in trackingGuides { references[slot].guide?.switchConstraints() }
  }

  /// Numbers the items, and looks at everything about them that needs no rows, as each walk through a
  /// large tree costs.
  private func collectItems(under top: View, in shared: SharedEnvironment) {
    // Once, as it is large.
    let environment = shared.environment
    let root = self.root
    top.forEachView { view in
      let reference = view.reference
      let owner = view === root ? -1 : reference.owner?.slot ?? -1
      var kind = Self.traits(of: view)
      if view.layoutDirection(in: environment.direction) == .rightToLeft {
        kind.insert(.isRightToLeft)
        isAnyRightToLeft = true
      }
      let slot = append(reference, view, kind, owner: owner)
      heldCount += view.heldConstraints.count
      // A plain view has nothing to lay out by itself, and no guides but the author's.
      let isPlain = kind.contains(.isPlain)
      if fitting == nil {
        view.passes.tree = tree
        if view.passes.needsUpdateConstraints { tree.noteUpdateRequest(of: view.reference) }
        if view.passes.needsUpdateProperties { tree.notePropertyRequest(of: view.reference) }
        if isPlain { view.passes.needsLayout = false }
        startMetrics(of: view, kind, environment)
      }
      if isPlain, view.guideList.isEmpty { return }
      if view.contentEdgesGuide != nil { hasScrollViews = true }
      for guide in view.solvedGuides {
        let place = append(guide.reference, nil, .isGuide, owner: slot)
        if guide.tracksEdges { trackingGuides.append(Int(place)) }
      }
    }
  }

  private func append(
    _ reference: ItemReference, _ view: View?, _ kind: Traits, owner: Int32
  ) -> Int32 {
    let slot = Int32(truncatingIfNeeded: references.count)
    reference.slot = slot
    references.append(reference)
    owners.append(owner)
    views.append(view)
    traits.append(kind)
    return slot
  }

  /// Looks at what the frame of a view depends on apart from its edges.
  ///
  /// Its direction is what it was: with another everything is written down anew.
  func inspect(_ view: View) {
    let direction = traits[Int(view.slot)].intersection(.isRightToLeft)
    traits[Int(view.slot)] = Self.traits(of: view).union(direction)
  }

  private static func traits(of view: View) -> Traits {
    var found: Traits = []
    let isBare = type(of: view) == View.self && !view.content.mayBeOverridden
    if !isBare, view.alignmentRectInsets != .zero { found.insert(.hasInsets) }
    if view.translatesAutoresizingMaskIntoConstraints { found.insert(.isPlacedByFrame) }
    if type(of: view) == View.self, view.controllerLink == nil { found.insert(.isPlain) }
    return found
  }

  /// Takes a view that came, with all that is in it, after all other items.
  ///
  /// - Returns: Whether that is its place in the order of the tree.
  func append(_ added: ItemReference) -> Bool {
    guard let view = added.view, let owner = view.superview, contains(owner.reference),
      !contains(added)
    else { return false }
    var last = Int32(truncatingIfNeeded: references.count - 1)
    while last > owner.slot { last = owners[Int(last)] }
    guard last == owner.slot else { return false }
    let start = Int32(truncatingIfNeeded: references.count)
    collectItems(under: view, in: SharedEnvironment(root.effectiveEnvironment))
    makeEdges(from: start)
    addRows(from: start)
    for slot in Int(start)..<references.count { moves.note(slot: slot) }
    // What is new may stand for the baselines of the views that it lies in.
    var ancestor = last
    while ancestor >= 0 {
      if dependents[ancestor] != nil, let view = references[Int(ancestor)].view {
        rewriteDependents(of: view)
      }
      ancestor = owners[Int(ancestor)]
    }
    return true
  }

  /// Leaves the slots of items empty that were taken away; their edges stay, and nothing is said of
  /// them.
  func clear(_ slots: [Int32]) {
    let nobody = ItemReference()
    for slot in slots.map(Int.init) where references.indices.contains(slot) {
      references[slot] = nobody
      views.remove(slot)
      traits[slot] = .isGuide
      followers.remove(slot)
      tree.layoutRequests.remove(slot)
    }
  }

  /// Whether an item is one of this system's.
  func contains(_ reference: ItemReference) -> Bool {
    let slot = Int(reference.slot)
    return references.indices.contains(slot) && references[slot] === reference
  }

  /// The solved edges of an item's alignment rectangle in the root's coordinates, in points.
  func solvedEdges(of item: any LayoutItem) -> Edges { solvedEdges(item.slot) }

  func solvedEdges(_ slot: Int32) -> Edges {
    solver.withValues { Edges($0, Int(slot)) }
  }

  /// Moves an item whose place or extent is left open to another that constraints allow as well.
  func exercise(_ item: any LayoutItem) {
    var moved: [LinearForm] = []
    for form in LayoutConstraint.Axis.allCases.flatMap({ placement(of: item, $0) }) {
      guard let value = ask({ $0.alternative(to: form.terms) }) else { continue }
      var row = form
      row.constant = -value
      moved.append(row)
    }
    endExercise()
    // Above the preferences that chose the present place, below every constraint.
    exerciseRows = moved.compactMap { add($0, .equal, .preference(2), from: .preference) }
    solve()
    applyFrames()
  }

  /// Lets go of what ``exercise(_:)`` moved.
  func endExercise() {
    for id in exerciseRows { solver.remove(id) }
    exerciseRows = []
  }
}
