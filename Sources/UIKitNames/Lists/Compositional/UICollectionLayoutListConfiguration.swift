public import AutoLayout
public import Foundation

/// The settings of a list: a section of rows as wide as the collection view and as tall as their cells.
///
/// Rows and headers are estimated at 44 points until they are shown. Sections of grouped lists have 18 points of space
/// above and below, except at an edge with a header or footer. Apple doesn't publish this spacing; it is the default
/// for grouped tables in Interface Builder. Separators take no space.
public struct UICollectionLayoutListConfiguration {
  /// The list's appearance.
  public let appearance: Appearance
  /// The source of the list's headers.
  public var headerMode = HeaderMode.none
  /// The source of the list's footers.
  public var footerMode = FooterMode.none
  /// The space above headers, which layout ignores.
  public var headerTopPadding: CGFloat?
  /// Whether there are lines between rows; layout ignores it.
  public var showsSeparators = true
  /// The color behind the list; layout ignores it.
  public var backgroundColor: Color?

  /// Creates the settings of a list without headers and footers.
  public init(appearance: Appearance) { self.appearance = appearance }
}

extension NSCollectionLayoutSection {
  /// Creates a section of list rows.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let hasHeader = configuration.headerMode == .supplementary
    let hasFooter = configuration.footerMode == .supplementary
    func add(_ kind: String, _ alignment: NSRectAlignment) {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: alignment)
      item.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(item)
    }
    if hasHeader { add(UICollectionView.elementKindSectionHeader, .top) }
    if hasFooter { add(UICollectionView.elementKindSectionFooter, .bottom) }
    if [.grouped, .insetGrouped, .sidebar].contains(configuration.appearance) {
      section.contentInsets.top = hasHeader ? 0 : 18
      section.contentInsets.bottom = hasFooter ? 0 : 18
    }
    let isInset = [.insetGrouped, .sidebar].contains(configuration.appearance)
    section.contentInsetsReference = isInset ? .layoutMargins : .none
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Creates a layout whose sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}
