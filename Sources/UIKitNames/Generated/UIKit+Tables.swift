// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The configuration of a content view.
public protocol UIContentConfiguration {
  /// Creates a view that shows the content.
  func makeContentView() -> any View & UIContentView
  /// Returns the content for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows the content of a configuration.
public protocol UIContentView: AnyObject {
  /// The configuration.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view supports a configuration; by default, if it has the type of the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns `type(of: configuration) == type(of: self.configuration)`.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}

/// Stored for source compatibility; layout ignores it.
extension ContentHostMembers {
  /// The background.
  public var backgroundConfiguration: UIBackgroundConfiguration? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether the background is updated when the cell's state changes.
  public var automaticallyUpdatesBackgroundConfiguration: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The view behind the content.
  public var backgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The view behind the content of a selected cell.
  public var selectedBackgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ContentHostMembers {
  /// Whether the content is updated when the cell's state changes; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension UITableViewHeaderFooterView {
  /// Returns the content of a header, without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}

/// UIKit's cell for lists in collection views.
open class UICollectionViewListCell: CollectionCell {
  /// The class, and the function that creates its cells.
  open override class var viewMaker: (AnyClass, (String?) -> View)? { (UICollectionViewListCell.self, { _ in UICollectionViewListCell(frame: .zero) }) }
  /// Returns the content of such a cell, without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .subtitleCell() }
  /// The indentation level; layout ignores it.
  open var indentationLevel = 0
}

extension UIListContentConfiguration {
  /// The properties of a text.
  public struct TextProperties {
    /// The font.
    public var font: Font
    /// The color in figures, or `nil` for the figure's style.
    public var color: Color?
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// The line break mode.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The change of case.
    public var transform = TextTransform.none
    /// Whether a text that is too wide is scaled down; layout ignores it.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory = true
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The alignment of lines; Apple's raw values.
  public enum TextAlignment: Int, Sendable {
    case natural, center, justified
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The changes of case; Apple's raw values.
  public enum TextTransform: Int, Sendable {
    case none, uppercase, lowercase, capitalized
  }
}

extension UIListContentConfiguration {
  /// The properties of an image.
  public struct ImageProperties {
    /// The maximum size in points, or 0 for no limit on an axis.
    public var maximumSize = CGSize.zero
    /// The size reserved for pictures in points, or 0 for their own on an axis.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the corners, in points; layout ignores it.
    public var cornerRadius: CGFloat = 0
    /// The color of symbols, or `nil` for the inherited one.
    public var tintColor: Color?
  }
}

extension UITableView {
  /// The styles of tables; Apple's raw values.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
}

extension UITableView {
  /// The style of separators; Apple's raw values.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }
}

extension UITableView {
  /// The animations of inserted and deleted rows; Apple's raw values.
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
  /// The scroll positions of a row; Apple's raw values.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
}

extension TableCell {
  /// The selection styles of cells; Apple's raw values.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }
}

extension TableCell {
  /// The editing style of a row; Apple's raw values.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }
}

/// Stored for source compatibility; layout ignores it.
extension TableCellMembers {
  /// The selection style.
  public var selectionStyle: SelectionStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The insets of the separator below the cell, in points.
  public var separatorInset: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
}

/// A visual effect, which isn't drawn.
open class UIVisualEffect {
}

/// A blur of the content behind a view; not drawn.
open class UIBlurEffect: UIVisualEffect {
  /// Creates a blur of a style.
  public init(style: Style) {}
}

/// Vibrant content above a blur; not drawn.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect above a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Creates an effect above a blur, for a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The styles of vibrancy; Apple's raw values.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

extension UIBlurEffect {
  /// The styles of blurs; Apple's raw values.
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
  /// The visual effect of separators, which isn't drawn.
  public var separatorEffect: UIVisualEffect? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether rows follow the readable width.
  public var cellLayoutMarginsFollowReadableWidth: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension UITableViewMembers {
  /// The index paths of selected rows: always `nil`.
  public var indexPathsForSelectedRows: [IndexPath]? { nil }
}

/// The source of a table's rows.
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; `nil` by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title below a section; `nil` by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Never called; present for source compatibility.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of the index, which isn't drawn.
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

/// The delegate of a table, which provides heights, headers and footers.
///
/// All members have defaults. Other methods of Apple's protocol are never called.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when a row is selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Returns the height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the header of a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the footer of a section.
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
