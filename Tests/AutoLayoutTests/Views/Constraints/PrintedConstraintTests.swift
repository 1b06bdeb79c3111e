import Foundation
import TestTools
import Testing

@testable import AutoLayout

@Suite("Constraints in the shape of Apple's logs")
struct PrintedConstraintTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let make: @Sendable (_ root: View, _ a: View, _ b: View) throws -> LayoutConstraint
    var testDescription: String { text }

    init(
      _ text: String,
      _ make: @escaping @Sendable (View, View, View) throws -> LayoutConstraint
    ) {
      self.text = text
      self.make = make
    }
  }

  static let equationCases: [Case] = [
    Case("<NSLayoutConstraint a.leading == 0.5*b.trailing + 8   (active)>") { _, a, b in
      try .make(
        item: a, attribute: .leading, relatedBy: .equal, toItem: b, attribute: .trailing,
        multiplier: 0.5, constant: 8)
    },
    Case("<NSLayoutConstraint root.leading == a.trailing   (active)>") { root, a, _ in
      root.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    },
    Case("<NSLayoutConstraint a.bottom == b.bottom - 5   (active)>") { _, a, b in
      a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -5)
    },
    Case("<NSLayoutConstraint a.width == -b.width   (active)>") { _, a, b in
      a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: -1)
    },
    Case("<NSLayoutConstraint a.width == 0.333333*b.height + 1e+06   (active)>") { _, a, b in
      a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1 / 3, constant: 1_000_000)
    },
    Case("<NSLayoutConstraint a.width >= 44 priority:750.5   (active)>") { _, a, _ in
      a.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).at(750.5)
    },
    Case("<NSLayoutConstraint 'identifier' a.left == gap.left + 16   (active)>") { _, a, b in
      a.leftAnchor.constraint(equalTo: addGuide("gap", to: b).leftAnchor, constant: 16)
        .named("identifier")
    },
    Case("<NSLayoutConstraint a.top == root.safeArea.top   (active)>") { root, a, _ in
      a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor)
    },
    Case("<NSLayoutConstraint a.trailing == root.trailing - 16   (active)>") { root, a, _ in
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)
    },
    Case("<NSLayoutConstraint a.trailing == b.leading - 8   (active)>") { _, a, b in
      a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -8)
    },
    Case("<NSLayoutConstraint a.leading == root.trailing + 8   (active)>") { root, a, _ in
      a.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: 8)
    },
    Case("<NSLayoutConstraint a.leading == a.trailing   (active)>") { _, a, _ in
      a.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    },
    Case("<NSLayoutConstraint a.leading == root.leadingMargin   (active)>") { root, a, _ in
      try .make(
        item: a, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin)
    },
    Case(
      "<NSLayoutConstraint (a.leading - root.leading) == 0.5*(b.leading - a.leading)   (active)>"
    ) {
      root, a, b in
      root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(
        equalTo: a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor), multiplier: 0.5)
    },
    Case("<NSLayoutConstraint (a.top - b.bottom) >= 10   (active)>") { _, a, b in
      b.bottomAnchor.anchorWithOffset(to: a.topAnchor).constraint(
        greaterThanOrEqualToConstant: 10)
    },
    Case("<NSLayoutConstraint UILabel'Sign Up'.width == a.width   (active)>") { root, a, _ in
      let label = Label()
      label.text = "Sign Up"
      root.addSubview(label)
      return label.widthAnchor.constraint(equalTo: a.widthAnchor)
    },
    Case("<NSLayoutConstraint UILabel'Testing out NSLayoutConst...'.width == 9   (active)>") {
      root, _, _ in
      let label = Label()
      label.text = "Testing out NSLayoutConstraint"
      root.addSubview(label)
      return label.widthAnchor.constraint(equalToConstant: 9)
    },
    Case("<NSLayoutConstraint UIView.height == 40   (active)>") { root, _, _ in
      let view = View()
      root.addSubview(view)
      return view.heightAnchor.constraint(equalToConstant: 40)
    },
  ]

  static let distanceCases: [Case] = [
    Case("<NSLayoutConstraint H:|-(16)-[a]   (active, names: '|':root )>") { root, a, _ in
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    },
    Case("<NSLayoutConstraint V:|-(0)-[a]   (active, names: '|':root )>") { root, a, _ in
      a.topAnchor.constraint(equalTo: root.topAnchor)
    },
    Case("<NSLayoutConstraint H:[a]-(0)-|   (active, names: '|':root )>") { root, a, _ in
      root.trailingAnchor.constraint(equalTo: a.trailingAnchor)
    },
    Case("<NSLayoutConstraint V:[a]-(>=5)-|   (active, names: '|':root )>") { root, a, _ in
      root.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 5)
    },
    Case("<NSLayoutConstraint V:[a]-(>=8@750)-[b] priority:750   (active)>") { _, a, b in
      b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 8).at(750)
    },
    Case("<NSLayoutConstraint H:[a]-(<=-8)-[b]   (active)>") { _, a, b in
      b.leadingAnchor.constraint(lessThanOrEqualTo: a.trailingAnchor, constant: -8)
    },
    Case("<NSLayoutConstraint H:[a]-(8)-[b](LTR)   (active)>") { _, a, b in
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 8)
    },
    Case("<NSLayoutConstraint H:|-(8)-[a](LTR)   (active, names: '|':root )>") { root, a, _ in
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8)
    },
    Case("<NSLayoutConstraint H:[a]-(8)-|(LTR)   (active, names: '|':root )>") { root, a, _ in
      root.rightAnchor.constraint(equalTo: a.rightAnchor, constant: 8)
    },
    Case("<NSLayoutConstraint H:|-(4)-[gap]   (active, names: '|':root )>") { root, _, _ in
      addGuide("gap", to: root).leadingAnchor.constraint(
        equalTo: root.leadingAnchor, constant: 4)
    },
    Case("<NSLayoutConstraint H:[a]-(NSSpace(8))-[b]   (active)>") { _, a, b in
      try #require(LayoutConstraint.make(visualFormat: "[a]-[b]", views: ["a": a, "b": b]).first)
    },
    Case("<NSLayoutConstraint V:|-(NSSpace(20))-[a]   (active, names: '|':root )>") { root, a, _ in
      root.layoutEnvironment = LayoutEnvironment(profile: .macOS)
      return try #require(LayoutConstraint.make(visualFormat: "V:|-[a]", views: ["a": a]).first)
    },
    Case("<NSLayoutConstraint H:[a]-(NSLayoutAnchorConstraintSpace(8))-[b]   (active)>") {
      _, a, b in
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
    },
    Case("<_UISystemBaselineConstraint lower.firstBaseline == upper.lastBaseline + 21   (active)>")
    {
      root, _, _ in
      addView(Label(), "lower", to: root).firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: addView(Label(), "upper", to: root).lastBaselineAnchor,
        multiplier: 1)
    },
  ]

  @Test("equations, where no visual format says it", arguments: equationCases)
  func equations(example: Case) throws { try expect(example) }

  @Test("distances from edge to edge, as visual formats", arguments: distanceCases)
  func distances(example: Case) throws { try expect(example) }

  private func expect(_ example: Case) throws {
    let root = makeRoot()
    let constraint = try example.make(root, addView("a", to: root), addView("b", to: root))
    constraint.isActive = true
    #expect(constraint.description == example.text)
    constraint.isActive = false
    #expect(constraint.description == example.text.replacing("(active", with: "(inactive"))
  }

  @Test("a standard distance that is set to another number is a number")
  func changedConstant() throws {
    let root = makeRoot()
    root.layoutEnvironment = LayoutEnvironment(profile: .macOS)
    let views = ["a": addView("a", to: root)]
    let constraint = try #require(LayoutConstraint.make(visualFormat: "|-[a]", views: views).first)
    constraint.constant = 20
    #expect(constraint.description.contains("NSSpace(20)"))
    constraint.constant = 12
    #expect(constraint.description.contains("|-(12)-[a]"))
    #expect(constraint.equation == "a.leading == root.leading + 12")
  }

  @Test("a side that is gone is nil")
  func goneItem() {
    let root = makeRoot()
    var other: View? = View()
    let constraint = root.widthAnchor.constraint(equalTo: (other ?? root).widthAnchor)
    other = nil
    #expect(constraint.description == "<NSLayoutConstraint root.width == nil.width   (inactive)>")
  }

  @Test("content sizes name both priorities")
  func contentSize() {
    let root = makeRoot()
    let label = addView(Label(), "label", to: root)
    label.text = "ab"
    #expect(
      label.constraintsAffectingLayout(for: .horizontal).map(\.description) == [
        "<NSContentSizeLayoutConstraint label.width == 19 Hug:250 CompressionResistance:750   "
          + "(active)>"
      ])
  }

  @Test(
    "autoresizing masks show what gives, in the order before, size, after",
    arguments: [
      (View.AutoresizingMask([]), "h=--& v=--& box.height == 40"),
      (View.AutoresizingMask.flexibleHeight, "h=--& v=-&- box.height == root.height - 160"),
      (
        View.AutoresizingMask([.flexibleLeftMargin, .flexibleTopMargin]),
        "h=&-- v=&-- box.height == 40"
      ),
      (
        View.AutoresizingMask([
          .flexibleLeftMargin, .flexibleRightMargin, .flexibleWidth, .flexibleBottomMargin,
        ]),
        "h=&&& v=--& box.height == 40"
      ),
    ])
  func autoresizing(mask: View.AutoresizingMask, text: String) {
    let root = makeRoot(300, 200)
    let box = View(frame: CGRect(10, 20, 30, 40))
    box.identifier = "box"
    root.addSubview(box)
    box.autoresizingMask = mask
    #expect(
      box.constraintsAffectingLayout(for: .vertical).map(\.description)
        .contains("<NSAutoresizingMaskLayoutConstraint \(text)   (active)>"))
  }

  @Test("stack views' constraints have Apple's identifiers")
  func stackView() {
    let root = makeRoot()
    let stack = addView(StackView(), "stack", to: root)
    stack.spacing = 10
    for name in ["a", "b"] {
      let view = View()
      view.identifier = name
      stack.addArrangedSubview(view)
    }
    #expect(
      stack.makeSystemConstraints().map(\.description) == [
        "<NSLayoutConstraint 'UISV-canvas-connection' H:|-(0)-[a]   (active, names: '|':stack )>",
        "<NSLayoutConstraint 'UISV-canvas-connection' H:[b]-(0)-|   (active, names: '|':stack )>",
        "<NSLayoutConstraint 'UISV-spacing' H:[a]-(10)-[b]   (active)>",
        "<NSLayoutConstraint 'UISV-alignment' a.top == b.top   (active)>",
        "<NSLayoutConstraint 'UISV-alignment' a.bottom == b.bottom   (active)>",
        "<NSLayoutConstraint 'UISV-canvas-connection' V:|-(0)-[a]   (active, names: '|':stack )>",
        "<NSLayoutConstraint 'UISV-canvas-connection' a.bottom == stack.bottom   (active)>",
      ])
  }

  @Test(
    "numbers have six significant digits, as C's %g writes them",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-8, "-8"), (0.5, "0.5"), (1.0 / 3, "0.333333"),
      (95.333_333_3, "95.3333"), (999_999.5, "1e+06"), (999_999.4, "999999"),
      (1_234_567, "1.23457e+06"), (100, "100"), (0.0001, "0.0001"), (0.00001, "1e-05"),
      (0.000_012_345_67, "1.23457e-05"), (0.099_999_9, "0.0999999"), (0.099_999_96, "0.1"),
      (1e300, "1e+300"),
      (-1.5e-300, "-1.5e-300"), (.leastNonzeroMagnitude, "4.94066e-324"), (1.797e308, "1.797e+308"),
      (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1000.25, "1000.25"),
    ])
  func numbers(number: Double, text: String) {
    #expect(significantNumber(CGFloat(number)) == text)
  }

  @Test("any number is the one that C writes", arguments: 0..<20)
  func randomNumbers(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let number = Double.random(in: -1...1, using: &random)
      let power = Double(Int.random(in: -12...12, using: &random))
      let scaled = number * pow(10, power)
      #expect(significantNumber(CGFloat(scaled)) == String(format: "%g", scaled), "seed \(seed)")
    }
  }
}
