import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Causes in stack views") struct StackCauseTests {
  /// A label in a stack view.
  private struct Cell {
    var name: String
    var text = "Save"
    var isHidden = false
    var lineLimit = 1
    var height: CGFloat?
  }

  /// A stack view with labels, of which a letter is eight points wide; a text that has no room at all
  /// stays on one line.
  private func record(
    _ cells: [Cell], axis: LayoutConstraint.Axis, isHidden: Bool = false
  ) -> LayoutRecord {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    var around = LayoutEnvironment()
    around.measureText = { text, _, width in
      let whole = 8 * CGFloat(text.count)
      let lines = width.map { $0 > 0 ? max(1, Int((whole / $0).rounded(.up))) : 1 }
      return TextExtent(width: min(whole, width ?? whole), lineCount: lines ?? 1)
    }
    root.layoutEnvironment = around
    let stack = StackView()
    stack.identifier = "stack"
    stack.axis = axis
    stack.alignment = .trailing
    stack.isHidden = isHidden
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    for cell in cells {
      let label = Label()
      label.identifier = cell.name
      label.text = cell.text
      label.isHidden = cell.isHidden
      label.numberOfLines = cell.lineLimit
      stack.addArrangedSubview(label)
      cell.height.map { label.heightAnchor.constraint(equalToConstant: $0).isActive = true }
    }
    return LayoutRecord(
      root.solvedTree(canvas: Canvas(width: 320, height: 200)), profile: "iOS-18",
      environment: [])
  }

  @Test("are that a view is hidden, and not that those that are shown have another order")
  func hiding() {
    let shown = [Cell(name: "one"), Cell(name: "two")]
    var hidden = shown
    hidden[0].isHidden = true
    let comparison = LayoutComparison(
      reference: record(shown, axis: .vertical), actual: record(hidden, axis: .vertical),
      tolerance: 0)
    #expect(
      comparison.causes == [
        .propertyChanged(item: "one", name: "hidden", reference: "no", actual: "yes")
      ])
  }

  @Test("are another order of views in a stack view that is hidden")
  func orderOfHidden() {
    let cells = [Cell(name: "one"), Cell(name: "two", text: "Cancel")]
    let comparison = LayoutComparison(
      reference: record(cells, axis: .vertical, isHidden: true),
      actual: record(cells.reversed(), axis: .vertical, isHidden: true), tolerance: 0)
    #expect(
      comparison.causes == [
        .propertyChanged(item: "stack", name: "order", reference: "one, two", actual: "two, one")
      ])
  }

  @Test("are not the lines that a label without any room may take")
  func linesWithoutRoom() {
    let before = [Cell(name: "one"), Cell(name: "two", isHidden: true)]
    var after = before
    after[1].text = "Save!"
    after[1].lineLimit = 0
    after[1].height = 55
    let comparison = LayoutComparison(
      reference: record(before, axis: .horizontal), actual: record(after, axis: .horizontal),
      tolerance: 0)
    let causes = comparison.changes.first { $0.identifier == "two" }?.origins
      .map { comparison.causes[$0.cause] }
    #expect(causes == [.constraintAdded(name: "two.height == 55")])
  }

  @Test("leave out what went at an end, where what came before it moved the rest")
  func cameAndWent() {
    let before = ["one", "two", "three"].map { Cell(name: $0) }
    let after = ["one", "new", "two"].map { Cell(name: $0, text: $0 == "new" ? "New" : "Save") }
    let comparison = LayoutComparison(
      reference: record(before, axis: .vertical), actual: record(after, axis: .vertical),
      tolerance: 0)
    let causes = comparison.changes.first { $0.identifier == "two" }?.origins
      .map { comparison.causes[$0.cause] }
    #expect(causes == [.itemAdded("new")])
  }
}
