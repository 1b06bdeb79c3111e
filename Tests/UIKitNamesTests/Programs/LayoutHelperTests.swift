import Foundation
import Testing
import UIKitNames

// What libraries for layout stand on: subclasses of constraints, extensions of protocols, operators on
// anchors, and names of one's own in subclasses of views.

/// A constraint that knows what it was made for.
private final class Rule: NSLayoutConstraint {
  var label = ""
  override var description: String { "\(label): \(super.description)" }
}

/// Makes rules for a view, and keeps them with it until they are made anew.
private struct Rules {
  let view: UIView
  /// An address that is the same each time, as that of a variable would be.
  private var rulesKey: UnsafeRawPointer {
    UnsafeRawPointer(Unmanaged.passUnretained(view).toOpaque())
  }

  private var kept: [Rule] {
    get { objc_getAssociatedObject(view, rulesKey) as? [Rule] ?? [] }
    nonmutating set {
      objc_setAssociatedObject(view, rulesKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  func add(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to other: AnyObject? = nil, _ otherAttribute: NSLayoutConstraint.Attribute? = nil,
    times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    at priority: UILayoutPriority = .required
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let isSize = attribute == .width || attribute == .height
    let second = other ?? (isSize ? nil : view.superview)
    let rule = Rule(
      item: view, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: second == nil ? .notAnAttribute : otherAttribute ?? attribute,
      multiplier: multiplier, constant: constant)
    rule.label = "\(attribute.rawValue)"
    rule.priority = priority
    NSLayoutConstraint.activate([rule])
    kept.append(rule)
  }

  func update(_ attribute: NSLayoutConstraint.Attribute, plus constant: CGFloat) {
    for rule in kept where rule.firstAttribute == attribute { rule.constant = constant }
  }

  func clear() {
    NSLayoutConstraint.deactivate(kept)
    kept = []
  }

  var count: Int { kept.count }
  var text: String { kept.map(\.description).joined() }
}

extension UIView { fileprivate var rules: Rules { Rules(view: self) } }

// Operators that turn anchors into active constraints.

private struct Scaled<Anchor> {
  let anchor: Anchor
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
}

infix operator <=> : ComparisonPrecedence

private func + <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> Scaled<
  NSLayoutAnchor<Axis>
> {
  Scaled(anchor: anchor, constant: constant)
}

private func * (anchor: NSLayoutDimension, factor: CGFloat) -> Scaled<NSLayoutDimension> {
  Scaled(anchor: anchor, multiplier: factor)
}

@discardableResult
private func <=> <Axis>(
  anchor: NSLayoutAnchor<Axis>, other: Scaled<NSLayoutAnchor<Axis>>
) -> NSLayoutConstraint {
  let constraint = anchor.constraint(equalTo: other.anchor, constant: other.constant)
  constraint.priority = other.priority
  constraint.isActive = true
  return constraint
}

@discardableResult
private func <=> (
  anchor: NSLayoutDimension, other: Scaled<NSLayoutDimension>
) -> NSLayoutConstraint {
  let constraint = anchor.constraint(
    equalTo: other.anchor, multiplier: other.multiplier, constant: other.constant)
  constraint.isActive = true
  return constraint
}

extension UIAppearance {
  @discardableResult
  fileprivate func styled(_ style: (Self) -> Void) -> Self {
    style(self)
    return self
  }
}

@Suite("Helpers in the manner of layout libraries") struct LayoutHelperTests {
  @Test("Rules are made, changed and made anew, and describe themselves")
  func subclassedConstraints() {
    let root = root(320, 480)
    let (header, body) = (UIView(), UIView())
    root.addSubview(header)
    root.addSubview(body)
    header.rules.add(.top, plus: 20)
    header.rules.add(.leftMargin, plus: 8)
    header.rules.add(.right, plus: -16)
    header.rules.add(.height, plus: 100)
    body.rules.add(.top, to: header, .bottom, plus: 8)
    body.rules.add(.centerX)
    body.rules.add(.width, to: root, times: 0.5)
    body.rules.add(.height, plus: 40, at: .defaultHigh)
    body.rules.add(.height, .greaterThanOrEqual, plus: 30)
    root.layoutIfNeeded()
    // The header's own left margin, 8, is 8 right of the root's: its edge is at 8.
    #expect(header.frame == rect(8, 20, 296, 100))
    #expect(body.frame == rect(80, 128, 160, 40))

    header.rules.update(.height, plus: 50)
    body.rules.update(.height, plus: 60)
    root.layoutIfNeeded()
    #expect(body.frame == rect(80, 78, 160, 60))
    #expect(body.rules.text.contains("8: <") && body.rules.text.contains("Rule") == false)

    body.rules.clear()
    body.rules.add(.width, plus: 30)
    body.rules.add(.height, plus: 44)
    body.rules.add(.centerX, to: header)
    body.rules.add(.centerY, to: header)
    root.layoutIfNeeded()
    #expect(body.frame == rect(141, 23, 30, 44))
    #expect(body.rules.count == 4)
  }

  @Test("Operators on anchors of any axis make constraints")
  func operators() {
    let root = root(320, 480)
    let box = UIView()
    add(box, to: root)
    box.leadingAnchor <=> root.leadingAnchor + 10
    let top = box.topAnchor <=> root.layoutMarginsGuide.topAnchor + 15
    box.widthAnchor <=> root.widthAnchor * 0.25
    box.heightAnchor <=> box.widthAnchor * 2
    root.layoutIfNeeded()
    #expect(box.frame == rect(10, 23, 80, 160))
    top.constant = 0
    root.layoutIfNeeded()
    #expect(box.frame == rect(10, 8, 80, 160))
  }

  @Test("What extends the protocol of looks is called on each class as itself")
  func styles() {
    let label = UILabel().styled { $0.numberOfLines = 3 }
    let button = UIButton().styled { $0.setTitle("Go", for: .normal) }
    #expect(label.numberOfLines == 3 && button.title(for: .normal) == "Go")
  }
}
