import AutoLayout
import Testing
import UIKitNames

@Suite("The keyboard's guide")
struct KeyboardLayoutGuideTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 800))
  let guide: UIKeyboardLayoutGuide

  init() {
    guide = view.keyboardLayoutGuide
    surround { _ in }
  }

  private func surround(_ change: (inout LayoutEnvironment) -> Void) {
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    change(&surroundings)
    view.layoutEnvironment = surroundings
  }

  @Test("off screen, it is the safe area's bottom, or nothing at the view's bottom")
  func offScreen() {
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 766, width: 1000, height: 34))
    guide.usesBottomSafeArea = false
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 800, width: 1000, height: 0))
  }

  @Test("a docked keyboard pushes up what is tied to it, whatever the safe area")
  func docked() {
    let field = UIView()
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    guide.topAnchor.constraint(equalToSystemSpacingBelow: field.bottomAnchor, multiplier: 1)
      .isActive = true
    surround { $0.keyboardHeight = 300 }
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 500, width: 1000, height: 300))
    #expect(field.frame.maxY == 492)
    guide.usesBottomSafeArea = false
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 500)
  }

  @Test("in a view that ends above the screen's bottom, it reaches down to that")
  func overlap() {
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 500, height: 600))
    view.addSubview(inner)
    let own = inner.keyboardLayoutGuide
    surround { $0.keyboardHeight = 300 }
    view.layoutIfNeeded()
    #expect(own.layoutFrame == CGRect(x: 0, y: 400, width: 500, height: 300))
    surround { _ in }
    view.layoutIfNeeded()
    #expect(own.layoutFrame == CGRect(x: 0, y: 600, width: 500, height: 100))
    inner.frame.size.height = 900
    view.layoutIfNeeded()
    #expect(own.layoutFrame == CGRect(x: 0, y: 866, width: 500, height: 34))
  }

  @Test("an undocked keyboard is as good as none until the guide follows it")
  func undocked() {
    let keyboard = CGRect(x: 600, y: 300, width: 320, height: 250)
    surround { $0.undockedKeyboardFrame = keyboard }
    view.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 766)
    guide.followsUndockedKeyboard = true
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == keyboard)
    let inner = UIView(frame: CGRect(x: 100, y: 100, width: 500, height: 600))
    view.addSubview(inner)
    inner.keyboardLayoutGuide.followsUndockedKeyboard = true
    view.layoutIfNeeded()
    #expect(inner.keyboardLayoutGuide.layoutFrame == keyboard.offsetBy(dx: -100, dy: -100))
  }

  @Test("tracked constraints wait until it follows undocked keyboards")
  func trackingNeedsFollowing() {
    let constraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
    guide.setConstraints([constraint], activeWhenAwayFrom: .top)
    view.layoutIfNeeded()
    #expect(!constraint.isActive)
    guide.followsUndockedKeyboard = true
    view.layoutIfNeeded()
    #expect(constraint.isActive)
  }

  @Test(
    "it is near the edges that Apple's header says",
    arguments: [
      (nil as CGRect?, NSDirectionalRectEdge.bottom),
      (CGRect(x: 0, y: 300, width: 1000, height: 300), NSDirectionalRectEdge([])),
      (CGRect(x: 0, y: 10, width: 1000, height: 300), .top),
      (CGRect(x: 0, y: 450, width: 1000, height: 300), .bottom),
      (CGRect(x: 5, y: 300, width: 320, height: 250), .leading),
      (CGRect(x: 670, y: 300, width: 320, height: 250), .trailing),
      (CGRect(x: 5, y: 5, width: 320, height: 250), NSDirectionalRectEdge([.top, .leading])),
      (CGRect(x: 340, y: 275, width: 320, height: 250), NSDirectionalRectEdge([])),
    ])
  func near(keyboard: CGRect?, expected: NSDirectionalRectEdge) {
    surround { $0.undockedKeyboardFrame = keyboard }
    guide.followsUndockedKeyboard = true
    var pairs: [(edge: NSDirectionalRectEdge, near: NSLayoutConstraint, away: NSLayoutConstraint)]
    let edges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
    pairs = edges.map { edge in
      (
        edge, view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
      )
    }
    for pair in pairs {
      guide.setConstraints([pair.near], activeWhenNearEdge: pair.edge)
      guide.setConstraints([pair.away], activeWhenAwayFrom: pair.edge)
    }
    view.layoutIfNeeded()
    let near = pairs.filter(\.near.isActive).map(\.edge)
    let away = pairs.filter(\.away.isActive).map(\.edge)
    #expect(NSDirectionalRectEdge(near) == expected)
    #expect(NSDirectionalRectEdge(away) == NSDirectionalRectEdge.all.subtracting(expected))
  }

  @Test("the article's toolbar: above the keyboard, or at the bottom while that is near the top")
  func toolbar() {
    let toolbar = UIView()
    toolbar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(toolbar)
    toolbar.heightAnchor.constraint(equalToConstant: 44).isActive = true
    guide.followsUndockedKeyboard = true
    guide.setConstraints(
      [toolbar.bottomAnchor.constraint(equalTo: guide.topAnchor)], activeWhenAwayFrom: .top)
    guide.setConstraints(
      [toolbar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)],
      activeWhenNearEdge: .top)
    surround { $0.undockedKeyboardFrame = CGRect(x: 300, y: 400, width: 320, height: 250) }
    view.layoutIfNeeded()
    #expect(toolbar.frame.maxY == 400)
    surround { $0.undockedKeyboardFrame = CGRect(x: 300, y: 10, width: 320, height: 250) }
    view.layoutIfNeeded()
    #expect(toolbar.frame.maxY == 766)
  }
}
