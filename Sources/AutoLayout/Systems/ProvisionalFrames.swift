public import Foundation

/// Where a solve has placed the views of a tree, while layout may still solve it again.
///
/// Frames are only set once every view is content with them.
public struct ProvisionalFrames {
  /// The system that was solved.
  let system: LayoutSystem

  init(_ system: LayoutSystem) { self.system = system }

  /// Whether a view is in what is being laid out.
  func contains(_ view: View) -> Bool { system.contains(view.reference) }

  /// The rectangle of a view that constraints align, in the root's coordinates counted downwards, in
  /// points, not rounded.
  ///
  /// - Precondition: The view is in the tree that is being laid out.
  public func alignmentRect(of view: View) -> CGRect { system.solvedEdges(of: view).rect }
}
