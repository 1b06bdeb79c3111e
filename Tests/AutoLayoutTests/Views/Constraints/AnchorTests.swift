import Foundation
import Testing

@testable import AutoLayout

/// A call that makes a constraint from two items, and the equation it stands for.
struct Making: Sendable, CustomTestStringConvertible {
  let equation: String
  let make: @Sendable (View, View) -> LayoutConstraint
  var testDescription: String { equation }

  init(_ equation: String, _ make: @escaping @Sendable (View, View) -> LayoutConstraint) {
    self.equation = equation
    self.make = make
  }
}

@Suite("Identity of anchors")
struct AnchorIdentityTests {
  /// Every anchor of an item, each of which is to be an object of its own.
  static func anchors(of view: View) -> [AnyLayoutAnchor] {
    [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.topAnchor,
      view.bottomAnchor, view.widthAnchor, view.heightAnchor, view.centerXAnchor,
      view.centerYAnchor, view.firstBaselineAnchor, view.lastBaselineAnchor,
    ]
  }

  static func anchors(of guide: LayoutGuide) -> [AnyLayoutAnchor] {
    [
      guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor,
      guide.topAnchor, guide.bottomAnchor, guide.widthAnchor, guide.heightAnchor,
      guide.centerXAnchor, guide.centerYAnchor,
    ]
  }

  @Test("an item has one anchor for each attribute")
  func items() {
    let (view, guide) = (View(), LayoutGuide())
    #expect(zip(Self.anchors(of: view), Self.anchors(of: view)).allSatisfy { $0 === $1 })
    #expect(zip(Self.anchors(of: guide), Self.anchors(of: guide)).allSatisfy { $0 === $1 })
    #expect(Set(Self.anchors(of: view) + Self.anchors(of: guide)).count == 22)
    #expect(view.safeAreaLayoutGuide.topAnchor === view.safeAreaLayoutGuide.topAnchor)
    #expect(view.leadingAnchor !== View().leadingAnchor)
  }

  @Test("constraints have the anchors of their items")
  func constraints() throws {
    let (view, other) = (View(), View())
    view.addSubview(other)
    let width = other.widthAnchor.constraint(equalToConstant: 3)
    #expect(width.firstAnchor === other.widthAnchor && width.secondAnchor == nil)
    let places = other.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
    #expect(places.firstAnchor === other.leadingAnchor)
    #expect(places.secondAnchor === view.layoutMarginsGuide.trailingAnchor)
    let margin = LayoutConstraint(
      item: other, attribute: .topMargin, relatedBy: .equal, toItem: view, attribute: .bottomMargin,
      multiplier: 1, constant: 0)
    #expect(margin.firstAnchor === margin.firstAnchor && margin.firstAnchor !== margin.secondAnchor)
    #expect(margin.firstAnchor as AnyObject is LayoutYAxisAnchor)
    // An anchor without its axis makes constraints as well.
    let again = places.firstAnchor.constraint(equalTo: view.trailingAnchor.withoutAxis, constant: 4)
    #expect(again.equation == "View.leading == View.trailing + 4")
  }

  @Test("distances are equal if they are between the same anchors")
  func distances() {
    let (view, other) = (View(), View())
    let one = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
    let same = view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
    #expect(one == same && Set([one, same]).count == 1)
    #expect(one != other.leadingAnchor.anchorWithOffset(to: view.leadingAnchor))
    #expect(one != view.widthAnchor)
  }
}

@Suite("Anchors and dimensions")
struct AnchorTests {
  static let factories = [
    Making("a.leading == b.trailing") { $0.leadingAnchor.constraint(equalTo: $1.trailingAnchor) },
    Making("a.left >= b.right") {
      $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.rightAnchor)
    },
    Making("a.top <= b.bottom") { $0.topAnchor.constraint(lessThanOrEqualTo: $1.bottomAnchor) },
    Making("a.centerX == b.centerX + 8") {
      $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor, constant: 8)
    },
    Making("a.centerY >= b.top - 8.5") {
      $0.centerYAnchor.constraint(greaterThanOrEqualTo: $1.topAnchor, constant: -8.5)
    },
    Making("a.firstBaseline <= b.lastBaseline + 1") {
      $0.firstBaselineAnchor.constraint(lessThanOrEqualTo: $1.lastBaselineAnchor, constant: 1)
    },
    Making("a.width == 40") { $0.widthAnchor.constraint(equalToConstant: 40) + $1 },
    Making("a.width >= 40") { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 40) + $1 },
    Making("a.height <= 40") { $0.heightAnchor.constraint(lessThanOrEqualToConstant: 40) + $1 },
    Making("a.width == 2 * b.height") {
      $0.widthAnchor.constraint(equalTo: $1.heightAnchor, multiplier: 2)
    },
    Making("a.width >= 0.5 * b.width") {
      $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 0.5)
    },
    Making("a.width <= 1/3 * b.width") {
      $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: 1 / 3)
    },
    Making("a.width == b.width + 3") {
      $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 1, constant: 3)
    },
    Making("a.width >= 2 * b.width - 3") {
      $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 2, constant: -3)
    },
    Making("a.width <= -1 * b.width + 3") {
      $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: -1, constant: 3)
    },
    Making("a.leading == b.trailing + 16") {
      $0.leadingAnchor.constraint(
        equalToSystemSpacingAfter: $1.trailingAnchor, multiplier: 2)
    },
    Making("a.leading >= b.trailing + 8") {
      $0.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: $1.trailingAnchor, multiplier: 1)
    },
    Making("a.leading <= b.trailing") {
      $0.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: $1.trailingAnchor, multiplier: -1)
    },
    Making("a.top == b.bottom + 4") {
      $0.topAnchor.constraint(equalToSystemSpacingBelow: $1.bottomAnchor, multiplier: 0.5)
    },
    Making("a.top >= b.bottom + 8") {
      $0.topAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 1)
    },
    Making("a.top <= b.bottom + 8") {
      $0.topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 1)
    },
    Making("(b.leading - a.trailing) == 20") {
      $0.trailingAnchor.anchorWithOffset(to: $1.leadingAnchor).constraint(equalToConstant: 20)
    },
    Making("(b.top - a.bottom) == 0.5 * a.height") {
      $0.bottomAnchor.anchorWithOffset(to: $1.topAnchor)
        .constraint(equalTo: $0.heightAnchor, multiplier: 0.5)
    },
  ]

  @Test("make the constraint that they read as, inactive", arguments: factories)
  func factory(making: Making) {
    let root = makeRoot()
    let (a, b) = (addView("a", to: root), addView("b", to: root))
    let constraint = making.make(a, b)
    #expect(constraint.equation == making.equation)
    #expect(!constraint.isActive)
    #expect(constraint.firstItem != nil)
    constraint.isActive = true
    #expect(constraint.isActive)
  }

  @Test("distances between anchors can be made equal")
  func equalDistances() {
    let root = makeRoot()
    let (a, b) = (addView("a", to: root), addView("b", to: root))
    for view in [a, b] { size(view, 50, 20) }
    let before = root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    let between = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let after = b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    LayoutConstraint.activate([
      between.constraint(equalTo: before, multiplier: 2),
      after.constraint(equalTo: before),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(50, 0, 50, 20))
    #expect(b.frame == CGRect(200, 0, 50, 20))
    #expect(!a.hasAmbiguousLayout)
  }

  @Test("a multiple of a distance does not depend on where the views lie")
  func multipliedDistance() {
    let root = makeRoot()
    let box = addView("box", to: root)
    place(box, 30, 40, 200, 100)
    let (a, b) = (addView("a", to: box), addView("b", to: box))
    place(a, 10, 10, 20, 20)
    size(b, 20, 20)
    let before = box.leadingAnchor.anchorWithOffset(to: a.leadingAnchor)
    let above = box.topAnchor.anchorWithOffset(to: a.topAnchor)
    LayoutConstraint.activate([
      a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        .constraint(equalTo: before, multiplier: 3),
      a.bottomAnchor.anchorWithOffset(to: b.topAnchor).constraint(equalTo: above, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(60, 50, 20, 20))
  }

  @Test(
    "the standard distance between texts is from descender to ascender, rounded up to pixels",
    arguments: [(17.0, 17.0, 1.0, 21.0), (17, 17, 2, 20.5), (9, 40, 2, 40.5), (17, 40, 2, 42.5)])
  func lineSpacing(upper: Double, lower: Double, scale: Double, expected: Double) {
    let root = makeRoot { $0.scale = CGFloat(scale) }
    let above = addView(Label(), "above", to: root)
    let below = addView(Label(), "below", to: root)
    above.font = .systemFont(ofSize: CGFloat(upper))
    below.font = .systemFont(ofSize: CGFloat(lower))
    let constraint = below.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: above.lastBaselineAnchor, multiplier: 1)
    #expect(constraint.constant == CGFloat(expected))
  }

  // 0.9521484375 em above the baseline, 0.2412109375 em below it.
  @Test(
    "the standard distance between a text's baseline and an edge is what the font takes there",
    arguments: [(17.0, 1.0, 17.0, 5.0), (17, 2, 16.5, 4.5), (40, 2, 38.5, 10)])
  func spacingBesideText(size: Double, scale: Double, above: Double, below: Double) {
    let root = makeRoot { $0.scale = CGFloat(scale) }
    let label = addView(Label(), "label", to: root)
    label.font = .systemFont(ofSize: CGFloat(size))
    let top = label.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: root.layoutMarginsGuide.topAnchor, multiplier: 1)
    let bottom = root.layoutMarginsGuide.bottomAnchor.constraint(
      equalToSystemSpacingBelow: label.lastBaselineAnchor, multiplier: 2)
    #expect(top.constant == CGFloat(above) && bottom.constant == CGFloat(2 * below))
    // Edges are edges, also those of views with text; and views without text have no lines.
    for anchor in [label.topAnchor, label.firstBaselineAnchor] {
      let plain = anchor.constraint(
        equalToSystemSpacingBelow: root.firstBaselineAnchor, multiplier: 1)
      #expect(plain.constant == 8)
    }
  }

  @Test("describe themselves in Apple's shape")
  func describing() {
    let root = makeRoot()
    #expect(root.leadingAnchor.description == "<NSLayoutXAxisAnchor \"root.leading\">")
    #expect(root.lastBaselineAnchor.description == "<NSLayoutYAxisAnchor \"root.lastBaseline\">")
    #expect(root.widthAnchor.description == "<NSLayoutDimension \"root.width\">")
  }
}

/// Takes and drops a second item, so that constraints with one item fit into the same table.
private func + (constraint: LayoutConstraint, unused: View) -> LayoutConstraint { constraint }
