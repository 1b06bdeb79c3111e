import AutoLayout
import Testing
import UIKitNames

@Suite("Toolbars")
struct UIToolbarTests {
  private func surroundings(
    _ profile: PlatformProfile = .standard, bottom: CGFloat = 34
  ) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      canvas: Canvas(width: 390, height: 844), direction: .leftToRight, profile: profile)
    environment.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: bottom, right: 0)
    return environment
  }

  @Test(
    "they want the platform's height and no width", arguments: [("iOS-18", 49.0), ("iOS-26", 48)])
  func height(profile: String, height: Double) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.layoutEnvironment = surroundings(try #require(.named(profile)))
    let bar = UIToolbar()
    bar.setItems(
      [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)],
      animated: false)
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
    view.layoutIfNeeded()
    // The safe area ends at 844 − 34 = 810.
    #expect(bar.frame == CGRect(x: 0, y: 810 - height, width: 390, height: height))
    #expect(bar.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(bar.sizeThatFits(CGSize(width: 100, height: 0)) == CGSize(width: 100, height: height))
  }

  @Test("a navigation controller's counts to the safe area while it is shown")
  func navigation() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.layoutEnvironment = surroundings()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.isToolbarHidden && navigation.toolbar.superview == nil)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    navigation.setToolbarHidden(false, animated: false)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    // 49 above the safe area's bottom at 810, and down to the screen's.
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    navigation.isToolbarHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 34 && navigation.toolbar.isHidden)
    // On its side a phone's bars are 32 high.
    window.frame.size = CGSize(width: 844, height: 390)
    navigation.isToolbarHidden = false
    window.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 324, width: 844, height: 66))
  }
}
