import Foundation

struct FittingTarget {
  var size: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  static let compressed = FittingTarget(.zero, .fittingSizeLevel, .fittingSizeLevel)

  init(_ size: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
  }

  func extent(_ axis: LayoutConstraint.Axis) -> (length: CGFloat, priority: LayoutPriority) {
    axis == .horizontal ? (size.width, horizontal) : (size.height, vertical)
  }
}

extension View {
  /// Calls pending hooks, and returns the size, in points, that the constraints inside the view give for a target size.
  func fittingSize(_ target: FittingTarget) -> CGSize {
    updatePropertiesIfNeeded()
    updateConstraintsIfNeeded()
    return sharingEnvironment {
      passes.tree?.forgetMeasurements()
      return solvedFittingSize(target)
    }
  }

  /// The maximum depth of nested measurements, which use stack space; deeper views have a measured size of zero.
  private static let measuringLimit = 32

  /// Returns the smallest size, in points, that the constraints inside the view allow; calls no hooks during a layout.
  func compressedFittingSize() -> CGSize {
    guard let tree = passes.tree else { return fittingSize(.compressed) }
    if let known = tree.measuredSizes[ObjectIdentifier(self)] { return known }
    guard tree.measuringDepth < Self.measuringLimit else { return .zero }
    tree.measuringDepth += 1
    defer { tree.measuringDepth -= 1 }
    let size = solvedFittingSize(.compressed)
    tree.measuredSizes[ObjectIdentifier(self)] = size
    return size
  }

  private func solvedFittingSize(_ target: FittingTarget) -> CGSize {
    var adaptations: [(view: View, value: CGSize?)] = []
    var slots: [Int32] = []
    forEachView { view in
      slots.append(view.slot)
      for guide in view.solvedGuides { slots.append(guide.slot) }
      guard view.contentAdaptsToFrames else { return }
      adaptations.append((view, view.adaptedSize))
      view.prepareForSolving()
    }
    let system = LayoutSystem(root: self, fitting: target)
    system.solveAdapting(adaptations.map(\.view))
    let edges = system.solvedEdges(of: self)
    for (view, value) in adaptations { view.adaptedSize = value }
    // Restores the items' slots in the system of the tree.
    for (reference, slot) in zip(system.items.references, slots) { reference.slot = slot }
    return CGSize(width: edges.width, height: edges.height)
  }
}

extension View {
  /// The view's size in a bar: the intrinsic content size, or else the frame's size, or else the fitting size.
  var barSize: CGSize {
    let wanted = intrinsicContentSize
    if wanted.width >= 0, wanted.height >= 0 { return wanted }
    return frame.size != .zero
      ? frame.size : systemLayoutSizeFitting(CGSize(width: 0, height: 0))
  }

  func place(inBar bar: View, _ frame: CGRect) {
    var frame = frame
    if bar.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bar.bounds.width - frame.maxX
    }
    if self.frame != frame { self.frame = frame }
  }
}
