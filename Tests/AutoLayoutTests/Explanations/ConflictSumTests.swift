import Foundation
import TestTools
import Testing

@testable import AutoLayout

@Suite("Conflicts as sums")
struct ConflictSumTests {
  /// The sums of all conflicts of a tree.
  private func sums(_ root: View) -> [ConflictSum?] {
    let tree = root.solvedTree(
      canvas: Canvas(width: root.bounds.width, height: root.bounds.height))
    return tree.conflicts.map { ConflictSum(of: $0, in: tree) }
  }

  @Test(
    "add up what lies between the edges of the canvas, from left to right",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func row(direction: LayoutDirection) throws {
    let root = makeRoot(320, 160) { $0.direction = direction }
    root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 20)
    let (title, badge) = (addView("title", to: root), addView("badge", to: root))
    let gap = addGuide("gap", to: root)
    let margins = root.layoutMarginsGuide
    LayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: gap.leadingAnchor, constant: 8),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: gap.trailingAnchor, constant: 4),
      gap.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 140),
      badge.widthAnchor.constraint(equalToConstant: 64),
      badge.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    let sum = try #require(sums(root).first ?? nil)
    let parts: [CGFloat] = [16, 140, -8, 120, 4, 64, 20]
    #expect(sum.parts == (direction == .leftToRight ? parts : parts.reversed()))
    #expect(sum.room == 320 && sum.limit == nil)
    #expect(
      direction == .rightToLeft || sum.equation == "16 + 140 − 8 + 120 + 4 + 64 + 20 = 356")
  }

  @Test("name the constraint that leaves too little room")
  func limit() throws {
    let root = makeRoot()
    let (card, photo) = (addView("card", to: root), addView("photo", to: root))
    LayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
      photo.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      photo.heightAnchor.constraint(equalToConstant: 80),
      card.heightAnchor.constraint(lessThanOrEqualToConstant: 96),
    ])
    let sum = try #require(sums(root).first ?? nil)
    #expect(sum.equation == "12 + 80 + 12 = 104" && sum.room == 96)
    let tree = root.solvedTree(canvas: Canvas(width: 300, height: 200))
    #expect(try tree.text(of: tree.constraints[#require(sum.limit)]) == "card.height <= 96")
  }

  @Test("are two numbers where one extent is said twice")
  func twoNumbers() throws {
    let root = makeRoot()
    let card = addView("card", to: root)
    LayoutConstraint.activate([
      card.widthAnchor.constraint(equalToConstant: 100),
      card.widthAnchor.constraint(equalToConstant: 60),
    ])
    let sum = try #require(sums(root).first ?? nil)
    #expect(sum.equation == "100" && sum.room == 60)
  }

  @Test("have shares of the canvas as numbers")
  func shares() throws {
    let root = makeRoot(240, 120)
    let (first, second) = (addView("first", to: root), addView("second", to: root))
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.75, constant: -20),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let sum = try #require(sums(root).first ?? nil)
    #expect(sum.equation == "160 + 120 = 280" && sum.room == 240 && sum.limit == nil)
  }

  @Test("are none where centers or ratios of other views take part")
  func noSum() {
    let root = makeRoot()
    let (card, photo) = (addView("card", to: root), addView("photo", to: root))
    LayoutConstraint.activate([
      card.widthAnchor.constraint(equalTo: photo.widthAnchor, multiplier: 0.5),
      card.widthAnchor.constraint(equalToConstant: 60),
      photo.widthAnchor.constraint(equalToConstant: 60),
    ])
    #expect(sums(root) == [nil])
  }

  @Test(
    "are longer than the room, however many views are in a row",
    arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let root = makeRoot(200, 100)
    var before = root.leadingAnchor
    var total: CGFloat = 0
    for number in 0..<Int.random(in: 2...8, using: &generator) {
      let view = addView("v\(number)", to: root)
      let (gap, width) = (
        CGFloat(Int.random(in: -5...20, using: &generator)),
        CGFloat(Int.random(in: 60...120, using: &generator))
      )
      view.leadingAnchor.constraint(equalTo: before, constant: gap).isActive = true
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: width).isActive = true
      before = view.trailingAnchor
      total += gap + width
    }
    root.trailingAnchor.constraint(equalTo: before, constant: 7).isActive = true
    guard total + 7 > 200.5 else { return #expect(sums(root).isEmpty) }
    let sum = try #require(sums(root).first ?? nil)
    // A width may be left out of the sum if the others are too wide by themselves.
    #expect(sum.parts.reduce(0, +) > 200 && sum.parts.reduce(0, +) < total + 7 + 1e-6)
    #expect(sum.room == 200)
  }
}
