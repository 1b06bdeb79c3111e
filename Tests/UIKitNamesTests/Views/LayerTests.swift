import Foundation
import Testing
import UIKitNames

/// A view whose own layer is a gradient.
private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradient: CAGradientLayer? { layer as? CAGradientLayer }

  convenience init(_ colors: [UIColor]) {
    self.init(frame: .zero)
    gradient?.colors = colors.map(\.cgColor)
    gradient?.startPoint = .zero
  }
}

/// A card that puts a gradient and a dashed line under its content, and sizes them with itself.
private final class DecoratedCard: UIView {
  let gradient = CAGradientLayer()
  let dashes = CAShapeLayer()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 0.7]
    dashes.fillColor = nil
    dashes.lineDashPattern = [4, 2]
    layer.insertSublayer(gradient, at: 0)
    layer.addSublayer(dashes)
    label.text = "Card"
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    dashes.frame = bounds.insetBy(dx: 4, dy: 4)
    dashes.path = UIBezierPath(roundedRect: dashes.bounds, cornerRadius: 8).cgPath
    layer.shadowPath = UIBezierPath(rect: bounds).cgPath
  }
}

@Suite("Layers") struct LayerTests {
  @Test("A view's layer is the same each time, and has the view's place and looks")
  func ownLayers() {
    let root = root()
    let view = UIView(frame: rect(10, 20, 30, 40))
    root.addSubview(view)
    let layer = view.layer
    #expect(layer === view.layer && layer.superlayer == nil && layer.sublayers == nil)
    #expect(layer.frame == rect(10, 20, 30, 40) && layer.bounds == rect(0, 0, 30, 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.backgroundColor = UIColor.red.cgColor
    layer.masksToBounds = true
    layer.opacity = 0.5
    layer.isHidden = true
    #expect(
      view.backgroundColor == .red && view.clipsToBounds && view.alpha == 0.5 && view.isHidden)
    layer.position = CGPoint(x: 35, y: 40)
    #expect(view.frame == rect(20, 20, 30, 40))
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(view.transform.a == 2 && layer.affineTransform().d == 2)
  }

  @Test("A mask is the line along a path without a fill, where its layer is turned to")
  func strokedMasks() throws {
    let layer = UIView().layer
    let mask = CAShapeLayer()
    mask.bounds = rect(0, 0, 40, 40)
    mask.position = CGPoint(x: 50, y: 20)
    mask.path = UIBezierPath(rect: rect(0, 0, 40, 10)).cgPath
    mask.fillColor = UIColor.clear.cgColor
    layer.mask = mask
    #expect(layer.maskShape?.path.isEmpty == true)
    (mask.fillColor, mask.strokeColor, mask.lineWidth) = (nil, UIColor.black.cgColor, 2)
    mask.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let shape = try #require(layer.maskShape)
    func shows(_ x: CGFloat, _ y: CGFloat) -> Bool {
      shape.path.contains(CGPoint(x: x, y: y), isEvenOdd: shape.isEvenOdd)
    }
    #expect(shows(70, 20) && shows(60.5, 20) && shows(65, 40))
    #expect(!shows(65, 20) && !shows(50, 0))
  }

  @Test("Layers of one's own follow their view's size")
  func sublayers() {
    let root = root()
    let card = DecoratedCard()
    add(card, to: root)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      card.heightAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    #expect(card.gradient.frame == rect(0, 0, 350, 120))
    #expect(card.dashes.frame == rect(4, 4, 342, 112))
    #expect(card.dashes.position == CGPoint(x: 175, y: 60))
    #expect(card.dashes.path?.boundingBox == rect(0, 0, 342, 112))
    #expect(card.layer.shadowPath?.boundingBox == rect(0, 0, 350, 120))
    #expect(card.label.frame.midX == 175)
    #expect(card.subviews == [card.label])
  }

  @Test("Layers are put in order, moved and taken out")
  func order() {
    let (outer, other) = (CALayer(), CALayer())
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(b)
    outer.insertSublayer(a, below: b)
    outer.insertSublayer(c, above: a)
    #expect(outer.sublayers == [a, c, b] && c.superlayer === outer)
    outer.insertSublayer(b, at: 0)
    #expect(outer.sublayers == [b, a, c])
    other.addSublayer(a)
    #expect(outer.sublayers == [b, c] && a.superlayer === other)
    a.removeFromSuperlayer()
    #expect(other.sublayers == nil && a.superlayer == nil)
    outer.sublayers = [a]
    #expect(b.superlayer == nil && a.superlayer === outer)
  }

  @Test("A layer's frame comes from its bounds, position and anchor point")
  func anchorPoints() {
    let layer = CALayer()
    layer.bounds = rect(0, 0, 20, 10)
    layer.position = CGPoint(x: 50, y: 50)
    #expect(layer.frame == rect(40, 45, 20, 10))
    layer.anchorPoint = .zero
    #expect(layer.frame == rect(50, 50, 20, 10))
    layer.frame = rect(1, 2, 3, 4)
    #expect(
      layer.position == CGPoint(x: 1, y: 2) && layer.bounds.size == CGSize(width: 3, height: 4))
  }

  @Test("A layer's frame obeys its transform, about its anchor point")
  func transforms() {
    let layer = CALayer()
    layer.frame = rect(100, 100, 100, 50)
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == rect(50, 75, 200, 100) && layer.position == CGPoint(x: 150, y: 125))
    layer.anchorPoint = .zero
    #expect(layer.frame == rect(150, 125, 200, 100))
    layer.frame = rect(0, 0, 40, 20)
    #expect(layer.bounds.size == CGSize(width: 20, height: 10) && layer.position == .zero)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.frame == rect(-10, 0, 10, 20))
  }

  @Test("The anchor point of a view's layer moves its frame, and is what its transform is about")
  func anchorPointsOfViews() {
    let view = UIView(frame: rect(140, 100, 100, 60))
    view.layer.anchorPoint = .zero
    #expect(view.frame == rect(190, 130, 100, 60) && view.center == CGPoint(x: 190, y: 130))
    view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(view.frame == rect(190, 130, 200, 30) && view.layer.frame == view.frame)
    #expect(view.convert(CGPoint(x: 50, y: 60), to: view.superview) == CGPoint(x: 50, y: 60))
    let outer = UIView(frame: rect(0, 0, 400, 400))
    outer.addSubview(view)
    #expect(view.convert(CGPoint(x: 50, y: 60), to: outer) == CGPoint(x: 290, y: 160))
    #expect(outer.hitTest(CGPoint(x: 389, y: 159), with: nil) === view)
    view.frame = rect(0, 0, 200, 30)
    #expect(view.center == .zero && view.bounds.size == CGSize(width: 100, height: 60))
    view.bounds.size.width = 50
    view.layer.position = CGPoint(x: 7, y: 8)
    #expect(view.frame == rect(7, 8, 100, 30))
    view.transform = .identity
    view.layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(view.frame == rect(-43, -52, 50, 60))
  }

  @Test("Constraints place the frame of a view, whichever its anchor point")
  func anchorPointsInLayout() {
    let view = UIView(frame: rect(0, 0, 200, 100))
    let child = UIView()
    add(child, to: view)
    NSLayoutConstraint.activate(
      ["H:|-20-[child(50)]", "V:|-10-[child(40)]"].flatMap {
        NSLayoutConstraint.constraints(
          withVisualFormat: $0, options: [], metrics: nil, views: ["child": child])
      })
    child.layer.anchorPoint = CGPoint(x: 0, y: 1)
    view.layoutIfNeeded()
    #expect(child.frame == rect(20, 10, 50, 40) && child.center == CGPoint(x: 20, y: 50))
  }

  @Test("A view's layer is of the class that the view says")
  func layerClasses() {
    let view = GradientView([.red, .blue])
    #expect(view.gradient?.colors?.count == 2 && view.gradient?.endPoint == CGPoint(x: 0.5, y: 1))
    view.layer.cornerRadius = 4
    #expect(view.layer.cornerRadius == 4 && view.gradient?.type == .axial)
  }

  @Test("Animations of layers end at once")
  func animations() {
    final class Listener: CAAnimationDelegate {
      var hasEnded = false
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { hasEnded = flag }
    }
    let listener = Listener()
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [-8, 8, 0]
    shake.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    shake.delegate = listener
    let view = UIView()
    view.layer.add(shake, forKey: "shake")
    #expect(listener.hasEnded && view.transform == .identity)
    var ended: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { ended.append("inner") }
    #expect(ended.isEmpty)
    CATransaction.commit()
    CATransaction.commit()
    #expect(ended == ["inner", "outer"])
  }
}
