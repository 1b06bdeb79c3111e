public import Foundation

/// The heights of a platform's bars; ``PlatformProfile`` explains the sources in parentheses.
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

  /// The heights of a navigation bar (documents; tablets: hacknicity's article on iOS 12; compact: an estimate).
  public var navigation = Heights(standard: 44, regular: 50, compact: 32)

  /// The height that a large title adds to a navigation bar, in points (measured by others: hacknicity, iOS 12).
  public var largeTitle: CGFloat = 52

  /// The height that a search bar adds to a navigation bar, in points (estimate: the search field, 8 above, 8 below).
  public var navigationSearch: CGFloat = 52

  /// The height that a prompt adds to a navigation bar, in points (estimate: before iOS 11, bars with a prompt had 74).
  public var prompt: CGFloat = 30

  /// The heights of a toolbar.
  ///
  /// - Standard: 49 points (15 of the 16 documents of Xcode 13 to 15 that place a toolbar with constraints). The 16th
  ///   has 44, as have older documents. On iOS 26, it is 48 (measured by others: suzuki-0000/SKPhotoBrowser#459).
  /// - Regular: 50 points (measured by others: hacknicity's article on iOS 12).
  /// - Compact: from Apple's guidelines of 2011, and uncertain for later systems.
  public var toolbar = Heights(standard: 49, regular: 50, compact: 32)

  /// The height of a progress view of style `bar`, in points (estimate: no document has one).
  public var progressViewHeight: CGFloat = 2.5

  /// The height of a tab bar without the bottom safe area inset, in points (documents).
  public var tabBar: CGFloat = 49

  /// The height of a search bar, in points: 56 since iOS 11 (measured by others: Esri/maps-app-ios#67), 64 on iOS 26
  /// (one document of Xcode 26).
  public var searchBar: CGFloat = 56

  /// The height of a search bar's text field, in points (estimate: the bar's height minus 10 at each end).
  public var searchField: CGFloat = 36

  /// The distance of a search bar's text field from the bar's sides, in points (estimate from logs of iOS 9 and 10).
  public var searchFieldMargin: CGFloat = 8

  /// The height of a refresh control, in points (logs of iOS 17).
  public var refreshControl: CGFloat = 60
}
