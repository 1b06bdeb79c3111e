// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The environment of a section or a custom group.
public protocol NSCollectionLayoutEnvironment {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The container of a section or a custom group.
public protocol NSCollectionLayoutContainer {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets in effect, in points: ``contentInsets``.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The position of a cell in a custom group.
open class NSCollectionLayoutGroupCustomItem {
  /// The rectangle in the group, in points.
  public let frame: CGRect
  /// The stacking order: cells with larger numbers are in front.
  public let zIndex: Int
  /// Creates a position.
  public init(frame: CGRect, zIndex: Int = 0) { self.frame = frame; self.zIndex = zIndex }
}

/// The orthogonal scrolling of groups in a compositional layout; Apple's raw values.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// The reference of content insets; Apple's raw values.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A visible cell or other view of a section, which its handler can change.
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The opacity, from 0 to 1.
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
  /// The transform of the view around its center.
  var transform: CGAffineTransform { get set }
  /// The section and the item.
  var indexPath: IndexPath { get }
  /// The category of the view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a view that isn't a cell, or `nil` for a cell.
  var representedElementKind: String? { get }
}

/// A distance between or around items of a compositional layout.
public struct NSCollectionLayoutSpacing: Hashable, Sendable {
  /// The distance in points, which is a minimum if the spacing is flexible.
  public let spacing: CGFloat
  /// Whether the spacing takes a share of the remaining space.
  public let isFlexibleSpacing: Bool
  /// Whether the distance is fixed.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// A distance in points.
  public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(spacing: fixedSpacing, isFlexibleSpacing: false) }
  /// An equal share of the remaining space, with a minimum distance in points.
  public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(spacing: flexibleSpacing, isFlexibleSpacing: true) }
}

/// The distances around an item of a compositional layout.
public struct NSCollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The distance before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance above the item.
  public let top: NSCollectionLayoutSpacing?
  /// The distance after the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance below the item.
  public let bottom: NSCollectionLayoutSpacing?
  /// Creates the distances.
  public init(leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?) { self.leading = leading; self.top = top; self.trailing = trailing; self.bottom = bottom }
}

extension UICollectionLayoutListConfiguration {
  /// The appearance of a list; Apple's raw values.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
}

extension UICollectionLayoutListConfiguration {
  /// The source of headers; Apple's raw values.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }
}

extension UICollectionLayoutListConfiguration {
  /// The source of footers; Apple's raw values.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }
}

/// The settings of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the layout scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers of the whole layout.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The boundary of insets across the scroll direction; `automatic` stands for the safe area.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  /// Creates the settings of a vertically scrolling layout.
  public init() {}
}

/// A function that creates the section of a compositional layout at an index.
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
  /// The scroll positions of an item; Apple's bits.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

extension UICollectionView {
  /// The scroll directions; Apple's raw values.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

extension UICollectionView {
  /// The kinds of views in a collection view; Apple's raw values.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }
}

/// The source of a collection view's items.
public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> CollectionCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view, such as a header; a plain one by default.
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles of the index, which isn't drawn.
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

/// Never called; present for source compatibility.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called when an item is selected.
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
/// The layout's own values are the defaults.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  /// The insets of items from the edges of a section, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> EdgeInsets
  /// The distance between the lines of a section, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
  /// The minimum distance between the items of a section's lines, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
  /// The size of a section's header, in points.
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
  /// The size of a section's footer, in points.
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
  /// The boundary for a flow layout's section insets; Apple's raw values.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }
}

/// The invalidation context of a flow layout, which always recomputes everything.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate's values are requested again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the attributes are computed again.
  open var invalidateFlowLayoutAttributes = true
}

extension CollectionItemAttributes {
  /// The kind of a view that isn't a cell, or `nil` for a cell.
  public var representedElementKind: String? { elementKind }
}
