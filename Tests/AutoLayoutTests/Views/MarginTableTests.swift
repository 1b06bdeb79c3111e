import Foundation
import Testing

@testable import AutoLayout

/// Margins in effect after layout, as `top left bottom right`, and what is done for them.
struct MarginExample: Sendable, CustomTestStringConvertible {
  let name: String
  let margins: String
  let change: @Sendable (MarginFixture) -> Void

  init(
    _ name: String, _ margins: String, _ change: @escaping @Sendable (MarginFixture) -> Void
  ) {
    self.name = name
    self.margins = margins
    self.change = change
  }

  var testDescription: String { name }
}

/// A root of 300 by 300, a view in it, and one in that.
final class MarginFixture {
  let root: View
  let view: View
  let inner: View

  init(_ surroundings: (inout LayoutEnvironment) -> Void = { _ in }) {
    root = makeRoot(300, 300, surroundings: surroundings)
    view = addView("view", to: root)
    inner = addView("inner", to: view)
  }

  /// The margins of a view and the frame of its guide agree with a row.
  func check(
    _ view: View, _ margins: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let guide = view.layoutMarginsGuide
    root.layoutIfNeeded()
    let wanted = insets(margins)
    #expect(view.layoutMargins == wanted, sourceLocation: sourceLocation)
    let size = view.geometry.exactFrame.size
    let inside = CGRect(
      wanted.left, wanted.top, max(0, size.width - wanted.left - wanted.right),
      max(0, size.height - wanted.top - wanted.bottom))
    #expect(guide.layoutFrame.isNear(inside), sourceLocation: sourceLocation)
  }
}

@Suite("Margins, case by case")
struct MarginTableTests {
  @Test(
    "of a view of 100 by 100",
    arguments: [
      MarginExample("nobody says", "8 8 8 8") { _ in },
      MarginExample("by side", "1 2 3 4") { $0.view.layoutMargins = insets("1 2 3 4") },
      MarginExample("by direction", "1 2 3 4") {
        $0.view.directionalLayoutMargins = directional("1 2 3 4")
      },
      MarginExample("by direction, right to left", "1 4 3 2") {
        $0.root.layoutEnvironment?.direction = .rightToLeft
        $0.view.directionalLayoutMargins = directional("1 2 3 4")
      },
      MarginExample("by side, right to left", "1 2 3 4") {
        $0.root.layoutEnvironment?.direction = .rightToLeft
        $0.view.layoutMargins = insets("1 2 3 4")
      },
      MarginExample("by direction, in a view that forces right to left", "1 4 3 2") {
        $0.view.semanticContentAttribute = .forceRightToLeft
        $0.view.directionalLayoutMargins = directional("1 2 3 4")
      },
      MarginExample("by direction, in a view that forces left to right", "1 2 3 4") {
        $0.root.layoutEnvironment?.direction = .rightToLeft
        $0.view.semanticContentAttribute = .forceLeftToRight
        $0.view.directionalLayoutMargins = directional("1 2 3 4")
      },
      MarginExample("by direction, of playback controls", "1 2 3 4") {
        $0.root.layoutEnvironment?.direction = .rightToLeft
        $0.view.semanticContentAttribute = .playback
        $0.view.directionalLayoutMargins = directional("1 2 3 4")
      },
      MarginExample("by side, before the tree turns", "1 4 3 2") {
        $0.view.layoutMargins = insets("1 2 3 4")
        $0.root.layoutIfNeeded()
        $0.root.layoutEnvironment?.direction = .rightToLeft
      },
      MarginExample("none", "0 0 0 0") { $0.view.layoutMargins = .zero },
      MarginExample("outwards", "-5 -5 -5 -5") { $0.view.layoutMargins = insets("-5 -5 -5 -5") },
      MarginExample("wider than the view", "0 70 0 70") {
        $0.view.layoutMargins = insets("0 70 0 70")
      },
      MarginExample("said twice", "5 6 7 8") {
        $0.view.layoutMargins = insets("1 2 3 4")
        $0.view.directionalLayoutMargins = directional("5 6 7 8")
      },
      MarginExample("nobody says, from iOS 27.1 on", "0 0 0 0") {
        $0.root.layoutEnvironment?.profile = PlatformProfile.named("iOS-27.1") ?? .standard
      },
      MarginExample("nobody says, on a desktop", "20 20 20 20") {
        $0.root.layoutEnvironment?.profile = .macOS
      },
    ])
  func own(example: MarginExample) {
    let fixture = MarginFixture()
    place(fixture.view, "20 20 100 100")
    example.change(fixture)
    fixture.check(fixture.view, example.margins)
  }

  @Test("a stack view has none where nobody says, and what is said")
  func stacks() {
    let fixture = MarginFixture()
    let stack = addView(StackView(), "stack", to: fixture.root)
    place(stack, "20 20 100 100")
    fixture.check(stack, "0 0 0 0")
    stack.layoutMargins = insets("1 2 3 4")
    fixture.check(stack, "1 2 3 4")
  }

  // The superview's margins are 40 at the top, 50 left, 60 at the bottom, 70 right.
  @Test(
    "that preserve the superview's",
    arguments: [
      // These numbers are measured on Apple's system.
      MarginExample("20 from the top and the left", "20 30 8 8") {
        place($0.view, "20 20 100 100")
      },
      MarginExample("as large as the superview", "40 50 60 70") {
        place($0.view, "0 0 300 300")
      },
      MarginExample("at the top left", "40 50 8 8") { place($0.view, "0 0 100 100") },
      MarginExample("at the bottom right", "8 8 60 70") { place($0.view, "200 200 100 100") },
      MarginExample("inside of the margins", "8 8 8 8") { place($0.view, "60 60 100 100") },
      MarginExample("less than its own is left", "8 8 8 8") { place($0.view, "45 35 100 100") },
      MarginExample("sticking out by 10", "50 60 8 8") { place($0.view, "-10 -10 100 100") },
      MarginExample("beside larger ones of its own", "45 30 0 0") {
        place($0.view, "20 20 100 100")
        $0.view.layoutMargins = insets("45 0 0 0")
      },
      MarginExample("without any of its own", "40 50 60 70") {
        place($0.view, "0 0 300 300")
        $0.view.layoutMargins = .zero
      },
      MarginExample("turned off", "8 8 8 8") {
        place($0.view, "0 0 300 300")
        $0.view.preservesSuperviewLayoutMargins = false
      },
      MarginExample("right to left, which sides are not told from", "40 50 60 70") {
        place($0.view, "0 0 300 300")
        $0.root.layoutEnvironment?.direction = .rightToLeft
        $0.root.layoutMargins = insets("40 50 60 70")
      },
      MarginExample("right to left, by direction", "40 70 60 50") {
        place($0.view, "0 0 300 300")
        $0.root.layoutEnvironment?.direction = .rightToLeft
        $0.root.directionalLayoutMargins = directional("40 50 60 70")
      },
      MarginExample("of a superview that changes them later", "5 50 8 8") {
        place($0.view, "0 0 100 100")
        $0.view.layoutMargins = insets("0 0 8 8")
        $0.root.layoutIfNeeded()
        $0.root.layoutMargins = insets("5 50 60 70")
      },
    ])
  func preserved(example: MarginExample) {
    let fixture = MarginFixture()
    fixture.root.layoutMargins = insets("40 50 60 70")
    fixture.view.preservesSuperviewLayoutMargins = true
    example.change(fixture)
    fixture.check(fixture.view, example.margins)
  }

  @Test(
    "that preserve through two views",
    arguments: [
      MarginExample("both do", "30 40 8 8") { $0.view.preservesSuperviewLayoutMargins = true },
      MarginExample("the outer one does not", "8 8 8 8") { _ in },
      MarginExample("the outer one has larger ones", "80 8 8 8") {
        $0.view.layoutMargins = insets("90 8 8 8")
      },
    ])
  func nested(example: MarginExample) {
    let fixture = MarginFixture()
    fixture.root.layoutMargins = insets("40 50 60 70")
    place(fixture.view, "0 0 200 200")
    place(fixture.inner, "10 10 100 100")
    fixture.inner.preservesSuperviewLayoutMargins = true
    example.change(fixture)
    fixture.check(fixture.inner, example.margins)
  }

  // The safe area leaves 40 free at the top, 10 left and 30 at the bottom.
  @Test(
    "on top of the safe area",
    arguments: [
      MarginExample("at the top", "48 18 8 8") { place($0.view, "0 0 300 100") },
      MarginExample("half way into it", "28 8 8 8") { place($0.view, "20 20 100 100") },
      MarginExample("at the bottom", "8 8 38 8") { place($0.view, "20 250 280 50") },
      MarginExample("off", "8 8 8 8") {
        place($0.view, "0 0 300 100")
        $0.view.insetsLayoutMarginsFromSafeArea = false
      },
      MarginExample("with margins of its own", "41 12 33 4") {
        place($0.view, "0 0 300 300")
        $0.view.layoutMargins = insets("1 2 3 4")
      },
      MarginExample("preserving the superview's, which has it too", "48 18 38 8") {
        place($0.view, "0 0 300 300")
        $0.view.preservesSuperviewLayoutMargins = true
      },
      MarginExample("only through the superview's", "48 18 38 8") {
        place($0.view, "0 0 300 300")
        $0.view.preservesSuperviewLayoutMargins = true
        $0.view.insetsLayoutMarginsFromSafeArea = false
      },
      MarginExample("where the superview leaves it out", "40 10 30 8") {
        place($0.view, "0 0 300 300")
        $0.root.insetsLayoutMarginsFromSafeArea = false
        $0.view.layoutMargins = .zero
        $0.view.preservesSuperviewLayoutMargins = true
      },
    ])
  func safeArea(example: MarginExample) {
    let fixture = MarginFixture { $0.safeAreaInsets = EdgeInsets(top: 40, left: 10, bottom: 30) }
    example.change(fixture)
    fixture.check(fixture.view, example.margins)
  }
}

@Suite("Margins of a controller's view that fills a screen, case by case")
struct RootMarginTableTests {
  @Test(
    "are at least the system's",
    arguments: [
      MarginExample("390 wide", "0 16 0 16") { _ in },
      MarginExample("413 wide", "0 16 0 16") { $0.root.frame.size.width = 413 },
      MarginExample("414 wide", "0 20 0 20") {
        $0.root.frame.size = CGSize(width: 414, height: 896)
      },
      MarginExample("428 wide", "0 20 0 20") {
        $0.root.frame.size = CGSize(width: 428, height: 926)
      },
      MarginExample("large and turned on its side", "0 20 0 20") {
        $0.root.frame.size = CGSize(width: 414, height: 896)
        $0.root.layoutIfNeeded()
        $0.root.frame.size = CGSize(width: 896, height: 414)
      },
      MarginExample("turned on its side", "0 16 0 16") {
        $0.root.layoutIfNeeded()
        $0.root.frame.size = CGSize(width: 844, height: 390)
      },
      MarginExample("375 high", "0 16 0 16") {
        $0.root.frame.size = CGSize(width: 812, height: 375)
      },
      MarginExample("made lower after a layout", "0 16 0 16") {
        $0.root.frame.size = CGSize(width: 812, height: 500)
        $0.root.layoutIfNeeded()
        $0.root.frame.size.height = 375
      },
      MarginExample("smaller ones", "8 16 8 16") { $0.root.layoutMargins = insets("8 8 8 8") },
      MarginExample("larger ones", "30 30 30 30") {
        $0.root.layoutMargins = insets("30 30 30 30")
      },
      MarginExample("one of each", "0 16 0 40") {
        $0.root.directionalLayoutMargins = directional("0 5 0 40")
      },
      MarginExample("one of each, right to left", "0 40 0 16") {
        $0.root.layoutEnvironment?.direction = .rightToLeft
        $0.root.directionalLayoutMargins = directional("0 5 0 40")
      },
      MarginExample("not respected", "5 5 5 5") {
        $0.root.controller?.viewRespectsSystemMinimumLayoutMargins = false
        $0.root.layoutMargins = insets("5 5 5 5")
      },
      MarginExample("not respected, and nobody says", "0 16 0 16") {
        $0.root.controller?.viewRespectsSystemMinimumLayoutMargins = false
      },
      MarginExample("with a safe area", "47 16 34 16") {
        $0.root.layoutEnvironment?.safeAreaInsets = insets("47 0 34 0")
      },
      MarginExample("with a safe area, on the side", "0 75 21 75") {
        $0.root.frame.size.width = 852
        $0.root.layoutEnvironment?.safeAreaInsets = insets("0 59 21 59")
      },
      MarginExample("with a safe area that is left out", "0 16 0 16") {
        $0.root.frame.size.width = 852
        $0.root.layoutEnvironment?.safeAreaInsets = insets("0 59 21 59")
        $0.root.insetsLayoutMarginsFromSafeArea = false
      },
      MarginExample("none, and a safe area", "0 75 21 75") {
        $0.root.frame.size.width = 852
        $0.root.layoutEnvironment?.safeAreaInsets = insets("0 59 21 59")
        $0.root.layoutMargins = .zero
      },
      MarginExample("from iOS 27.1 on", "0 16 0 16") {
        $0.root.layoutEnvironment?.profile = PlatformProfile.named("iOS-27.1") ?? .standard
      },
      MarginExample("on a desktop, where the system sets none", "20 20 20 20") {
        $0.root.layoutEnvironment?.profile = .macOS
      },
    ])
  func systemMinimums(example: MarginExample) {
    let fixture = MarginFixture { $0.root = .screen }
    let controller = ViewController()
    controller.view = fixture.root
    fixture.root.frame.size.width = 390
    example.change(fixture)
    fixture.check(fixture.root, example.margins)
    withExtendedLifetime(controller) {}
  }

  @Test(
    "reach the views that preserve them",
    arguments: [(390.0, "8 16 8 16"), (500, "8 20 8 20")])
  func preserved(width: Double, margins: String) {
    let fixture = MarginFixture { $0.root = .screen }
    fixture.root.frame.size = CGSize(width: width, height: 844)
    place(fixture.view, 0, 0, CGFloat(width), 100)
    fixture.view.preservesSuperviewLayoutMargins = true
    fixture.check(fixture.view, margins)
  }
}
