public import Foundation

/// The heights of a platform's bars, with the kinds of sources that ``PlatformProfile`` describes.
public struct BarMetrics: Hashable, Sendable {
  /// The heights of one kind of bar by size class, in points.
  public struct Heights: Hashable, Sendable {
    /// The height on phones in portrait.
    public var standard: CGFloat
    /// The height on tablets.
    public var regular: CGFloat
    /// The height if the vertical size class is compact.
    public var compact: CGFloat

    /// Returns the height for traits; bars in the narrow columns of a tablet are as high as its others.
    package func height(for traits: TraitCollection) -> CGFloat {
      guard traits.verticalSizeClass != .compact else { return compact }
      let isTablet = traits.verticalSizeClass == .regular && traits.userInterfaceIdiom == .pad
      return isTablet ? regular : standard
    }
  }

  /// The heights of a navigation bar: 44 points (documents), 50 on tablets (measured by others: hacknicity's article on
  /// iOS 12); compact is an estimate.
  public var navigation = Heights(standard: 44, regular: 50, compact: 32)

  /// The height that a large title adds to a navigation bar, in points (measured by others: the same article).
  public var largeTitle: CGFloat = 52

  /// The height that a search bar adds to a navigation bar, in points (estimate: its field, 8 points above and below).
  public var navigationSearch: CGFloat = 52

  /// The height that a prompt adds to a navigation bar, in points (estimate: bars with one had 74 before iOS 11).
  public var prompt: CGFloat = 30

  /// The heights of a toolbar.
  ///
  /// 49 points (15 of 16 documents of Xcode 13 to 15 that place one with constraints; one has 44, as have older ones).
  /// 48 on iOS 26 (measured by others: suzuki-0000/SKPhotoBrowser#459); 50 on tablets (the article on bar heights). The
  /// compact height is from Apple's guidelines of 2011, and uncertain for later systems.
  public var toolbar = Heights(standard: 49, regular: 50, compact: 32)

  /// The height of a progress view in the style for bars, in points (estimate: no document has one).
  public var progressViewHeight: CGFloat = 2.5

  /// The height of a tab bar without the bottom safe area inset, in points (documents).
  public var tabBar: CGFloat = 49

  /// The height of a search bar, in points: 56 since iOS 11 (measured by others: Esri/maps-app-ios#67), 64 on iOS 26
  /// (one document of Xcode 26).
  public var searchBar: CGFloat = 56

  /// The height of a search bar's text field, in points (estimate: the bar minus 10 points above and below).
  public var searchField: CGFloat = 36

  /// The distance of the text field from a search bar's sides, in points (logs of iOS 9 and 10: `frame = (8 8; 304 28)`
  /// in 320 points; an estimate for later systems).
  public var searchFieldMargin: CGFloat = 8

  /// The height of a refresh control, in points (logs of iOS 17).
  public var refreshControl: CGFloat = 60
}
