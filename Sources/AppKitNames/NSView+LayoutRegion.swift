public import AutoLayout
public import Foundation

extension NSView {
  /// A part of a view that content belongs into, as macOS 26 names it.
  ///
  /// Regions can keep away from what is in a window's corners. There are no such things here, and a
  /// region that adapts to them is the same as one that does not.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axis along which a region keeps away from corners; Apple's raw values.
    public enum AdaptivityAxis: Int, Sendable {
      case horizontal = 1
      case vertical = 2
    }

    fileprivate let isSafeArea: Bool
    private let cornerAdaptation: AdaptivityAxis?

    /// What bars leave free.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(isSafeArea: true, cornerAdaptation: cornerAdaptation)
    }

    /// What lies inside of the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(isSafeArea: false, cornerAdaptation: cornerAdaptation)
    }
  }

  /// The guide at a region: `safeAreaLayoutGuide` or `layoutMarginsGuide`.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> LayoutGuide {
    layoutRegion.isSafeArea ? safeAreaLayoutGuide : layoutMarginsGuide
  }

  /// How far a region lies inside of the view, in points.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> EdgeInsets {
    layoutRegion.isSafeArea ? safeAreaInsets : layoutMargins
  }

  /// Where a region lies in the view's own coordinates, in points.
  public func rect(for layoutRegion: LayoutRegion) -> CGRect {
    let insets = edgeInsets(for: layoutRegion)
    return turned(
      CGRect(
        x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom)))
  }
}
