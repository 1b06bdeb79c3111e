import Foundation

/// Edges of a rectangle by reading direction; Apple's raw values.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Makes edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = DirectionalRectEdge(rawValue: 1)
  /// The edge where reading starts.
  public static let leading = DirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = DirectionalRectEdge(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = DirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A layout guide that turns constraints on and off as it gets near to edges of its owner, or away.
///
/// It is *near* an edge where its own edge is less than a tenth of the owner's extent away from it,
/// and nearer than the opposite ones are to each other. So it is near at most two edges, which adjoin.
/// Apple publishes no distance; this one is Plumbline's. ``KeyboardLayoutGuide`` has rules of its own.
open class TrackingLayoutGuide: LayoutGuide {
  private struct Tracked {
    let edges: DirectionalRectEdge
    let isNear: Bool
    let constraints: [LayoutConstraint]
  }

  /// How near an edge is, as a part of the owner's extent along the same axis.
  private static let nearness: CGFloat = 0.1

  private var tracked: [Tracked] = []

  /// Hands over constraints to be active while the guide is near an edge, in place of those that were
  /// set for it before; of several edges it has to be near each.
  ///
  /// Which of them are active changes in the next layout; until then they are as they were. No
  /// constraints end the tracking of those set before, which are turned off.
  open func setConstraints(
    _ trackingConstraints: [LayoutConstraint], activeWhenNearEdge edge: DirectionalRectEdge
  ) {
    replace(Tracked(edges: edge, isNear: true, constraints: trackingConstraints))
  }

  /// Hands over constraints to be active while the guide is away from edges, in place of those that
  /// were set for them before; of several edges it has to be away from each.
  ///
  /// They change as those of ``setConstraints(_:activeWhenNearEdge:)`` do.
  open func setConstraints(
    _ trackingConstraints: [LayoutConstraint], activeWhenAwayFrom edges: DirectionalRectEdge
  ) {
    replace(Tracked(edges: edges, isNear: false, constraints: trackingConstraints))
  }

  /// The constraints that were set for being near an edge.
  open func constraints(activeWhenNearEdge edge: DirectionalRectEdge) -> [LayoutConstraint] {
    tracked.first { $0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// The constraints that were set for being away from edges.
  open func constraints(activeWhenAwayFrom edges: DirectionalRectEdge) -> [LayoutConstraint] {
    tracked.first { !$0.isNear && $0.edges == edges }?.constraints ?? []
  }

  /// Turns off every constraint that was handed over, and forgets them.
  open func removeAllTrackedConstraints() {
    for constraint in tracked.flatMap(\.constraints) { constraint.deactivate() }
    tracked = []
    waitingConstraints = []
  }

  override var tracksEdges: Bool { !tracked.isEmpty }

  /// The edges of the owner that the guide is near; nil while constraints are left as they are.
  var nearEdges: DirectionalRectEdge? {
    guard let owningView else { return nil }
    return near(layoutFrame, in: owningView.bounds)
  }

  /// The edges of a rectangle that one inside of it is near.
  func near(_ inner: CGRect, in outer: CGRect) -> DirectionalRectEdge {
    var edges: DirectionalRectEdge = []
    let (above, below) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
    if min(above, below) < Self.nearness * outer.height, !isSameLength(above, below) {
      edges.insert(above < below ? .top : .bottom)
    }
    let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
    let direction = owningView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    if min(left, right) < Self.nearness * outer.width, !isSameLength(left, right) {
      edges.insert((left < right) == (direction == .leftToRight) ? .leading : .trailing)
    }
    return edges
  }

  private(set) var waitingConstraints: [LayoutConstraint] = []

  /// Brings the constraints in line with where the guide is.
  override func switchConstraints() {
    guard !tracked.isEmpty, let near = nearEdges else { return }
    let wanted = tracked.filter { group in
      group.isNear ? near.isSuperset(of: group.edges) : near.isDisjoint(with: group.edges)
    }
    .flatMap(\.constraints)
    let kept = Set(wanted.map(ObjectIdentifier.init))
    for constraint in tracked.flatMap(\.constraints) where !kept.contains(.init(constraint)) {
      constraint.deactivate()
    }
    waitingConstraints = wanted.filter { constraint in
      do {
        try constraint.activate()
        return !constraint.isActive
      } catch {
        return true
      }
    }
  }

  private func replace(_ group: Tracked) {
    let index = tracked.firstIndex { $0.edges == group.edges && $0.isNear == group.isNear }
    let before = index.map { tracked.remove(at: $0).constraints } ?? []
    let still = Set((tracked + [group]).flatMap(\.constraints).map(ObjectIdentifier.init))
    for constraint in before where !still.contains(.init(constraint)) { constraint.deactivate() }
    if !group.constraints.isEmpty { tracked.append(group) }
    owningView?.invalidateSystem()
  }
}

extension LayoutParticipant where Self: TrackingLayoutGuide {
  /// The constraints that ought to be active where the guide is, and cannot be: their items share no
  /// ancestor, or are gone.
  ///
  /// Layout is no call of the author's, so nothing stops the program there, as handing such constraints
  /// to `NSLayoutConstraint.activate(_:)` would. They are tried again in each layout in which anything
  /// has changed.
  public var unavailableConstraints: [LayoutConstraint] { waitingConstraints }
}
