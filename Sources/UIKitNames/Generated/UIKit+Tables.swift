// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// A description of a content view's content and style.
public protocol UIContentConfiguration {
  /// Creates a content view that shows the configuration.
  func makeContentView() -> any View & UIContentView
  /// Returns the configuration updated for a cell's state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
public protocol UIContentView: AnyObject {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view supports a configuration, by default any of the current configuration's type.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `type(of: configuration) == type(of: self.configuration)`.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}

/// Stored for source compatibility; layout ignores it.
extension ContentHostMembers {
  /// The background configuration, or `nil` for the default background.
  public var backgroundConfiguration: UIBackgroundConfiguration? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the background is updated when the cell's state changes.
  public var automaticallyUpdatesBackgroundConfiguration: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The view behind the content, or `nil` if there isn't one.
  public var backgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The view behind the content while the cell is selected, or `nil` if there isn't one.
  public var selectedBackgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ContentHostMembers {
  /// Whether the content is updated when the cell's state changes. The default is true.
  public var automaticallyUpdatesContentConfiguration: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension UITableViewHeaderFooterView {
  /// Returns the default content configuration of a header, without text.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}

/// UIKit's collection view cell for lists.
open class UICollectionViewListCell: CollectionCell {
  /// This class, and a closure that creates a cell from a reuse identifier.
  open override class var viewMaker: (AnyClass, (String?) -> View)? { (UICollectionViewListCell.self, { _ in UICollectionViewListCell(frame: .zero) }) }
  /// Returns the default content configuration of a list cell, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .subtitleCell() }
  /// The cell's indentation level, which layout ignores.
  open var indentationLevel = 0
}

extension UIListContentConfiguration {
  /// The text properties of a list content configuration.
  public struct TextProperties {
    /// The font of the text.
    public var font: Font
    /// The color of the text in figures, or `nil` for the figure's text color.
    public var color: Color?
    /// The alignment of the text's lines.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines of text, or 0 for no limit.
    public var numberOfLines = 0
    /// The line break mode of the text.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The change of the text's case.
    public var transform = TextTransform.none
    /// Whether text that is too wide is scaled down, which layout ignores.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory = true
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The alignment of a text's lines, with the same raw values as in UIKit.
  public enum TextAlignment: Int, Sendable {
    case natural, center, justified
  }
}

extension UIListContentConfiguration.TextProperties {
  /// A change of a text's case, with the same raw values as in UIKit.
  public enum TextTransform: Int, Sendable {
    case none, uppercase, lowercase, capitalized
  }
}

extension UIListContentConfiguration {
  /// The image properties of a list content configuration.
  public struct ImageProperties {
    /// The maximum size of the image in points, with 0 for no limit on the width or height.
    public var maximumSize = CGSize.zero
    /// The size reserved for the image in points, with 0 for the image's own width or height.
    public var reservedLayoutSize = CGSize.zero
    /// The image's corner radius in points, which layout ignores.
    public var cornerRadius: CGFloat = 0
    /// The tint color of symbol images, or `nil` for the inherited color.
    public var tintColor: Color?
  }
}

extension UITableView {
  /// The style of a table view, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
}

extension UITableView {
  /// The style of a table's separators, with the same raw values as in UIKit.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

extension UITableView {
  /// An animation of inserted or deleted rows, with the same raw values as in UIKit.
  public enum RowAnimation: Int, Sendable {
    case fade = 0
    case right = 1
    case left = 2
    case top = 3
    case bottom = 4
    case none = 5
    case middle = 6
    case automatic = 100
  }
}

extension UITableView {
  /// The position of a row in the visible area after scrolling to it, with the same raw values as in UIKit.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
}

extension TableCell {
  /// The style of a selected cell, with the same raw values as in UIKit.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
}

extension TableCell {
  /// The editing style of a row, with the same raw values as in UIKit.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}

/// Stored for source compatibility; layout ignores it.
extension TableCellMembers {
  /// The style of the cell while it is selected.
  public var selectionStyle: SelectionStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The insets of the separator below the cell, in points.
  public var separatorInset: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
}

/// A visual effect, which figures don't show.
open class UIVisualEffect {
}

/// A blur of the content behind a view, which figures don't show.
open class UIBlurEffect: UIVisualEffect {
  /// Creates a blur effect with a style.
  public init(style: Style) {}
}

/// A vibrancy effect above a blur, which figures don't show.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates a vibrancy effect above a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Creates a vibrancy effect above a blur, with a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The style of a vibrancy effect, with the same raw values as in UIKit.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

extension UIBlurEffect {
  /// The style of a blur effect, with the same raw values as in UIKit.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }
}

/// Stored for source compatibility; layout ignores it.
extension UITableViewMembers {
  /// The visual effect of separators, or `nil` for none.
  public var separatorEffect: UIVisualEffect? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the margins of cells follow the readable content width.
  public var cellLayoutMarginsFollowReadableWidth: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension UITableViewMembers {
  /// The index paths of selected rows: always `nil`.
  public var indexPathsForSelectedRows: [IndexPath]? { nil }
}

/// The data source of a table view, which provides its rows.
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of the row at an index path.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableCell
  /// Returns the number of sections, which is 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header, which is `nil` by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer, which is `nil` by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, commit editingStyle: TableCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// Returns `1`.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns `false`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns `index`.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, commit editingStyle: TableCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

/// The delegate of a table view, which provides heights, headers and footers.
///
/// Its other table methods are never called.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the header view of a section, or `nil` to show its title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the footer view of a section, or `nil` to show its title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View?
  /// Returns the height of a section's header, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, willDisplay cell: TableCell, forRowAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: TableCell, forRowAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: View, forSection section: Int)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: View, forSection section: Int)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> TableCell.EditingStyle
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Returns `tableView.rowHeight`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View? { nil }
  /// Returns `tableView.sectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { tableView.sectionHeaderHeight }
  /// Returns `tableView.sectionFooterHeight`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { tableView.sectionFooterHeight }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willDisplay cell: TableCell, forRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndDisplaying cell: TableCell, forRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willDisplayHeaderView view: View, forSection section: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willDisplayFooterView view: View, forSection section: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: View, forSection section: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: View, forSection section: Int) {}
  /// Returns `tableView.estimatedRowHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { tableView.estimatedRowHeight }
  /// Returns `tableView.estimatedSectionHeaderHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { tableView.estimatedSectionHeaderHeight }
  /// Returns `tableView.estimatedSectionFooterHeight`.
  public func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat { tableView.estimatedSectionFooterHeight }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Returns `indexPath`.
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Returns `indexPath`.
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns `.delete`.
  public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> TableCell.EditingStyle { .delete }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  /// Returns `0`.
  public func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
  /// Returns `false`.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `false`.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `proposedDestinationIndexPath`.
  public func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { proposedDestinationIndexPath }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Returns `false`.
  public func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { false }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) {}
}
