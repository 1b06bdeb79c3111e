// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension NSBox {
  /// A type of box, with the same raw values as in AppKit.
  public enum BoxType: UInt, Sendable {
    case primary = 0
    case separator = 2
    case custom = 4
  }
}

extension NSBox {
  /// The position of a box's title, with the same raw values as in AppKit.
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
}

extension NSScrollView {
  /// The elasticity of content scrolled past its edge, with the same raw values as in AppKit.
  public enum Elasticity: Int, Sendable {
    case automatic, none, allowed
  }
}

/// The border of a view, with the same raw values as in AppKit.
public enum NSBorderType: UInt, Sendable {
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// AppKit's scroller, which scroll views here don't use.
open class NSScroller: NSControl {
}

extension NSScroller {
  /// The style of a scroller, with the same raw values as in AppKit.
  public enum Style: Int, Sendable {
    case legacy, overlay
  }
}

/// A split view's delegate, which is never called.
public protocol NSSplitViewDelegate: AnyObject {
}

extension NSSplitView {
  /// The style of a split view's dividers, with the same raw values as in AppKit.
  public enum DividerStyle: Int, Sendable {
    case thick = 1
    case thin = 2
    case paneSplitter = 3
  }
}

extension NSSplitViewItem {
  /// The behavior of a pane in a split view, with the same raw values as in AppKit.
  public enum Behavior: Int, Sendable {
    case `default`, sidebar, contentList, inspector
  }
}

/// A tab view's delegate, which is never called.
public protocol NSTabViewDelegate: AnyObject {
}

extension NSTabView {
  /// The position of a tab view's tabs and its border, with the same raw values as in AppKit.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
}

/// A table view's data source, which is never called.
public protocol NSTableViewDataSource: AnyObject {
}

/// A table view's delegate, which is never called.
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
}

extension NSTableView {
  /// The highlight of selected rows, with the same raw values as in AppKit.
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular, sourceList
  }
}

extension NSTableView {
  /// The style of a table view, with the same raw values as in AppKit.
  public enum Style: Int, Sendable {
    case automatic, fullWidth, inset, sourceList, plain
  }
}

extension NSTableView {
  /// A style of a table's grid lines, with the same raw values as in AppKit.
  public struct GridLineStyle: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Solid lines between columns.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Solid lines between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// Dashed lines between rows.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }
}

extension NSTableView {
  /// The way in which a table's columns absorb a change of the table's width, with the same raw values as in AppKit.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle, reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
}

/// AppKit's outline view, which has no rows and is drawn as an empty rectangle.
open class NSOutlineView: NSTableView {
  /// The column that shows the outline, or `nil` if there isn't one.
  open weak var outlineTableColumn: NSTableColumn?
  /// The indentation added by each outline level, in points.
  open var indentationPerLevel: CGFloat = 16
}

/// AppKit's column of a table view.
///
/// Stored for source compatibility; layout ignores it.
open class NSTableColumn {
  /// The column's identifier.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The title in the column's header.
  open var title = ""
  /// The column's width, in points.
  open var width: CGFloat = 100
  /// The column's minimum width, in points.
  open var minWidth: CGFloat = 10
  /// The column's maximum width, in points.
  open var maxWidth = CGFloat(Float.greatestFiniteMagnitude)
  /// Whether the user can edit the column's cells.
  open var isEditable = true
  /// Whether the column is hidden.
  open var isHidden = false
  /// The column's table view, or `nil` if there isn't one.
  public internal(set) weak var tableView: NSTableView?
  /// Creates a column with an identifier.
  public init(identifier: NSUserInterfaceItemIdentifier = "") { self.identifier = identifier }
}

/// AppKit's view for a table cell, whose constraints determine the row's height.
open class NSTableCellView: NSView {
  /// The text field that shows the cell's text. Code must add it as a subview.
  open weak var textField: NSTextField?
  /// The image view that shows the cell's image. Code must add it as a subview.
  open weak var imageView: NSImageView?
  /// The object that the cell represents.
  open var objectValue: Any?
}

/// AppKit's view for a table row.
///
/// Its own properties are stored for source compatibility; layout ignores them.
open class NSTableRowView: NSView {
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether the row's table has the focus.
  open var isEmphasized = false
}

/// AppKit's view with a visual effect, which layout ignores.
open class NSVisualEffectView: NSView {
  /// The effect's material.
  open var material = Material.titlebar
  /// The content that the effect blends with.
  open var blendingMode = BlendingMode.behindWindow
  /// Whether the effect looks active, inactive, or as active as its window.
  open var state = State.followsWindowActiveState
  /// Whether the material is emphasized.
  open var isEmphasized = false
  /// The image whose shape masks the effect, or `nil` for no mask.
  open var maskImage: Image?
}

extension NSVisualEffectView {
  /// The material of a visual effect, with the same raw values as in AppKit.
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }
}

extension NSVisualEffectView {
  /// The content that a visual effect blends with, with the same raw values as in AppKit.
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }
}

extension NSVisualEffectView {
  /// The active or inactive look of a visual effect, with the same raw values as in AppKit.
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
}
