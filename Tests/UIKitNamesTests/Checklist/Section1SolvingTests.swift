import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 1.6: solving")
struct SolvingItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let child = UIView()

  init() {
    view.accessibilityIdentifier = "view"
    child.accessibilityIdentifier = "child"
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
  }

  private func width(
    _ length: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal, at priority: Float
  ) {
    let constraint = NSLayoutConstraint(
      item: child, attribute: .width, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: length)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }

  @Test("required constraints that conflict: one is broken and logged, and layout goes on")
  func conflicts() throws {
    width(300, at: 1000)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      child.heightAnchor.constraint(equalToConstant: 40),
    ])
    view.layoutIfNeeded()
    #expect(child.frame.height == 40)
    #expect(view.layoutConflicts.count == 1)
    let log = try #require(view.layoutConflictLogs.first)
    #expect(
      log == """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
            "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Width' view.width == 300   (active)>",
            "<NSLayoutConstraint H:|-(16)-[child]   (active, names: '|':view )>",
            "<NSLayoutConstraint child.trailing == view.trailing - 16   (active)>",
            "<NSLayoutConstraint child.width == 300   (active)>"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint child.width == 300   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
        debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
        <UIKitCore/UIView.h> may also be helpful.
        """)
  }

  @Test("the log of a conflict with a mask has Apple's note on masks")
  func noteOnMasks() throws {
    child.translatesAutoresizingMaskIntoConstraints = true
    width(10, at: 1000)
    view.layoutIfNeeded()
    let log = try #require(view.layoutConflictLogs.first)
    #expect(
      log.contains(
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, "
          + "refer to the documentation for the UIView property "
          + "translatesAutoresizingMaskIntoConstraints) \n"))
    #expect(log.contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& child.width == 0 "))
  }

  @Test("optional constraints: the higher priority decides, whatever the number of lower ones")
  func lexicographic() {
    width(10, at: 751)
    for _ in 0..<50 { width(1e5, at: 750) }
    view.layoutIfNeeded()
    #expect(child.frame.width == 10)
  }

  @Test(
    "within one priority the sum of the deviations is least, and answers are the same each time")
  func onePriority() {
    for length in [10, 20, 90] as [CGFloat] { width(length, at: 500) }
    view.layoutIfNeeded()
    // 10 + 0 + 70 is least at the one in the middle.
    #expect(child.frame.width == 20)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(child.frame.width == 20)
  }

  @Test("optional inequalities pull until they hold, and no farther")
  func inequalities() {
    width(100, at: 300)
    width(50, .greaterThanOrEqual, at: 700)
    width(80, .lessThanOrEqual, at: 600)
    view.layoutIfNeeded()
    #expect(child.frame.width == 80)
  }

  @Test("content sizes: at most by hugging, at least by resistance, where there is one")
  func contentSizes() {
    let badge = Badge()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    let offer = badge.widthAnchor.constraint(equalToConstant: 100)
    offer.priority = UILayoutPriority(200)
    offer.isActive = true
    view.layoutIfNeeded()
    #expect(badge.frame.width == 40)
    offer.priority = UILayoutPriority(500)
    view.layoutIfNeeded()
    #expect(badge.frame.width == 100)
    offer.constant = 10
    view.layoutIfNeeded()
    #expect(badge.frame.width == 40)
    offer.priority = UILayoutPriority(751)
    view.layoutIfNeeded()
    #expect(badge.frame.width == 10)
    // No opinion on the height: nothing is there.
    #expect(badge.constraintsAffectingLayout(for: .vertical).isEmpty)
  }

  @Test("masks act as constraints while views translate them")
  func masks() {
    let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    box.autoresizingMask = [.flexibleWidth]
    view.addSubview(box)
    child.leadingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 10, y: 20, width: 30, height: 40) && child.frame.minX == 40)
    view.frame.size.width = 320
    view.layoutIfNeeded()
    #expect(box.frame.width == 50 && child.frame.minX == 60)
    box.translatesAutoresizingMaskIntoConstraints = false
    view.layoutIfNeeded()
    #expect(box.hasAmbiguousLayout)
  }

  @Test(
    "frames are rounded to pixels edge by edge after solving, guides are not",
    arguments: [(1, 33.0, 34.0), (2, 33.5, 33.0), (3, 33.333_333, 33.333_333)])
  func rounding(scale: Int, x: Double, width: Double) {
    var surroundings = LayoutEnvironment()
    surroundings.scale = CGFloat(scale)
    view.layoutEnvironment = surroundings
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    // From a third of 100 to two thirds of it; the table has six decimals.
    NSLayoutConstraint.activate([
      guide.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.0 / 6),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100.0 / 3),
      child.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    view.layoutIfNeeded()
    #expect(abs(child.frame.minX - CGFloat(x)) < 1e-5)
    #expect(abs(child.frame.width - CGFloat(width)) < 1e-5)
    #expect(abs(guide.layoutFrame.minX - 100.0 / 3) < 1e-9)
    #expect(abs(guide.layoutFrame.width - 100.0 / 3) < 1e-9)
  }
}

private final class Badge: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: 40, height: UIView.noIntrinsicMetric)
  }
}
