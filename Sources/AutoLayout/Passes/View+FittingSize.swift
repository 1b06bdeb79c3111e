import Foundation

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
