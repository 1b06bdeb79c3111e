import Testing
import UIKitNames

@Suite("Checklist 3: UIView")
struct ChecklistViewTests {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("3.1 geometry")
  func geometry() {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.addSubview(child)
    child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(child.center == CGPoint(x: 25, y: 40))
    child.center = CGPoint(x: 5, y: 5)
    child.alpha = 0.5
    child.isHidden = true
    child.tag = 7
    child.clipsToBounds = true
    child.backgroundColor = .systemBlue
    child.contentMode = .scaleAspectFit
    child.transform = CGAffineTransform(rotationAngle: .pi)
    #expect(child.frame.size == CGSize(width: 10, height: 10))
    #expect(view.viewWithTag(7) === child)
    #expect(view.convert(CGPoint(x: 6, y: 6), from: view) == CGPoint(x: 6, y: 6))
    #expect(view.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: nil).minX == 1)
    #expect(child.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 10, height: 10))
    child.sizeToFit()
    #expect(child.bounds.size == CGSize(width: 10, height: 10))
  }

  @Test("3.1 hierarchy")
  func hierarchy() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    view.addSubview(a)
    view.insertSubview(b, at: 0)
    view.insertSubview(c, aboveSubview: b)
    #expect(view.subviews == [b, c, a])
    view.insertSubview(a, belowSubview: b)
    #expect(view.subviews == [a, b, c])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    view.bringSubviewToFront(b)
    view.sendSubviewToBack(a)
    #expect(view.subviews == [a, c, b])
    #expect(a.superview === view && a.isDescendant(of: view) && a.window == nil)
    a.removeFromSuperview()
    #expect(a.superview == nil && view.subviews == [c, b])
  }

  @Test("3.1 autoresizing")
  func autoresizing() {
    let all: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(view.autoresizesSubviews && view.autoresizingMask == [])
    let child = UIView(frame: CGRect(x: 10, y: 0, width: 280, height: 10))
    child.autoresizingMask = [.flexibleWidth]
    view.addSubview(child)
    view.frame.size.width = 400
    #expect(child.frame.width == 380)
  }

  @Test("3.2 direction")
  func direction() {
    let all: [UISemanticContentAttribute] = [
      .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
    ]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3, 4])
    let directions = all.map {
      UIView.userInterfaceLayoutDirection(for: $0, relativeTo: .rightToLeft)
    }
    let expected: [UIUserInterfaceLayoutDirection] = [
      .rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft,
    ]
    #expect(directions == expected)
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    var surroundings = LayoutEnvironment()
    surroundings.direction = .rightToLeft
    view.layoutEnvironment = surroundings
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test("3.3 constraints, priorities and constants")
  func constraintBasedLayout() {
    let child = UIView()
    #expect(child.translatesAutoresizingMaskIntoConstraints)
    #expect(!UIView.requiresConstraintBasedLayout)
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(child.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.layoutFittingCompressedSize == .zero)
    #expect(UIView.layoutFittingExpandedSize == CGSize(width: 10000, height: 10000))
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(child.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(child.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    child.setContentHuggingPriority(.required, for: .vertical)
    child.setContentCompressionResistancePriority(.required, for: .vertical)
    view.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    view.addConstraint(width)
    view.addConstraints([child.heightAnchor.constraint(equalToConstant: 10)])
    #expect(view.constraints.count == 2)
    view.removeConstraint(width)
    view.removeConstraints(view.constraints)
    #expect(view.constraints.isEmpty)
  }

  @Test("3.3 alignment rectangles and baselines")
  func alignment() {
    #expect(view.alignmentRectInsets == .zero)
    #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    let control = UISwitch()
    let frame = CGRect(x: 5, y: 6, width: 51, height: 31)
    #expect(control.frame(forAlignmentRect: control.alignmentRect(forFrame: frame)) == frame)
    #expect(!view.constraintsAffectingLayout(for: .horizontal).contains { $0.isActive == false })
    view.exerciseAmbiguityInLayout()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test("3.4 anchors")
  func anchors() {
    let horizontal: [NSLayoutXAxisAnchor] = [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor,
      view.centerXAnchor,
    ]
    let vertical: [NSLayoutYAxisAnchor] = [
      view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.firstBaselineAnchor,
      view.lastBaselineAnchor,
    ]
    let sizes: [NSLayoutDimension] = [view.widthAnchor, view.heightAnchor]
    #expect(Set(horizontal).count + Set(vertical).count + Set(sizes).count == 12)
  }

  @Test("3.5 guides")
  func guides() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    #expect(view.layoutGuides == [guide])
    view.removeLayoutGuide(guide)
    let own: [UILayoutGuide] = [
      view.layoutMarginsGuide, view.readableContentGuide, view.safeAreaLayoutGuide,
      view.keyboardLayoutGuide,
    ]
    #expect(view.layoutGuides == own)
    #expect(
      own.map(\.identifier) == [
        "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide", "UIViewSafeAreaLayoutGuide",
        "UIViewKeyboardLayoutGuide",
      ])
  }

  @Test("3.6 margins")
  func margins() {
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(!view.preservesSuperviewLayoutMargins && view.insetsLayoutMarginsFromSafeArea)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.preservesSuperviewLayoutMargins = true
    view.insetsLayoutMarginsFromSafeArea = false
    var surroundings = LayoutEnvironment()
    surroundings.profile = PlatformProfile.named("iOS-27.1") ?? .standard
    let later = UIView()
    later.layoutEnvironment = surroundings
    #expect(later.layoutMargins == .zero)
  }

  @Test(
    "3.7 and 3.8 safe area and readable width",
    arguments: [
      (UIContentSizeCategory.extraSmall, 560.0), (.large, 672), (.extraExtraExtraLarge, 896),
    ])
  func readable(category: UIContentSizeCategory, width: Double) {
    var surroundings = LayoutEnvironment()
    surroundings.contentSizeCategory = category
    surroundings.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 1366, height: 100))
    wide.layoutEnvironment = surroundings
    let guide = wide.readableContentGuide
    wide.layoutIfNeeded()
    #expect(wide.safeAreaInsets.top == 20)
    #expect(guide.layoutFrame.width == CGFloat(width))
    #expect(guide.layoutFrame.midX == 683)
    #expect(guide.layoutFrame.minY == 28 && guide.layoutFrame.maxY == 92)
  }
}
