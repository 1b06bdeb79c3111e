import Foundation
import Testing

@testable import AutoLayout

/// Where a view of 50 lies in a box of 300, left to right and right to left.
struct DirectionExample: Sendable, CustomTestStringConvertible {
  let name: String
  /// The view's x in a tree that reads from left to right, and in one that reads the other way.
  let x: (leftToRight: CGFloat, rightToLeft: CGFloat)
  let change: @Sendable (DirectionFixture) throws -> Void

  init(
    _ name: String, _ leftToRight: CGFloat, _ rightToLeft: CGFloat,
    _ change: @escaping @Sendable (DirectionFixture) throws -> Void
  ) {
    self.name = name
    x = (leftToRight, rightToLeft)
    self.change = change
  }

  var testDescription: String { name }

  /// Lays out in both directions and compares.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let answers = [(LayoutDirection.leftToRight, x.leftToRight), (.rightToLeft, x.rightToLeft)]
    for (direction, x) in answers {
      let fixture = DirectionFixture(direction)
      try change(fixture)
      fixture.root.layoutIfNeeded()
      #expect(
        isSameLength(fixture.view.geometry.exactFrame.minX, x),
        "\(direction): \(fixture.view.frame.minX) where the table has \(x)",
        sourceLocation: sourceLocation)
      #expect(fixture.root.layoutConflicts.isEmpty, sourceLocation: sourceLocation)
    }
  }
}

/// A box that fills a root of 300 by 100, with two views of 50 and 30 in it.
final class DirectionFixture {
  let root: View
  let box: View
  let view: View
  let other: View

  init(_ direction: LayoutDirection) {
    root = makeRoot(300, 100) { $0.direction = direction }
    box = addView("box", to: root)
    view = addView("view", to: box)
    other = addView("other", to: box)
    place(box, "0 0 300 100")
    size(view, 50, 10)
    size(other, 30, 10)
  }

  /// Makes `view.attribute == multiplier × item.second + constant`: the box's same one unless said.
  func hold(
    _ attribute: LayoutConstraint.Attribute, _ constant: CGFloat, to item: AnyObject? = nil,
    at second: LayoutConstraint.Attribute? = nil, times multiplier: CGFloat = 1
  ) throws {
    try LayoutConstraint.make(
      item: view, attribute: attribute, relatedBy: .equal, toItem: item ?? box,
      attribute: second ?? attribute, multiplier: multiplier, constant: constant
    ).activate()
  }
}

@Suite("Directions, case by case")
struct DirectionTableTests {
  @Test(
    "edges of a view and the box",
    arguments: [
      DirectionExample("leading, 10", 10, 240) { try $0.hold(.leading, 10) },
      DirectionExample("trailing, −10", 240, 10) { try $0.hold(.trailing, -10) },
      DirectionExample("left, 10", 10, 10) { try $0.hold(.left, 10) },
      DirectionExample("right, −10", 240, 240) { try $0.hold(.right, -10) },
      DirectionExample("middles, 10", 135, 135) { try $0.hold(.centerX, 10) },
      DirectionExample("leading at trailing, −60", 240, 10) {
        try $0.hold(.leading, -60, at: .trailing)
      },
      DirectionExample("the middle at leading, 100", 75, 175) {
        try $0.hold(.centerX, 100, at: .leading)
      },
      DirectionExample("the middle at the left, 100", 75, 75) {
        try $0.hold(.centerX, 100, at: .left)
      },
      DirectionExample("leading at the middle, 10", 160, 90) {
        try $0.hold(.leading, 10, at: .centerX)
      },
      DirectionExample("leading at half of trailing", 150, 100) {
        try $0.hold(.leading, 0, at: .trailing, times: 0.5)
      },
      DirectionExample("the middle at half of trailing, 10", 135, 115) {
        try $0.hold(.centerX, 10, at: .trailing, times: 0.5)
      },
      DirectionExample("the left at a third of the right", 100, 100) {
        try $0.hold(.left, 0, at: .right, times: 1 / 3)
      },
    ])
  func edges(example: DirectionExample) throws { try example.check() }

  // The box has margins of 20 leading and 40 trailing.
  @Test(
    "edges of a view and the margins of the box",
    arguments: [
      DirectionExample("leading, 5", 25, 225) { try $0.hold(.leading, 5, at: .leadingMargin) },
      DirectionExample("trailing, −5", 205, 45) {
        try $0.hold(.trailing, -5, at: .trailingMargin)
      },
      DirectionExample("left, 5", 25, 45) { try $0.hold(.left, 5, at: .leftMargin) },
      DirectionExample("right, −5", 205, 225) { try $0.hold(.right, -5, at: .rightMargin) },
      // Between 20 and 260, or 40 and 280.
      DirectionExample("the middle", 115, 135) {
        try $0.hold(.centerX, 0, at: .centerXWithinMargins)
      },
      DirectionExample("leading of the guide, 5", 25, 225) {
        try $0.hold(.leading, 5, to: $0.box.layoutMarginsGuide, at: .leading)
      },
      DirectionExample("leading, in a box that forces left to right", 25, 25) {
        $0.box.semanticContentAttribute = .forceLeftToRight
        $0.box.directionalLayoutMargins = directional("0 20 0 40")
        try $0.hold(.leading, 5, at: .leadingMargin)
      },
    ])
  func margins(example: DirectionExample) throws {
    try DirectionExample(example.name, example.x.leftToRight, example.x.rightToLeft) {
      $0.box.directionalLayoutMargins = directional("0 20 0 40")
      try example.change($0)
    }.check()
  }

  @Test(
    "views and boxes that decide for themselves, leading, 10",
    arguments: [
      DirectionExample("a box that forces left to right", 10, 10) {
        $0.box.semanticContentAttribute = .forceLeftToRight
        try $0.hold(.leading, 10)
      },
      DirectionExample("a box that forces right to left", 240, 240) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.leading, 10)
      },
      DirectionExample("a box of playback controls", 10, 10) {
        $0.box.semanticContentAttribute = .playback
        try $0.hold(.leading, 10)
      },
      DirectionExample("a box of spatial content", 10, 10) {
        $0.box.semanticContentAttribute = .spatial
        try $0.hold(.leading, 10)
      },
      DirectionExample("a view that forces left to right", 10, 240) {
        $0.view.semanticContentAttribute = .forceLeftToRight
        try $0.hold(.leading, 10)
      },
      DirectionExample("a view that forces right to left", 10, 240) {
        $0.view.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.leading, 10)
      },
      // Boxes do not hand their decisions down: the root's own decides only for its constraints.
      DirectionExample("a root that forces right to left", 10, 240) {
        $0.root.semanticContentAttribute = .forceRightToLeft
        try $0.hold(.leading, 10)
      },
      // The root holds a constraint that passes the box.
      DirectionExample("past a box that forces left to right", 10, 240) {
        $0.box.semanticContentAttribute = .forceLeftToRight
        try $0.hold(.leading, 10, to: $0.root, at: .leading)
      },
      DirectionExample("decided after the layout", 240, 240) {
        try $0.hold(.leading, 10)
        $0.root.layoutIfNeeded()
        $0.box.semanticContentAttribute = .forceRightToLeft
      },
    ])
  func semantics(example: DirectionExample) throws { try example.check() }

  // The other view, 30 wide, is 10 from the leading edge: at 10, or at 260.
  @Test(
    "a view after another, 8 apart",
    arguments: [
      DirectionExample("in a box", 48, 202) {
        try $0.hold(.leading, 8, to: $0.other, at: .trailing)
      },
      DirectionExample("in a box that forces left to right", 48, 48) {
        $0.box.semanticContentAttribute = .forceLeftToRight
        try $0.hold(.leading, 8, to: $0.other, at: .trailing)
      },
      DirectionExample("after one that forces left to right", 48, 202) {
        $0.other.semanticContentAttribute = .forceLeftToRight
        try $0.hold(.leading, 8, to: $0.other, at: .trailing)
      },
      DirectionExample("on its right", 48, 298) { try $0.hold(.left, 8, to: $0.other, at: .right) },
      DirectionExample("after it by the standard distance", 48, 202) {
        $0.view.leadingAnchor.constraint(
          equalToSystemSpacingAfter: $0.other.trailingAnchor, multiplier: 1
        ).isActive = true
      },
      DirectionExample("as a distance", 48, 202) {
        $0.other.trailingAnchor.anchorWithOffset(to: $0.view.leadingAnchor)
          .constraint(equalToConstant: 8).isActive = true
      },
    ])
  func siblings(example: DirectionExample) throws {
    try DirectionExample(example.name, example.x.leftToRight, example.x.rightToLeft) { fixture in
      fixture.other.leadingAnchor.constraint(equalTo: fixture.box.leadingAnchor, constant: 10)
        .isActive = true
      try example.change(fixture)
    }.check()
  }

  @Test(
    "visual formats, “|-10-[view]”",
    arguments: [
      DirectionExample("leading to trailing", 10, 240) { try $0.format([]) },
      DirectionExample("left to right", 10, 10) { try $0.format(.directionLeftToRight) },
      DirectionExample("right to left", 240, 240) { try $0.format(.directionRightToLeft) },
      DirectionExample("in a box that forces right to left", 240, 240) {
        $0.box.semanticContentAttribute = .forceRightToLeft
        try $0.format([])
      },
    ])
  func visualFormats(example: DirectionExample) throws { try example.check() }

  @Test(
    "what the five attributes come to",
    arguments: [
      (
        View.SemanticContentAttribute.unspecified, LayoutDirection.leftToRight,
        LayoutDirection.leftToRight
      ),
      (.unspecified, .rightToLeft, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.playback, .rightToLeft, .leftToRight), (.spatial, .leftToRight, .leftToRight),
      (.spatial, .rightToLeft, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceLeftToRight, .rightToLeft, .leftToRight),
      (.forceRightToLeft, .leftToRight, .rightToLeft),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ])
  func effective(
    attribute: View.SemanticContentAttribute, tree: LayoutDirection, effective: LayoutDirection
  ) {
    let fixture = DirectionFixture(tree)
    fixture.box.semanticContentAttribute = attribute
    #expect(fixture.box.effectiveUserInterfaceLayoutDirection == effective)
    #expect(fixture.view.effectiveUserInterfaceLayoutDirection == tree)
  }
}

extension DirectionFixture {
  fileprivate func format(_ options: LayoutConstraint.FormatOptions) throws {
    LayoutConstraint.activate(
      try LayoutConstraint.make(
        visualFormat: "|-10-[view]", options: options, views: ["view": view]))
  }
}
