import Foundation
import Testing

@testable import AutoLayout

@Suite("What equations mean")
struct EquationTests {
  @Test("a multiple of a place counts from the origin of the view that holds the constraint")
  func multipliedPlaces() throws {
    let root = makeRoot(400, 400)
    let outer = addView("outer", to: root)
    let inner = addView("inner", to: outer)
    place(outer, 100, 40, 200, 100)
    size(inner, 10, 10)
    for attribute in [LayoutConstraint.Attribute.centerX, .centerY] {
      let constraint = try LayoutConstraint.make(
        item: inner, attribute: attribute, relatedBy: .equal, toItem: outer, attribute: attribute,
        multiplier: 1.5)
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    #expect(inner.center == CGPoint(x: 150, y: 75))
    // Held by the root, the same equation counts from the root's origin.
    for constraint in outer.constraints where constraint.multiplier == 1.5 {
      root.addConstraint(constraint)
    }
    root.layoutIfNeeded()
    #expect(inner.center == CGPoint(x: 200 * 1.5 - 100, y: 90 * 1.5 - 40))
  }

  @Test("from right to left a multiple of a leading edge counts from the holder's right edge")
  func multipliedLeading() throws {
    let root = makeRoot(400, 100) { $0.direction = .rightToLeft }
    let (a, b) = (addView("a", to: root), addView("b", to: root))
    a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30).isActive = true
    try LayoutConstraint.make(
      item: b, attribute: .leading, relatedBy: .equal, toItem: a, attribute: .leading,
      multiplier: 2, constant: 5
    ).activate()
    for view in [a, b] { size(view, 10, 10) }
    root.layoutIfNeeded()
    #expect(a.frame.maxX == 370)
    #expect(b.frame.maxX == 335)
  }

  @Test("a size may follow the other axis: aspect ratios")
  func aspectRatio() {
    let root = makeRoot(320, 200)
    let view = addView("view", to: root)
    LayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: root.widthAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(0, 0, 320, 180))
  }

  @Test("constraints align what is inside of the alignment rectangle")
  func alignmentRectangles() {
    let root = makeRoot(300, 200)
    let view = addView("view", to: root)
    let inner = addView("inner", to: view)
    view.setAlignmentInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    place(view, 50, 60, 100, 40)
    place(inner, 0, 0, 10, 10)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(48, 59, 106, 44))
    #expect(inner.frame == CGRect(2, 1, 10, 10))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(50, 60, 100, 40))
    #expect(view.frame(forAlignmentRect: CGRect(50, 60, 100, 40)) == view.frame)
  }

  @Test("a switch's frame is wider than what constraints align")
  func switches() {
    let root = makeRoot(300, 200)
    let view = addView(Switch(), "view", to: root)
    LayoutConstraint.activate([
      view.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(251, 0, 51, 31))
  }

  @Test("no view is inside out, whatever constraints say")
  func negativeSizes() {
    let root = makeRoot(100, 100)
    let view = addView("view", to: root)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 80),
      view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 60),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 0)
    #expect(root.layoutConflicts.count == 1)
  }
}

@Suite("Descriptions of constraints")
struct DescriptionTests {
  static let makings = [
    Making("<NSLayoutConstraint H:[b]-(8)-[a]   (inactive)>") {
      $0.leadingAnchor.constraint(equalTo: $1.trailingAnchor, constant: 8)
    },
    Making("<NSLayoutConstraint 'gap' V:[b]-(>=-0.5@750)-[a] priority:750   (inactive)>") {
      $0.topAnchor.constraint(greaterThanOrEqualTo: $1.bottomAnchor, constant: -0.5)
        .at(750).named("gap")
    },
    Making("<NSLayoutConstraint a.width == 0.5*b.height priority:249.5   (inactive)>") {
      $0.widthAnchor.constraint(equalTo: $1.heightAnchor, multiplier: 0.5).at(249.5)
    },
    Making("<NSLayoutConstraint a.width == -4   (inactive)>") {
      _ = $1
      return $0.widthAnchor.constraint(equalToConstant: -4)
    },
  ]

  @Test("have Apple's shape, with items by their identifiers", arguments: makings)
  func shapes(making: Making) {
    let root = makeRoot()
    let constraint = making.make(addView("a", to: root), addView("b", to: root))
    #expect(constraint.description == making.equation)
    constraint.isActive = true
    #expect(constraint.description.hasSuffix("(active)>"))
  }

  @Test("name what has no identifier by its class, and a system guide by its owner")
  func names() {
    let root = makeRoot()
    let label = Label()
    root.addSubview(label)
    let constraint = label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
    #expect(constraint.equation == "Label.leading == root.margins.leading")
  }

  @Test(
    "numbers are plain, never a trap",
    arguments: [
      (40.0, "40"), (193.333_33, "193.33"), (-0.5, "-0.5"), (-0.001, "0"),
      (1e14, "100000000000000"),
      (10_000_000_000_000.5, "10000000000000.5"), (1e300, "1e+300"), (.infinity, "inf"),
      (.nan, "nan"), (-0.0, "0"), (999.999, "1000"),
    ])
  func numbers(number: Double, text: String) {
    #expect(plainNumber(CGFloat(number)) == text)
    for digits in 0...6 { _ = plainNumber(CGFloat(number), digits: digits) }
  }
}
