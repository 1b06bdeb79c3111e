public import AutoLayout

/// A cell of a grid, which places the view that it has.
public final class NSGridCell {
  /// The view that the cell places, a subview of the grid; nil for none.
  ///
  /// Stops the program for the grid itself and for a view that it lies in; ``setContent(_:)`` throws
  /// instead.
  public var contentView: NSView? {
    didSet { if contentView !== oldValue, !isForgetting { exchange(oldValue, contentView) } }
  }

  /// The row that the cell is in; the uppermost of a merged cell.
  public internal(set) var row: NSGridRow?

  /// The column that the cell is in; the leading one of a merged cell.
  public internal(set) var column: NSGridColumn?

  /// Where the content lies between the edges of the column.
  public var xPlacement = Placement.inherited {
    didSet { grid?.invalidateSystemConstraints() }
  }

  /// Where the content lies between the edges of the row.
  public var yPlacement = Placement.inherited {
    didSet { grid?.invalidateSystemConstraints() }
  }

  /// Which baseline the content shares with others of the row.
  public var rowAlignment = NSGridRow.Alignment.inherited {
    didSet { grid?.invalidateSystemConstraints() }
  }

  /// Constraints that are active while the cell is visible, for placements of `none`.
  public var customPlacementConstraints: [LayoutConstraint] = [] {
    didSet {
      LayoutConstraint.deactivate(oldValue)
      activateCustomPlacement()
    }
  }

  var rowSpan = 1
  var columnSpan = 1
  /// The merged cell that covers this one.
  var cover: NSGridCell?
  /// Whether the cell has hidden its content, which was visible before.
  private var hidesContent = false
  private var isInHiddenArea = false
  private var isForgetting = false

  private var grid: NSGridView? { row?.gridView }

  init(row: NSGridRow, column: NSGridColumn) {
    self.row = row
    self.column = column
  }

  /// Sets ``contentView``, or says why it may not be that.
  ///
  /// - Throws: `ArrangementError.layout` for the grid itself or a view that it lies in.
  @_disfavoredOverload
  public func setContent(_ view: NSView?) throws(NSView.ArrangementError) {
    if let view { try grid?.checkContents([view]) }
    contentView = view
  }

  /// A view that stands for no content where a grid is given views.
  public static var emptyContentView: NSView { EmptyContentView() }

  /// Takes a view for the content, or none for one that stands for none.
  func take(_ view: NSView) { contentView = view is EmptyContentView ? nil : view }

  /// Hides the content with its row or column, or shows it again.
  func setContentHidden(_ isHidden: Bool) {
    isInHiddenArea = isHidden
    activateCustomPlacement()
    guard let contentView, isHidden != hidesContent else { return }
    guard isHidden else {
      hidesContent = false
      contentView.isHidden = false
      return
    }
    hidesContent = !contentView.isHidden
    contentView.isHidden = true
  }

  /// Gives up a content that leaves the grid by itself.
  func forgetContent() {
    isForgetting = true
    contentView = nil
    hidesContent = false
    isForgetting = false
  }

  private func activateCustomPlacement() {
    guard contentView?.superview != nil else { return }
    for constraint in customPlacementConstraints { constraint.isActive = !isInHiddenArea }
  }

  private func exchange(_ old: NSView?, _ new: NSView?) {
    if let old, old.superview === grid { old.removeFromSuperview() }
    hidesContent = false
    guard let new, let grid else { return }
    grid.cellsOfContents[ObjectIdentifier(new), default: []].append(self)
    new.translatesAutoresizingMaskIntoConstraints = false
    if new.superview !== grid { grid.addSubview(new) }
    setContentHidden(isInHiddenArea)
    grid.invalidateSystem()
  }
}

/// The view that stands for no content.
private final class EmptyContentView: NSView {}

extension NSGridCell.Placement {
  /// The placement in records.
  var word: String {
    switch self {
    case .inherited: "inherited"
    case .none: "none"
    case .leading: "leading"
    case .trailing: "trailing"
    case .center: "center"
    case .fill: "fill"
    }
  }
}
