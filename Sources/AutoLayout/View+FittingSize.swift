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
    var saved: [(view: View, content: ContentSizePreferences)] = []
    forEachView { view in
      saved.append((view, view.content))
      view.prepareForSolving()
    }
    let system = sharingEnvironment { solveAdaptingContents(target) }
    let edges = system.solvedEdges(of: self)
    for (view, content) in saved { view.content = content }
    // The places in the tree's own system were overwritten.
    rootView.passes.system?.numberItems()
    return CGSize(width: edges.width, height: edges.height)
  }

  /// Solves the view alone until no text wraps differently from what was assumed.
  private func solveAdaptingContents(_ target: FittingTarget) -> LayoutSystem {
    var system = LayoutSystem(root: self, fitting: target)
    for _ in 0..<Self.derivationLimit {
      var isOutdated = false
      let frames = ProvisionalFrames(system)
      forEachView { view in
        if view.contentAdapts(to: frames) { isOutdated = true }
      }
      guard isOutdated else { break }
      system = LayoutSystem(root: self, fitting: target)
    }
    return system
  }
}
