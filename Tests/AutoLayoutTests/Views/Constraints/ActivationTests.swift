import Foundation
import Testing

@testable import AutoLayout

@Suite("Activation and ownership")
struct ActivationTests {
  let root = makeRoot()
  let left: View
  let right: View
  let leaf: View

  init() {
    left = addView("left", to: root)
    right = addView("right", to: root)
    leaf = addView("leaf", to: left)
  }

  @Test("the nearest common ancestor holds a constraint")
  func holders() {
    let guide = addGuide("gap", to: leaf)
    let pairs: [(LayoutConstraint, View)] = [
      (left.topAnchor.constraint(equalTo: right.topAnchor), root),
      (leaf.topAnchor.constraint(equalTo: left.topAnchor), left),
      (left.topAnchor.constraint(equalTo: leaf.topAnchor), left),
      (leaf.topAnchor.constraint(equalTo: right.topAnchor), root),
      (leaf.widthAnchor.constraint(equalToConstant: 1), leaf),
      (guide.topAnchor.constraint(equalTo: leaf.topAnchor), leaf),
      (guide.widthAnchor.constraint(equalToConstant: 1), leaf),
      (guide.topAnchor.constraint(equalTo: right.topAnchor), root),
      (leaf.widthAnchor.constraint(equalTo: leaf.heightAnchor), leaf),
      (
        leaf.topAnchor.anchorWithOffset(to: right.topAnchor)
          .constraint(equalToConstant: 1), root
      ),
    ]
    for (constraint, holder) in pairs {
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(constraint.holder === holder)
      #expect(holder.constraints.contains { $0 === constraint })
    }
  }

  @Test("activating twice, in a list twice, and an empty list")
  func twice() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 1)
    LayoutConstraint.activate([])
    LayoutConstraint.activate([constraint, constraint])
    constraint.isActive = true
    #expect(leaf.constraints.count == 1)
    LayoutConstraint.deactivate([constraint, constraint])
    #expect(leaf.constraints.isEmpty)
    #expect(!constraint.isActive)
  }

  @Test("an item knows all that mention it, however many, whichever goes", arguments: 0..<11)
  func mentions(start: Int) {
    let constraints = (0..<11).map {
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat($0))
    }
    LayoutConstraint.activate(constraints)
    var rest = constraints
    while !rest.isEmpty {
      rest.remove(at: start % rest.count).isActive = false
      #expect(Set(left.reference.mentions) == Set(rest))
    }
  }

  @Test("equal but distinct constraints are both held")
  func equalConstraints() {
    for _ in 0..<2 { leaf.widthAnchor.constraint(equalToConstant: 1).isActive = true }
    #expect(leaf.constraints.count == 2)
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("without a common ancestor a constraint throws and stays inactive")
  func noAncestor() {
    let constraint = leaf.topAnchor.constraint(equalTo: makeRoot().topAnchor)
    let stranger = View()
    stranger.identifier = "stranger"
    let other = leaf.topAnchor.constraint(equalTo: stranger.topAnchor)
    #expect(
      throws: LayoutError.noCommonAncestor(
        "<NSLayoutYAxisAnchor \"leaf.top\">", "<NSLayoutYAxisAnchor \"stranger.top\">")
    ) { try other.activate() }
    #expect(throws: LayoutError.self) { try constraint.activate() }
    #expect(!other.isActive)
  }

  @Test("a guide without an owner: two items throw, one item stays quietly inactive")
  func guideWithoutOwner() throws {
    let guide = LayoutGuide()
    let alone = guide.widthAnchor.constraint(equalToConstant: 1)
    try alone.activate()
    #expect(!alone.isActive)
    for constraint in [
      guide.widthAnchor.constraint(equalTo: guide.heightAnchor),
      guide.heightAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, multiplier: 2),
      guide.leadingAnchor.anchorWithOffset(to: guide.trailingAnchor)
        .constraint(equalTo: guide.heightAnchor),
    ] {
      try constraint.activate()
      #expect(!constraint.isActive)
    }
    #expect(throws: LayoutError.self) {
      try guide.widthAnchor.constraint(equalTo: LayoutGuide().widthAnchor).activate()
    }
    #expect(throws: LayoutError.self) {
      try guide.topAnchor.constraint(equalTo: leaf.topAnchor).activate()
    }
  }

  @Test("a list with an illegal member stops there, with those before it active")
  func illegalMember() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let root = makeRoot()
      LayoutConstraint.activate([
        root.widthAnchor.constraint(equalToConstant: 1),
        root.topAnchor.constraint(equalTo: View().topAnchor),
      ])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("because they have no common ancestor."))
  }

  @Test("a view that leaves drops the constraints held above it and keeps those inside")
  func leaving() {
    let above = leaf.topAnchor.constraint(equalTo: right.topAnchor)
    let toParent = left.topAnchor.constraint(equalTo: root.topAnchor)
    let inside = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let own = left.widthAnchor.constraint(equalToConstant: 1)
    let elsewhere = right.topAnchor.constraint(equalTo: root.topAnchor)
    let all = [above, toParent, inside, own, elsewhere]
    LayoutConstraint.activate(all)
    left.removeFromSuperview()
    #expect(all.map(\.isActive) == [false, false, true, true, true])
    root.addSubview(left)
    #expect(all.map(\.isActive) == [false, false, true, true, true])
  }

  @Test("constraints of a guide inside of a view that leaves are dropped with it")
  func leavingWithGuide() {
    let guide = addGuide("gap", to: leaf)
    let above = guide.topAnchor.constraint(equalTo: root.topAnchor)
    above.isActive = true
    left.removeFromSuperview()
    #expect(!above.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test("a view that moves within its tree drops the same, and one that changes its place none")
  func movingWithin() {
    let root = makeRoot()
    let (from, to) = (addView("from", to: root), addView("to", to: root))
    let view = addView("view", to: from)
    let inner = addView("inner", to: view)
    let guide = addGuide("guide", to: inner)
    let dropped = [
      view.topAnchor.constraint(equalTo: from.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.leadingAnchor.constraint(equalTo: to.leadingAnchor),
      guide.topAnchor.constraint(equalTo: from.bottomAnchor),
    ]
    let kept = [
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 4),
      view.widthAnchor.constraint(equalToConstant: 3),
      from.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    LayoutConstraint.activate(dropped + kept)
    to.addSubview(view)
    #expect(!dropped.contains(where: \.isActive) && kept.allSatisfy(\.isActive))
    let again = view.topAnchor.constraint(equalTo: to.topAnchor)
    again.isActive = true
    addView("other", to: to)
    to.addSubview(view)
    to.insertSubview(view, at: 0)
    to.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(again.isActive)
  }

  @Test("a view can be made to hold what lies in it, and nothing else")
  func installing() throws {
    let constraint = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    root.addConstraint(constraint)
    #expect(constraint.holder === root)
    root.addConstraint(constraint)
    #expect(root.constraints.count == 1)
    left.addConstraints([constraint])
    #expect(constraint.holder === left)
    #expect(root.constraints.isEmpty)
    #expect(throws: LayoutError.self) { try right.install(constraint) }
    #expect(constraint.holder === left)
    right.removeConstraint(constraint)
    #expect(constraint.isActive)
    left.removeConstraints([constraint])
    #expect(!constraint.isActive)
  }

  @Test("a constraint keeps none of its items alive, and counts for nothing without them")
  func weakItems() {
    var orphan: View? = View()
    let constraint = orphan?.widthAnchor.constraint(equalToConstant: 10)
    constraint?.isActive = true
    orphan = nil
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.isActive == false)
    constraint?.isActive = true
    #expect(constraint?.isActive == false)
  }

  @Test("constants and priorities of active constraints may change at any time")
  func mutation() {
    let width = leaf.widthAnchor.constraint(equalToConstant: 10)
    let least = leaf.widthAnchor.constraint(greaterThanOrEqualToConstant: 50).at(500)
    LayoutConstraint.activate([width, least])
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 10)
    width.constant = 20
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 20)
    width.priority = .defaultLow
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 50)
    least.isActive = false
    root.layoutIfNeeded()
    #expect(leaf.frame.width == 20)
  }

  @Test(
    "a constraint that changed while its tree was written down anew is obeyed when it changes again"
  )
  func changeBesideRebuilding() {
    let root = makeRoot()
    let (first, second) = (addView("first", to: root), addView("second", to: root))
    place(first, 0, 0, 10, 10)
    place(second, 0, 0, 10, 10)
    let width = second.constraints[0]
    root.layoutIfNeeded()
    // What comes into a view that is not the last has no place after all others.
    place(addView("inner", to: first), 0, 0, 5, 5)
    width.constant = 20
    root.layoutIfNeeded()
    width.constant = 30
    root.layoutIfNeeded()
    #expect([second.frame.width, second.frame.height].contains(30))
  }
}
