import ConstraintSolver
import Foundation

// Attributes as sums of edges. The methods append to `consulted` the slots of the views whose margins or
// baselines are in the sum, because the row has to be written again when these change.

extension ItemTable {
  /// The slots of a constraint's items, in the order of ``LayoutConstraint/reference(_:)``, or −1 for a missing item.
  typealias Slots = SIMD4<Int32>

  /// Returns the slots of a constraint's items, or `nil` if any of them isn't in the table.
  func slots(of constraint: LayoutConstraint) -> Slots? {
    var slots = Slots(repeating: -1)
    slots[0] = slot(of: constraint.firstReference)
    guard slots[0] >= 0 else { return nil }
    if let second = constraint.secondReference {
      slots[1] = slot(of: second)
      guard slots[1] >= 0 else { return nil }
    }
    guard !constraint.isPlain else { return slots }
    for side in 0..<2 {
      guard let origin = constraint.origin(side) else { continue }
      slots[2 + side] = slot(of: origin.reference)
      guard slots[2 + side] >= 0 else { return nil }
    }
    return slots
  }

  /// Sets `row` to `first − multiplier × second − constant`, the expression that the constraint compares with 0.
  func write(
    _ constraint: LayoutConstraint, _ slots: Slots, into row: inout LinearForm,
    consulted: inout [Int32]
  ) {
    row.clear()
    row.constant = -Double(constraint.constant)
    let mirrored = isMirrored(constraint)
    let (first, second) = (constraint.firstAttribute, constraint.secondAttribute)
    let factor = -Double(constraint.multiplier)
    add(
      slots[0], first, to: &row, times: 1, mirrored: mirrored, facing: slots[1],
      consulted: &consulted)
    addOrigin(
      0, of: constraint, slots, to: &row, times: -1, mirrored: mirrored, consulted: &consulted)
    guard slots[1] >= 0 else { return }
    add(
      slots[1], second, to: &row, times: factor, mirrored: mirrored, facing: slots[0],
      consulted: &consulted)
    addOrigin(
      1, of: constraint, slots, to: &row, times: -factor, mirrored: mirrored,
      consulted: &consulted)
    guard first.isLocation, slots[2] < 0, factor != -1 || first.axis != second.axis,
      let holder = constraint.holderReference
    else { return }
    // Positions are relative to the origin of the view that holds the constraint. This only matters for
    // multiples of positions and for positions on different axes.
    let origin = ItemEdges(slot: holder.slot)
    func addHolder(_ axis: LayoutConstraint.Axis?, times factor: Double) {
      switch axis {
      case .vertical: row.add(origin.top, factor)
      default: row.add(mirrored ? origin.right : origin.left, mirrored ? -factor : factor)
      }
    }
    addHolder(first.axis, times: -1)
    addHolder(second.axis, times: -factor)
  }

  @inline(__always)
  private func addOrigin(
    _ side: Int, of constraint: LayoutConstraint, _ slots: Slots, to row: inout LinearForm,
    times factor: Double, mirrored: Bool, consulted: inout [Int32]
  ) {
    guard slots[2 + side] >= 0, let origin = constraint.origin(side) else { return }
    add(
      slots[2 + side], origin.attribute, to: &row, times: factor, mirrored: mirrored,
      facing: slots[1 - side], consulted: &consulted)
  }

  /// Returns whether the view that holds a constraint is laid out right to left, so that leading edges are right edges.
  ///
  /// A direction that a stack view forces affects the arranged views, but not the stack's own position.
  func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    guard isAnyRightToLeft, constraint.isDirectional, let holder = constraint.holderReference,
      contains(holder)
    else { return false }
    return traits[Int(holder.slot)].contains(.isRightToLeft)
  }

  /// Adds an attribute of the item at a slot, times a factor, to a row.
  ///
  /// If `mirrored` is true, leading edges are right edges, and positions are measured from the right. `other` is the
  /// slot of the constraint's other item, or −1. Views whose margins or baselines are used are appended to `consulted`.
  func add(
    _ slot: Int32, _ attribute: LayoutConstraint.Attribute, to row: inout LinearForm,
    times factor: Double, mirrored: Bool, facing other: Int32, consulted: inout [Int32]
  ) {
    let own = ItemEdges(slot: hasScrollViews ? edgesSlot(slot, attribute, facing: other) : slot)
    // Horizontal positions count from the left, or from the right if mirrored.
    let along = mirrored ? -factor : factor
    switch attribute {
    case .notAnAttribute: break
    case .width:
      row.add(own.right, factor)
      row.add(own.left, -factor)
    case .height:
      row.add(own.bottom, factor)
      row.add(own.top, -factor)
    case .left: row.add(own.left, along)
    case .right: row.add(own.right, along)
    case .leading: row.add(mirrored ? own.right : own.left, along)
    case .trailing: row.add(mirrored ? own.left : own.right, along)
    case .centerX:
      row.add(own.left, 0.5 * along)
      row.add(own.right, 0.5 * along)
    case .top: row.add(own.top, factor)
    case .bottom: row.add(own.bottom, factor)
    case .centerY:
      row.add(own.top, 0.5 * factor)
      row.add(own.bottom, 0.5 * factor)
    case .firstBaseline, .lastBaseline:
      addBaseline(
        of: references[Int(slot)].view, attribute, own, to: &row, times: factor,
        consulted: &consulted)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      consulted.append(slot)
      addMargin(of: slot, attribute, own, to: &row, times: factor, mirrored: mirrored)
    }
  }

  private func addMargin(
    of slot: Int32, _ attribute: LayoutConstraint.Attribute, _ own: ItemEdges,
    to row: inout LinearForm, times factor: Double, mirrored: Bool
  ) {
    let along = mirrored ? -factor : factor
    let margins = references[Int(slot)].view?.layoutMargins ?? .zero
    func addLeft(_ factor: Double) {
      row.add(own.left, factor)
      row.constant += factor * Double(margins.left)
    }
    func addRight(_ factor: Double) {
      row.add(own.right, factor)
      row.constant -= factor * Double(margins.right)
    }
    func addTop(_ factor: Double) {
      row.add(own.top, factor)
      row.constant += factor * Double(margins.top)
    }
    func addBottom(_ factor: Double) {
      row.add(own.bottom, factor)
      row.constant -= factor * Double(margins.bottom)
    }
    switch attribute {
    case .leftMargin: addLeft(along)
    case .rightMargin: addRight(along)
    case .leadingMargin: mirrored ? addRight(along) : addLeft(along)
    case .trailingMargin: mirrored ? addLeft(along) : addRight(along)
    case .topMargin: addTop(factor)
    case .bottomMargin: addBottom(factor)
    case .centerXWithinMargins:
      addLeft(0.5 * along)
      addRight(0.5 * along)
    default:
      addTop(0.5 * factor)
      addBottom(0.5 * factor)
    }
  }

  /// Adds a view's baseline times a factor to a row; the baseline may come from a descendant, such as a label.
  private func addBaseline(
    of view: View?, _ attribute: LayoutConstraint.Attribute, _ own: ItemEdges,
    to row: inout LinearForm, times factor: Double, consulted: inout [Int32]
  ) {
    let isFirst = attribute == .firstBaseline
    var (view, own) = (view, own)
    while let current = view {
      consulted.append(current.slot)
      let stand = isFirst ? current.forFirstBaselineLayout : current.forLastBaselineLayout
      guard stand !== current, contains(stand.reference), stand.isDescendant(of: current) else {
        break
      }
      (view, own) = (stand, ItemEdges(slot: stand.slot))
    }
    switch view?.textBaselines {
    case nil: row.add(isFirst ? own.top : own.bottom, factor)
    case .fromEdges(let firstFromTop, let lastFromBottom):
      row.add(isFirst ? own.top : own.bottom, factor)
      row.constant += factor * (isFirst ? Double(firstFromTop) : -Double(lastFromBottom))
    case .fromMiddle(let below):
      row.add(own.top, 0.5 * factor)
      row.add(own.bottom, 0.5 * factor)
      row.constant += factor * Double(below)
    }
  }

  /// Returns the slot of the item whose edges are used for an attribute of the item at `slot`.
  ///
  /// In constraints with items inside a scroll view, the scroll view's edges and margins are those of its content. The
  /// scroll view's size and center are those of its frame.
  func edgesSlot(
    _ slot: Int32, _ attribute: LayoutConstraint.Attribute, facing other: Int32
  ) -> Int32 {
    guard attribute.isLocation, attribute != .centerX, attribute != .centerY, other >= 0,
      other != slot, let scroll = references[Int(slot)].view,
      let content = scroll.contentEdgesGuide
    else { return slot }
    let facing = references[Int(other)]
    guard let inside = facing.layoutView, inside.isDescendant(of: scroll),
      facing.guide?.systemKind != .scrollFrame
    else { return slot }
    return content.slot
  }
}

extension LayoutConstraint {
  fileprivate var isDirectional: Bool {
    if firstAttribute.isDirectional || secondAttribute.isDirectional { return true }
    guard !isPlain else { return false }
    return (0..<2).contains { origin($0)?.attribute.isDirectional ?? false }
  }
}
