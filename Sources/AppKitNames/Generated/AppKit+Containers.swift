// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension NSBox {
  /// The type of a box; Apple's raw values.
  public enum BoxType: UInt, Sendable {
    case primary = 0
    case separator = 2
    case custom = 4
  }
}

extension NSBox {
  /// Where the title lies; Apple's raw values.
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
}

extension NSScrollView {
  /// Whether a content gives that is scrolled beyond its end; Apple's raw values.
  public enum Elasticity: Int, Sendable {
    case automatic, none, allowed
  }
}

/// The border of a view; Apple's raw values.
public enum NSBorderType: UInt, Sendable {
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// AppKit's scroller; scroll views have none here.
open class NSScroller: NSControl {
}

extension NSScroller {
  /// The looks of scrollers; Apple's raw values.
  public enum Style: Int, Sendable {
    case legacy, overlay
  }
}

/// The delegate of a split view; never called.
public protocol NSSplitViewDelegate: AnyObject {
}

extension NSSplitView {
  /// The looks of the line between panes; Apple's raw values.
  public enum DividerStyle: Int, Sendable {
    case thick = 1
    case thin = 2
    case paneSplitter = 3
  }
}

extension NSSplitViewItem {
  /// The behavior of a pane; Apple's raw values.
  public enum Behavior: Int, Sendable {
    case `default`, sidebar, contentList, inspector
  }
}

/// The delegate of a tab view; never called.
public protocol NSTabViewDelegate: AnyObject {
}

extension NSTabView {
  /// Where tabs are, and what surrounds the content; Apple's raw values.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
}

/// The data source of a table; never called.
public protocol NSTableViewDataSource: AnyObject {
}

/// The delegate of a table; never called.
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
}

extension NSTableView {
  /// The highlight of a selected row; Apple's raw values.
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular, sourceList
  }
}

extension NSTableView {
  /// The looks of a table; Apple's raw values.
  public enum Style: Int, Sendable {
    case automatic, fullWidth, inset, sourceList, plain
  }
}

extension NSTableView {
  /// Lines between cells; Apple's raw values.
  public struct GridLineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lines between columns.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Lines between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// Dashed lines between rows.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }
}

extension NSTableView {
  /// How columns share a width that changes; Apple's raw values.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle, reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
}

/// AppKit's table with nested rows: an empty rectangle.
open class NSOutlineView: NSTableView {
  /// The column that rows are opened in.
  open weak var outlineTableColumn: NSTableColumn?
  /// How far each level lies inside of the one above, in points.
  open var indentationPerLevel: CGFloat = 16
}

/// AppKit's column of a table.
///
/// Stored for source compatibility; layout ignores it.
open class NSTableColumn {
  /// The identifier of the column.
  open var identifier: NSUserInterfaceItemIdentifier
  /// The header above the column.
  open var title = ""
  /// The width, in points.
  open var width: CGFloat = 100
  /// The least width, in points.
  open var minWidth: CGFloat = 10
  /// The largest width, in points.
  open var maxWidth = CGFloat(Float.greatestFiniteMagnitude)
  /// Whether texts in the column can be typed.
  open var isEditable = true
  /// Whether the column is left out.
  open var isHidden = false
  /// The table that the column is in.
  public internal(set) weak var tableView: NSTableView?
  /// Makes a column of a name.
  public init(identifier: NSUserInterfaceItemIdentifier = "") { self.identifier = identifier }
}

/// AppKit's view for a row's cell, whose constraints say how high rows are.
open class NSTableCellView: NSView {
  /// The view of the cell's text, which the author puts into it.
  open weak var textField: NSTextField?
  /// The view of the cell's picture, which the author puts into it.
  open weak var imageView: NSImageView?
  /// The represented object.
  open var objectValue: Any?
}

/// AppKit's view for a row: a rectangle.
///
/// Its own properties are stored for source compatibility; layout ignores them.
open class NSTableRowView: NSView {
  /// Whether the row is picked.
  open var isSelected = false
  /// Whether the row's table has the focus.
  open var isEmphasized = false
}

/// AppKit's view that lets what is behind it show through; layout does not depend on that.
open class NSVisualEffectView: NSView {
  /// The material of the view.
  open var material = Material.titlebar
  /// The content that shows through.
  open var blendingMode = BlendingMode.behindWindow
  /// When something shows through.
  open var state = State.followsWindowActiveState
  /// Whether what is behind is shown as what is selected.
  open var isEmphasized = false
  /// The picture whose shape lets something through.
  open var maskImage: Image?
}

extension NSVisualEffectView {
  /// The materials of visual effects; Apple's raw values.
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
  /// The content that shows through; Apple's raw values.
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }
}

extension NSVisualEffectView {
  /// When something shows through; Apple's raw values.
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
}
