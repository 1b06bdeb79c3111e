import AutoLayout
import Testing
import UIKitNames

@Suite("Checklist 9: errors")
struct ErrorItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let field = UITextView()
  private let prefix = "NSLayoutConstraint for <UIView; frame = (0 0; 300 200)>: "

  init() { field.text = "text" }

  private func check(
    _ exceptionName: String, _ text: String, _ body: () throws(LayoutError) -> Void
  ) {
    do {
      try body()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.exceptionName == exceptionName)
      #expect(error.description == text)
    }
  }

  @Test("anchors without a common ancestor")
  func ancestors() {
    check(
      "NSGenericException",
      "Unable to activate constraint with anchors <NSLayoutYAxisAnchor \"UITextView'text'.bottom\"> "
        + "and <NSLayoutYAxisAnchor \"UIView.top\"> because they have no common ancestor.  Does the "
        + "constraint or its anchors reference items in different view hierarchies?  That's illegal."
    ) { () throws(LayoutError) in
      try field.bottomAnchor.constraint(equalTo: view.topAnchor).activate()
    }
  }

  @Test("a constraint that is added to a view which does not contain its items")
  func otherView() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 9)
    check(
      "NSGenericException",
      "Unable to install constraint on view.  Does the constraint reference something from outside "
        + "the subtree of the view?  That's illegal. constraint:<NSLayoutConstraint UIView.width == 9"
        + "   (inactive)> view:<UITextView; frame = (0 0; 0 0); text = 'text'; clipsToBounds = YES>"
    ) { () throws(LayoutError) in try field.install(constraint) }
  }

  struct Pair: Sendable {
    let first: NSLayoutConstraint.Attribute
    let second: NSLayoutConstraint.Attribute
    var multiplier: CGFloat = 1
    let text: String

    static let location =
      "A multiplier of 0 or a nil second item together with a location for the first attribute "
      + "creates an illegal constraint of a location equal to a constant. Location attributes must "
      + "be specified in pairs."
    static let pairing = "Invalid pairing of layout attributes."
    static let sides =
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
      + "Use leading/trailing for both or neither."
  }

  @Test(
    "attributes that no equation can have",
    arguments: [
      Pair(first: .left, second: .left, multiplier: 0, text: Pair.location),
      Pair(first: .notAnAttribute, second: .left, text: "Unknown layout attribute"),
      Pair(first: .left, second: .width, text: Pair.pairing),
      Pair(first: .leading, second: .left, text: Pair.sides),
      Pair(first: .right, second: .trailing, text: Pair.sides),
    ])
  func attributes(pair: Pair) {
    check("NSInvalidArgumentException", prefix + pair.text) { () throws(LayoutError) in
      _ = try NSLayoutConstraint.make(
        item: view, attribute: pair.first, relatedBy: .equal, toItem: field,
        attribute: pair.second, multiplier: pair.multiplier)
    }
  }

  @Test("items that are missing, and such as are neither views nor guides")
  func items() {
    check("NSInvalidArgumentException", prefix + Pair.location) { () throws(LayoutError) in
      _ = try NSLayoutConstraint.make(
        item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute)
    }
    let nothing: UIView? = nil
    check(
      "NSInvalidArgumentException",
      "NSLayoutConstraint for (null): Constraint must contain a first layout item"
    ) { () throws(LayoutError) in
      _ = try NSLayoutConstraint.make(
        item: nothing as Any, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top)
    }
    check(
      "NSInvalidArgumentException",
      prefix + "Constraint items must each be a view or layout guide."
    ) { () throws(LayoutError) in
      _ = try NSLayoutConstraint.make(
        item: view, attribute: .top, relatedBy: .equal, toItem: "view", attribute: .top)
    }
  }

  @Test("numbers that are none, and priorities out of range")
  func numbers() {
    let constraint = view.widthAnchor.constraint(equalTo: field.widthAnchor)
    let anchors =
      "firstAnchor:<NSLayoutDimension \"UIView.width\"> "
      + "secondAnchor:<NSLayoutDimension \"UITextView'text'.width\">"
    for (number, text) in [(CGFloat.nan, "nan"), (.infinity, "inf")] {
      check(
        "NSInternalInconsistencyException",
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(text) \(anchors)"
      ) { () throws(LayoutError) in try constraint.setConstant(number) }
    }
    for (number, text) in [(Float(0), "0"), (1000.5, "1000.5"), (-1, "-1")] {
      check(
        "NSInternalInconsistencyException",
        "It's illegal to set priority:\(text).  Priorities must be greater than 0 and less or equal to "
          + "NSLayoutPriorityRequired, which is 1000.000000."
      ) { () throws(LayoutError) in try constraint.setPriority(UILayoutPriority(number)) }
    }
  }

  @Test("a required constraint that becomes optional while it is installed, on older systems alone")
  func olderSystems() {
    let child = UIView()
    view.addSubview(child)
    let constraint = child.widthAnchor.constraint(equalToConstant: 9)
    constraint.isActive = true
    var surroundings = LayoutEnvironment()
    surroundings.profile.allowsRequiredChanges = false
    view.layoutEnvironment = surroundings
    check(
      "NSInternalInconsistencyException",
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority 749 and the existing priority was 1000."
    ) { () throws(LayoutError) in try constraint.setPriority(UILayoutPriority(749)) }
    view.layoutEnvironment = nil
    constraint.priority = UILayoutPriority(749)
    #expect(constraint.priority.rawValue == 749)
  }
}
