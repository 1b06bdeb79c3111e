import Foundation

/// A size that a view is asked to come near to, and how strongly on either axis.
struct FittingTarget {
  var size: CGSize
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  /// As small as constraints allow.
  static let compressed = FittingTarget(.zero, .fittingSizeLevel, .fittingSizeLevel)

  init(_ size: CGSize, _ horizontal: LayoutPriority, _ vertical: LayoutPriority) {
    self.size = size
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The extent asked for on an axis, in points, and how strongly.
  func extent(_ axis: LayoutConstraint.Axis) -> (length: CGFloat, priority: LayoutPriority) {
    axis == .horizontal ? (size.width, horizontal) : (size.height, vertical)
  }
}

extension View {
  /// The size, in points, that the constraints in the view give it near a target; changes nothing, but
  /// calls the hooks that come before layout where they were asked for.
  func fittingSize(_ target: FittingTarget) -> CGSize {
    updatePropertiesIfNeeded()
    updateConstraintsIfNeeded()
    return sharingEnvironment {
      passes.tree?.forgetMeasurements()
      return solvedFittingSize(target)
    }
  }

  /// The deepest that views are measured for others that are being measured, as each takes a stack of
  /// calls; what lies deeper counts for nothing.
  private static let measuringLimit = 32

  /// The least size, in points, that the constraints in the view give it, in the course of a layout of
  /// the tree that it is in; changes nothing, and asks for no hooks.
  ///
  /// It is worked out once in a layout, so that views which measure others that do so themselves take
  /// no time for each way down.
  func leastSize() -> CGSize {
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
    // The items are again where they were in the tree's own system.
    for (reference, slot) in zip(system.items.references, slots) { reference.slot = slot }
    return CGSize(width: edges.width, height: edges.height)
  }
}

extension View {
  /// The size in a bar: what the view wants, or else its own.
  var barSize: CGSize {
    let wanted = intrinsicContentSize
    if wanted.width >= 0, wanted.height >= 0 { return wanted }
    return frame.size != .zero
      ? frame.size : systemLayoutSizeFitting(CGSize(width: 0, height: 0))
  }

  /// Places the view in a bar, mirrored in bars that read from right to left.
  func place(inBar bar: View, _ frame: CGRect) {
    var frame = frame
    if bar.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bar.bounds.width - frame.maxX
    }
    if self.frame != frame { self.frame = frame }
  }
}
