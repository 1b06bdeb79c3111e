public import AutoLayout
public import Foundation

/// UIKit's table: a rectangle with a header.
///
/// All but the header is stored for source compatibility; layout ignores it.
///
/// It shows no rows and never asks for one. How tall a row is, its cell answers:
/// `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)` for the table's
/// width as required.
open class UITableView: ScrollView {
  /// The height of rows that are as tall as their cells want.
  public static let automaticDimension: CGFloat = -1

  /// What the table looks like.
  public let style: Style

  /// Who knows the rows; never asked.
  open weak var dataSource: (any UITableViewDataSource)?

  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension
  /// The height of rows before they are known, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of sections' headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of sections' footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The height of sections' headers before they are known, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The height of sections' footers before they are known, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The distance above the headers of sections, in points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// What lies between rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of the lines between rows.
  open var separatorColor: Color?
  /// Where the lines between rows begin and end, in points.
  open var separatorInset = EdgeInsets.zero
  /// Whether rows can be picked.
  open var allowsSelection = true
  /// Whether several rows can be picked.
  open var allowsMultipleSelection = false
  /// Whether rows keep to the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The view behind the rows.
  open var backgroundView: View?
  /// The view above the rows: at the top of the content, as wide as the table and as high as it was made,
  /// unless constraints place it.
  open var tableHeaderView: View? {
    didSet {
      if oldValue !== tableHeaderView, oldValue?.superview === self {
        oldValue?.removeFromSuperview()
      }
      guard let tableHeaderView else { return }
      placeHeader()
      if tableHeaderView.superview !== self { addSubview(tableHeaderView) }
    }
  }
  /// The view below the rows.
  open var tableFooterView: View?

  /// Whether rows can be edited.
  open var isEditing: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Sets ``isEditing``, at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Makes a table at a rectangle in its future superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeHeader()
  }

  private func placeHeader() {
    guard let header = tableHeaderView, header.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    if header.frame != frame { header.frame = frame }
  }

  /// Does nothing, as cells are not asked for.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  /// Does nothing, as headers and footers are not asked for.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}

  /// Nil: there is no cell that was used before.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableCell? { nil }

  /// A plain cell of a name: the classes of cells make none without Objective-C.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableCell { TableCell(style: .default, reuseIdentifier: identifier) }

  /// Nil: there is no view that was used before.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }

  /// Does nothing, as there are no rows.
  open func reloadData() {}
  /// Does nothing, as there are no rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing, as there are no rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Does nothing, as there are no rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing, as there are no rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Does nothing, as there are no rows.
  open func beginUpdates() {}
  /// Does nothing, as there are no rows.
  open func endUpdates() {}
  /// Makes the changes; there are no rows that they could move.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Does nothing, as there are no rows.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing, as there are no rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Does nothing, as there are no rows.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Nil, as there are no rows.
  open func cellForRow(at indexPath: IndexPath) -> TableCell? { nil }
  /// Nil, as there are no rows.
  open func indexPath(for cell: TableCell) -> IndexPath? { nil }
  /// None, as there are no rows.
  open var visibleCells: [TableCell] { [] }
  /// Nil, as no row is picked.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// Nil, as there are no rows.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
}
