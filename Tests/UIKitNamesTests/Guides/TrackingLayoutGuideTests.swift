import Testing
import UIKitNames

@Suite("Tracking guides")
struct TrackingLayoutGuideTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let child = UIView()
  let guide = UITrackingLayoutGuide()
  let y: NSLayoutConstraint

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    view.addLayoutGuide(guide)
    y = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 100)
    NSLayoutConstraint.activate([
      y, guide.heightAnchor.constraint(equalToConstant: 50),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 150),
      guide.widthAnchor.constraint(equalToConstant: 50),
    ])
  }

  @Test("constraints are switched as the guide moves, in the same layout")
  func switching() {
    let above = child.heightAnchor.constraint(equalToConstant: 10)
    let below = child.heightAnchor.constraint(equalToConstant: 20)
    guide.setConstraints([below], activeWhenNearEdge: .bottom)
    guide.setConstraints([above], activeWhenAwayFrom: .bottom)
    view.layoutIfNeeded()
    #expect(child.frame.height == 10)
    y.constant = 345
    view.layoutIfNeeded()
    #expect(child.frame.height == 20)
    #expect([above, below].map(\.isActive) == [false, true])
    y.constant = 200
    view.layoutIfNeeded()
    #expect(child.frame.height == 10)
  }

  @Test("the way by which the guide came does not matter: there is one limit for near and away")
  func limit() {
    let near = child.heightAnchor.constraint(equalToConstant: 10)
    let away = child.heightAnchor.constraint(equalToConstant: 20)
    guide.setConstraints([near], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    let found = [0, 39.9, 40, 100, 40, 39.9, 0].map { top in
      y.constant = CGFloat(top)
      view.layoutIfNeeded()
      #expect(near.isActive != away.isActive)
      return near.isActive
    }
    #expect(found == [true, true, false, false, false, true, true])
  }

  @Test("setting again replaces and turns off those before; none ends the tracking")
  func replacing() {
    let first = child.widthAnchor.constraint(equalToConstant: 10)
    let second = child.widthAnchor.constraint(equalToConstant: 20)
    guide.setConstraints([first], activeWhenAwayFrom: .all)
    view.layoutIfNeeded()
    #expect(first.isActive)
    guide.setConstraints([second], activeWhenAwayFrom: .all)
    #expect(!first.isActive)
    view.layoutIfNeeded()
    #expect(second.isActive && child.frame.width == 20)
    guide.setConstraints([], activeWhenAwayFrom: .all)
    view.layoutIfNeeded()
    #expect(!second.isActive)
    #expect(guide.constraints(activeWhenAwayFrom: .all).isEmpty)
  }

  @Test("forgetting all of them turns off all of them")
  func removing() {
    let constraints = (0..<2).map { _ in child.widthAnchor.constraint(equalToConstant: 10) }
    guide.setConstraints([constraints[0]], activeWhenAwayFrom: .top)
    guide.setConstraints([constraints[1]], activeWhenAwayFrom: [.leading, .trailing])
    view.layoutIfNeeded()
    #expect(constraints.allSatisfy { $0.isActive })
    guide.removeAllTrackedConstraints()
    view.layoutIfNeeded()
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test("leading and trailing are told apart by the direction")
  func direction() {
    view.semanticContentAttribute = .forceRightToLeft
    let near = child.widthAnchor.constraint(equalToConstant: 10)
    guide.setConstraints([near], activeWhenNearEdge: .leading)
    guide.constraintsAffectingLayout(for: .horizontal).first { $0.constant == 150 }?.constant = 5
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.maxX == 395)
    #expect(near.isActive)
  }

  @Test("constraints that move the guide out of what turned them on do not hang")
  func restless() {
    guide.setConstraints(
      [guide.topAnchor.constraint(equalTo: view.topAnchor, constant: 0)],
      activeWhenAwayFrom: .top)
    y.priority = .defaultLow
    view.layoutIfNeeded()
    #expect([0, 100].contains(guide.layoutFrame.minY))
  }

  @Test("constraints that cannot be active are told of, and tried again when they can be")
  func unavailable() {
    let stranger = UIView()
    let tie = stranger.topAnchor.constraint(equalTo: view.topAnchor)
    let size = child.widthAnchor.constraint(equalToConstant: 10)
    let homeless = UILayoutGuide().widthAnchor.constraint(equalToConstant: 10)
    guide.setConstraints([tie, size, homeless], activeWhenAwayFrom: .top)
    view.layoutIfNeeded()
    #expect(guide.unavailableConstraints == [tie, homeless])
    #expect(!tie.isActive && size.isActive)
    view.addSubview(stranger)
    view.layoutIfNeeded()
    #expect(guide.unavailableConstraints == [homeless])
    #expect(tie.isActive)
    y.constant = 0
    view.layoutIfNeeded()
    #expect(guide.unavailableConstraints.isEmpty)
    #expect(!tie.isActive)
  }
}
