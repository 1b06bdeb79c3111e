public import AutoLayout
public import Foundation

/// UIKit's table.
///
/// It shows the cells, headers and footers in its bounds, which the data source and the delegate make. A row is as high
/// as they say, or as its cell wants. A class alone makes no cells here, unless it overrides `viewMaker`: instead of
/// `register(Cell.self, …)`, write `register(Cell.init(style:reuseIdentifier:), …)`. While a class is registered that
/// can't be made, no views are asked for.
open class UITableView: ScrollView {
  /// The height of rows that are as tall as their cells want.
  public static let automaticDimension: CGFloat = -1

  /// What the table looks like.
  public let style: Style

  private let contents = TableContents()

  /// The source of rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

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
    setUp()
  }

  private func setUp() {
    // Unlike other scroll views (all tables in Interface Builder's documents say so).
    alwaysBounceVertical = true
    if style != .plain { backgroundColor = .systemGroupedBackground }
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a view of a nib; returns `nil` for other coders.
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

  /// Registers a class of cells; those that can't be made are described above.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    contents.cells.register(cellClass, for: identifier)
  }

  /// Registers a nib that makes cells; without nibs, no cells are asked for.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    contents.cells.register(nib, for: identifier)
  }

  /// Registers a nib that makes headers and footers; without nibs, none are asked for.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    contents.headers.register(nib, for: identifier)
  }

  /// Registers a function that makes cells, such as `Cell.init(style:reuseIdentifier:)`.
  open func register(
    _ makeCell: @escaping (TableCell.CellStyle, String?) -> TableCell,
    forCellReuseIdentifier identifier: String
  ) {
    contents.cells.register({ makeCell(.default, $0) }, for: identifier)
  }

  /// Registers a class of headers and footers; those that can't be made are described above.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    contents.headers.register(aClass, for: identifier)
  }

  /// Registers a function that makes headers and footers, such as `Header.init(reuseIdentifier:)`.
  open func register(
    _ makeView: @escaping (String?) -> HeaderFooterView,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    contents.headers.register({ makeView($0) }, for: identifier)
  }

  /// A new cell, or `nil` if no function was registered that makes cells.
  open func dequeueReusableCell(withIdentifier identifier: String) -> TableCell? {
    contents.cells.make(identifier, reuseIdentifier: identifier)
  }

  /// A new cell: a plain one if no function was registered that makes cells.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> TableCell {
    contents.cells.make(identifier, reuseIdentifier: identifier)
      ?? TableCell(style: .default, reuseIdentifier: identifier)
  }

  /// A new header or footer, or `nil` if no function was registered that makes them.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> HeaderFooterView?
  {
    contents.headers.make(identifier, reuseIdentifier: identifier)
  }

  /// Asks the data source for all rows anew, in the next layout.
  open func reloadData() {
    contents.forget()
    setNeedsLayout()
  }
  /// Asks for all rows anew, as does every change of rows below.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for all rows anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Asks for all rows anew.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Asks for all rows anew.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Does nothing, as changes come one after another.
  open func beginUpdates() {}
  /// Asks for all rows anew.
  open func endUpdates() { reloadData() }
  /// Makes the changes, and asks for all rows anew; at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Does nothing, as no row is picked.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Does nothing, as no row can be picked.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  /// Does nothing: only what is visible has a place.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// The number of sections, by the data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of rows of a section, by the data source.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The names of the registered classes that keep the table from making the rows it has.
  package var unmadeClasses: [String] {
    (0..<numberOfSections).contains { numberOfRows(inSection: $0) > 0 }
      ? contents.unmadeClasses : []
  }

  /// The cell of a row, or `nil` if it isn't visible.
  open func cellForRow(at indexPath: IndexPath) -> TableCell? {
    contents.rows.first { $0.path == indexPath }?.cell
  }
  /// The row of a cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: TableCell) -> IndexPath? {
    contents.rows.first { $0.cell === cell }?.path
  }
  /// The visible cells, in the order of rows.
  open var visibleCells: [TableCell] { contents.rows.map(\.cell) }
  /// The view above a section, or `nil` if it isn't visible.
  open func headerView(forSection section: Int) -> HeaderFooterView? {
    contents.header(of: section) as? HeaderFooterView
  }
  /// The view below a section, or `nil` if it isn't visible.
  open func footerView(forSection section: Int) -> HeaderFooterView? {
    contents.footer(of: section) as? HeaderFooterView
  }
  /// Always `nil`, as no row is picked.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// The visible rows, in their order.
  open var indexPathsForVisibleRows: [IndexPath]? { contents.rows.map(\.path) }
}
