import TestTools
import Testing

@testable import AppKitNames

/// What a grid remembers of its cells, against what follows from their spans alone.
@Suite("The structure of grids")
struct GridStructureTests {
  @Test("follows every change as if cells were looked at anew", arguments: UInt64(0)..<30)
  func changes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let grid = NSGridView(views: (0..<3).map { _ in (0..<3).map { _ in NSView() } })
    for _ in 0..<40 {
      change(grid, &random)
      expectConsistency(of: grid, seed: seed)
    }
  }

  private func change(_ grid: NSGridView, _ random: inout SeededGenerator) {
    let (rows, columns) = (grid.numberOfRows, grid.numberOfColumns)
    let (row, column) = (
      Int.random(in: 0..<rows, using: &random), Int.random(in: 0..<columns, using: &random)
    )
    let views = (0..<3).map { _ in NSView() }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: grid.addRow(with: views)
    case 1: grid.insertRow(at: row, with: views)
    case 2: grid.insertColumn(at: column, with: views)
    case 3: grid.moveRow(at: row, to: Int.random(in: 0..<rows, using: &random))
    case 4: grid.moveColumn(at: column, to: Int.random(in: 0..<columns, using: &random))
    case 5: if rows > 2 { grid.removeRow(at: Bool.random(using: &random) ? rows - 1 : row) }
    case 6: if columns > 2 { grid.removeColumn(at: column) }
    case 7: grid.row(at: row).isHidden.toggle()
    case 8: grid.column(at: column).isHidden.toggle()
    default:
      // One that would cut a merged cell is refused, and changes nothing.
      try? grid.merge(
        columns: NSRange(location: column, length: min(2, columns - column)),
        rows: NSRange(location: row, length: min(2, rows - row)))
    }
  }

  /// A merged cell covers as many rows and columns as it says; where two would cover a place, the
  /// first does.
  private func expectConsistency(of grid: NSGridView, seed: UInt64) {
    var covers = grid.cells.map { row in row.map { _ in NSGridCell?.none } }
    for row in grid.rows.indices {
      #expect(grid.index(of: grid.row(at: row)) == row, "seed \(seed)")
      for column in grid.columns.indices where covers[row][column] == nil {
        let head = grid.cells[row][column]
        let down = row..<min(row + head.rowSpan, grid.numberOfRows)
        let across = column..<min(column + head.columnSpan, grid.numberOfColumns)
        for place in down {
          for next in across where covers[place][next] == nil { covers[place][next] = head }
        }
        let isVisible =
          down.contains { !grid.row(at: $0).isHidden }
          && across.contains { !grid.column(at: $0).isHidden }
        guard let content = head.contentView else { continue }
        #expect(content.isHidden == !isVisible, "seed \(seed), row \(row), column \(column)")
        #expect(grid.cell(for: content) === head, "seed \(seed)")
      }
    }
    for (row, line) in covers.enumerated() {
      for (column, cover) in line.enumerated() {
        #expect(grid.cell(atColumnIndex: column, rowIndex: row) === cover, "seed \(seed)")
      }
    }
  }

  @Test("finds the cell of what lies in a content, and none for what lies elsewhere")
  func contents() {
    let (content, inner, stranger) = (NSView(), NSView(), NSView())
    content.addSubview(inner)
    let grid = NSGridView(views: [[NSView(), content]])
    grid.addSubview(stranger)
    #expect(grid.cell(for: inner) === grid.cell(atColumnIndex: 1, rowIndex: 0))
    #expect(grid.cell(for: stranger) == nil)
    #expect(grid.cell(for: NSView()) == nil)
    #expect(grid.cell(for: grid) == nil)
  }

  @Test("lets rows and columns go that are taken out")
  func removals() {
    let grid = NSGridView(numberOfColumns: 2, rows: 2)
    let (row, column) = (grid.row(at: 0), grid.column(at: 1))
    let cell = row.cell(at: 1)
    grid.removeRow(at: 0)
    grid.removeColumn(at: 1)
    #expect(row.gridView == nil && column.gridView == nil)
    #expect(cell.row == nil && cell.column == nil)
    #expect(throws: NSView.ArrangementError.notInGrid) { try grid.existingIndex(of: row) }
    #expect(throws: NSView.ArrangementError.notInGrid) { try row.existingCell(at: 0) }
  }

  @Test("hides what comes into hidden columns, and shows it with them")
  func comingIntoHidden() {
    let grid = NSGridView(numberOfColumns: 2, rows: 1)
    grid.column(at: 1).isHidden = true
    let views = [NSView(), NSView()]
    grid.addRow(with: views)
    #expect(views.map(\.isHidden) == [false, true])
    grid.column(at: 1).isHidden = false
    #expect(views.map(\.isHidden) == [false, false])
  }
}
