import AppKitNames
import Testing

@Suite("Calls that throw where AppKit's stop the program")
struct ArrangementErrorTests {
  private let boxes = [
    [Box(40, 10), Box(60, 20), Box(5, 5)], [Box(20, 30), Box(50, 16), Box(5, 5)],
  ]
  private let grid: NSGridView
  private let stack: NSStackView

  init() {
    grid = NSGridView(views: boxes)
    stack = NSStackView(views: [Box(1, 1), Box(2, 2)])
  }

  private func range(_ location: Int, _ length: Int) -> NSRange {
    NSRange(location: location, length: length)
  }

  @Test("rows and columns that are not there are refused", arguments: [-1, 3, Int.max, Int.min])
  func places(index: Int) throws {
    let (row, column) = (
      NSView.ArrangementError.rowOutOfBounds(index: index, count: 2),
      NSView.ArrangementError.columnOutOfBounds(index: index, count: 3)
    )
    #expect(throws: row) { try grid.existingRow(at: index) }
    #expect(throws: column) { try grid.existingColumn(at: index) }
    #expect(throws: row) { try grid.existingCell(atColumnIndex: 0, rowIndex: index) }
    #expect(throws: column) { try grid.existingCell(atColumnIndex: index, rowIndex: 0) }
    #expect(throws: row) { try grid.dropRow(at: index) }
    #expect(throws: column) { try grid.dropColumn(at: index) }
    #expect(throws: row) { try grid.shiftRow(at: 0, to: index) }
    #expect(throws: row) { try grid.shiftRow(at: index, to: 0) }
    #expect(throws: column) { try grid.shiftColumn(at: 0, to: index) }
    #expect(throws: column) { try grid.row(at: 0).existingCell(at: index) }
    #expect(throws: row) { try grid.column(at: 0).existingCell(at: index) }
    #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 3)
    #expect(try grid.existingCell(atColumnIndex: 1, rowIndex: 1).contentView === boxes[1][1])
  }

  @Test("new rows and columns come at most after the last")
  func insertion() throws {
    #expect(throws: NSView.ArrangementError.rowOutOfBounds(index: 3, count: 2)) {
      try grid.makeRow(of: [Box(1, 1)], at: 3)
    }
    #expect(throws: NSView.ArrangementError.columnOutOfBounds(index: 4, count: 3)) {
      try grid.makeColumn(of: [Box(1, 1)], at: 4)
    }
    #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 3)
    try grid.makeRow(of: [Box(1, 1)], at: 2)
    try grid.makeColumn(of: [], at: 3)
    #expect(grid.numberOfRows == 3 && grid.numberOfColumns == 4)
  }

  @Test("the grid and what it lies in are no contents of it")
  func cycles() throws {
    let outer = NSView(frame: .zero)
    outer.addSubview(grid)
    #expect(throws: NSView.ArrangementError.layout(.subviewOfItself)) {
      try grid.makeRow(of: [grid], at: 0)
    }
    let cycle = NSView.ArrangementError.layout(
      .subviewOfDescendant(view: outer.description, superview: grid.description))
    #expect(throws: cycle) { try grid.makeColumn(of: [outer], at: 0) }
    #expect(throws: cycle) { try grid.row(at: 0).cell(at: 0).setContent(outer) }
    #expect(grid.numberOfRows == 2 && grid.row(at: 0).cell(at: 0).contentView === boxes[0][0])
    outer.addSubview(stack)
    #expect(
      throws: NSView.ArrangementError.layout(
        .subviewOfDescendant(view: outer.description, superview: stack.description))
    ) { try stack.arrange(outer) }
    #expect(throws: NSView.ArrangementError.layout(.subviewOfItself)) { try stack.arrange(stack) }
    #expect(stack.views.count == 2 && outer.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(
    "merges reach no farther than the grid",
    arguments: [
      ([0, 4], [0, 1]), ([2, 2], [0, 1]), ([0, 1], [0, 3]), ([-1, 2], [0, 1]), ([0, 1], [1, 2]),
      ([Int.max, 1], [0, 1]), ([0, -1], [0, 1]),
    ])
  func merges(columns: [Int], rows: [Int]) {
    let (columns, rows) = (range(columns[0], columns[1]), range(rows[0], rows[1]))
    #expect(
      throws: NSView.ArrangementError.mergeOutOfBounds(
        columns: columns, rows: rows, columnCount: 3, rowCount: 2)
    ) { try grid.merge(columns: columns, rows: rows) }
    #expect(boxes.joined().allSatisfy { $0.superview === grid })
  }

  @Test("a merge takes all of a merged cell or nothing")
  func mergesOfMerged() throws {
    try grid.row(at: 0).merge(range(0, 2))
    #expect(throws: NSView.ArrangementError.mergeCutsMergedCell(column: 0, row: 0)) {
      try grid.column(at: 1).merge(range(0, 2))
    }
    #expect(boxes[1][1].superview === grid)
    try grid.merge(columns: range(0, 0), rows: range(0, 2))
    #expect(boxes[1][0].superview === grid)
    try grid.merge(columns: range(0, 2), rows: range(0, 2))
    let merged = grid.cell(atColumnIndex: 1, rowIndex: 1)
    #expect(merged === grid.cell(atColumnIndex: 0, rowIndex: 0))
    #expect(merged.contentView === boxes[0][0] && boxes[1][1].superview == nil)
    #expect(grid.cell(atColumnIndex: 2, rowIndex: 0).contentView === boxes[0][2])
  }

  @Test("a row or a column belongs to one grid, until it is taken away")
  func strangers() throws {
    let other = NSGridView(numberOfColumns: 1, rows: 1)
    #expect(throws: NSView.ArrangementError.notInGrid) {
      try grid.existingIndex(of: other.row(at: 0))
    }
    #expect(throws: NSView.ArrangementError.notInGrid) {
      try grid.existingIndex(of: other.column(at: 0))
    }
    let (row, column) = (grid.row(at: 1), grid.column(at: 2))
    try grid.dropRow(at: 1)
    try grid.dropColumn(at: 2)
    #expect(throws: NSView.ArrangementError.notInGrid) { try row.existingCell(at: 0) }
    #expect(throws: NSView.ArrangementError.notInGrid) { try column.merge(range(0, 1)) }
    #expect(try grid.existingIndex(of: grid.row(at: 0)) == 0)
  }

  @Test("lengths are numbers", arguments: [CGFloat.nan, .infinity, -.infinity])
  func lengths(length: CGFloat) throws {
    func refusal(_ name: String) -> NSView.ArrangementError {
      .lengthNotFinite(name, value: "\(length)")
    }
    let (row, column, view) = (grid.row(at: 0), grid.column(at: 0), stack.views[0])
    #expect(throws: refusal("rowSpacing")) { try grid.setRowSpacing(length) }
    #expect(throws: refusal("columnSpacing")) { try grid.setColumnSpacing(length) }
    #expect(throws: refusal("height")) { try row.setHeight(length) }
    #expect(throws: refusal("width")) { try column.setWidth(length) }
    #expect(throws: refusal("topPadding")) { try row.setPadding(top: length) }
    #expect(throws: refusal("bottomPadding")) { try row.setPadding(top: 1, bottom: length) }
    #expect(throws: refusal("leadingPadding")) { try column.setPadding(leading: length) }
    #expect(throws: refusal("trailingPadding")) { try column.setPadding(trailing: length) }
    #expect(throws: refusal("spacing")) { try stack.setSpacing(length) }
    #expect(throws: refusal("customSpacing")) { try stack.setSpacing(length, after: view) }
    #expect(throws: refusal("edgeInsets")) {
      try stack.setEdgeInsets(NSEdgeInsets(top: 0, left: length, bottom: 0, right: 0))
    }
    #expect(grid.rowSpacing == 6 && grid.columnSpacing == 6 && row.topPadding == 0)
    #expect(row.height == NSGridView.sizedForContent && column.width == row.height)
    #expect(stack.spacing == 8 && stack.edgeInsets == NSEdgeInsets())
    #expect(stack.customSpacing(after: view) == NSStackView.useDefaultSpacing)
  }

  @Test("places in a stack are counted in an area or among all")
  func stackPlaces() throws {
    let (first, second, extra) = (stack.views[0], stack.views[1], Box(3, 3))
    #expect(throws: NSView.ArrangementError.viewOutOfBounds(index: 1, count: 0)) {
      try stack.arrange(extra, at: 1, in: .center)
    }
    #expect(throws: NSView.ArrangementError.viewOutOfBounds(index: 3, count: 2)) {
      try stack.arrange(extra, at: 3)
    }
    #expect(throws: NSView.ArrangementError.viewOutOfBounds(index: -1, count: 2)) {
      try stack.arrange(extra, at: -1, in: .leading)
    }
    #expect(extra.superview == nil)
    // Of two views one is left, so that there is no third place.
    #expect(throws: NSView.ArrangementError.viewOutOfBounds(index: 2, count: 1)) {
      try stack.arrange(first, at: 2, in: .leading)
    }
    #expect(stack.views == [first, second])
    try stack.arrange(extra, at: 0, in: .trailing)
    try stack.arrange(first)
    #expect(stack.views == [second, extra, first])
    #expect(stack.views(in: .trailing) == [extra, first])
    try stack.takeOut(extra)
    #expect(stack.views == [second, first] && extra.superview == nil)
  }

  @Test("what is asked of a stranger is refused")
  func stackStrangers() throws {
    let stranger = Box(3, 3)
    let refusal = NSView.ArrangementError.notInStack(view: stranger.description)
    #expect(throws: refusal) { try stack.takeOut(stranger) }
    #expect(throws: refusal) { try stack.setVisibility(.notVisible, of: stranger) }
    #expect(throws: refusal) { try stack.setSpacing(3, after: stranger) }
    try stack.setVisibility(.notVisible, of: stack.views[0])
    #expect(stack.detachedViews == [stack.views[0]])
  }

  @Test("priorities are above 0 and at most 1000", arguments: [0, -1, 1000.5, .nan] as [Float])
  func priorities(number: Float) throws {
    let priority = NSLayoutConstraint.Priority(number)
    #expect(throws: NSView.ArrangementError.self) {
      try stack.setStackHugging(priority, for: .horizontal)
    }
    #expect(throws: NSView.ArrangementError.self) {
      try stack.setClippingResistance(priority, for: .vertical)
    }
    #expect(stack.huggingPriority(for: .horizontal).rawValue < 250)
    #expect(stack.clippingResistancePriority(for: .vertical) == .required)
    try stack.setStackHugging(.defaultHigh, for: .horizontal)
    #expect(stack.huggingPriority(for: .horizontal) == .defaultHigh)
  }

  static let texts: [(NSView.ArrangementError, String, String)] = [
    (
      .rowOutOfBounds(index: 3, count: 2), "NSRangeException",
      "index out of bounds for row: index = 3, number of rows = 2"
    ),
    (
      .columnOutOfBounds(index: -1, count: 2), "NSRangeException",
      "index out of bounds for column: index = -1, number of columns = 2"
    ),
    (
      .mergeOutOfBounds(
        columns: NSRange(location: 0, length: 4), rows: NSRange(location: 1, length: 1),
        columnCount: 3, rowCount: 2), "NSRangeException",
      "range out of bounds for cells to merge: columns = {0, 4}, rows = {1, 1}, "
        + "number of columns = 3, number of rows = 2"
    ),
    (
      .mergeCutsMergedCell(column: 1, row: 0), "NSInvalidArgumentException",
      "the merged cell at column 1, row 0 reaches beyond the cells to merge"
    ),
    (
      .notInGrid, "NSInvalidArgumentException", "the row or column is not in the grid view"
    ),
    (
      .viewOutOfBounds(index: 3, count: 1), "NSRangeException",
      "index out of bounds for view: index = 3 expected to be less than or equal to 1"
    ),
    (.notInStack(view: "V"), "NSInvalidArgumentException", "V is not in the stack view"),
    (
      .lengthNotFinite("width", value: "nan"), "NSInternalInconsistencyException",
      "width is not finite!  That's illegal.  width:nan"
    ),
    (.layout(.subviewOfItself), "NSInvalidArgumentException", "Can't add self as subview"),
  ]

  @Test("are explained, with the class of Apple's exception", arguments: texts)
  func explanations(error: NSView.ArrangementError, exceptionName: String, text: String) {
    #expect(error.description == text)
    #expect(error.exceptionName == exceptionName)
  }
}

/// Each test runs a process of its own, so there is one for each kind of misuse and no more.
@Suite("AppKit's calls that stop the program")
struct DesktopTrapTests {
  private func expect(_ text: String, in result: ExitTest.Result?) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("*** Terminating app due to uncaught exception '\(text)"))
  }

  @Test("a merge out of range")
  func merge() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSGridView(numberOfColumns: 2, rows: 1).mergeCells(
        inHorizontalRange: NSRange(location: 1, length: 2),
        verticalRange: NSRange(location: 0, length: 1))
    }
    expect("NSRangeException', reason: 'range out of bounds for cells to merge", in: result)
  }

  @Test("a cell that is not there")
  func cell() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSGridView(numberOfColumns: 2, rows: 1).cell(atColumnIndex: 2, rowIndex: 0)
    }
    expect("NSRangeException', reason: 'index out of bounds for column: index = 2", in: result)
  }

  @Test("a row of another grid")
  func otherRow() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let grids = (0..<2).map { _ in NSGridView(numberOfColumns: 1, rows: 1) }
      _ = grids[0].index(of: grids[1].row(at: 0))
    }
    expect("NSInvalidArgumentException', reason: 'the row or column is not", in: result)
  }

  @Test("a place that an area does not have")
  func area() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSStackView().insertView(NSView(), at: 1, in: .center)
    }
    expect("NSRangeException', reason: 'index out of bounds for view: index = 1", in: result)
  }

  @Test("a view that is not in the stack")
  func stranger() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSStackView().setVisibilityPriority(.notVisible, for: NSView())
    }
    expect(
      "NSInvalidArgumentException', reason: '<NSView; frame = (0 0; 0 0)> is not in", in: result)
  }

  @Test("a length that is no number")
  func length() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSGridView(numberOfColumns: 1, rows: 1).column(at: 0).width = .nan
    }
    expect(
      "NSInternalInconsistencyException', reason: 'width is not finite!", in: result)
  }

  @Test("a priority out of range")
  func priority() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSStackView().setHuggingPriority(NSLayoutConstraint.Priority(1001), for: .vertical)
    }
    expect(
      "NSInternalInconsistencyException', reason: 'It's illegal to set priority:1001.",
      in: result)
  }
}
