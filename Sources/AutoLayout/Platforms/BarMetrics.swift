public import Foundation

/// The heights of a platform's bars, from Interface Builder documents unless a property's comment names another source.
public struct BarMetrics: Hashable, Sendable {
  /// The heights of one kind of bar by size class, in points.
  public struct Heights: Hashable, Sendable {
    /// The height on phones in portrait.
    public var standard: CGFloat
    /// The height on tablets.
    public var regular: CGFloat
    /// The height in an interface whose vertical size class is compact, such as on phones in landscape.
    public var compact: CGFloat

    /// Returns the height for traits; on tablets, it doesn't depend on the horizontal size class.
    package func height(for traits: TraitCollection) -> CGFloat {
      guard traits.verticalSizeClass != .compact else { return compact }
      let isTablet = traits.verticalSizeClass == .regular && traits.userInterfaceIdiom == .pad
      return isTablet ? regular : standard
    }
  }

  /// The heights of a navigation bar: 44 is from documents, 50 from hacknicity's article on iOS 12, and 32 an estimate.
  public var navigation = Heights(standard: 44, regular: 50, compact: 32)

  /// The height that a large title adds to a navigation bar, in points (source: hacknicity's article on iOS 12).
  public var largeTitle: CGFloat = 52

  /// The height that a search bar adds to a navigation bar, in points (estimate: ``searchField`` plus margins of 8).
  public var navigationSearch: CGFloat = 52

  /// The height that a prompt adds to a navigation bar, in points, as before iOS 11 (estimate for later versions).
  public var prompt: CGFloat = 30

  /// The heights of a toolbar.
  ///
  /// - Standard: 49 points in 15 of 16 Interface Builder documents from Xcode 13 to 15, and 44 points in older ones. On
  ///   iOS 26, toolbars have a height of 48 points (source: suzuki-0000/SKPhotoBrowser#459).
  /// - Regular: 50 points (source: hacknicity's article on iOS 12).
  /// - Compact: 32 points in Apple's guidelines of 2011, and uncertain for later systems.
  public var toolbar = Heights(standard: 49, regular: 50, compact: 32)

  /// The height of a progress view of style `bar`, in points (estimate).
  public var progressViewHeight: CGFloat = 2.5

  /// The height of a tab bar without the bottom safe area inset, in points.
  public var tabBar: CGFloat = 49

  /// The height of a search bar, in points: 56 since iOS 11 (source: Esri/maps-app-ios#67), and 64 on iOS 26.
  public var searchBar: CGFloat = 56

  /// The height of a search bar's text field, in points (estimate: ``searchBar`` minus 10 above and below).
  public var searchField: CGFloat = 36

  /// The distance of a search bar's text field from the bar's sides, in points (estimate from logs of iOS 9 and 10).
  public var searchFieldMargin: CGFloat = 8

  /// The height of a refresh control, in points (source: constraint logs of iOS 17).
  public var refreshControl: CGFloat = 60
}
