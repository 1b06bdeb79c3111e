import Foundation
import Testing

@testable import AutoLayout

extension DirectionFixture {
  /// Activates a visual format about `view` and `other`.
  fileprivate func format(
    _ text: String, _ options: LayoutConstraint.FormatOptions = []
  ) throws {
    LayoutConstraint.activate(
      try LayoutConstraint.make(
        visualFormat: text, options: options, views: ["view": view, "other": other]))
  }
}

@Suite("Directions, by everything that they depend on")
struct DirectionCombinationTests {
  // A view of 50 in a box of 300: 300 − 50 − x mirrors x.
  @Test(
    "each attribute in boxes that force a direction",
    arguments: [
      DirectionExample("leading, left to right", 10, 10) {
        $0.box.semanticContentAttribute = .forceLeftToRight
        try $0.hold(.leading, 10)
      },
      DirectionExample("trailing, left to right", 240, 240) {
        $0.box.semanticContentAttribute = .forceLeftToRight
        try $0.hold(.trailing, -10)
      },
      DirectionExample("leading, right to left", 240, 240) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.leading, 10)
      },
      DirectionExample("trailing, right to left", 10, 10) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.trailing, -10)
      },
      DirectionExample("left, right to left", 10, 10) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.left, 10)
      },
      DirectionExample("right, right to left", 240, 240) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.right, -10)
      },
      DirectionExample("middles, right to left", 135, 135) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.centerX, 10)
      },
      DirectionExample("the middle at trailing, right to left", 75, 75) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.centerX, -100, at: .trailing)
      },
      // Margins of 20 leading and 40 trailing lie right and left.
      DirectionExample("leading margin, right to left", 225, 225) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        $0.box.directionalLayoutMargins = directional("0 20 0 40")
        try $0.hold(.leading, 5, at: .leadingMargin)
      },
      DirectionExample("left margin, right to left", 45, 45) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        $0.box.directionalLayoutMargins = directional("0 20 0 40")
        try $0.hold(.left, 5, at: .leftMargin)
      },
      DirectionExample("middle of the margins, right to left", 135, 135) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        $0.box.directionalLayoutMargins = directional("0 20 0 40")
        try $0.hold(.centerX, 0, at: .centerXWithinMargins)
      },
      DirectionExample("a distance, right to left", 240, 240) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        $0.box.leadingAnchor.anchorWithOffset(to: $0.view.leadingAnchor)
          .constraint(equalToConstant: 10).isActive = true
      },
      DirectionExample("a multiple, right to left", 100, 100) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.leading, 0, at: .trailing, times: 0.5)
      },
      DirectionExample("at least, right to left", 240, 240) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        let least = $0.view.leadingAnchor.constraint(
          greaterThanOrEqualTo: $0.box.leadingAnchor, constant: 10)
        let wish = $0.view.leadingAnchor.constraint(equalTo: $0.box.leadingAnchor).at(300)
        LayoutConstraint.activate([least, wish])
      },
    ])
  func forced(example: DirectionExample) throws { try example.check() }

  // The view of 50 and the other of 30; "|-10-[view]-20-[other]" puts the view at 10, or at 240.
  @Test(
    "visual formats by option, tree and box",
    arguments: [
      DirectionExample("leading to trailing", 10, 240) {
        try $0.format("|-10-[view]-20-[other]", .directionLeadingToTrailing)
      },
      DirectionExample("left to right", 10, 10) {
        try $0.format("|-10-[view]-20-[other]", .directionLeftToRight)
      },
      DirectionExample("right to left", 240, 240) {
        try $0.format("|-10-[view]-20-[other]", .directionRightToLeft)
      },
      DirectionExample("to the end", 240, 10) { try $0.format("[view]-10-|") },
      DirectionExample("to the end, left to right", 240, 240) {
        try $0.format("[view]-10-|", .directionLeftToRight)
      },
      DirectionExample("to the end, right to left", 10, 10) {
        try $0.format("[view]-10-|", .directionRightToLeft)
      },
      // The other is first: at 10 to 40, or 260 to 290.
      DirectionExample("second", 60, 190) { try $0.format("|-10-[other]-20-[view]") },
      DirectionExample("second, left to right", 60, 60) {
        try $0.format("|-10-[other]-20-[view]", .directionLeftToRight)
      },
      DirectionExample("second, right to left", 190, 190) {
        try $0.format("|-10-[other]-20-[view]", .directionRightToLeft)
      },
      DirectionExample("in a box that forces left to right", 10, 10) {
        $0.box.semanticContentAttribute = .forceLeftToRight
        try $0.format("|-10-[view]-20-[other]")
      },
      DirectionExample("right to left, in a box that forces left to right", 240, 240) {
        $0.box.semanticContentAttribute = .forceLeftToRight
        try $0.format("|-10-[view]", .directionRightToLeft)
      },
      DirectionExample("left to right, in a box that forces right to left", 10, 10) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.format("|-10-[view]", .directionLeftToRight)
      },
      DirectionExample("standard distances", 8, 242) { try $0.format("|-[view]") },
      DirectionExample("columns aligned leading", 10, 240) {
        try $0.format("|-10-[other]")
        try $0.format("V:[other][view]", .alignAllLeading)
      },
      DirectionExample("columns aligned trailing", 240, 10) {
        try $0.format("[other]-10-|")
        try $0.format("V:[other][view]", .alignAllTrailing)
      },
      DirectionExample("columns aligned left", 10, 260) {
        try $0.format("|-10-[other]")
        try $0.format("V:[other][view]", .alignAllLeft)
      },
    ])
  func formats(example: DirectionExample) throws { try example.check() }

  /// Rows of a stack view of 300 by 100 at the root's origin, whose views are 50×20 and 30×10.
  struct Stack: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let leftToRight, rightToLeft: String
    let change: @Sendable (StackView) -> Void

    init(
      _ name: String, _ leftToRight: String, _ rightToLeft: String,
      _ change: @escaping @Sendable (StackView) -> Void
    ) {
      testDescription = name
      self.leftToRight = leftToRight
      self.rightToLeft = rightToLeft
      self.change = change
    }
  }

  @Test(
    "stack views",
    arguments: [
      Stack("equal spacing", "0 0 50 100 | 270 0 30 100", "250 0 50 100 | 0 0 30 100") {
        $0.distribution = .equalSpacing
      },
      Stack("equal sizes, 20 apart", "0 0 140 100 | 160 0 140 100", "160 0 140 100 | 0 0 140 100") {
        $0.distribution = .fillEqually
        $0.spacing = 20
      },
      Stack(
        "custom spacing", "0 0 100 100 | 200 0 100 100", "200 0 100 100 | 0 0 100 100"
      ) {
        $0.distribution = .fillEqually
        $0.setCustomSpacing(100, after: $0.arrangedSubviews[0])
      },
      Stack(
        "margins of 10 leading and 30 trailing", "10 0 50 100 | 240 0 30 100",
        "240 0 50 100 | 30 0 30 100"
      ) {
        $0.distribution = .equalSpacing
        $0.directionalLayoutMargins = directional("0 10 0 30")
        $0.isLayoutMarginsRelativeArrangement = true
      },
      Stack("a column, leading", "0 0 50 90 | 0 90 30 10", "250 0 50 90 | 270 90 30 10") {
        $0.axis = .vertical
        $0.alignment = .leading
      },
      Stack("a column, trailing", "250 0 50 90 | 270 90 30 10", "0 0 50 90 | 0 90 30 10") {
        $0.axis = .vertical
        $0.alignment = .trailing
      },
      Stack("a column, centered", "125 0 50 90 | 135 90 30 10", "125 0 50 90 | 135 90 30 10") {
        $0.axis = .vertical
        $0.alignment = .center
      },
      Stack(
        "forced left to right", "0 0 50 100 | 270 0 30 100", "0 0 50 100 | 270 0 30 100"
      ) {
        $0.distribution = .equalSpacing
        $0.semanticContentAttribute = .forceLeftToRight
      },
      Stack(
        "forced right to left", "250 0 50 100 | 0 0 30 100", "250 0 50 100 | 0 0 30 100"
      ) {
        $0.distribution = .equalSpacing
        $0.semanticContentAttribute = .forceRightToLeft
      },
      Stack("playback controls", "0 0 50 100 | 270 0 30 100", "0 0 50 100 | 270 0 30 100") {
        $0.distribution = .equalSpacing
        $0.semanticContentAttribute = .playback
      },
      Stack(
        "a column, leading, forced right to left", "250 0 50 90 | 270 90 30 10",
        "250 0 50 90 | 270 90 30 10"
      ) {
        $0.axis = .vertical
        $0.alignment = .leading
        $0.semanticContentAttribute = .forceRightToLeft
      },
      // A view's own decision is not the stack's.
      Stack(
        "a view that forces right to left", "0 0 50 100 | 270 0 30 100",
        "250 0 50 100 | 0 0 30 100"
      ) {
        $0.distribution = .equalSpacing
        $0.arrangedSubviews[0].semanticContentAttribute = .forceRightToLeft
      },
    ])
  func stacks(example: Stack) {
    for (direction, row) in [
      (LayoutDirection.leftToRight, example.leftToRight), (.rightToLeft, example.rightToLeft),
    ] {
      let root = makeRoot(300, 100) { $0.direction = direction }
      let stack = addView(StackView(), "stack", to: root)
      place(stack, "0 0 300 100")
      let sizes = [CGSize(width: 50, height: 20), CGSize(width: 30, height: 10)]
      for (index, size) in sizes.enumerated() {
        let view = View()
        view.identifier = "view\(index)"
        view.overrideIntrinsicContentSize(size)
        stack.addArrangedSubview(view)
      }
      // Of a column the second hugs its height more, and the first gives.
      stack.arrangedSubviews[1].setContentHuggingPriority(LayoutPriority(251), for: .vertical)
      example.change(stack)
      root.layoutIfNeeded()
      expect(stack.arrangedSubviews, at: row)
    }
  }

  // A view of 50 whose alignment rectangle lies 5 inside at the left and 1 at the right.
  @Test(
    "insets of alignment rectangles are of sides, whatever the direction",
    arguments: [
      DirectionExample("leading, 10", 5, 235) {
        $0.view.content.alignmentInsets = EdgeInsets(left: 5, right: 1)
        try $0.hold(.leading, 10)
      },
      DirectionExample("left, 10", 5, 5) {
        $0.view.content.alignmentInsets = EdgeInsets(left: 5, right: 1)
        try $0.hold(.left, 10)
      },
      DirectionExample("middles", 120, 120) {
        $0.view.content.alignmentInsets = EdgeInsets(left: 5, right: 1)
        try $0.hold(.centerX, 0)
      },
    ])
  func alignmentRectangles(example: DirectionExample) throws { try example.check() }

  @Test("masks, frames and safe areas have sides, and do not mirror")
  func sides() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let root = makeRoot(300, 100) {
        $0.direction = direction
        $0.safeAreaInsets = EdgeInsets(left: 20)
      }
      let box = View(frame: CGRect(10, 0, 50, 10))
      box.autoresizingMask = .flexibleLeftMargin
      root.addSubview(box)
      root.frame.size.width = 400
      let guide = root.safeAreaLayoutGuide
      root.layoutIfNeeded()
      #expect(box.frame == CGRect(110, 0, 50, 10))
      #expect(guide.layoutFrame == CGRect(20, 0, 380, 100))
    }
  }

  @Test(
    "the content of a scroll view starts at the side where reading starts",
    arguments: [(LayoutDirection.leftToRight, 10.0), (.rightToLeft, 540)])
  func scrolling(direction: LayoutDirection, x: Double) {
    let root = makeRoot(300, 100) { $0.direction = direction }
    let scroll = addView(ScrollView(), "scroll", to: root)
    place(scroll, "0 0 300 100")
    let view = addView("view", to: scroll)
    size(view, 50, 10)
    LayoutConstraint.activate([
      scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 600),
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 100),
      view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: scroll.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == CGFloat(x))
  }
}
