public import AutoLayout
public import Foundation

/// UIKit's table.
///
/// It shows the data source's cells and the delegate's headers and footers within its bounds. A row has the height that
/// the delegate or the table sets, or its cell's preferred height. A registered class must override `viewMaker`.
/// Otherwise, write `register(Cell.init(style:reuseIdentifier:), …)` instead of `register(Cell.self, …)`. While a class
/// without the override is registered, no views are requested.
open class UITableView: ScrollView {
  /// The value of a height that makes rows, headers or footers self-sizing.
  public static let automaticDimension: CGFloat = -1

  /// The style of the table.
  public let style: Style

  private let contents = TableContents()

  /// The data source, which provides the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

  /// The height of rows, in points.
  open var rowHeight = UITableView.automaticDimension
  /// The estimated height of rows, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The estimated height of section headers, in points.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of section footers, in points.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The distance above section headers, in points.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// The style of separators.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The color of separators.
  open var separatorColor: Color?
  /// The insets of separators, in points.
  open var separatorInset = EdgeInsets.zero
  /// Whether rows can be selected; layout ignores it.
  open var allowsSelection = true
  /// Whether several rows can be selected; layout ignores it.
  open var allowsMultipleSelection = false
  /// The view behind the rows.
  open var backgroundView: View?
  /// The view above the rows.
  ///
  /// The view is at the top of the content, as wide as the table. It keeps its height unless constraints determine the
  /// height.
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

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Sets ``isEditing``, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Creates a table with a frame in its superview's coordinates, in points.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    // Tables differ from other scroll views in this (all tables in Interface Builder's documents have it).
    alwaysBounceVertical = true
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a view from a nib, or returns `nil` if the coder doesn't read a nib.
  public required init?(coder: NSCoder) {
    style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .plain
    super.init(coder: coder)
    setUp()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeHeader()
    contents.show(in: self)
  }

  private func placeHeader() {
    guard let header = tableHeaderView, header.translatesAutoresizingMaskIntoConstraints else {
      return
    }
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    if header.frame != frame { header.frame = frame }
  }

  /// Registers a class of cells; the class must override `viewMaker`, as ``UITableView`` describes.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    contents.cells.register(cellClass, for: identifier)
  }

  /// Registers a nib for cells; no cells are requested if nibs can't be loaded.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    contents.cells.register(nib, for: identifier)
  }

  /// Registers a nib for headers and footers; no views are requested if nibs can't be loaded.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    contents.headers.register(nib, for: identifier)
  }

  /// Registers a closure that creates cells, such as `Cell.init(style:reuseIdentifier:)`.
  open func register(
    _ makeCell: @escaping (TableCell.CellStyle, String?) -> TableCell,
    forCellReuseIdentifier identifier: String
  ) {
    contents.cells.register({ makeCell(.default, $0) }, for: identifier)
  }

  /// Registers a class of headers and footers; the class must override `viewMaker`, as ``UITableView`` describes.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    contents.headers.register(aClass, for: identifier)
  }

  /// Registers a closure that creates headers and footers, such as `Header.init(reuseIdentifier:)`.
  open func register(
    _ makeView: @escaping (String?) -> HeaderFooterView,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    contents.headers.register({ makeView($0) }, for: identifier)
  }

  /// Returns a new cell, or `nil` if nothing usable is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableCell? {
    contents.cells.make(identifier, reuseIdentifier: identifier)
  }

  /// Returns a new cell, or a plain cell if nothing usable is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableCell {
    contents.cells.make(identifier, reuseIdentifier: identifier)
      ?? TableCell(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a new header or footer, or `nil` if nothing usable is registered for the identifier.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> HeaderFooterView?
  {
    contents.headers.make(identifier, reuseIdentifier: identifier)
  }

  /// Reloads all rows in the next layout.
  open func reloadData() {
    contents.forget()
    setNeedsLayout()
  }
  /// Reloads all rows in the next layout.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads all rows in the next layout.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Reloads all rows in the next layout.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Reloads all rows in the next layout.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Does nothing, because each change is applied separately.
  open func beginUpdates() {}
  /// Reloads all rows in the next layout.
  open func endUpdates() { reloadData() }
  /// Applies the changes and reloads all rows, without animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Does nothing, because rows can't be selected.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing, because rows can't be selected.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Does nothing, because only visible rows have positions.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// The number of sections in the data source, or 0 without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of rows in a section of the data source, or 0 without a data source.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The names of registered classes that can't be instantiated, or empty if there are no rows.
  package var uncreatableClasses: [String] {
    (0..<numberOfSections).contains { numberOfRows(inSection: $0) > 0 }
      ? contents.uncreatableClasses : []
  }

  /// The cell of a row, or `nil` if it isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> TableCell? {
    contents.rows.first { $0.path == indexPath }?.cell
  }
  /// The index path of a cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: TableCell) -> IndexPath? {
    contents.rows.first { $0.cell === cell }?.path
  }
  /// The visible cells, in the order of rows.
  open var visibleCells: [TableCell] { contents.rows.map(\.cell) }
  /// The header of a section, or `nil` if it isn't visible.
  open func headerView(forSection section: Int) -> HeaderFooterView? {
    contents.header(of: section) as? HeaderFooterView
  }
  /// The footer of a section, or `nil` if it isn't visible.
  open func footerView(forSection section: Int) -> HeaderFooterView? {
    contents.footer(of: section) as? HeaderFooterView
  }
  /// Always `nil`, because rows can't be selected.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// The index paths of the visible rows, in order.
  open var indexPathsForVisibleRows: [IndexPath]? { contents.rows.map(\.path) }
}
