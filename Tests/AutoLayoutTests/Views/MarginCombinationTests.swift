import Foundation
import Testing

@testable import AutoLayout

/// Margins in effect, `top left bottom right`, left to right and right to left, of a view that says
/// some of its own, preserves its superview's or not, and counts the safe area or not.
private struct Combination: Sendable, CustomTestStringConvertible {
  enum Own: Sendable {
    case none
    case byDirection(String)
    case bySide(String)
  }

  let own: Own
  let preserves, insets: Bool
  let leftToRight, rightToLeft: String
  let frame: String
  let profile: String
  let change: @Sendable (MarginFixture) -> Void

  init(
    _ own: Own = .none, preserves: Bool, insets: Bool, _ leftToRight: String,
    _ rightToLeft: String? = nil, at frame: String = "0 0 300 300", on profile: String = "iOS-18",
    _ change: @escaping @Sendable (MarginFixture) -> Void = { _ in }
  ) {
    self.own = own
    self.preserves = preserves
    self.insets = insets
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft ?? leftToRight
    self.frame = frame
    self.profile = profile
    self.change = change
  }

  var testDescription: String {
    "\(own), \(preserves ? "preserving" : "alone"), \(insets ? "inset" : "flush"), \(frame), \(profile)"
  }

  /// Lays out in both directions and compares.
  func check() throws {
    let profile = try #require(PlatformProfile.named(profile))
    for (direction, row) in [
      (LayoutDirection.leftToRight, leftToRight), (.rightToLeft, rightToLeft),
    ] {
      let fixture = MarginFixture {
        $0.safeAreaInsets = EdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
        $0.direction = direction
        $0.profile = profile
      }
      place(fixture.view, frame)
      fixture.view.preservesSuperviewLayoutMargins = preserves
      fixture.view.insetsLayoutMarginsFromSafeArea = insets
      switch own {
      case .none: break
      case .byDirection(let row): fixture.view.directionalLayoutMargins = directional(row)
      case .bySide(let row): fixture.view.layoutMargins = AutoLayoutTests.insets(row)
      }
      change(fixture)
      fixture.check(fixture.view, row)
    }
  }
}

// The screen's safe area leaves 40 free at the top, 10 left, 30 at the bottom and 20 right. The root's
// margins are 8 on top of that: 48, 18, 38 and 28.
@Suite("Margins, by everything that they depend on")
struct MarginCombinationTests {
  @Test(
    "of a view as large as the root",
    arguments: [
      Combination(preserves: false, insets: false, "8 8 8 8"),
      Combination(preserves: false, insets: true, "48 18 38 28"),
      Combination(preserves: true, insets: false, "48 18 38 28"),
      Combination(preserves: true, insets: true, "48 18 38 28"),
      Combination(.byDirection("1 2 3 4"), preserves: false, insets: false, "1 2 3 4", "1 4 3 2"),
      Combination(
        .byDirection("1 2 3 4"), preserves: false, insets: true, "41 12 33 24", "41 14 33 22"),
      Combination(.byDirection("1 2 3 4"), preserves: true, insets: false, "48 18 38 28"),
      Combination(.byDirection("1 2 3 4"), preserves: true, insets: true, "48 18 38 28"),
      Combination(.bySide("1 2 3 4"), preserves: false, insets: false, "1 2 3 4"),
      Combination(.bySide("1 2 3 4"), preserves: false, insets: true, "41 12 33 24"),
      // Its own are 60, 2, 3 and 40: with the safe area 100, 12, 33, 60.
      Combination(
        .byDirection("60 2 3 40"), preserves: true, insets: true, "100 18 38 60", "100 50 38 28"),
      Combination(
        .byDirection("60 2 3 40"), preserves: true, insets: false, "60 18 38 40", "60 40 38 28"),
      Combination(.bySide("60 2 3 40"), preserves: true, insets: true, "100 18 38 60"),
      Combination(.bySide("60 2 3 40"), preserves: true, insets: false, "60 18 38 40"),
      Combination(.bySide("0 0 0 0"), preserves: false, insets: true, "40 10 30 20"),
      Combination(.bySide("0 0 0 0"), preserves: true, insets: false, "48 18 38 28"),
      Combination(.bySide("-9 -9 -9 -9"), preserves: false, insets: true, "31 1 21 11"),
    ])
  fileprivate func whole(example: Combination) throws { try example.check() }

  // 30 from the top, 20 from the left, 70 from the bottom, 80 from the right: of the safe area 10 are
  // left at the top.
  @Test(
    "of a view of 200 by 200 at 20, 30",
    arguments: [
      Combination(preserves: false, insets: false, "8 8 8 8", at: "20 30 200 200"),
      Combination(preserves: false, insets: true, "18 8 8 8", at: "20 30 200 200"),
      // Of the root's 48 at the top 18 are left.
      Combination(preserves: true, insets: false, "18 8 8 8", at: "20 30 200 200"),
      Combination(preserves: true, insets: true, "18 8 8 8", at: "20 30 200 200"),
      // The root says 50, 60, 70, 90: with the safe area 90, 70, 100, 110; less the distances 60, 50,
      // 30, 30.
      Combination(preserves: true, insets: false, "60 50 30 30", at: "20 30 200 200") {
        $0.root.layoutMargins = insets("50 60 70 90")
      },
      Combination(
        .byDirection("0 45 0 35"), preserves: true, insets: true, "60 50 30 35", "60 50 30 45",
        at: "20 30 200 200"
      ) { $0.root.layoutMargins = insets("50 60 70 90") },
      // By direction the root's sides change too: 60 and 90 leave 50 and 30, or 80 and 0.
      Combination(
        preserves: true, insets: true, "60 50 30 30", "60 80 30 8", at: "20 30 200 200"
      ) { $0.root.directionalLayoutMargins = directional("50 60 70 90") },
      // A root that leaves the safe area out has 50, 60, 70, 90: 20, 40, 0, 10 are left.
      Combination(preserves: true, insets: true, "20 40 8 10", at: "20 30 200 200") {
        $0.root.insetsLayoutMarginsFromSafeArea = false
        $0.root.layoutMargins = insets("50 60 70 90")
      },
      Combination(
        .bySide("0 0 0 0"), preserves: true, insets: false, "20 40 0 10", at: "20 30 200 200"
      ) {
        $0.root.insetsLayoutMarginsFromSafeArea = false
        $0.root.layoutMargins = insets("50 60 70 90")
      },
      // Sticking out at the left by 50, the root's 18 are 68 from the view's edge; the safe area stays.
      Combination(preserves: true, insets: true, "18 68 8 8", at: "-50 30 200 200"),
      Combination(preserves: false, insets: true, "18 18 8 8", at: "-50 30 200 200"),
    ])
  fileprivate func inside(example: Combination) throws { try example.check() }

  @Test(
    "by platform",
    arguments: [
      Combination(preserves: false, insets: false, "0 0 0 0", on: "iOS-27.1"),
      Combination(preserves: false, insets: true, "40 10 30 20", on: "iOS-27.1"),
      Combination(preserves: true, insets: false, "40 10 30 20", on: "iOS-27.1"),
      Combination(preserves: true, insets: true, "40 10 30 20", on: "iOS-27.1"),
      Combination(
        .byDirection("1 2 3 4"), preserves: false, insets: true, "41 12 33 24", "41 14 33 22",
        on: "iOS-27.1"),
      Combination(preserves: true, insets: true, "10 0 0 0", at: "20 30 200 200", on: "iOS-27.1"),
      Combination(preserves: false, insets: true, "48 18 38 28", on: "iOS-16"),
      Combination(preserves: false, insets: true, "48 18 38 28", on: "iOS-27"),
      Combination(preserves: false, insets: true, "60 30 50 40", on: "macOS-26"),
      Combination(
        preserves: true, insets: false, "30 20 20 20", at: "20 30 200 200", on: "macOS-15"),
    ])
  fileprivate func platforms(example: Combination) throws { try example.check() }

  // A view of 200 by 200 at 20, 30, and in it one of 100 by 100 at 5, 6: 11, 5, 94, 95 from its edges.
  @Test(
    "down three views, each of which preserves or not, and counts the safe area or not",
    arguments: [
      ("both preserve, both count", true, true, "12 8 8 8"),
      ("both preserve, none counts", true, false, "12 8 8 8"),
      ("none preserves, both count", false, true, "12 8 8 8"),
      ("none does anything", false, false, "8 8 8 8"),
    ])
  func nested(name: String, preserves: Bool, counts: Bool, margins: String) {
    // The safe area's 40 at the top leave 10 in the view and 4 in the inner one; the view's margins
    // are 18 in any case but the last, of which 12 are left.
    let fixture = MarginFixture {
      $0.safeAreaInsets = EdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
    }
    place(fixture.view, "20 30 200 200")
    place(fixture.inner, "5 6 100 100")
    for view in [fixture.view, fixture.inner] {
      view.preservesSuperviewLayoutMargins = preserves
      view.insetsLayoutMarginsFromSafeArea = counts
    }
    fixture.check(fixture.inner, margins)
  }

  // A model of the rules in a few lines, apart from the engine's.
  @Test("any combination is what the rules say", arguments: 0..<96)
  func model(index: Int) throws {
    func bit(_ place: Int) -> Bool { index >> place & 1 == 1 }
    let profile = try #require(
      PlatformProfile.named(["iOS-18", "iOS-27.1", "macOS-26"][index / 32]))
    let plain: CGFloat = [8, 0, 20][index / 32]
    let safe = EdgeInsets(top: 40, left: 10, bottom: 30, right: 20)
    let fixture = MarginFixture {
      $0.safeAreaInsets = safe
      $0.profile = profile
      $0.direction = bit(0) ? .rightToLeft : .leftToRight
    }
    let view = fixture.view
    place(view, "7 25 250 260")
    (view.preservesSuperviewLayoutMargins, view.insetsLayoutMarginsFromSafeArea) = (bit(1), bit(2))
    fixture.root.insetsLayoutMarginsFromSafeArea = bit(3)
    if bit(4) { view.directionalLayoutMargins = directional("3 50 9 2") }
    let (leading, trailing): (CGFloat, CGFloat) = bit(4) ? (50, 2) : (plain, plain)
    // Each edge: own margin, safe area, distance to the superview's edge.
    let edges: [(own: CGFloat, safe: CGFloat, distance: CGFloat)] = [
      (bit(4) ? 3 : plain, 40, 25), (bit(0) ? trailing : leading, 10, 7),
      (bit(4) ? 9 : plain, 30, 15), (bit(0) ? leading : trailing, 20, 43),
    ]
    let expected = edges.map { edge in
      let own = edge.own + (bit(2) ? max(0, edge.safe - edge.distance) : 0)
      let outer = plain + (bit(3) ? edge.safe : 0)
      return bit(1) ? max(own, outer - edge.distance) : own
    }
    fixture.check(view, expected.map { "\($0)" }.joined(separator: " "))
  }
}

@Suite("Margins of controllers' views, by everything that they depend on")
struct ControllerMarginTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let width: CGFloat
    let leftToRight, rightToLeft: String
    let change: @Sendable (ViewController) -> Void

    init(
      _ name: String, _ width: CGFloat, _ leftToRight: String, _ rightToLeft: String? = nil,
      _ change: @escaping @Sendable (ViewController) -> Void = { _ in }
    ) {
      testDescription = "\(name), \(width) wide"
      self.width = width
      self.leftToRight = leftToRight
      self.rightToLeft = rightToLeft ?? leftToRight
      self.change = change
    }
  }

  // The safe area leaves 0 free at the top, 59 left, 21 at the bottom and 44 right.
  @Test(
    "at the root of a window",
    arguments: [
      Example("nobody says", 390, "0 75 21 60"), Example("nobody says", 852, "0 79 21 64"),
      Example("by direction, one larger", 390, "0 75 21 90", "0 105 21 60") {
        $0.view.directionalLayoutMargins = directional("0 5 0 46")
      },
      Example("by side, one larger", 390, "0 75 21 90") {
        $0.view.layoutMargins = insets("0 5 0 46")
      },
      Example("at top and bottom", 852, "7 79 30 64") {
        $0.view.layoutMargins = insets("7 0 9 0")
      },
      Example("without the safe area", 390, "0 16 0 16") {
        $0.view.insetsLayoutMarginsFromSafeArea = false
      },
      Example("without the safe area, one larger", 852, "0 20 0 46", "0 46 0 20") {
        $0.view.insetsLayoutMarginsFromSafeArea = false
        $0.view.directionalLayoutMargins = directional("0 5 0 46")
      },
      Example("free of the system's", 852, "1 61 24 48", "1 63 24 46") {
        $0.viewRespectsSystemMinimumLayoutMargins = false
        $0.view.directionalLayoutMargins = directional("1 2 3 4")
      },
      Example("free of the system's and of the safe area", 390, "1 2 3 4", "1 4 3 2") {
        $0.viewRespectsSystemMinimumLayoutMargins = false
        $0.view.insetsLayoutMarginsFromSafeArea = false
        $0.view.directionalLayoutMargins = directional("1 2 3 4")
      },
      Example("with more safe area", 390, "5 77 27 64") {
        $0.additionalSafeAreaInsets = EdgeInsets(top: 5, left: 2, bottom: 6, right: 4)
      },
      Example("with less safe area", 390, "0 16 1 56") {
        $0.additionalSafeAreaInsets = EdgeInsets(top: -5, left: -70, bottom: -20, right: -4)
      },
    ])
  func roots(example: Example) {
    for (direction, row) in [
      (LayoutDirection.leftToRight, example.leftToRight), (.rightToLeft, example.rightToLeft),
    ] {
      let window = Window(frame: CGRect(0, 0, example.width, 414))
      var surroundings = LayoutEnvironment()
      surroundings.direction = direction
      surroundings.safeAreaInsets = EdgeInsets(left: 59, bottom: 21, right: 44)
      window.layoutEnvironment = surroundings
      let controller = ViewController()
      window.rootViewController = controller
      example.change(controller)
      let guide = controller.view.layoutMarginsGuide
      window.layoutIfNeeded()
      let wanted = insets(row)
      #expect(controller.view.layoutMargins == wanted, "\(direction)")
      #expect(
        guide.layoutFrame
          == CGRect(
            wanted.left, wanted.top, example.width - wanted.left - wanted.right,
            414 - wanted.top - wanted.bottom))
    }
  }

  @Test(
    "from profile to profile only what a plain view has changes",
    arguments: [
      ("iOS-16", "0 16 0 16", "8 8 8 8"), ("iOS-27", "0 16 0 16", "8 8 8 8"),
      ("iOS-27.1", "0 16 0 16", "0 0 0 0"), ("macOS-26", "20 20 20 20", "20 20 20 20"),
    ])
  func profiles(name: String, root: String, child: String) throws {
    let window = Window(frame: CGRect(0, 0, 390, 844))
    window.layoutEnvironment = LayoutEnvironment(
      profile: try #require(PlatformProfile.named(name)))
    let (outer, inner) = (ViewController(), ViewController())
    window.rootViewController = outer
    let box = addView("box", to: outer.view)
    place(box, "0 0 390 400")
    outer.addChild(inner)
    box.addSubview(inner.view)
    window.layoutIfNeeded()
    #expect(outer.view.layoutMargins == insets(root))
    #expect(inner.view.layoutMargins == insets(child))
    // A child's view that preserves has its parent's, if what is between does too.
    inner.view.frame = box.bounds
    inner.view.preservesSuperviewLayoutMargins = true
    box.preservesSuperviewLayoutMargins = true
    window.layoutIfNeeded()
    let (own, parent) = (insets(child), insets(root))
    #expect(inner.view.layoutMargins.left == max(own.left, parent.left))
    #expect(inner.view.layoutMargins.top == max(own.top, parent.top))
  }

  @Test("a controller's stack view has no margins of its own")
  func stacks() {
    let (parent, child) = (ViewController(), ViewController())
    child.view = StackView()
    let box = addView("box", to: parent.view)
    parent.addChild(child)
    box.addSubview(child.view)
    #expect(child.view.layoutMargins == .zero)
  }
}
