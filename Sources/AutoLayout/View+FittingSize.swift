import Foundation

/// A size that a view is asked to come near to, and how strongly on either axis.
struct FittingTarget {
  var size: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  /// The extent asked for on an axis, in points, and how strongly.
  func extent(_ axis: LayoutConstraint.Axis) -> (length: CGFloat, priority: LayoutPriority) {
    axis == .horizontal ? (size.width, horizontal) : (size.height, vertical)
  }
}

extension View {
  /// The size, in points, that the constraints in the view give it near a target; changes nothing.
  func fittingSize(_ target: FittingTarget) -> CGSize {
    updateConstraintsIfNeeded()
    return sharingEnvironment {
      var adaptations: [(view: View, value: CGFloat?)] = []
      var slots: [Int32] = []
      forEachView { view in
        slots.append(view.slot)
        for guide in view.solvedGuides { slots.append(guide.slot) }
        guard view.contentAdaptsToFrames else { return }
        adaptations.append((view, view.adaptation))
        view.prepareForSolving()
      }
      let system = LayoutSystem(root: self, fitting: target)
      system.solveAdapting(adaptations.map(\.view))
      let edges = system.solvedEdges(of: self)
      for (view, value) in adaptations { view.adaptation = value }
      // The items are again where they were in the tree's own system.
      for (reference, slot) in zip(system.references, slots) { reference.slot = slot }
      return CGSize(width: edges.width, height: edges.height)
    }
  }
}
