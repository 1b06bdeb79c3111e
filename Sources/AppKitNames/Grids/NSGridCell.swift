public import AutoLayout

/// A cell of a grid view, which positions one content view.
public final class NSGridCell {
  /// The view in the cell, a subview of the grid, or `nil` for none.
  ///
  /// Setting it to the grid itself or one of its ancestors stops the program; ``setContent(_:)`` throws instead.
  public var contentView: NSView? {
    didSet { if contentView !== oldValue, !isForgetting { exchange(oldValue, contentView) } }
  }

  /// The row of the cell, or the topmost row of a merged cell.
  public internal(set) var row: NSGridRow?

  /// The column of the cell, or the leading column of a merged cell.
  public internal(set) var column: NSGridColumn?

  /// The horizontal placement of the content in the column.
  public var xPlacement = Placement.inherited {
    didSet { grid?.invalidateSystemConstraints() }
  }

  /// The vertical placement of the content in the row.
  public var yPlacement = Placement.inherited {
    didSet { grid?.invalidateSystemConstraints() }
  }

  /// The baseline of the content view to align with other content views in the row.
  public var rowAlignment = NSGridRow.Alignment.inherited {
    didSet { grid?.invalidateSystemConstraints() }
  }

  /// Constraints that position the content view if the placement is `none`; they are active while the cell is visible.
  public var customPlacementConstraints: [LayoutConstraint] = [] {
    didSet {
      LayoutConstraint.deactivate(oldValue)
      activateCustomPlacement()
    }
  }

  var rowSpan = 1
  var columnSpan = 1
  /// The merged cell that covers the cell, or `nil` if the cell isn't covered.
  var cover: NSGridCell?
  /// Whether the cell has hidden a content view that was visible.
  private var hidesContent = false
  private var isInHiddenArea = false
  private var isForgetting = false

  private var grid: NSGridView? { row?.gridView }

  init(row: NSGridRow, column: NSGridColumn) {
    self.row = row
    self.column = column
  }

  /// Sets ``contentView``.
  ///
  /// - Throws: `ArrangementError.layout` for the grid itself or one of its ancestors.
  @_disfavoredOverload
  public func setContent(_ view: NSView?) throws(NSView.ArrangementError) {
    if let view { try grid?.checkContents([view]) }
    contentView = view
  }

  /// A placeholder for an empty cell in the views of a row or column.
  public static var emptyContentView: NSView { EmptyContentView() }

  /// Sets the content view, or removes it if the view is the placeholder for an empty cell.
  func take(_ view: NSView) { contentView = view is EmptyContentView ? nil : view }

  /// Hides the content view along with the cell's rows or columns, or shows it again if the cell has hidden it.
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

  /// Clears ``contentView`` after other code removed the view from the grid.
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

private final class EmptyContentView: NSView {}

extension NSGridCell.Placement {
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
