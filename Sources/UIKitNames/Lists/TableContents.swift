import AutoLayout
import Foundation

/// The visible rows, headers and footers of a table.
///
/// Rows from the top of the table to the end of the bounds are requested and measured. Rows below have estimated
/// heights.
final class TableContents {
  enum Element: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  var cells = ViewRegistry<String, TableCell>()
  var headers = ViewRegistry<String, HeaderFooterView>()
  private var views: [Element: View] = [:]
  /// The measured heights for the current width and traits, in points.
  private var heights: [Element: CGFloat] = [:]
  private var width: CGFloat = 0
  private var traits: TraitCollection?
  private var contentHeight: CGFloat?

  /// The names of registered classes that can't be instantiated.
  var uncreatableClasses: [String] { cells.uncreatableClasses + headers.uncreatableClasses }

  /// The visible rows with their cells, in order.
  var rows: [(path: IndexPath, cell: TableCell)] {
    views.compactMap { element, view in
      guard case .row(let path) = element, let cell = view as? TableCell else { return nil }
      return (path, cell)
    }.sorted { $0.0 < $1.0 }
  }

  func header(of section: Int) -> View? { views[.header(section)] }

  func footer(of section: Int) -> View? { views[.footer(section)] }

  func forget() {
    for view in views.values { view.removeFromSuperview() }
    (views, heights) = ([:], [:])
  }

  /// Updates the views, their frames and the content height to match the data source.
  func show(in table: UITableView) {
    guard let source = table.dataSource, uncreatableClasses.isEmpty, table.bounds.width > 0 else {
      return
    }
    if width != table.bounds.width || traits != table.traitCollection { heights = [:] }
    (width, traits) = (table.bounds.width, table.traitCollection)
    var pass = Pass(y: table.tableHeaderView?.frame.height ?? 0)
    for section in 0..<source.numberOfSections(in: table) {
      let start = pass.y
      place(.header(section), &pass, in: table)
      let count = source.tableView(table, numberOfRowsInSection: section)
      for row in 0..<count {
        place(.row(IndexPath(row: row, section: section)), &pass, in: table, count)
      }
      keepHeader(of: section, from: start, to: pass.y, &pass, in: table)
      place(.footer(section), &pass, in: table)
    }
    placeTableFooter(&pass, in: table)
    for (element, view) in views where !pass.shown.contains(element) {
      views[element] = nil
      view.removeFromSuperview()
    }
    guard contentHeight != pass.y else { return }
    contentHeight = pass.y
    table.contentSize = CGSize(width: width, height: pass.y)
  }

  /// The state of a pass over all elements, from the top.
  private struct Pass {
    var y: CGFloat
    var shown: Set<Element> = []
  }

  private func place(
    _ element: Element, _ pass: inout Pass, in table: UITableView, _ rowCount: Int = 0
  ) {
    let isNear = pass.y < table.bounds.maxY
    let height = height(of: element, isNear, in: table)
    let start = pass.y
    pass.y += height
    if case .row = element {} else if height == 0 { return }
    guard isNear, pass.y >= table.bounds.minY, let view = view(of: element, in: table) else {
      return
    }
    pass.shown.insert(element)
    if case .row(let path) = element, let cell = view as? TableCell {
      table.decorate(cell, isFirst: path.row == 0, isLast: path.row == rowCount - 1)
    }
    let inset = table.rowInset
    let frame = CGRect(x: inset, y: start, width: width - 2 * inset, height: height)
    if view.frame != frame { view.frame = frame }
  }

  private func placeTableFooter(_ pass: inout Pass, in table: UITableView) {
    guard let footer = table.tableFooterView else { return }
    if footer.superview !== table { table.addSubview(footer) }
    let frame = CGRect(x: 0, y: pass.y, width: width, height: footer.frame.height)
    if footer.frame != frame { footer.frame = frame }
    pass.y += frame.height
  }

  /// Pins the header of a plain table's section to the top while the section's rows are visible.
  private func keepHeader(
    of section: Int, from start: CGFloat, to end: CGFloat, _ pass: inout Pass, in table: UITableView
  ) {
    let top = table.bounds.minY + table.adjustedContentInset.top
    guard table.style == .plain, top > start, top < end,
      let height = heights[.header(section)], height > 0,
      let view = view(of: .header(section), in: table)
    else { return }
    pass.shown.insert(.header(section))
    view.frame = CGRect(x: 0, y: min(top, end - height), width: width, height: height)
    table.bringSubviewToFront(view)
  }

  // MARK: - Heights

  private func height(of element: Element, _ isNear: Bool, in table: UITableView) -> CGFloat {
    if let known = heights[element] { return known }
    if let stated = statedHeight(of: element, in: table) {
      heights[element] = stated
      return stated
    }
    guard isNear, let view = view(of: element, in: table) else {
      return table.estimatedHeight(of: element)
    }
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width - 2 * table.rowInset, height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    let height = fitting > 0 ? fitting : table.estimatedHeight(of: element)
    heights[element] = height
    return height
  }

  /// The height from the delegate or the table, or `nil` if the element's view determines the height.
  private func statedHeight(of element: Element, in table: UITableView) -> CGFloat? {
    let delegate = table.delegate as? any UITableViewDelegate
    let height =
      switch element {
      case .row(let path):
        delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
      case .header(let section):
        delegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
      case .footer(let section):
        delegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
      }
    if height >= 0 { return height }
    if case .row = element { return nil }
    return view(of: element, in: table) == nil
      ? table.emptyHeight(isFirst: element == .header(0)) : nil
  }

  // MARK: - Views

  /// The view of an element, created if needed, or `nil` if the element has none.
  private func view(of element: Element, in table: UITableView) -> View? {
    if let view = views[element] { return view }
    guard let view = makeView(of: element, in: table) else { return nil }
    views[element] = view
    view.translatesAutoresizingMaskIntoConstraints = true
    table.addSubview(view)
    return view
  }

  private func makeView(of element: Element, in table: UITableView) -> View? {
    let delegate = table.delegate as? any UITableViewDelegate
    switch element {
    case .row(let path): return table.dataSource?.tableView(table, cellForRowAt: path)
    case .header(let section):
      return delegate?.tableView(table, viewForHeaderInSection: section)
        ?? header(table.dataSource?.tableView(table, titleForHeaderInSection: section), in: table)
    case .footer(let section):
      return delegate?.tableView(table, viewForFooterInSection: section)
        ?? footer(table.dataSource?.tableView(table, titleForFooterInSection: section))
    }
  }

  private func header(_ title: String?, in table: UITableView) -> View? {
    guard let title else { return nil }
    guard table.style != .plain else {
      return titled(title, .preferredFont(forTextStyle: .headline), .label)
    }
    let isUppercase = table.effectiveEnvironment.profile.headers.areUppercase
    return footer(isUppercase ? title.uppercased() : title)
  }

  private func footer(_ title: String?) -> View? {
    title.map { titled($0, .preferredFont(forTextStyle: .footnote), .secondaryLabel) }
  }

  /// Returns a header or footer view with a title on any number of lines.
  private func titled(_ title: String, _ font: Font, _ color: Color) -> View {
    let view = HeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.numberOfLines = 0
    view.textLabel?.font = font
    view.textLabel?.textColor = color
    return view
  }
}

extension UITableView {
  /// The distance of rows from the table's sides, in points.
  fileprivate var rowInset: CGFloat { style == .insetGrouped ? rowMargin : 0 }

  /// The estimated height of a view, with Interface Builder's defaults: 44 points for rows, 28 for headers and footers.
  fileprivate func estimatedHeight(of element: TableContents.Element) -> CGFloat {
    let (stated, standard): (CGFloat, CGFloat) =
      switch element {
      case .row: (estimatedRowHeight, 44)
      case .header: (estimatedSectionHeaderHeight, 28)
      case .footer: (estimatedSectionFooterHeight, 28)
      }
    return stated >= 0 ? stated : standard
  }

  /// The height of a missing header or footer in points: 0 in plain tables, and an estimate in other tables.
  fileprivate func emptyHeight(isFirst: Bool) -> CGFloat {
    style == .plain ? 0 : isFirst ? 35 : 18
  }

  /// Sets the background, corners and separator for a cell's position in its section.
  fileprivate func decorate(_ cell: TableCell, isFirst: Bool, isLast: Bool) {
    if cell.backgroundColor == nil {
      cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }
    var look = cell.rowLook ?? RowLook()
    let hasLine = separatorStyle != .none && (style == .plain || !isLast)
    let content = cell.contentConfiguration as? UIListContentConfiguration
    let start = rowMargin + (content?.imageSpace ?? cell.imageSpace)
    let insets = separatorInset == .zero ? EdgeInsets(left: start) : separatorInset
    look.separator = hasLine ? insets : nil
    if cell.rowLook != look { cell.rowLook = look }
    guard style == .insetGrouped else { return }
    var corners: LayerCorners = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.layer.maskedCorners = corners
    cell.clipsToBounds = true
  }
}
