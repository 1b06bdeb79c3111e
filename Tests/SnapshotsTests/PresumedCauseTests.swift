import AutoLayout
import Foundation
import Testing

@testable import Snapshots

/// What a record does not tell: a view that puts those in it where it likes, by its own size.
private final class Shelf: View {
  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, view) in subviews.enumerated() {
      view.frame = CGRect(
        x: bounds.width / 4 * CGFloat(number), y: bounds.height / 2, width: bounds.width / 5,
        height: 10)
    }
  }
}

@Suite("Causes that no trial tells of") struct PresumedCauseTests {
  /// A shelf with two books, whose sides constraints hold.
  private func record(width: CGFloat, height: CGFloat, badge: CGFloat = 9) -> LayoutRecord {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    root.identifier = "root"
    let shelf = Shelf()
    shelf.identifier = "shelf"
    shelf.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(shelf)
    for name in ["left", "right"] {
      let book = View()
      book.identifier = name
      shelf.addSubview(book)
    }
    let constraints = [
      shelf.topAnchor.constraint(equalTo: root.topAnchor),
      shelf.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      shelf.widthAnchor.constraint(equalToConstant: width),
      shelf.heightAnchor.constraint(equalToConstant: height),
      shelf.heightAnchor.constraint(lessThanOrEqualToConstant: 200 + badge),
    ]
    for (name, constraint) in zip(["top", "leading", "width", "height", "limit"], constraints) {
      constraint.identifier = name
    }
    LayoutConstraint.activate(constraints)
    return LayoutRecord(
      root.solvedTree(canvas: Canvas(width: 320, height: 300)), profile: "iOS-18", environment: [])
  }

  @Test("are said to be presumed, and none to have moved nothing")
  func unknownArrangement() {
    let comparison = LayoutComparison(
      reference: record(width: 100, height: 40),
      actual: record(width: 120, height: 60, badge: 11), tolerance: 0)
    #expect(
      comparison.texts == [
        "shelf: width 100 → 120, probably because constraint `width` changed from 100 to 120; 2 views "
          + "followed",
        "shelf: height 40 → 60, because constraint `height` changed from 40 to 60",
        "constraint `limit` changed from 209 to 211 as well",
      ])
    let books = comparison.changes.filter { $0.identifier != "shelf" }
    #expect(books.count == 2 && books.allSatisfy { $0.origins.allSatisfy(\.isPresumed) })
    let shelf = comparison.changes.first { $0.identifier == "shelf" }
    #expect(shelf?.origins.map(\.isPresumed) == [false, false])
  }

  @Test("are known where they are the only ones, and to have moved nothing where nothing moved")
  func onlyOne() {
    let wider = LayoutComparison(
      reference: record(width: 100, height: 40), actual: record(width: 120, height: 40),
      tolerance: 0)
    #expect(wider.changes.count == 3)
    #expect(wider.changes.allSatisfy { $0.origins.map(\.isPresumed) == [false] })
    let same = LayoutComparison(
      reference: record(width: 100, height: 40), actual: record(width: 100, height: 40, badge: 11),
      tolerance: 0)
    #expect(same.isMatch && same.idleCauses == [0])
  }

  /// A column of so many labels, of which some have other fonts.
  private func column(_ count: Int, changed: Int) -> LayoutRecord {
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
    root.identifier = "root"
    var above = root.topAnchor
    for number in 0..<count {
      let label = Label()
      label.identifier = "label\(number)"
      label.text = "Label \(number)"
      if number < changed { label.font = .systemFont(ofSize: 20) }
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: above, constant: 2).isActive = true
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      if number == changed - 1 { label.widthAnchor.constraint(equalToConstant: 60).isActive = true }
      above = label.bottomAnchor
    }
    return LayoutRecord(
      root.solvedTree(canvas: Canvas(width: 320, height: 10_000)), profile: "iOS-18",
      environment: [])
  }

  @Test("are presumed where there is too much to try")
  func tooMuch() {
    let count = 400
    let reference = column(count, changed: 0)
    let few = LayoutComparison(
      reference: reference, actual: column(count, changed: 3), tolerance: 0)
    #expect(few.changes.allSatisfy { !$0.origins.contains(where: \.isPresumed) })
    let changed = CauseTrials.limits.made / count + 1
    let many = LayoutComparison(
      reference: reference, actual: column(count, changed: changed), tolerance: 0)
    #expect(many.changes.allSatisfy { $0.origins.allSatisfy(\.isPresumed) })
    #expect(many.idleCauses.isEmpty && !many.texts.contains { $0.contains("moved nothing") })
  }
}
