import AppKitNames
import AutoLayout
import Testing

@Suite("AppKit's grid view")
struct GridTests {
  let root = NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 300))
  let grid: NSGridView
  /// Two rows of two: 40×10 and 60×20 above 20×30 and 50×16.
  ///
  /// Columns of 40 and 60, rows of 20 and 30.
  let boxes = [[Box(40, 10), Box(60, 20)], [Box(20, 30), Box(50, 16)]]

  init() {
    grid = NSGridView(views: boxes)
    grid.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(grid)
    NSLayoutConstraint.activate([
      grid.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      grid.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> NSRect {
    NSRect(x: x, y: y, width: width, height: height)
  }

  /// Lays out and compares the frames of the four, row by row, y counted upwards.
  private func expect(
    _ frames: [NSRect], size: NSSize, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    root.layoutSubtreeIfNeeded()
    let flat = Array(boxes.joined())
    #expect(flat.map(\.frame) == frames, sourceLocation: sourceLocation)
    #expect(grid.frame.size == size, sourceLocation: sourceLocation)
    #expect(root.layoutConflicts.isEmpty, sourceLocation: sourceLocation)
    #expect(!flat.contains { $0.hasAmbiguousLayout }, sourceLocation: sourceLocation)
  }

  @Test("columns and rows fit their content, 6 apart, contents at the bottom and leading")
  func defaults() {
    #expect(grid.xPlacement == .leading && grid.yPlacement == .bottom)
    #expect(grid.rowAlignment == .none)
    #expect(grid.rowSpacing == 6 && grid.columnSpacing == 6)
    #expect(grid.numberOfRows == 2 && grid.numberOfColumns == 2)
    #expect(grid.row(at: 0).height == NSGridView.sizedForContent)
    #expect(grid.column(at: 1).width == NSGridView.sizedForContent)
    expect(
      [rect(0, 36, 40, 10), rect(46, 36, 60, 20), rect(0, 0, 20, 30), rect(46, 0, 50, 16)],
      size: NSSize(width: 106, height: 56))
  }

  struct Placement: Sendable {
    let x, y: NSGridCell.Placement
    let frames: [[CGFloat]]
  }

  @Test(
    "placements of the grid hold in every cell",
    arguments: [
      Placement(
        x: .leading, y: .top,
        frames: [[0, 46, 40, 10], [46, 36, 60, 20], [0, 0, 20, 30], [46, 14, 50, 16]]),
      Placement(
        x: .trailing, y: .bottom,
        frames: [[0, 36, 40, 10], [46, 36, 60, 20], [20, 0, 20, 30], [56, 0, 50, 16]]),
      Placement(
        x: .center, y: .center,
        frames: [[0, 41, 40, 10], [46, 36, 60, 20], [10, 0, 20, 30], [51, 7, 50, 16]]),
      Placement(
        x: .fill, y: .fill,
        frames: [[0, 36, 40, 20], [46, 36, 60, 20], [0, 0, 40, 30], [46, 0, 60, 30]]),
    ])
  func placements(example: Placement) {
    grid.xPlacement = example.x
    grid.yPlacement = example.y
    expect(
      example.frames.map { rect($0[0], $0[1], $0[2], $0[3]) },
      size: NSSize(width: 106, height: 56))
  }

  @Test("a cell outdoes its column and row, and these the grid")
  func inheritance() {
    grid.column(at: 0).xPlacement = .trailing
    grid.row(at: 0).yPlacement = .top
    grid.cell(atColumnIndex: 0, rowIndex: 1).xPlacement = .center
    grid.cell(atColumnIndex: 1, rowIndex: 1).yPlacement = .center
    expect(
      [rect(0, 46, 40, 10), rect(46, 36, 60, 20), rect(10, 0, 20, 30), rect(46, 7, 50, 16)],
      size: NSSize(width: 106, height: 56))
  }

  @Test("spacing and padding add up, at the edges too")
  func spacing() {
    grid.rowSpacing = 10
    grid.columnSpacing = 3
    grid.column(at: 0).leadingPadding = 1
    grid.column(at: 0).trailingPadding = 2
    grid.column(at: 1).leadingPadding = 4
    grid.row(at: 1).topPadding = 5
    grid.row(at: 1).bottomPadding = 7
    // Columns at 1 and 1 + 40 + 2 + 3 + 4 = 50; from the top 20, 15 of distance, 30 and 7.
    expect(
      [rect(1, 52, 40, 10), rect(50, 52, 60, 20), rect(1, 7, 20, 30), rect(50, 7, 50, 16)],
      size: NSSize(width: 110, height: 72))
  }

  @Test("rows and columns may have sizes of their own")
  func sizes() {
    grid.column(at: 0).width = 100
    grid.row(at: 0).height = 50
    grid.xPlacement = .center
    expect(
      [rect(30, 36, 40, 10), rect(106, 36, 60, 20), rect(40, 0, 20, 30), rect(111, 0, 50, 16)],
      size: NSSize(width: 166, height: 86))
    grid.column(at: 0).width = NSGridView.sizedForContent
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.width == 106)
  }

  @Test("hidden rows and columns collapse with the distance to them, and hide their contents")
  func hidden() {
    grid.row(at: 0).isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 76, height: 30))
    #expect(boxes[0].allSatisfy { $0.isHidden } && !boxes[1].contains { $0.isHidden })
    #expect(boxes[1][1].frame == rect(26, 0, 50, 16))
    grid.column(at: 0).isHidden = true
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 50, height: 16))
    grid.row(at: 0).isHidden = false
    grid.column(at: 0).isHidden = false
    #expect(!boxes.joined().contains { $0.isHidden })
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 106, height: 56))
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("what the author hid stays hidden when its row is shown again")
  func hiddenByAuthor() {
    boxes[0][0].isHidden = true
    grid.row(at: 0).isHidden = true
    grid.row(at: 0).isHidden = false
    #expect(boxes[0][0].isHidden && !boxes[0][1].isHidden)
  }

  @Test("a merged cell spans its columns, and keeps only its first content")
  func merging() {
    grid.mergeCells(
      inHorizontalRange: NSRange(location: 0, length: 2),
      verticalRange: NSRange(location: 0, length: 1))
    let merged = grid.cell(atColumnIndex: 0, rowIndex: 0)
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 0) === merged)
    #expect(boxes[0][1].superview == nil)
    merged.xPlacement = .trailing
    root.layoutSubtreeIfNeeded()
    // Columns of 20 and 50, rows of 10 and 30.
    #expect(grid.frame.size == NSSize(width: 76, height: 46))
    #expect(boxes[0][0].frame == rect(36, 36, 40, 10))
    boxes[0][0].wanted.width = 200
    boxes[0][0].invalidateIntrinsicContentSize()
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.width == 200)
    #expect(!boxes[0][0].hasAmbiguousLayout)
  }

  @Test("contents of a row share a baseline, and lie together where the first is to lie")
  func baselines() {
    grid.rowAlignment = .lastBaseline
    // Baselines are 4 above each bottom edge, so that bottom edges line up: a group of 20, and one
    // of 30, which fill their rows.
    expect(
      [rect(0, 36, 40, 10), rect(46, 36, 60, 20), rect(0, 0, 20, 30), rect(46, 0, 50, 16)],
      size: NSSize(width: 106, height: 56))
    grid.row(at: 0).height = 40
    for (placement, y) in [(NSGridCell.Placement.top, 56.0), (.center, 46), (.bottom, 36)] {
      grid.row(at: 0).yPlacement = placement
      root.layoutSubtreeIfNeeded()
      #expect(boxes[0].map(\.frame.minY) == [CGFloat(y), CGFloat(y)])
    }
    grid.cell(atColumnIndex: 0, rowIndex: 0).rowAlignment = .none
    grid.cell(atColumnIndex: 0, rowIndex: 0).yPlacement = .top
    root.layoutSubtreeIfNeeded()
    #expect(boxes[0].map(\.frame.minY) == [66, 36])
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("custom placement takes the place of the grid's while the cell is visible")
  func customPlacement() {
    let cell = grid.cell(atColumnIndex: 0, rowIndex: 1)
    cell.xPlacement = .none
    let custom = boxes[1][0].leadingAnchor.constraint(
      equalTo: boxes[0][0].trailingAnchor, constant: -5)
    cell.customPlacementConstraints = [custom]
    root.layoutSubtreeIfNeeded()
    #expect(boxes[1][0].frame.minX == 35)
    grid.row(at: 1).isHidden = true
    #expect(!custom.isActive)
    grid.row(at: 1).isHidden = false
    #expect(custom.isActive)
  }

  @Test("a wider grid widens columns, unless it hugs")
  func stretching() {
    grid.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    grid.column(at: 0).width = 40
    grid.xPlacement = .fill
    root.layoutSubtreeIfNeeded()
    #expect(boxes[0][1].frame == rect(46, 36, 354, 20))
  }

  @Test("from right to left columns begin at the right")
  func rightToLeft() {
    for view in [root, grid] { view.userInterfaceLayoutDirection = .rightToLeft }
    expect(
      [rect(66, 36, 40, 10), rect(0, 36, 60, 20), rect(86, 0, 20, 30), rect(10, 0, 50, 16)],
      size: NSSize(width: 106, height: 56))
  }

  @Test("rows and columns come, move and go")
  func structure() {
    let extra = Box(70, 8)
    grid.insertRow(at: 1, with: [NSGridCell.emptyContentView, extra])
    #expect(grid.numberOfRows == 3)
    #expect(grid.cell(for: extra)?.row === grid.row(at: 1))
    #expect(grid.cell(for: extra)?.column === grid.column(at: 1))
    #expect(grid.cell(atColumnIndex: 0, rowIndex: 1).contentView == nil)
    root.layoutSubtreeIfNeeded()
    #expect(grid.frame.size == NSSize(width: 116, height: 70))
    grid.moveRow(at: 1, to: 2)
    root.layoutSubtreeIfNeeded()
    #expect(extra.frame == rect(46, 0, 70, 8))
    grid.moveColumn(at: 1, to: 0)
    root.layoutSubtreeIfNeeded()
    #expect(extra.frame.minX == 0)
    grid.removeRow(at: 2)
    #expect(extra.superview == nil)
    grid.addColumn(with: [Box(5, 5), Box(5, 5), extra])
    #expect(grid.numberOfColumns == 3 && grid.numberOfRows == 3)
    grid.removeColumn(at: 2)
    extra.removeFromSuperview()
    #expect(grid.index(of: grid.row(at: 2)) == 2)
    boxes[0][0].removeFromSuperview()
    #expect(grid.cell(for: boxes[0][0]) == nil)
    let empty = NSGridView(numberOfColumns: 4, rows: 2)
    #expect(empty.row(at: 1).numberOfCells == 4 && empty.column(at: 3).numberOfCells == 2)
  }

  @Test("guides of rows and columns appear in no list")
  func helpers() {
    root.layoutSubtreeIfNeeded()
    #expect(grid.layoutGuides.isEmpty)
    let tree = root.solvedTree(canvas: Canvas(width: 400, height: 300))
    let guides = tree.items.filter { $0.kind == .guide }
    #expect(guides.isEmpty)
    #expect(tree.items.contains { $0.kind == .view(className: "NSGridView") })
  }

  /// A window that Interface Builder stored with the frames of Apple's engine: NetNewsWire's
  /// AccountsFeedbin.xib (MIT), a grid of two labels and two fields.
  @Test("agrees with a grid that Apple's engine laid out")
  func storedDocument() throws {
    let labels = ["Email:", "Password:"].map { NSTextField(labelWithString: $0) }
    let fields = [NSTextField(string: ""), NSTextField(string: "")]
    // Texts are narrower in Apple's font: 37 and 62 points.
    for (label, width) in zip(labels, [37.0, 62]) {
      label.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    }
    for field in fields { field.widthAnchor.constraint(equalToConstant: 200).isActive = true }
    let form = NSGridView(views: [[labels[0], fields[0]], [labels[1], fields[1]]])
    form.xPlacement = .trailing
    form.yPlacement = .center
    form.rowSpacing = 7
    form.columnSpacing = 8
    form.column(at: 1).xPlacement = .leading
    form.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(form)
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      form.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutSubtreeIfNeeded()
    #expect(form.frame.size == NSSize(width: 270, height: 49))
    #expect(fields.map(\.frame) == [rect(70, 28, 200, 21), rect(70, 0, 200, 21)])
    // The labels' middles are at half points, which Apple rounded up.
    #expect(labels[0].frame.minX == 23 && labels[1].frame.minX == -2)
    #expect(labels.map(\.frame.width) == [41, 66])
    #expect(labels.map(\.frame.height) == [16, 16])
    #expect(
      labels.map { abs($0.frame.midY - 38.5) < 1 || abs($0.frame.midY - 10.5) < 1 } == [true, true])
  }
}
