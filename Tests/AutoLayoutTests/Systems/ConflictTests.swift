import Foundation
import TestTools
import Testing

@testable import AutoLayout

@Suite("Conflicts")
struct ConflictTests {
  @Test("are named by identifier and equation, broken one and those that leave it no room")
  func texts() {
    let root = makeRoot()
    let view = addView("view", to: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 80).named("eighty"),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
      view.heightAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    let conflicts = root.layoutConflicts
    #expect(conflicts.count == 1)
    #expect(
      Set(conflicts.flatMap { [$0.broken] + $0.because })
        == ["eighty: view.width == 80", "view.width >= 90"])
    #expect(view.frame.height == 7)
  }

  @Test("layout goes on with the others, and without the broken one there is no conflict")
  func goingOn() throws {
    let root = makeRoot(100, 100)
    let view = addView("view", to: root)
    place(view, 10, 10, 200, 20)
    let right = view.rightAnchor.constraint(equalTo: root.rightAnchor)
    right.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.height == 20)
    let conflict = try #require(root.layoutConflicts.first)
    let broken = (root.constraints + view.constraints).filter { $0.equation == conflict.broken }
    LayoutConstraint.deactivate(broken)
    #expect(broken.count == 1)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("optional constraints lose without a conflict")
  func optional() {
    let root = makeRoot()
    let view = addView("view", to: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 80),
      view.widthAnchor.constraint(equalToConstant: 90).at(999.9),
    ])
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("the canvas is no constraint to break, but says why one was broken")
  func canvas() {
    let root = makeRoot(100, 100)
    root.widthAnchor.constraint(equalToConstant: 50).named("half").isActive = true
    root.layoutIfNeeded()
    #expect(root.frame.width == 100)
    #expect(
      root.layoutConflicts
        == [SolvedTree.Conflict(broken: "half: root.width == 50", because: ["root.width == 100"])])
  }

  @Test("the order of activation changes neither frames nor conflicts", arguments: 0..<20)
  func permutations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let reference = Self.solve { $0 }
    // The list of constraints has their order, and conflicts name places in it.
    let shuffled = Self.solve { $0.shuffled(using: &random) }
    #expect(shuffled.items == reference.items)
    #expect(shuffled.conflicts.map(\.broken) == reference.conflicts.map(\.broken))
    #expect(shuffled.conflicts.map(\.because) == reference.conflicts.map(\.because))
    #expect(reference.conflicts.count > 1)
  }

  private static func solve(
    ordered: ([LayoutConstraint]) -> [LayoutConstraint]
  ) -> SolvedTree {
    let root = makeRoot(320, 100)
    let views = (0..<5).map { addView("v\($0)", to: root) }
    var constraints = [
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor),
      views[4].rightAnchor.constraint(equalTo: root.rightAnchor),
      views[2].widthAnchor.constraint(equalToConstant: 50).named("b"),
      views[2].widthAnchor.constraint(equalToConstant: 60).named("a"),
      views[2].widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
      views[3].heightAnchor.constraint(equalToConstant: 1000),
      views[3].heightAnchor.constraint(equalTo: root.heightAnchor),
    ]
    for (before, after) in zip(views, views.dropFirst()) {
      constraints.append(after.leftAnchor.constraint(equalTo: before.rightAnchor, constant: 8))
      constraints.append(after.widthAnchor.constraint(equalTo: before.widthAnchor).at(500))
      constraints.append(after.widthAnchor.constraint(equalToConstant: 33).at(500))
    }
    LayoutConstraint.activate(ordered(constraints))
    return root.solvedTree(canvas: Canvas(width: 320, height: 100))
  }
}
