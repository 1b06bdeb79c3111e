// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The environment of a compositional layout's section or custom group.
public protocol NSCollectionLayoutEnvironment {
  /// The container that the section or group is laid out in.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The container that a section or custom group is laid out in.
public protocol NSCollectionLayoutContainer {
  /// The container's size including its insets, in points.
  var contentSize: CGSize { get }
  /// The container's size without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The container's insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply, in points, which equal `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A cell's position in a custom group.
open class NSCollectionLayoutGroupCustomItem {
  /// The cell's rectangle in the group's coordinates, in points.
  public let frame: CGRect
  /// The stacking order: cells with larger numbers are in front.
  public let zIndex: Int
  /// Creates a cell's position from its rectangle in the group, in points.
  public init(frame: CGRect, zIndex: Int = 0) { self.frame = frame; self.zIndex = zIndex }
}

/// The orthogonal scrolling behavior of a section, with the same raw values as in UIKit.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The boundary that content insets are measured from, with the same raw values as in UIKit.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A visible cell or supplementary view, which a section's `visibleItemsInvalidationHandler` can change.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The view's opacity, from 0 to 1.
  var alpha: CGFloat { get set }
  /// The stacking order: views with larger numbers are in front.
  var zIndex: Int { get set }
  /// Whether the view is hidden.
  var isHidden: Bool { get set }
  /// The center of the view, in points.
  var center: CGPoint { get set }
  /// The frame of the view, in points.
  var frame: CGRect { get }
  /// The bounds of the view, in points.
  var bounds: CGRect { get }
  /// The transform of the view, applied around its center.
  var transform: CGAffineTransform { get set }
  /// The view's index path: its section and item.
  var indexPath: IndexPath { get }
  /// The view's category: a cell, supplementary view or decoration view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A distance between or around items of a compositional layout.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The distance in points, which is a minimum if the spacing is flexible.
  public let spacing: CGFloat
  /// Whether the spacing grows to fill the remaining space.
  public let isFlexibleSpacing: Bool
  /// Whether the spacing has a fixed distance.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// Returns a spacing with a fixed distance, in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(spacing: fixedSpacing, isFlexibleSpacing: false) }
  /// Returns a spacing with a minimum distance in points. Flexible spacings share the remaining space equally.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(spacing: flexibleSpacing, isFlexibleSpacing: true) }
}

/// The spacing around an item of a compositional layout.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The spacing before the item, or `nil` for none.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing above the item, or `nil` for none.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing after the item, or `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the item, or `nil` for none.
  public let bottom: NSCollectionLayoutSpacing?
  /// Creates the spacing around an item.
  public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) { self.leading = leading; self.top = top; self.trailing = trailing; self.bottom = bottom }
}

extension UICollectionLayoutListConfiguration {
  /// The appearance of a list, with the same raw values as in UIKit.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
}

extension UICollectionLayoutListConfiguration {
  /// The source of a list's section headers, with the same raw values as in UIKit.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
}

extension UICollectionLayoutListConfiguration {
  /// The source of a list's section footers, with the same raw values as in UIKit.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }
}

/// The configuration of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the layout scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary from which insets across the scroll direction are measured. `automatic` is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Creates the configuration of a vertically scrolling layout.
  public init() {}
}

/// A function that returns the section at an index of a compositional layout, or `nil` if there isn't one.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// UIKit's name for `CollectionItemAttributes`.
public typealias UICollectionViewLayoutAttributes = CollectionItemAttributes

/// UIKit's name for `ConfigurationState`.
public typealias UIConfigurationState = ConfigurationState

/// UIKit's name for `ConfigurationStateKey`.
public typealias UIConfigurationStateCustomKey = ConfigurationStateKey

/// UIKit's name for `ViewConfigurationState`.
public typealias UIViewConfigurationState = ViewConfigurationState

/// UIKit's name for `BackgroundConfiguration`.
public typealias UIBackgroundConfiguration = BackgroundConfiguration

/// UIKit's name for `TextAttributesTransformer`.
public typealias UIConfigurationTextAttributesTransformer = TextAttributesTransformer

/// UIKit's name for `CellConfigurationState`.
public typealias UICellConfigurationState = CellConfigurationState

extension UICollectionView {
  /// The position of an item in the visible area after scrolling to it, with the same raw values as in UIKit.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item is centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item is at the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item is centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item is at the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView {
  /// The scroll direction of a collection view, with the same raw values as in UIKit.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

extension UICollectionView {
  /// The category of a view in a collection view, with the same raw values as in UIKit.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
}

/// The data source of a collection view, which provides its items.
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of the item at an index path.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> CollectionCell
  /// Returns the number of sections, which is 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view, such as a header. The default is a plain view.
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Never called; present for source compatibility.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
}

extension UICollectionViewDataSource {
  /// Returns `1`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns `UICollectionReusableView()`.
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { UICollectionReusableView() }
  /// Returns `false`.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  /// Returns `nil`.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
}

/// A collection view's delegate, which is called only for scrolling.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: CollectionCell, forItemAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: CollectionCell, forItemAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: CollectionCell, forItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: CollectionCell, forItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {}
  /// Returns `true`.
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// Returns `true`.
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Returns `true`.
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// Returns `nil`.
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
  /// Returns `false`.
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { false }
  /// Returns `proposedContentOffset`.
  public func collectionView(_ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
  /// Returns `false`.
  public func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool { false }
  /// Returns `false`.
  public func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool { false }
  /// Does nothing.
  public func collectionView(_ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?) {}
}

/// The delegate of a flow layout.
///
/// By default, it returns the values of the layout's properties.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// Returns the size of an item, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  /// Returns the insets of a section's items, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> EdgeInsets
  /// Returns the minimum distance between the lines of a section, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  /// Returns the minimum distance between items in the same line, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  /// Returns the size of a section's header, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  /// Returns the size of a section's footer, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> EdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  /// Returns `(collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero`.
  public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

extension UICollectionViewFlowLayout {
  /// The boundary that a flow layout's section insets are measured from, with the same raw values as in UIKit.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}

/// The invalidation context of a flow layout, which always recomputes the whole layout.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate must return its sizes and distances again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the layout attributes are computed again.
  open var invalidateFlowLayoutAttributes = true
}

extension CollectionItemAttributes {
  /// The kind of a supplementary or decoration view, or `nil` for a cell.
  public var representedElementKind: String? { elementKind }
}
