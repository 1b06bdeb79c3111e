import Foundation
import Testing

@testable import AutoLayout

@Suite("Archives of guides and constraints")
struct LayoutArchiveTests {
  private func makeTree() -> (root: View, box: View, guide: LayoutGuide) {
    let root = makeRoot()
    let box = addView("box", to: root)
    return (root, box, addGuide("gap", to: root))
  }

  /// A tree with one of each kind of constraint.
  private func makeArchived() -> View {
    let (root, box, guide) = makeTree()
    let constraints = [
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 3)
        .named("half"),
      box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      box.topAnchor.anchorWithOffset(to: root.bottomAnchor)
        .constraint(equalTo: box.heightAnchor, multiplier: 2),
      box.heightAnchor.constraint(equalToConstant: 30).at(750),
    ]
    for constraint in constraints { constraint.shouldBeArchived = true }
    LayoutConstraint.activate(constraints)
    return root
  }

  @Test("what is stored and restored lays out a tree of the same shape alike")
  func roundTrip() throws {
    let root = makeArchived()
    let data = try JSONEncoder().encode(LayoutArchive(of: root))
    let archive = try JSONDecoder().decode(LayoutArchive.self, from: data)
    #expect(archive == LayoutArchive(of: root))
    let other = makeRoot()
    let box = addView("box", to: other)
    try archive.restore(in: other)
    for tree in [root, other] { tree.layoutIfNeeded() }
    #expect(other.layoutGuides.map(\.identifier).contains("gap"))
    #expect(other.layoutGuides.first { $0.identifier == "gap" }?.layoutFrame.width == 153)
    #expect(box.frame == root.subviews.first?.frame)
    #expect(box.frame == CGRect(161, 140, 40, 30))
    #expect(other.constraints.map(\.equation) == root.constraints.map(\.equation))
    #expect(LayoutArchive(of: other) == archive)
  }

  @Test("only what is to be archived is, and nothing that names what lies outside")
  func leftOut() {
    let (root, box, guide) = makeTree()
    let kept = box.widthAnchor.constraint(equalToConstant: 4)
    kept.shouldBeArchived = true
    let outside = box.topAnchor.constraint(equalTo: root.topAnchor)
    outside.shouldBeArchived = true
    LayoutConstraint.activate([
      kept, outside, guide.widthAnchor.constraint(equalToConstant: 1),
    ])
    #expect(LayoutArchive(of: root).constraints.count == 2)
    #expect(LayoutArchive(of: box).constraints.map(\.constant) == [4])
    #expect(LayoutArchive(of: box).guides.isEmpty)
  }

  @Test("a standard distance is one again")
  func standardDistance() throws {
    let trees = [makeTree(), makeTree()]
    let others = trees.map { addView("other", to: $0.root) }
    let made = try LayoutConstraint.make(
      visualFormat: "[box]-[other]", views: ["box": trees[0].box, "other": others[0]])
    made[0].shouldBeArchived = true
    LayoutConstraint.activate(made)
    try LayoutArchive(of: trees[0].root).restore(in: trees[1].root)
    #expect(trees[1].root.constraints.map(\.isStandardSpace) == [true])
  }

  @Test("keys are Apple's where Apple has some")
  func keys() throws {
    let text = String(
      decoding: try JSONEncoder().encode(LayoutArchive(of: makeArchived())), as: UTF8.self)
    for key in [
      "NSFirstItem", "NSRelation", "NSSecondItem", "NSMultiplier", "NSConstant", "NSPriority",
      "NSLayoutIdentifier", "NSContainer", "UIIdentifier",
    ] { #expect(text.contains("\"\(key)\":")) }
  }

  @Test("a tree of another shape is refused, with the place that it does not have")
  func missingItem() {
    let archive = LayoutArchive(of: makeArchived())
    let place = LayoutArchive.Item(path: [0], guide: nil, systemGuide: nil)
    #expect(throws: LayoutArchiveError.missingItem(place)) { try archive.restore(in: makeRoot()) }
  }

  @Test("numbers that no constraint can have are refused")
  func illegal() throws {
    let archive = LayoutArchive(of: makeArchived())
    var infinite = archive
    infinite.constraints[0].constant = .infinity
    var mixed = archive
    mixed.constraints[0].first.attribute = .width
    var weightless = archive
    weightless.constraints[0].priority = LayoutPriority(0)
    for archive in [infinite, mixed, weightless] {
      let root = makeRoot()
      addView("box", to: root)
      let error = #expect(throws: LayoutArchiveError.self) { try archive.restore(in: root) }
      guard case .illegalConstraint = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
    let text = String(decoding: try JSONEncoder().encode(archive), as: UTF8.self)
      .replacing(#""NSRelation":0"#, with: #""NSRelation":77"#)
    #expect(throws: LayoutArchiveError.unknownNumber(77)) {
      try JSONDecoder().decode(LayoutArchive.self, from: Data(text.utf8))
    }
  }
}
