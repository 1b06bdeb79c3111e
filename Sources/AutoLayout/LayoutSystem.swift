import ConstraintSolver
import Foundation

/// A view tree as rows of the solver, with the way back from rows to constraints.
///
/// Variables are the edges of every item's alignment rectangle in the root's coordinates. Items are
/// numbered from the root down, a view before its guides and these before its subviews, which also
/// decides ties: what is nearer to the root moves less.
struct LayoutSystem {
  /// Where a row comes from.
  enum Source {
    case constraint(LayoutConstraint)
    case canvas(LayoutConstraint.Axis)
    case nonNegativeSize(slot: Int, LayoutConstraint.Axis)
    case systemGuide(slot: Int, LayoutConstraint.Attribute)
    case preference
  }

  var items: [any LayoutItem] = []
  var edges: [EdgeVariables] = []
  var solver = Solver()
  /// Where each row comes from, by the index of its id.
  var sources: [Source] = []
  /// Constraints whose numbers overflow on their way to the solver, and so cannot be obeyed.
  var refused: [LayoutConstraint] = []
  /// Which axes any constraint mentions, by slot: bit 0 horizontal, bit 1 vertical.
  var mentions: [UInt8] = []
  /// Whether any row was made of an item's margins, safe area or keyboard, by slot.
  private var insetUses: [Bool] = []
  private(set) var solution: Solution
  let root: View
  /// What the root is to come near to in place of its frame's size.
  let fitting: FittingTarget?
  /// The rows that hold an ambiguous item at the other of its places.
  private var exerciseRows: [ConstraintID] = []

  /// Writes down the rows of a tree and solves them; the root is as large as its frame, unless it is
  /// to fit something else.
  init(root: View, fitting: FittingTarget? = nil) {
    self.root = root
    self.fitting = fitting
    solution = solver.solve(at: CanvasSize(width: 0, height: 0))
    collectItems(under: root)
    addRows()
    solve()
  }

  private mutating func solve() {
    let size = root.bounds.size
    solution = solver.solve(
      at: CanvasSize(width: Double(size.width), height: Double(size.height)))
  }

  /// Gives the items back their places in this system after another one used them.
  func numberItems() {
    for (slot, item) in items.enumerated() { item.slot = slot }
  }

  /// Moves an item whose place or extent is left open to another that constraints allow as well.
  mutating func exercise(_ item: any LayoutItem) {
    let forms = LayoutConstraint.Axis.allCases.flatMap { placement(of: item, $0) }
    let rows = forms.compactMap { form in
      solution.alternative(to: form.terms).map { value in
        // Above the preferences that chose the present place, below every constraint.
        LinearConstraint(
          form.terms, .equal, constant: AffineConstant(-value), priority: .preference(3))
      }
    }
    for id in exerciseRows { solver.remove(id) }
    exerciseRows = rows.compactMap { add($0, from: .preference) }
    solve()
  }

  /// The solved edges of an item's alignment rectangle in the root's coordinates, in points.
  func solvedEdges(of item: any LayoutItem) -> Edges {
    let variables = edges[item.slot]
    // Adding 0 makes a positive zero of a negative one, which people should not see.
    return Edges(
      left: CGFloat(solution.value(of: variables.left)) + 0,
      right: CGFloat(solution.value(of: variables.right)) + 0,
      top: CGFloat(solution.value(of: variables.top)) + 0,
      bottom: CGFloat(solution.value(of: variables.bottom)) + 0)
  }

  /// Whether an item is one of this system's.
  func contains(_ item: any LayoutItem) -> Bool {
    items.indices.contains(item.slot) && items[item.slot] === item
  }

  /// Notes that a row is made of a view's margins, safe area or keyboard.
  mutating func useInsets(of view: View) {
    if insetUses.isEmpty { insetUses = Array(repeating: false, count: items.count) }
    insetUses[view.slot] = true
  }

  /// Whether any row is made of a view's margins, safe area or keyboard.
  func dependsOnInsets(of view: View) -> Bool { !insetUses.isEmpty && insetUses[view.slot] }

  /// Whether no constraint says anything about an item on an axis.
  func isUnconstrained(_ item: any LayoutItem, _ axis: LayoutConstraint.Axis) -> Bool {
    mentions[item.slot] & axis.bit == 0
  }

  /// Whether constraints leave open where an item is in its owner, or how large it is, on an axis.
  func isUndetermined(_ item: any LayoutItem, _ axis: LayoutConstraint.Axis) -> Bool {
    placement(of: item, axis).contains { !solution.isDetermined($0.terms) }
  }

  /// The constraints that decide an item's place and extent in its owner on an axis.
  func constraintsAffecting(
    _ item: any LayoutItem, _ axis: LayoutConstraint.Axis
  ) -> [LayoutConstraint] {
    let rows = placement(of: item, axis).flatMap { solution.constraintsDetermining($0.terms) }
    var found: [LayoutConstraint] = []
    for id in rows.sorted() {
      guard case .constraint(let constraint) = sources[id.index] else { continue }
      // Hugging and compression resistance are two rows of one constraint.
      if !found.contains(where: { $0 === constraint }) { found.append(constraint) }
    }
    return found
  }

  /// The constraints that lost, as texts, in alphabetical order: that of the rows would tell in which
  /// order constraints were activated.
  var conflicts: [SolvedTree.Conflict] {
    let found = solution.conflicts.map(report)
    return (found + refused.map { SolvedTree.Conflict(broken: $0.reportName, because: []) })
      .sorted { ($0.broken, $0.because.joined()) < ($1.broken, $1.because.joined()) }
  }

  /// A conflict as the texts of its constraints.
  func report(of conflict: Conflict) -> SolvedTree.Conflict {
    SolvedTree.Conflict(
      broken: reportName(conflict.broken) ?? "",
      because: Set(conflict.because.compactMap(reportName)).sorted())
  }

  /// Where an item starts in its owner, and how large it is, on an axis; the root's size alone.
  func placement(
    of item: any LayoutItem, _ axis: LayoutConstraint.Axis
  ) -> [LinearForm] {
    let own = edges[item.slot]
    guard item !== root, let owner = item.layoutOwner else { return [own.extent(axis)] }
    let origin = LinearForm(edges[owner.slot].start(axis))
    return [LinearForm(own.start(axis)).adding(origin, times: -1), own.extent(axis)]
  }

  private func reportName(_ id: ConstraintID) -> String? {
    switch sources[id.index] {
    case .constraint(let constraint): return constraint.reportName
    case .canvas(let axis):
      let size = axis == .horizontal ? root.bounds.width : root.bounds.height
      return "\(root.layoutName).\(axis.sizeAttribute.name) == \(plainNumber(size))"
    case .nonNegativeSize(let slot, let axis):
      return "\(items[slot].layoutName).\(axis.sizeAttribute.name) >= 0"
    case .systemGuide(let slot, _):
      return "\(items[slot].layoutName) is placed by its view"
    case .preference: return nil
    }
  }
}

extension LayoutConstraint.Axis {
  /// The attribute that is the extent along the axis.
  package var sizeAttribute: LayoutConstraint.Attribute {
    self == .horizontal ? .width : .height
  }

  /// The axis as a bit of a mask.
  var bit: UInt8 { UInt8(1 << rawValue) }
}
