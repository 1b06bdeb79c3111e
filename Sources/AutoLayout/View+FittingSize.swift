public import Foundation

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
  /// The size, in points, that the constraints in the view give it near a target.
  ///
  /// The target counts less than almost anything else. Changes nothing.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size, in points, that the constraints in the view give it near a target that counts as much
  /// as the priorities say.
  ///
  /// Changes nothing. Neither the view's frame nor anything outside of the view plays a part. A required width with a
  /// weak height is how tall a row of that width is.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    var saved: [(view: View, content: ContentSizePreferences)] = []
    forEachView { view in
      saved.append((view, view.content))
      view.prepareForSolving()
    }
    let target = FittingTarget(
      size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
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
