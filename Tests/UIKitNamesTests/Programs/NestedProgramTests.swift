import AutoLayout
import Testing
import UIKitNames

@Suite("Containers, bars and scroll views, by hand")
struct NestedProgramTests {
  private func makeWindow(
    _ size: CGSize, _ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection,
    _ controller: UIViewController
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = insets
    surroundings.direction = direction
    window.layoutEnvironment = surroundings
    window.rootViewController = controller
    return window
  }

  private func makeBox(in view: UIView) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    return box
  }

  private func fill(_ box: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ]
  }

  @Test("what controllers add to the safe area counts in them, and for children where they overlap")
  func additions() {
    let (parent, child) = (UIViewController(), UIViewController())
    let window = makeWindow(
      CGSize(width: 400, height: 800), UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0),
      .leftToRight, parent)
    parent.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 10)
    parent.addChild(child)
    // 60 below the top, 40 above the bottom, at the right edge.
    child.view.frame = CGRect(x: 20, y: 60, width: 380, height: 700)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 5, bottom: 50, right: 0)
    let inner = makeBox(in: child.view)
    NSLayoutConstraint.activate(fill(inner, child.view.safeAreaLayoutGuide))
    window.makeKeyAndVisible()
    #expect(
      parent.view.safeAreaInsets == UIEdgeInsets(top: 94, left: 0, bottom: 30, right: 10))
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 34, left: 5, bottom: 50, right: 10))
    #expect(inner.frame == CGRect(x: 5, y: 34, width: 365, height: 616))
    // A child fills no screen: its own margins are 8.
    #expect(child.view.layoutMargins == UIEdgeInsets(top: 42, left: 13, bottom: 58, right: 18))
    #expect(inner.safeAreaInsets == .zero)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: -100, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 10))
  }

  @Test("a scroll view from right to left: a header that stays, content that rests below the bar")
  func scrolling() {
    let controller = UIViewController()
    let window = makeWindow(
      CGSize(width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      .rightToLeft, controller)
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(scroll)
    let (header, content) = (makeBox(in: scroll), makeBox(in: scroll))
    let (frame, area) = (scroll.frameLayoutGuide, scroll.contentLayoutGuide)
    let bottom = controller.view.keyboardLayoutGuide.topAnchor
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: controller.view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: bottom),
      scroll.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      header.topAnchor.constraint(equalTo: frame.topAnchor),
      header.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 10),
      header.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 0.5),
      header.heightAnchor.constraint(equalToConstant: 30),
      content.topAnchor.constraint(equalTo: area.topAnchor, constant: 30),
      content.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -20),
      content.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -24),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -40),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    window.makeKeyAndVisible()
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 390, height: 810))
    #expect(scroll.contentSize == CGSize(width: 390, height: 1050))
    #expect(content.frame == CGRect(x: 24, y: 30, width: 350, height: 1000))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -47))
    #expect(header.frame == CGRect(x: 185, y: -47, width: 195, height: 30))
    #expect(area.layoutFrame == CGRect(x: 0, y: 0, width: 390, height: 1050))
    #expect(frame.layoutFrame == CGRect(x: 0, y: -47, width: 390, height: 810))
  }

  @Test("stack views from right to left: margins of their own, on top of the safe area at the edge")
  func stacks() {
    let controller = UIViewController()
    let window = makeWindow(
      CGSize(width: 844, height: 390), UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      .rightToLeft, controller)
    let (row, bar) = (
      UIStackView(arrangedSubviews: [UIView(), UIView()]), UIStackView(arrangedSubviews: [UIView()])
    )
    for stack in [row, bar] {
      stack.translatesAutoresizingMaskIntoConstraints = false
      stack.isLayoutMarginsRelativeArrangement = true
      controller.view.addSubview(stack)
    }
    row.distribution = .fillEqually
    row.spacing = 11
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 30, bottom: 10, trailing: 5)
    bar.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let safeArea = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
      row.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
      row.heightAnchor.constraint(equalToConstant: 60),
      bar.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      bar.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
      bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 60),
    ])
    window.makeKeyAndVisible()
    // 750 less 5 and 30 and 11 are two times 352.
    #expect(row.frame == CGRect(x: 47, y: 100, width: 750, height: 60))
    #expect(row.arrangedSubviews[0].frame == CGRect(x: 368, y: 10, width: 352, height: 40))
    #expect(row.arrangedSubviews[1].frame == CGRect(x: 5, y: 10, width: 352, height: 40))
    // At the screen's edges 47 and 47 and 21 come on top.
    #expect(bar.arrangedSubviews[0].frame == CGRect(x: 49, y: 1, width: 744, height: 35))
    bar.insetsLayoutMarginsFromSafeArea = false
    window.layoutIfNeeded()
    #expect(bar.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 838, height: 56))
  }

  @Test("a bar at the bottom is as tall as its content and the safe area, also when it is asked")
  func bar() {
    let controller = UIViewController()
    let window = makeWindow(
      CGSize(width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      .leftToRight, controller)
    let bar = makeBox(in: controller.view)
    let content = makeBox(in: bar)
    NSLayoutConstraint.activate(
      fill(content, bar.safeAreaLayoutGuide) + [
        content.heightAnchor.constraint(equalToConstant: 44),
        bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      ])
    window.makeKeyAndVisible()
    #expect(bar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
    let size = bar.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 390, height: 78))
    #expect(bar.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    #expect(bar.frame == CGRect(x: 0, y: 766, width: 390, height: 78))
  }

  @Test("a card in the middle follows its superview's margins, and not the safe area")
  func card() {
    let controller = UIViewController()
    let window = makeWindow(
      CGSize(width: 390, height: 844), UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      .leftToRight, controller)
    controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 40)
    let card = makeBox(in: controller.view)
    card.preservesSuperviewLayoutMargins = true
    let content = makeBox(in: card)
    let wish = content.widthAnchor.constraint(equalToConstant: 50)
    wish.priority = UILayoutPriority(900)
    NSLayoutConstraint.activate(
      fill(content, card.layoutMarginsGuide) + [
        content.heightAnchor.constraint(equalToConstant: 44), wish,
        card.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        card.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 300),
      ])
    window.makeKeyAndVisible()
    #expect(card.frame == CGRect(x: 0, y: 300, width: 390, height: 60))
    #expect(content.frame == CGRect(x: 30, y: 8, width: 320, height: 44))
    #expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 120, height: 60))
    #expect(card.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 40))
  }
}
