import Testing
import UIKitNames

@Suite("What subclasses override")
struct SubclassTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("initializers as Xcode writes them")
  func initializers() {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(card.subviews.count == 1)
    card.layoutIfNeeded()
    #expect(card.title.frame.origin == CGPoint(x: 8, y: 8))
    #expect(Card().subviews.count == 1)
  }

  @Test("classes can say that they need constraints")
  func requiresConstraints() {
    #expect(Card.requiresConstraintBasedLayout)
    #expect(!UILabel.requiresConstraintBasedLayout)
  }

  @Test("margins that a class answers are those that layout obeys")
  func margins() {
    let cell = Flush(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.addSubview(cell)
    let guide = cell.layoutMarginsGuide
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == cell.bounds)
  }

  @Test("setters are called for what code sets")
  func setters() {
    let card = Card(frame: .zero)
    card.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    card.bounds.size.width = 20
    card.center = CGPoint(x: 5, y: 5)
    #expect(card.framesSet >= 1 && card.boundsSet == 1)
    let asked = card.layoutsAsked
    card.setNeedsLayout()
    #expect(card.layoutsAsked == asked + 1)
  }

  @Test("a fitting size of its own")
  func fitting() {
    let card = Card(frame: .zero)
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 77, height: 7))
    #expect(card.sizeThatFits(CGSize(width: 60, height: 10)) == CGSize(width: 60, height: 12))
    card.sizeToFit()
    #expect(card.bounds.size.height == 12)
  }

  @Test("alignment rectangles: the insets decide, and both conversions follow them")
  func alignment() {
    let badge = Shadowed()
    badge.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: view.topAnchor),
      badge.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: -4, y: -4, width: 28, height: 28))
    let aligned = badge.alignmentRect(forFrame: badge.frame)
    #expect(aligned == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(badge.frame(forAlignmentRect: aligned) == badge.frame)
  }

  @Test("a plain view fits its own size, a label the width that it is given")
  func sizes() {
    let plain = Card(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(UIView(frame: plain.frame).sizeThatFits(.zero) == CGSize(width: 9, height: 9))
    let label = UILabel()
    label.text = String(repeating: "word ", count: 20)
    label.numberOfLines = 0
    let wrapped = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(wrapped.width <= 100)
    #expect(wrapped.height > 8 * 20)
    label.numberOfLines = 1
    #expect(label.sizeThatFits(CGSize(width: 100, height: 0)).height == 21)
  }

  @Test("changes in animations are made at once")
  func animations() {
    var ended = false
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    UIView.animate(withDuration: 0.3) {
      width.constant = 50
      self.view.layoutIfNeeded()
    }
    #expect(child.frame.width == 50)
    UIView.animate(withDuration: 1, delay: 1, options: [.curveEaseIn]) {
      child.alpha = 0
    } completion: {
      ended = $0
    }
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) {
      child.transform = .identity
    }
    UIView.performWithoutAnimation { child.tag = 1 }
    #expect(ended && child.alpha == 0 && child.tag == 1)
  }

  @Test("a pasted `+` for priorities is the author's own")
  func priorities() { #expect(UILayoutPriority.defaultLow + 3 == UILayoutPriority(253)) }
}

extension UILayoutPriority {
  fileprivate static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue + rhs)
  }
}

private class Card: UIView {
  let title = UILabel()
  var framesSet = 0
  var boundsSet = 0
  var layoutsAsked = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    title.text = "Card"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
    ])
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override var frame: CGRect { didSet { framesSet += 1 } }

  override var bounds: CGRect { didSet { boundsSet += 1 } }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    layoutsAsked += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 12) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: 77, height: 7) }
}

private final class Flush: UIView {
  override var layoutMargins: UIEdgeInsets {
    get { .zero }
    set { super.layoutMargins = newValue }
  }
}

private final class Shadowed: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
  }
}
