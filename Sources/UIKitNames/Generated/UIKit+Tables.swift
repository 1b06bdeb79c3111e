// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The configuration of a content view, which makes such views.
public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any View & UIContentView
  /// The same content as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says.
public protocol UIContentView: AnyObject {
  /// The configuration.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view could show that as well; so for every one unless a class says otherwise.
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
  /// Whether what lies behind the content follows the cell's state.
  public var automaticallyUpdatesBackgroundConfiguration: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The view behind the content.
  public var backgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The view behind the content of what was picked.
  public var selectedBackgroundView: View? { get { kept(#function) } set { keep(newValue, #function) } }
}

extension ContentHostMembers {
  /// Whether the content is asked how it looks when the cell's state is another; true by default.
  public var automaticallyUpdatesContentConfiguration: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
}

extension UITableViewHeaderFooterView {
  /// The content of a header, still without texts.
  public func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
}

/// UIKit's cell for lists of a collection.
open class UICollectionViewListCell: CollectionCell {
  /// The class, and the function that makes its cells.
  open override class var viewMaker: (AnyClass, (String?) -> View)? { (UICollectionViewListCell.self, { _ in UICollectionViewListCell(frame: .zero) }) }
  /// The content of such a cell, still without texts.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .subtitleCell() }
  /// How deep the cell is; layout ignores it.
  open var indentationLevel = 0
}

extension UIListContentConfiguration {
  /// The properties of a text.
  public struct TextProperties {
    /// The font.
    public var font: Font
    /// The colour in figures; nil leaves it to the figure's style.
    public var color: Color?
    /// Where lines lie.
    public var alignment = TextAlignment.natural
    /// The most lines, 0 for any.
    public var numberOfLines = 0
    /// Where a text that is too long breaks or ends.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// The letters that the text is shown in.
    public var transform = TextTransform.none
    /// Whether a text that is too wide is made smaller; layout ignores it.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the content size category.
    public var adjustsFontForContentSizeCategory = true
  }
}

extension UIListContentConfiguration.TextProperties {
  /// Where lines lie; Apple's raw values.
  public enum TextAlignment: Int, Sendable {
    case natural, center, justified
  }
}

extension UIListContentConfiguration.TextProperties {
  /// The letters that a text is shown in; Apple's raw values.
  public enum TextTransform: Int, Sendable {
    case none, uppercase, lowercase, capitalized
  }
}

extension UIListContentConfiguration {
  /// The properties of an image.
  public struct ImageProperties {
    /// The largest size, in points; 0 for any on an axis.
    public var maximumSize = CGSize.zero
    /// The room that pictures take, whatever their size, in points; 0 for their own on an axis.
    public var reservedLayoutSize = CGSize.zero
    /// The radius of the corners, in points; layout ignores it.
    public var cornerRadius: CGFloat = 0
    /// The color of symbols; nil for the inherited one.
    public var tintColor: Color?
  }
}

extension UITableView {
  /// The looks of tables; Apple's raw values.
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
  /// How rows come and go; Apple's raw values.
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
  /// Where a row is scrolled to; Apple's raw values.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }
}

extension TableCell {
  /// How a cell shows that it was picked; Apple's raw values.
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
  /// How the cell shows that it was picked.
  public var selectionStyle: SelectionStyle { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// Where the line below the cell begins and ends, in points.
  public var separatorInset: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
}

/// How a visual effect looks.
open class UIVisualEffect {
}

/// Blurs what is behind a view on a device.
open class UIBlurEffect: UIVisualEffect {
  /// Makes a blur of a kind.
  public init(style: Style) {}
}

/// Lets content shine through a blur on a device.
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes an effect above a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Makes an effect above a blur, for a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// The kinds of content above a blur; Apple's raw values.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

extension UIBlurEffect {
  /// The kinds of blur; Apple's raw values.
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
  /// The effect of the lines between rows, which isn't drawn.
  public var separatorEffect: UIVisualEffect? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether rows keep to the readable width.
  public var cellLayoutMarginsFollowReadableWidth: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension UITableViewMembers {
  /// The rows that were picked: none, as nobody picks any.
  public var indexPathsForSelectedRows: [IndexPath]? { nil }
}

/// The source of a table's rows.
public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> TableCell
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section; nil unless said otherwise.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section; nil unless said otherwise.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited; never asked here.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row can be moved; never asked here.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The titles of the index, which isn't drawn.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section of a title; never asked here.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
  /// Called when a row was edited; never here.
  func tableView(_ tableView: UITableView, commit editingStyle: TableCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when a row was moved; never here.
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

/// The delegate of a table, which decides about heights, headers and footers.
///
/// What a class does not say has an answer in the protocol's extension. Any other method of Apple's protocol is the
/// class's own.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when a row was picked.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The height of a row, in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The view above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> View?
  /// The view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> View?
  /// The height of the view above a section, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of the view below a section, in points.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Called before a row is shown; never here.
  func tableView(_ tableView: UITableView, willDisplay cell: TableCell, forRowAt indexPath: IndexPath)
  /// Called when a row isn't shown any more; never here.
  func tableView(_ tableView: UITableView, didEndDisplaying cell: TableCell, forRowAt indexPath: IndexPath)
  /// Called before a header is shown; never here.
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: View, forSection section: Int)
  /// Called before a footer is shown; never here.
  func tableView(_ tableView: UITableView, willDisplayFooterView view: View, forSection section: Int)
  /// Called when a header isn't shown any more; never here.
  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: View, forSection section: Int)
  /// Called when a footer isn't shown any more; never here.
  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: View, forSection section: Int)
  /// The expected height of a row; never asked here.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The expected height of a header; never asked here.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// The expected height of a footer; never asked here.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
  /// Called when a row isn't picked any more; never here.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Called before a row is picked; never here.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called before a row isn't picked any more; never here.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Whether a touched row looks so; never asked here.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a row is touched; never here.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called when a row isn't touched any more; never here.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// How a row is edited; never asked here.
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> TableCell.EditingStyle
  /// The title of the button that deletes; never asked here.
  func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String?
  /// Whether a row moves while it is edited; never asked here.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
  /// The actions beside a row; never asked here.
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  /// The actions before a row; never asked here.
  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// The actions after a row; never asked here.
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration?
  /// The menu of a row; never asked here.
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
  /// Called for a tap on a row's button; never here.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// How far a row moves to the right; never asked here.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Whether a row has a menu; never asked here.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Whether a remote control acts on a row; never asked here.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Where a row may be dragged to; never asked here.
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
  /// Called before a row is edited; never here.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called after a row was edited; never here.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Whether a command has an effect on a row; never asked here.
  func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool
  /// Called for a command; never here.
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
