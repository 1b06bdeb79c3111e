import Foundation
import Testing

@testable import AutoLayout

@Suite("Fitting sizes")
struct FittingSizeTests {
  /// A cell with a text of several lines, 10 from every edge.
  private func makeCell() -> (View, Label) {
    let cell = View(frame: CGRect(0, 0, 320, 44))
    let label = addView(Label(), "label", to: cell)
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 25)
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      cell.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
      cell.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
    ])
    return (cell, label)
  }

  @Test("the smallest size is that of the content, the largest follows the target where it may")
  func compressedAndExpanded() {
    let (cell, label) = makeCell()
    #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 254, height: 41))
    label.setContentHuggingPriority(LayoutPriority(40), for: .horizontal)
    let expanded = cell.systemLayoutSizeFitting(CGSize(width: 10_000, height: 10_000))
    #expect(expanded == CGSize(width: 10_000, height: 41))
  }

  @Test(
    "a required width says how tall a row is; one that leaves a text none has it on one line",
    arguments: [(320.0, 41.0), (120, 81), (20, 41)])
  func rows(width: Double, height: Double) {
    let (cell, _) = makeCell()
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: width, height: height))
  }

  @Test("asking changes neither frames nor what a label takes for its width")
  func changesNothing() {
    let root = makeRoot(400, 300)
    let (cell, label) = makeCell()
    cell.frame = CGRect(5, 6, 120, 200)
    root.addSubview(cell)
    root.layoutIfNeeded()
    let before = root.solvedTree(canvas: Canvas(width: 400, height: 300))
    let content = label.intrinsicContentSize
    #expect(
      cell.systemLayoutSizeFitting(CGSize(width: 50, height: 0)) == CGSize(width: 254, height: 41))
    #expect(label.systemLayoutSizeFitting(.zero) == CGSize(width: 234, height: 21))
    #expect(label.intrinsicContentSize == content)
    #expect(cell.frame == CGRect(5, 6, 120, 200))
    #expect(root.solvedTree(canvas: Canvas(width: 400, height: 300)) == before)
    #expect(!label.hasAmbiguousLayout)
  }

  @Test("what is outside of the view plays no part")
  func outside() {
    let root = makeRoot(400, 300)
    let view = addView("view", to: root)
    let inner = addView("inner", to: view)
    size(inner, 30, 40)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.topAnchor.constraint(equalTo: inner.topAnchor),
      view.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
    #expect(
      View().systemLayoutSizeFitting(CGSize(width: 7, height: 8)) == CGSize(width: 7, height: 8))
  }
}
