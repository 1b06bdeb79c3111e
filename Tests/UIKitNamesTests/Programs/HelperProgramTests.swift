import Testing
import UIKitNames

// What projects put around Auto Layout: functions over key paths, protocols over views and guides,
// builders, extensions that change what is there.

private typealias Rule = (UIView, UIView) -> NSLayoutConstraint

private func equal<Anchor, Axis>(
  _ own: KeyPath<UIView, Anchor>, _ parents: KeyPath<UIView, Anchor>, constant: CGFloat = 0
) -> Rule where Anchor: NSLayoutAnchor<Axis> {
  { view, parent in
    view[keyPath: own].constraint(equalTo: parent[keyPath: parents], constant: constant)
  }
}

private func equal<Anchor, Axis>(_ both: KeyPath<UIView, Anchor>, constant: CGFloat = 0) -> Rule
where Anchor: NSLayoutAnchor<Axis> {
  equal(both, both, constant: constant)
}

private func equal<Dimension>(_ own: KeyPath<UIView, Dimension>, to constant: CGFloat) -> Rule
where Dimension: NSLayoutDimension {
  { view, _ in view[keyPath: own].constraint(equalToConstant: constant) }
}

extension UIView {
  fileprivate func addSubview(_ child: UIView, rules: [Rule]) {
    addSubview(child)
    child.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(rules.map { $0(child, self) })
  }

  @discardableResult
  fileprivate func anchor(
    top: NSLayoutYAxisAnchor? = nil, leading: NSLayoutXAxisAnchor? = nil,
    bottom: NSLayoutYAxisAnchor? = nil, trailing: NSLayoutXAxisAnchor? = nil,
    padding: UIEdgeInsets = .zero, size: CGSize = .zero
  ) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let made: [NSLayoutConstraint?] = [
      top.map { topAnchor.constraint(equalTo: $0, constant: padding.top) },
      leading.map { leadingAnchor.constraint(equalTo: $0, constant: padding.left) },
      bottom.map { bottomAnchor.constraint(equalTo: $0, constant: -padding.bottom) },
      trailing.map { trailingAnchor.constraint(equalTo: $0, constant: -padding.right) },
      size.width == 0 ? nil : widthAnchor.constraint(equalToConstant: size.width),
      size.height == 0 ? nil : heightAnchor.constraint(equalToConstant: size.height),
    ]
    let constraints = made.compactMap { $0 }
    for constraint in constraints { constraint.isActive = true }
    return constraints
  }

  fileprivate var heightConstraint: NSLayoutConstraint? {
    constraints.first { $0.firstAttribute == .height && $0.relation == .equal }
  }
}

private protocol Rectangular {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: Rectangular {}
extension UILayoutGuide: Rectangular {}

extension Rectangular {
  fileprivate func edges(
    to other: any Rectangular, insets: NSDirectionalEdgeInsets = .zero,
    priority: UILayoutPriority = .required
  ) -> [NSLayoutConstraint] {
    let made = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
    ]
    for constraint in made { constraint.priority = priority }
    return made
  }
}

extension NSLayoutConstraint {
  fileprivate func withMultiplier(_ multiplier: CGFloat) -> NSLayoutConstraint {
    let copy = NSLayoutConstraint(
      item: firstItem as Any, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    (copy.priority, copy.identifier, copy.shouldBeArchived) = (
      priority, identifier, shouldBeArchived
    )
    NSLayoutConstraint.deactivate([self])
    NSLayoutConstraint.activate([copy])
    return copy
  }

  fileprivate func with(_ priority: UILayoutPriority) -> Self {
    self.priority = priority
    return self
  }
}

@resultBuilder
private enum ConstraintsBuilder {
  static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
    [constraint]
  }
  static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    constraints
  }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] {
    parts.flatMap { $0 }
  }
}

extension NSLayoutConstraint {
  fileprivate static func build(@ConstraintsBuilder _ make: () -> [NSLayoutConstraint]) {
    activate(make())
  }
}

@propertyWrapper
private struct AutoLaidOut<Wrapped: UIView> {
  var wrappedValue: Wrapped {
    didSet { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
  }

  init(wrappedValue: Wrapped) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
  }
}

@Suite("Helpers that projects write around Auto Layout")
struct HelperProgramTests {
  @AutoLaidOut private var card = UIView()
  private let view = root(300, 200)

  @Test("functions over key paths of anchors and dimensions")
  func keyPaths() {
    let box = UIView()
    view.addSubview(
      box,
      rules: [
        equal(\.centerYAnchor), equal(\.leadingAnchor, \.safeAreaLayoutGuide.leadingAnchor),
        equal(\.trailingAnchor, \.centerXAnchor, constant: -10), equal(\.heightAnchor, to: 40),
      ])
    view.layoutIfNeeded()
    #expect(box.frame == rect(0, 80, 140, 40))
  }

  @Test("one function for all edges, each of which may be left out")
  func optionalAnchors() {
    view.addSubview(card)
    let made = card.anchor(
      top: view.topAnchor, leading: view.layoutMarginsGuide.leadingAnchor,
      trailing: view.trailingAnchor,
      padding: .init(top: 5, left: 2, bottom: 0, right: 20), size: .init(width: 0, height: 50))
    view.layoutIfNeeded()
    #expect(made.count == 4 && card.frame == rect(10, 5, 270, 50))
    card.heightConstraint?.constant = 70
    view.layoutIfNeeded()
    #expect(card.frame.height == 70 && view.heightConstraint == nil)
  }

  @Test("a protocol that views and guides keep alike")
  func boxes() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    view.addSubview(card)
    NSLayoutConstraint.activate(
      guide.edges(to: view, insets: .init(top: 10, leading: 20, bottom: 30, trailing: 40))
        + card.edges(to: guide, priority: .defaultHigh)
        + [card.widthAnchor.constraint(equalToConstant: 100).with(.init(751))])
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(20, 10, 240, 160))
    #expect(card.frame.width == 100 && card.frame.height == 160)
  }

  @Test("a copy of a constraint with another multiplier takes its place")
  func multiplier() {
    view.addSubview(card)
    let half = card.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 6)
    half.identifier = "share"
    half.isActive = true
    view.layoutIfNeeded()
    #expect(card.frame.width == 156)
    let third = half.withMultiplier(1 / 3)
    view.layoutIfNeeded()
    #expect(card.frame.width == 106 && !half.isActive && third.identifier == "share")
    #expect(view.constraints.filter { $0.firstItem === card }.count == 1)
  }

  @Test("a builder of constraints, with conditions and loops")
  func builder() {
    let boxes = (0..<3).map { _ in UIView() }
    for box in boxes { add(box, to: view) }
    let isTall = true
    NSLayoutConstraint.build {
      boxes[0].leadingAnchor.constraint(equalTo: view.leadingAnchor)
      zip(boxes, boxes.dropFirst()).map {
        $1.leadingAnchor.constraint(equalToSystemSpacingAfter: $0.trailingAnchor, multiplier: 2)
      }
      for box in boxes {
        box.topAnchor.constraint(equalTo: view.topAnchor)
        box.widthAnchor.constraint(equalToConstant: 20)
      }
      if isTall { boxes.map { $0.heightAnchor.constraint(equalToConstant: 60) } }
    }
    view.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 36, 72] && boxes.allSatisfy { $0.frame.height == 60 })
  }
}
