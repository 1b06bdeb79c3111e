import Testing
import UIKitNames

// Names stand for addresses: an identifier, or else the class.

@Suite("Checklist 8: printed forms")
struct PrintedItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 896))
  let child = UIView()
  let other = UIView()

  init() {
    for subview in [child, other] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
  }

  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.isActive = true
    return constraint.description
  }

  @Test("equations, with the signs, blanks and numbers of Apple's")
  func equations() {
    #expect(
      text(
        NSLayoutConstraint(
          item: child, attribute: .leading, relatedBy: .equal, toItem: other,
          attribute: .trailing, multiplier: 0.5, constant: 8))
        == "<NSLayoutConstraint UIView.leading == 0.5*UIView.trailing + 8   (active)>")
    #expect(
      text(child.topAnchor.constraint(equalTo: other.topAnchor, constant: -5))
        == "<NSLayoutConstraint UIView.top == UIView.top - 5   (active)>")
    #expect(
      text(child.widthAnchor.constraint(equalTo: other.heightAnchor, multiplier: -1))
        == "<NSLayoutConstraint UIView.width == -UIView.height   (active)>")
    let optional = child.widthAnchor.constraint(lessThanOrEqualToConstant: 1_234_567)
    optional.priority = .defaultHigh
    #expect(
      optional.description
        == "<NSLayoutConstraint UIView.width <= 1.23457e+06 priority:750   (inactive)>")
  }

  @Test("identifiers, of constraints and of guides")
  func identifiers() {
    let (label, guide) = (UILabel(), UILayoutGuide())
    view.addSubview(label)
    view.addLayoutGuide(guide)
    guide.identifier = "BottomLeftGuide"
    let constraint = label.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 16)
    constraint.identifier = "identifier"
    #expect(
      text(constraint)
        == "<NSLayoutConstraint 'identifier' UILabel.left == BottomLeftGuide.left + 16   (active)>")
  }

  @Test("neighbors along an axis are visual formats, with the bar's name")
  func formats() {
    #expect(
      text(child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16))
        == "<NSLayoutConstraint H:|-(16)-[UIView]   (active, names: '|':UIView )>")
    #expect(
      text(view.trailingAnchor.constraint(equalTo: child.trailingAnchor))
        == "<NSLayoutConstraint H:[UIView]-(0)-|   (active, names: '|':UIView )>")
    let gap = other.topAnchor.constraint(greaterThanOrEqualTo: child.bottomAnchor, constant: 8)
    gap.priority = .defaultHigh
    #expect(text(gap).hasPrefix("<NSLayoutConstraint V:[UIView]-(>=8@750)-[UIView]"))
    #expect(
      text(other.leftAnchor.constraint(equalTo: child.rightAnchor, constant: 3))
        == "<NSLayoutConstraint H:[UIView]-(3)-[UIView](LTR)   (active)>")
  }

  @Test("spaces of the system, and offsets between anchors")
  func spaces() throws {
    let standard = try #require(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[a]-[b]", options: [], metrics: nil, views: ["a": child, "b": other]
      ).first)
    #expect(
      text(standard) == "<NSLayoutConstraint H:[UIView]-(NSSpace(8))-[UIView]   (active)>")
    #expect(
      text(
        other.leadingAnchor.constraint(
          equalToSystemSpacingAfter: child.trailingAnchor, multiplier: 2))
        == "<NSLayoutConstraint H:[UIView]-(NSLayoutAnchorConstraintSpace(16))-[UIView]   (active)>"
    )
    let labels = [UILabel(), UILabel()]
    for label in labels { view.addSubview(label) }
    #expect(
      text(
        labels[1].firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: labels[0].lastBaselineAnchor, multiplier: 1)
      ).hasPrefix("<_UISystemBaselineConstraint UILabel.firstBaseline == UILabel.lastBaseline + "))
    let (start, end) = (
      view.leadingAnchor.anchorWithOffset(to: child.leadingAnchor),
      child.leadingAnchor.anchorWithOffset(to: other.leadingAnchor)
    )
    #expect(
      text(start.constraint(equalTo: end, multiplier: 0.5))
        == "<NSLayoutConstraint (UIView.leading - UIView.leading) == "
        + "0.5*(UIView.leading - UIView.leading)   (active)>")
  }

  @Test("classes are those that code names, subclasses and guides among them")
  func classes() throws {
    let views: [(UIView, String)] = [
      (UIView(), "UIView"), (UILabel(), "UILabel"), (UIButton(), "UIButton"),
      (UIStackView(), "UIStackView"), (UIActivityIndicatorView(), "UIActivityIndicatorView"),
      (UITableViewCell(style: .default, reuseIdentifier: nil), "UITableViewCell"),
      (UIPageControl(), "UIPageControl"), (Badge(), "Badge"), (UIWindow(), "UIWindow"),
      (try #require(UIButton().titleLabel), "UIButtonLabel"),
    ]
    for (view, name) in views {
      #expect(view.description.hasPrefix("<\(name); frame = ("))
      #expect(
        view.widthAnchor.constraint(equalToConstant: 1).description
          == "<NSLayoutConstraint \(name).width == 1   (inactive)>")
    }
    let guides: [(UILayoutGuide, String)] = [
      (UILayoutGuide(), "UILayoutGuide"), (UITrackingLayoutGuide(), "UITrackingLayoutGuide"),
      (UIFocusGuide(), "UIFocusGuide"), (Gap(), "Gap"),
    ]
    for (guide, name) in guides {
      #expect(
        guide.description
          == "<\(name): - \"\", layoutFrame = {{0, 0}, {0, 0}}, owningView = (null)>")
      #expect(guide.widthAnchor.description == "<NSLayoutDimension \"\(name).width\">")
    }
    #expect(
      view.keyboardLayoutGuide.description.hasPrefix(
        "<UIKeyboardLayoutGuide: - \"UIViewKeyboardLayoutGuide\", layoutFrame = "))
  }

  @Test("labels show their text, masks and contents what they were made of")
  func madeByItself() throws {
    let label = UILabel()
    label.text = "Sign Up"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 896))
    box.autoresizingMask = .flexibleWidth
    view.addSubview(box)
    view.layoutIfNeeded()
    // 7 characters of 9.35 points.
    #expect(
      label.constraintsAffectingLayout(for: .horizontal).map(\.description) == [
        "<NSContentSizeLayoutConstraint UILabel'Sign Up'.width == 66 Hug:250 "
          + "CompressionResistance:750   (active)>"
      ])
    #expect(
      box.constraintsAffectingLayout(for: .vertical).map(\.description).contains(
        "<NSAutoresizingMaskLayoutConstraint h=-&- v=--& UIView.height == 896   (active)>"))
  }

  @Test("a conflict is logged in Apple's words")
  func conflict() {
    for width in [80, 90] {
      child.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    }
    let lines = [80, 90].map { "<NSLayoutConstraint UIView.width == \($0)   (active)>" }
    let logs = lines.map { broken in
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.\n"
        + "\tProbably at least one of the constraints in the following list is one you don't want. \n"
        + "\tTry this: \n"
        + "\t\t(1) look at each constraint and try to figure out which you don't expect; \n"
        + "\t\t(2) find the code that added the unwanted constraint or constraints and fix it. \n"
        + "(\n    \"\(lines[0])\",\n    \"\(lines[1])\"\n)\n\n"
        + "Will attempt to recover by breaking constraint \n\(broken)\n\n"
        + "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the "
        + "debugger.\n"
        + "The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in "
        + "<UIKitCore/UIView.h> may also be helpful."
    }
    #expect(view.layoutConflictLogs.count == 1)
    #expect(logs.contains(view.layoutConflictLogs.first ?? ""))
  }

  @Test("a trace marks hosts, what is laid out, and what is ambiguous")
  func trace() {
    child.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    let lines = view.autolayoutTrace().split(separator: "\n")
    #expect(lines[0] == "•UIView")
    #expect(lines[1].hasPrefix("|   *UIView- AMBIGUOUS LAYOUT for UIView.minX{id: "))
    #expect(lines.contains("Legend:"))
  }
}

private final class Badge: UIView {}
private final class Gap: UILayoutGuide {}
