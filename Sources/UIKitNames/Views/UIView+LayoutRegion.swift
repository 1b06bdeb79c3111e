public import AutoLayout
import Foundation

extension View {
  /// A part of a view that content belongs into, as iOS 26 names it.
  ///
  /// Regions can keep away from what is in a window's corners. There are no such things here, and a
  /// region that adapts to them is the same as one that does not. The region of bars, which is new in
  /// iOS 27.1, is not there: how it lies is not published.
  public struct LayoutRegion: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case safeArea
      case margins
      case readableContent
    }

    fileprivate let kind: Kind
    private let cornerAdaptation: AdaptivityAxis?

    /// What hardware and bars leave free.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// What lies inside of the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// What lies inside of the margins and is no wider than text is easy to read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }
}

extension ViewMembers {
  /// The guide at a region: ``safeAreaLayoutGuide``, ``layoutMarginsGuide`` or ``readableContentGuide``.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> LayoutGuide {
    switch layoutRegion.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// How far a region lies inside of the view, in points.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> EdgeInsets {
    switch layoutRegion.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let guide = readableContentGuide
      layoutIfNeeded()
      let (inside, size) = (guide.layoutFrame, bounds.size)
      return EdgeInsets(
        top: inside.minY, left: inside.minX, bottom: size.height - inside.maxY,
        right: size.width - inside.maxX)
    }
  }

  /// The same by reading direction.
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> DirectionalEdgeInsets {
    edgeInsets(for: layoutRegion).directional(effectiveUserInterfaceLayoutDirection)
  }
}
