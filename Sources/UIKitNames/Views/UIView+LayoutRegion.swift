public import AutoLayout
import Foundation

extension View {
  /// A region of a view for placing content, as in iOS 26.
  ///
  /// In UIKit, regions can avoid the controls in a window's corners. Corner adaptation has no effect here, because
  /// there are no such controls. The region of bars, new in iOS 27.1, is missing because its position isn't published.
  public struct LayoutRegion: Hashable, Sendable {
    fileprivate enum Kind: Hashable {
      case safeArea
      case margins
      case readableContent
    }

    fileprivate let kind: Kind
    private let cornerAdaptation: AdaptivityAxis?

    /// The region that hardware and bars don't cover.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// The region inside the layout margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// The region inside the layout margins, limited to a width at which text is easy to read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }
}

extension ViewMembers {
  /// Returns the guide of a region: `safeAreaLayoutGuide`, `layoutMarginsGuide` or `readableContentGuide`.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> LayoutGuide {
    switch layoutRegion.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// Returns the insets of a region from the view's edges, in points.
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

  /// Returns the directional insets of a region from the view's edges, in points.
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> DirectionalEdgeInsets {
    edgeInsets(for: layoutRegion).directional(effectiveUserInterfaceLayoutDirection)
  }
}
