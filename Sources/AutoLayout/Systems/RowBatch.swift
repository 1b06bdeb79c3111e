import ConstraintSolver
import Foundation

/// Rows on their way to the solver.
///
/// Most say how far one edge is from another. The solver takes many of these at once in less than half of
/// the time that it takes them one by one.
struct RowBatch {
  /// Room for a row of any other form, which is of use to the next one as well.
  var form = LinearForm()
  fileprivate var distances: [Distance] = []

  /// How many distances wait at most: few enough to stay in the processor's nearest cache.
  fileprivate static let limit = 64
}

extension LayoutSystem {
  /// Puts a distance among the rows that the solver will be handed next, as a required one or a preference
  /// of the engine's own.
  @inline(__always)
  func write(_ distance: Distance, from source: Source, _ batch: inout RowBatch) {
    batch.distances.append(distance)
    sources.append(source)
    if batch.distances.count == RowBatch.limit { flush(&batch) }
  }

  /// Puts a distance of a constraint's priority among the rows that the solver will be handed next.
  @inline(__always)
  func write(
    _ distance: Distance, _ priority: LayoutPriority, from source: Source, _ batch: inout RowBatch
  ) -> WrittenRow {
    // Ids follow the order of addition.
    let id = ConstraintID(index: sources.count)
    write(distance, from: source, &batch)
    return WrittenRow(id, constant: distance.constant, priority: priority)
  }

  /// Hands the solver the rows that wait; to be called before it is told anything else.
  func flush(_ batch: inout RowBatch) {
    guard !batch.distances.isEmpty else { return }
    do {
      try solver.add(batch.distances.span)
    } catch {
      preconditionFailure("an item's edges are variables of the solver, and constants are finite")
    }
    batch.distances.removeAll(keepingCapacity: true)
  }

  /// Puts the row of a constraint without a name among the rows that the solver will be handed next, where
  /// it is about the distance between two edges.
  ///
  /// The row is the same that ``write(_:_:into:)`` makes of it.
  ///
  /// - Returns: Nil where the constraint says anything else, or what the solver would refuse.
  func writeDistance(
    of constraint: LayoutConstraint, _ slots: Slots, from source: Source, _ batch: inout RowBatch
  ) -> WrittenRow? {
    guard constraint.isPlain, !hasScrollViews,
      let (start, end) = slots[1] < 0 ? extent(constraint, slots) : gap(constraint, slots)
    else { return nil }
    let (constant, priority) = (-Double(constraint.constant), constraint.priority)
    guard constant.isFinite, priority.isLegal else { return nil }
    let distance = Distance(
      from: Variable(index: Int(start)), to: Variable(index: Int(end)), plus: constant,
      Relation(constraint.relation), Priority(priority))
    return write(distance, priority, from: source, &batch)
  }

  /// The edges between which the extent lies that a constraint fixes.
  @inline(__always)
  private func extent(_ constraint: LayoutConstraint, _ slots: Slots) -> (Int32, Int32)? {
    let own = ItemEdges(slot: slots[0])
    return switch constraint.firstAttribute {
    case .width: (own.left, own.right)
    case .height: (own.top, own.bottom)
    default: nil
    }
  }

  /// The edges that a constraint ties to each other: from the second side's to the first side's, or the
  /// other way round where it counts from right to left.
  @inline(__always)
  private func gap(_ constraint: LayoutConstraint, _ slots: Slots) -> (Int32, Int32)? {
    guard constraint.multiplier == 1 else { return nil }
    let isMirrored = isMirrored(constraint)
    guard
      let end = ItemEdges(slot: slots[0]).edge(constraint.firstAttribute, mirrored: isMirrored),
      let start = ItemEdges(slot: slots[1]).edge(constraint.secondAttribute, mirrored: isMirrored)
    else { return nil }
    return isMirrored ? (end, start) : (start, end)
  }
}

extension ItemEdges {
  /// The edge that an attribute is; nil for one that is something else.
  @inline(__always)
  fileprivate func edge(_ attribute: LayoutConstraint.Attribute, mirrored: Bool) -> Int32? {
    switch attribute {
    case .left: left
    case .right: right
    case .leading: mirrored ? right : left
    case .trailing: mirrored ? left : right
    case .top: top
    case .bottom: bottom
    default: nil
    }
  }
}
