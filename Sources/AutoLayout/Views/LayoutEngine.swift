import Foundation

/// An engine that solves a view tree and tells its views where they are; ``LayoutSystem`` is the only one.
protocol LayoutEngine: AnyObject {
  func contains(_ item: ItemReference) -> Bool

  /// Returns the alignment rectangle of an item in the root's coordinates, in points, before rounding.
  func alignmentRect(of item: any LayoutItem) -> CGRect
}
