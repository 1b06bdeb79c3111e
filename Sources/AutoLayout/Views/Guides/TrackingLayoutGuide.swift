import Foundation

/// A set of a rectangle's edges, named by reading direction, with UIKit's raw values.
public struct DirectionalRectEdge: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the edges.
  public let rawValue: UInt

  /// Makes a set of edges from their bits.
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

/// A layout guide that activates constraints while the guide is near certain edges of its owner, or away from them.
///
/// A guide is *near* an edge if the distance is less than a tenth of the owner's width or height. The opposite edge has
/// to be farther away. Apple doesn't publish a distance, so the tenth is Plumbline's choice. ``KeyboardLayoutGuide``
/// has its own rules.
open class TrackingLayoutGuide: LayoutGuide {
  private struct Tracked {
    let edges: DirectionalRectEdge
    let isNear: Bool
    let constraints: [LayoutConstraint]
  }

  /// The distance below which an edge is near, as a fraction of the owner's width or height.
  private static let nearness: CGFloat = 0.1

  private var tracked: [Tracked] = []

  /// Sets the constraints that layout keeps active while the guide is near all of the given edges.
  ///
  /// Constraints set before for the same edges are deactivated and replaced. An empty array ends the tracking.
  open func setConstraints(
    _ trackingConstraints: [LayoutConstraint], activeWhenNearEdge edge: DirectionalRectEdge
  ) {
    replace(Tracked(edges: edge, isNear: true, constraints: trackingConstraints))
  }

  /// Sets the constraints that layout keeps active while the guide is away from all of the given edges.
  ///
  /// Constraints set before for the same edges are deactivated and replaced. An empty array ends the tracking.
  open func setConstraints(
    _ trackingConstraints: [LayoutConstraint], activeWhenAwayFrom edges: DirectionalRectEdge
  ) {
    replace(Tracked(edges: edges, isNear: false, constraints: trackingConstraints))
  }

  /// Returns the constraints that were set to be active while the guide is near the given edges.
  open func constraints(activeWhenNearEdge edge: DirectionalRectEdge) -> [LayoutConstraint] {
    tracked.first { $0.isNear && $0.edges == edge }?.constraints ?? []
  }

  /// Returns the constraints that were set to be active while the guide is away from the given edges.
  open func constraints(activeWhenAwayFrom edges: DirectionalRectEdge) -> [LayoutConstraint] {
    tracked.first { !$0.isNear && $0.edges == edges }?.constraints ?? []
  }

  /// Deactivates and removes all tracked constraints.
  open func removeAllTrackedConstraints() {
    for constraint in tracked.flatMap(\.constraints) { constraint.deactivate() }
    tracked = []
    waitingConstraints = []
  }

  override var tracksEdges: Bool { !tracked.isEmpty }

  /// The edges of the owner that the guide is near, or `nil` to leave constraints unchanged.
  var nearEdges: DirectionalRectEdge? {
    guard let owningView else { return nil }
    return near(layoutFrame, in: owningView.bounds)
  }

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
  /// The constraints that should be active but can't be, because their items share no ancestor or no longer exist.
  ///
  /// Unlike `NSLayoutConstraint.activate(_:)`, layout doesn't stop the program for such constraints. It tries again to
  /// activate them after changes.
  public var unavailableConstraints: [LayoutConstraint] { waitingConstraints }
}
