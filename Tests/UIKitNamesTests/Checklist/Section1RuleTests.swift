import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 1.4 and 1.5: what constraints mean, and who holds them")
struct ConstraintRuleItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let box = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
  let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    box.addSubview(child)
  }

  @Test("first.attribute relation multiplier × second.attribute + constant, before transforms")
  func equation() {
    child.transform = CGAffineTransform(scaleX: 3, y: 3)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.25, constant: 5),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 2),
    ])
    view.layoutIfNeeded()
    #expect(child.bounds.size == CGSize(width: 30, height: 60))
  }

  @Test("a multiple of a place counts from the origin of the view that holds the constraint")
  func multiples() {
    // The box holds the first and the view the second: 1.5 · 50, and 0.5 · 300.
    child.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let inBox = NSLayoutConstraint(
      item: child, attribute: .centerX, relatedBy: .equal, toItem: box, attribute: .centerX,
      multiplier: 1.5, constant: 0)
    inBox.isActive = true
    view.layoutIfNeeded()
    #expect(child.frame.midX == 75)
    inBox.isActive = false
    NSLayoutConstraint(
      item: child, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .trailing,
      multiplier: 0.5, constant: 0
    ).isActive = true
    view.layoutIfNeeded()
    #expect(child.convert(CGPoint(x: 5, y: 0), to: view).x == 150)
  }

  @Test("the nearest common ancestor holds, a guide counting as its owner")
  func holders() {
    let sibling = UIView()
    view.addSubview(sibling)
    let guide = UILayoutGuide()
    child.addLayoutGuide(guide)
    let across = guide.topAnchor.constraint(equalTo: sibling.bottomAnchor)
    let inside = guide.topAnchor.constraint(equalTo: child.topAnchor)
    let own = guide.heightAnchor.constraint(equalToConstant: 5)
    let twin = guide.heightAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([across, inside, own, twin])
    #expect(view.constraints == [across])
    #expect(child.constraints == [inside, own, twin])
    box.removeFromSuperview()
    #expect([across, inside, own].map(\.isActive) == [false, true, true])
    view.addSubview(box)
    #expect(!across.isActive)
    child.removeLayoutGuide(guide)
    #expect(child.constraints.isEmpty)
  }

  @Test("without a common ancestor: Apple's words, and the constraint stays inactive")
  func noAncestor() {
    let (label, stranger) = (UILabel(), UIView())
    label.text = "Sign Up"
    stranger.accessibilityIdentifier = "stranger"
    let bad = label.topAnchor.constraint(equalTo: stranger.bottomAnchor)
    let error = #expect(throws: LayoutError.self) { try bad.activate() }
    #expect(
      error?.description
        == "Unable to activate constraint with anchors <NSLayoutYAxisAnchor \"UILabel'Sign Up'.top\">"
        + " and <NSLayoutYAxisAnchor \"stranger.bottom\"> because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal.")
    #expect(error?.exceptionName == "NSGenericException" && !bad.isActive)
  }

  @Test("a list with an illegal member stops at it, with Apple's words")
  func illegalMember() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (view, stranger) = (UIView(), UIView())
      let good = view.widthAnchor.constraint(equalToConstant: 10)
      let bad = view.topAnchor.constraint(equalTo: stranger.topAnchor)
      NSLayoutConstraint.activate([good, bad])
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("because they have no common ancestor."))
  }

  @Test("a guide without an owner: its size stays inactive, a place is an error")
  func ownerless() throws {
    let guide = UILayoutGuide()
    let width = guide.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([width])
    #expect(!width.isActive)
    #expect(throws: LayoutError.self) {
      try guide.topAnchor.constraint(equalTo: view.topAnchor).activate()
    }
  }
}
