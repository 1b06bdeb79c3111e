public import Foundation

/// The positions of a tree's views after a solve, before frames are set; layout may solve again.
public struct ProvisionalFrames {
  let engine: any LayoutEngine

  init(_ engine: any LayoutEngine) { self.engine = engine }

  func contains(_ view: View) -> Bool { engine.contains(view.reference) }

  /// Returns the alignment rectangle of a view in the root's coordinates with y downwards, in points, before rounding.
  ///
  /// - Precondition: The view is in the tree that is being laid out.
  public func alignmentRect(of view: View) -> CGRect { engine.alignmentRect(of: view) }
}
