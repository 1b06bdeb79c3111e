import ConstraintSolver
import Foundation
import Testing

@testable import AutoLayout

@Suite("The book of rows")
struct RowBookTests {
  @Test("knows the source of every row", arguments: 1...8 as ClosedRange<UInt64>)
  func sources(seed: UInt64) throws {
    let tree = RandomTree(seed: seed)
    for step in 0..<60 {
      tree.change()
      tree.root.layoutIfNeeded()
      let system = try #require(tree.root.passes.system)
      let (entries, guideRows) = (system.book.entries, system.book.guideRows)
      for (index, entry) in entries.enumerated() {
        guard let row = entry.row else { continue }
        let source = RowSource.constraint(entry: Int32(index))
        #expect(entry.constraint != nil, "step \(step)")
        let found = system.book.source(of: row.id)
        #expect(found == source, "step \(step)")
      }
      for slot in 0..<Int32(system.items.count) {
        for axis in LayoutConstraint.Axis.allCases {
          guard let pair = system.book.ownRows[slot, axis] else { continue }
          let source: RowSource =
            pair.kind == .content
            ? .content(slot: slot, axis) : .autoresizing(slot: slot, axis)
          for row in [pair.first, pair.second] {
            let found = system.book.source(of: row.id)
            #expect(found == source, "step \(step)")
          }
        }
      }
      for (slot, rows) in guideRows {
        for row in rows {
          let found = system.book.source(of: row.id)
          #expect(found == .systemGuide(slot: slot), "step \(step)")
        }
      }
    }
  }

  @Test("numbers rows in the order of addition, in batches or one by one")
  func order() {
    var book = RowBook()
    var solver = Solver()
    for _ in 0..<4 { _ = solver.makeVariable() }
    var batch = RowBatch()
    let form = ItemEdges(slot: 0).extent(.horizontal)
    let first = book.add(form, .equal, .required, from: .preference, &batch, to: &solver)
    let second = book.add(
      form, .equal, .optional(1), from: .content(slot: 0, .horizontal), &batch, to: &solver)
    batch.flush(to: &solver)
    let third = book.add(
      form, .equal, AffineConstant(-7), .optional(2), from: .canvas(.horizontal), to: &solver)
    #expect([first, second, third].map { $0?.index } == [0, 1, 2])
    let sources = [first, second, third].compactMap { $0.map { book.source(of: $0) } }
    #expect(sources == [.preference, .content(slot: 0, .horizontal), .canvas(.horizontal)])
  }

  @Test("refuses rows whose numbers overflow, and numbers the next row without a gap")
  func refusal() {
    var book = RowBook()
    var solver = Solver()
    for _ in 0..<4 { _ = solver.makeVariable() }
    var form = ItemEdges(slot: 0).extent(.horizontal)
    form.constant = .infinity
    let refused = book.add(
      form, .equal, AffineConstant(form.constant), .required, from: .preference, to: &solver)
    #expect(refused == nil)
    let sources = book.refused
    #expect(sources == [.preference])
    form.constant = 0
    let id = book.add(form, .equal, AffineConstant(0), .required, from: .preference, to: &solver)
    #expect(id?.index == 0)
  }

  @Test("uses the entry of a removed constraint again")
  func entries() {
    var book = RowBook()
    var solver = Solver()
    let constraints = (0..<3).map { View().widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    let taken = constraints.map { constraint in
      let entry = book.takeFreeEntry()
      book.fill(entry, constraint, nil)
      return entry
    }
    #expect(taken == [0, 1, 2])
    book.removeEntry(1, from: &solver)
    let removed = book.entries[1].constraint
    let next = book.takeFreeEntry()
    #expect(removed == nil && next == 1)
  }

  @Test("matches constraints of one shape with the entries in their order")
  func matching() {
    var book = RowBook()
    let root = View()
    let views = (0..<3).map { _ in View() }
    views.forEach(root.addSubview)
    root.layoutIfNeeded()
    func width(_ index: Int, _ constant: CGFloat) -> LayoutConstraint {
      views[index].widthAnchor.constraint(equalToConstant: constant)
    }
    for constraint in [width(0, 1), width(1, 2), width(1, 3), width(2, 4)] {
      book.fill(book.takeFreeEntry(), constraint, nil)
    }
    let made = [width(2, 5), width(1, 6), views[0].heightAnchor.constraint(equalToConstant: 7)]
    let (reused, unused) = book.match([0, 1, 2, 3], made)
    #expect(reused == [3, 1, -1])
    #expect(unused == [0, 2])
  }
}
