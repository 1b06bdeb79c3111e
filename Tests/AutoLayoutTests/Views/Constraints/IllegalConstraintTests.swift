import Foundation
import Testing

@testable import AutoLayout

@Suite("Illegal constraints")
struct IllegalConstraintTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let first: LayoutConstraint.Attribute
    let second: LayoutConstraint.Attribute?
    let multiplier: CGFloat
    let error: LayoutError

    init(
      _ description: String, _ first: LayoutConstraint.Attribute,
      _ second: LayoutConstraint.Attribute?, multiplier: CGFloat = 1,
      _ error: LayoutError
    ) {
      testDescription = description
      self.first = first
      self.second = second
      self.multiplier = multiplier
      self.error = error
    }
  }

  private static let item = "<UIView: view; frame = (0 0; 0 0)>"

  static let cases: [Case] = [
    Case("place without a second item", .left, nil, .locationWithoutSecondItem(.left, item: item)),
    Case("place times 0", .top, .top, multiplier: 0, .locationWithoutSecondItem(.top, item: item)),
    Case(
      "baseline alone", .lastBaseline, nil, .locationWithoutSecondItem(.lastBaseline, item: item)),
    Case(
      "margin alone", .leadingMargin, nil, .locationWithoutSecondItem(.leadingMargin, item: item)),
    Case("place with size", .leading, .width, .invalidPairing(.leading, .width, item: item)),
    Case("size with place", .height, .bottom, .invalidPairing(.height, .bottom, item: item)),
    Case(
      "leading with left", .leading, .left,
      .directionalWithAbsoluteSide(.leading, .left, item: item)),
    Case(
      "right with trailing", .right, .trailing,
      .directionalWithAbsoluteSide(.right, .trailing, item: item)),
    Case(
      "leading with a left margin", .leading, .leftMargin,
      .directionalWithAbsoluteSide(.leading, .leftMargin, item: item)),
    Case("nothing at all", .notAnAttribute, .width, .unknownAttribute(item: item)),
  ]

  @Test("are refused with the rule that they break", arguments: cases)
  func pairs(example: Case) {
    let root = makeRoot()
    let view = addView("view", to: root)
    #expect(throws: example.error) {
      try LayoutConstraint.make(
        item: view, attribute: example.first, relatedBy: .equal,
        toItem: example.second == nil ? nil : root, attribute: example.second ?? .notAnAttribute,
        multiplier: example.multiplier)
    }
  }

  @Test(
    "legal pairs are those of one kind",
    arguments: [
      (LayoutConstraint.Attribute.leading, LayoutConstraint.Attribute.trailing),
      (.left, .rightMargin), (.centerX, .leading), (.centerX, .left), (.leading, .centerX),
      (.width, .height), (.firstBaseline, .centerY), (.trailing, .leadingMargin),
      (.top, .centerYWithinMargins), (.centerXWithinMargins, .right), (.left, .top),
      (.bottom, .trailing), (.firstBaseline, .centerX),
    ])
  func legal(first: LayoutConstraint.Attribute, second: LayoutConstraint.Attribute) throws {
    let root = makeRoot()
    let view = addView("view", to: root)
    let constraint = try LayoutConstraint.make(
      item: view, attribute: first, relatedBy: .equal, toItem: root, attribute: second)
    try constraint.activate()
    #expect(constraint.holder === root)
  }

  @Test("a size times 0 equals the constant")
  func sizeTimesZero() throws {
    let root = makeRoot()
    let constraint = try LayoutConstraint.make(
      item: root, attribute: .width, relatedBy: .equal, toItem: root, attribute: .height,
      multiplier: 0, constant: 5)
    #expect(constraint.equation == "root.width == 5")
    #expect(constraint.secondItem == nil && constraint.multiplier == 1)
  }

  @Test("the multiplier is 1 without a second item, and the constant as it was given")
  func multiplierAlone() {
    let constraint = LayoutConstraint(
      item: View(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 0.5, constant: 40)
    #expect(constraint.multiplier == 1 && constraint.constant == 40)
  }

  @Test("items are views and guides alone")
  func items() {
    let nothing: View? = nil
    #expect(throws: LayoutError.notALayoutItem("String", item: "<String>")) {
      try Self.width(of: "nil")
    }
    #expect(throws: LayoutError.notALayoutItem("Int", item: "<Int>")) { try Self.width(of: 1) }
    #expect(throws: LayoutError.missingFirstItem) { try Self.width(of: nothing as Any) }
    #expect(throws: LayoutError.notALayoutItem("String", item: "<UIView; frame = (0 0; 0 0)>")) {
      try LayoutConstraint.make(
        item: View(), attribute: .width, relatedBy: .equal, toItem: "root", attribute: .width)
    }
  }

  private static func width(of item: Any) throws(LayoutError) -> LayoutConstraint {
    try LayoutConstraint.make(
      item: item, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
  }

  @Test(
    "guides have neither baselines nor margins, which constraints may name until they are turned on",
    arguments: [LayoutConstraint.Attribute.firstBaseline, .topMargin, .centerXWithinMargins])
  func guides(attribute: LayoutConstraint.Attribute) throws {
    let root = makeRoot()
    let guide = addGuide("gap", to: root)
    let other = try LayoutConstraint.make(
      item: root, attribute: attribute, relatedBy: .equal, toItem: guide, attribute: attribute)
    let own = try LayoutConstraint.make(
      item: guide, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute)
    for constraint in [own, other] {
      let error = LayoutError.attributeNotOnGuide(attribute, item: guide.description)
      #expect(throws: error) { try constraint.activate() }
      #expect(throws: error) { try root.install(constraint) }
      #expect(!constraint.isActive)
    }
  }

  @Test("places of different axes count from the origin of the view that holds the constraint")
  func acrossAxes() throws {
    let root = makeRoot()
    let box = addView("box", to: root)
    place(box, 30, 40, 100, 60)
    let (view, other) = (addView("view", to: box), addView("other", to: box))
    place(other, 5, 12, 7, 8)
    size(view, 10, 10)
    func tie(
      _ first: LayoutConstraint.Attribute, _ second: LayoutConstraint.Attribute,
      multiplier: CGFloat = 1
    ) throws -> LayoutConstraint {
      let constraint = try LayoutConstraint.make(
        item: view, attribute: first, relatedBy: .equal, toItem: other, attribute: second,
        multiplier: multiplier, constant: 3)
      try constraint.activate()
      return constraint
    }
    let left = try tie(.left, .top)
    _ = try tie(.centerY, .right, multiplier: 2)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(15, 22, 10, 10))
    #expect(root.layoutConflicts.isEmpty && !view.hasAmbiguousLayout)
    left.isActive = false
    root.layoutEnvironment?.direction = .rightToLeft
    _ = try tie(.leading, .bottom)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(67, 22, 10, 10))
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test("anchors keep axes apart also where their types do not")
  func anchors() {
    let (view, other) = (View(), View())
    let place = view.leftAnchor.constraint(equalTo: other.leftAnchor).firstAnchor
    let height = view.topAnchor.constraint(equalTo: other.topAnchor).firstAnchor
    #expect(place.constraint(equalTo: place).firstAttribute == .left)
    #expect(throws: LayoutError.invalidPairing(.left, .top, item: view.description)) {
      try LayoutConstraint.checkAxes(place.operand, height.operand)
    }
  }

  @Test(
    "numbers are finite", arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbers(number: CGFloat) throws {
    let root = makeRoot()
    let anchors = "firstAnchor:<NSLayoutDimension \"root.width\"> secondAnchor:"
    #expect(throws: LayoutError.notFinite(value: "\(number)", anchors: anchors + "(null)")) {
      try LayoutConstraint.make(
        item: root, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, constant: number)
    }
    #expect(throws: LayoutError.multiplierNotFinite(value: "\(number)")) {
      try LayoutConstraint.make(
        item: root, attribute: .width, relatedBy: .equal, toItem: root, attribute: .height,
        multiplier: number)
    }
    let constraint = root.widthAnchor.constraint(equalToConstant: 1)
    #expect(throws: LayoutError.self) { try constraint.setConstant(number) }
    #expect(constraint.constant == 1)
  }

  @Test(
    "priorities are above 0 and at most 1000", arguments: [0, -1, 1000.5, Float.nan, .infinity])
  func priorities(number: Float) {
    let constraint = View().widthAnchor.constraint(equalToConstant: 1)
    #expect(throws: LayoutError.self) { try constraint.setPriority(LayoutPriority(number)) }
    #expect(constraint.priority == .required)
  }

  static let texts: [(LayoutError, String, String)] = [
    (
      LayoutError.missingFirstItem, "NSInvalidArgumentException",
      "NSLayoutConstraint for (null): Constraint must contain a first layout item"
    ),
    (
      .notALayoutItem("Int", item: "A"), "NSInvalidArgumentException",
      "NSLayoutConstraint for A: Constraint items must each be a view or layout guide."
    ),
    (
      .unknownAttribute(item: "A"), "NSInvalidArgumentException",
      "NSLayoutConstraint for A: Unknown layout attribute"
    ),
    (
      .locationWithoutSecondItem(.left, item: "A"), "NSInvalidArgumentException",
      "NSLayoutConstraint for A: A multiplier of 0 or a nil second item together with a location "
        + "for the first attribute creates an illegal constraint of a location equal to a "
        + "constant. Location attributes must be specified in pairs."
    ),
    (
      .invalidPairing(.left, .top, item: "A"), "NSInvalidArgumentException",
      "NSLayoutConstraint for A: Invalid pairing of layout attributes."
    ),
    (
      .directionalWithAbsoluteSide(.left, .leading, item: "A"), "NSInvalidArgumentException",
      "NSLayoutConstraint for A: A constraint cannot be made between a leading/trailing "
        + "attribute and a right/left attribute. Use leading/trailing for both or neither."
    ),
    (
      .attributeNotOnGuide(.topMargin, item: "G"), "NSInvalidArgumentException",
      "NSLayoutConstraint for G: A layout guide has no topMargin attribute."
    ),
    (
      .notFinite(value: "nan", anchors: "firstAnchor:A secondAnchor:B"),
      "NSInternalInconsistencyException",
      "NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan firstAnchor:A "
        + "secondAnchor:B"
    ),
    (
      .multiplierNotFinite(value: "nan"), "NSInternalInconsistencyException",
      "Multiplier is not finite!  That's illegal.  multiplier:nan"
    ),
    (
      .priorityOutOfRange(1001.5), "NSInternalInconsistencyException",
      "It's illegal to set priority:1001.5.  Priorities must be greater than 0 and less or equal "
        + "to NSLayoutPriorityRequired, which is 1000.000000."
    ),
    (
      .requiredChanged(to: 749.5, from: 1000), "NSInternalInconsistencyException",
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority 749.5 and the existing priority was 1000."
    ),
    (
      .noCommonAncestor("A", "B"), "NSGenericException",
      "Unable to activate constraint with anchors A and B because they have no common ancestor.  "
        + "Does the constraint or its anchors reference items in different view hierarchies?  "
        + "That's illegal."
    ),
    (
      .outsideSubtree(constraint: "C", view: "V"), "NSGenericException",
      "Unable to install constraint on view.  Does the constraint reference something from "
        + "outside the subtree of the view?  That's illegal. constraint:C view:V"
    ),
    (
      .subviewOfItself, "NSInvalidArgumentException",
      "Can't add self as subview"
    ),
    (
      .subviewOfDescendant(view: "V", superview: "W"), "NSInvalidArgumentException",
      "Can't add V as subview of W, which it contains"
    ),
    (
      .arrangedIndexOutOfBounds(index: 3, count: 1), "NSInternalInconsistencyException",
      "index out of bounds for arranged subview: index = 3 expected to be less than or equal to 1"
    ),
    (
      .spacingNotFinite(value: "nan"), "NSInternalInconsistencyException",
      "UIStackView spacing is not finite!  That's illegal.  spacing:nan"
    ),
  ]

  @Test("are explained in Apple's words, with the class of Apple's exception", arguments: texts)
  func explanations(error: LayoutError, exceptionName: String, text: String) {
    #expect(error.description == text)
    #expect(error.exceptionName == exceptionName)
  }

  @Test("Apple's calls stop the program with that text")
  func traps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let view = makeRoot()
      view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: 'NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan "
          + "firstAnchor:<NSLayoutDimension \"root.width\"> secondAnchor:(null)'"))
  }
}
