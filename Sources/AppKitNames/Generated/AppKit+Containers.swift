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
  /// The position of the title; Apple's raw values.
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
}

extension NSScrollView {
  /// The elasticity of content scrolled beyond its end; Apple's raw values.
  public enum Elasticity: Int, Sendable {
    case automatic, none, allowed
  }
}

/// The border of a view; Apple's raw values.
public enum NSBorderType: UInt, Sendable {
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// AppKit's scroller, which scroll views don't have here.
open class NSScroller: NSControl {
}

extension NSScroller {
  /// The style of scrollers; Apple's raw values.
  public enum Style: Int, Sendable {
    case legacy, overlay
  }
}

/// Never called; present for source compatibility.
public protocol NSSplitViewDelegate: AnyObject {
}

extension NSSplitView {
  /// The style of dividers between panes; Apple's raw values.
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

/// Never called; present for source compatibility.
public protocol NSTabViewDelegate: AnyObject {
}

extension NSTabView {
  /// The position of tabs and the border of the content; Apple's raw values.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
}

/// Never called; present for source compatibility.
public protocol NSTableViewDataSource: AnyObject {
}

/// Never called; present for source compatibility.
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
  /// The style of a table; Apple's raw values.
  public enum Style: Int, Sendable {
    case automatic, fullWidth, inset, sourceList, plain
  }
}

extension NSTableView {
  /// Lines between cells; Apple's raw values.
  public struct GridLineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
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
  /// The distribution of a changed table width to the columns; Apple's raw values.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle, reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
}

/// AppKit's outline view: an empty rectangle.
open class NSOutlineView: NSTableView {
  /// The column that shows the outline.
  open weak var outlineTableColumn: NSTableColumn?
  /// The indentation of each level, in points.
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
  /// The minimum width, in points.
  open var minWidth: CGFloat = 10
  /// The maximum width, in points.
  open var maxWidth = CGFloat(Float.greatestFiniteMagnitude)
  /// Whether texts in the column can be edited.
  open var isEditable = true
  /// Whether the column is hidden.
  open var isHidden = false
  /// The table of the column.
  public internal(set) weak var tableView: NSTableView?
  /// Creates a column with an identifier.
  public init(identifier: NSUserInterfaceItemIdentifier = "") { self.identifier = identifier }
}

/// AppKit's view for a row's cell, whose constraints determine the row's height.
open class NSTableCellView: NSView {
  /// The view of the cell's text, which has to be added separately.
  open weak var textField: NSTextField?
  /// The view of the cell's picture, which has to be added separately.
  open weak var imageView: NSImageView?
  /// The represented object.
  open var objectValue: Any?
}

/// AppKit's view for a row: a rectangle.
///
/// Its own properties are stored for source compatibility; layout ignores them.
open class NSTableRowView: NSView {
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether the table of the row has the focus.
  open var isEmphasized = false
}

/// AppKit's view with a visual effect, which layout ignores.
open class NSVisualEffectView: NSView {
  /// The material of the view.
  open var material = Material.titlebar
  /// The content that shows through.
  open var blendingMode = BlendingMode.behindWindow
  /// The state of the effect.
  open var state = State.followsWindowActiveState
  /// Whether the material is emphasized.
  open var isEmphasized = false
  /// The picture whose shape masks the effect.
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
  /// The states of visual effects; Apple's raw values.
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
}
