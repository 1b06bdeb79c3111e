import AutoLayout
import Testing
import UIKitNames

/// What pasted screens take their frames from besides constraints.
@Suite("Pasted code: what frames depend on")
struct PastedLayoutTests {
  @Test("a switch keeps its width beside a label that fills a row")
  func firmControls() {
    let (label, toggle) = (UILabel(), UISwitch())
    label.text = "Wi-Fi"
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.spacing = 8
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
    row.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 251, y: 0, width: 51, height: 31))
    #expect(label.frame == CGRect(x: 0, y: 0, width: 243, height: 31))
  }

  @Test("buttons of each size have its insets and font", arguments: [0, 1, 2, 3])
  func buttonSizes(rawValue: Int) throws {
    let size = try #require(UIButton.Configuration.Size(rawValue: rawValue))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Go"
    configuration.buttonSize = size
    let button = UIButton(configuration: configuration)
    let (side, top, points): (CGFloat, CGFloat, CGFloat) =
      switch size {
      case .mini, .small: (10, 5, 15)
      case .medium: (12, 7, 17)
      case .large: (20, 15, 17)
      }
    // Two letters of 0.55 em, and a line of 1.193359375 em, both rounded up.
    #expect(button.intrinsicContentSize.width == (2 * 0.55 * points).rounded(.up) + 2 * side)
    let line = (points * 1.193_359_375).rounded(.up)
    #expect(button.intrinsicContentSize.height == line + 2 * top)
    button.configuration?.contentInsets = .zero
    #expect(button.intrinsicContentSize.height == line)
    button.configuration?.setDefaultContentInsets()
    #expect(button.intrinsicContentSize.height == line + 2 * top)
  }

  @Test("a picture above the title counts to the height, one beside it to the width")
  func imagePlacement() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    configuration.image = UIImage(size: CGSize(width: 30, height: 30))
    configuration.imagePadding = 4
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 19 + 4 + 30, height: 30))
    button.configuration?.imagePlacement = .top
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30 + 4 + 21))
    button.configuration?.subtitle = "now"
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30 + 4 + 21 + 1 + 16))
  }

  @Test("a picture's alignment insets lie outside of what constraints align")
  func alignedImage() {
    let badge = UIImage(size: CGSize(width: 40, height: 30))
      .withAlignmentRectInsets(UIEdgeInsets(top: 2, left: 0, bottom: 0, right: 10))
    let (view, image) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIImageView(image: badge)
    )
    image.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(image)
    NSLayoutConstraint.activate([
      image.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      image.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    view.layoutIfNeeded()
    #expect(image.frame == CGRect(x: 70, y: -2, width: 40, height: 30))
  }

  @Test("a row of dots is as wide as the platform says")
  func pageControl() throws {
    let dots = UIPageControl()
    dots.numberOfPages = 4
    #expect(dots.size(forNumberOfPages: 3) == CGSize(width: 116.5, height: 26))
    let profile = try #require(PlatformProfile.named("iOS-26"))
    dots.layoutEnvironment = LayoutEnvironment(profile: profile)
    #expect(dots.intrinsicContentSize == CGSize(width: 92, height: 26))
    dots.numberOfPages = 1
    dots.hidesForSinglePage = true
    #expect(dots.intrinsicContentSize.width == 28)
  }

  @Test("the main screen is the task's, and the device has it")
  func screen() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    let tablet = UIScreen(size: CGSize(width: 1024, height: 768), scale: 2)
    UIScreen.$main.withValue(tablet) {
      #expect(UIScreen.main.nativeBounds.width == 2048)
      #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.model == "iPad")
      #expect(UIDevice.current.orientation.isLandscape)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    }
  }

  /// Changes an axis with the width of its screen.
  final class Adaptive: UIViewController {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      stack.distribution = .fillEqually
      stack.frame = view.bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(stack)
      registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
        (self: Self, previous: UITraitCollection) in
        self.heard.append("registered")
        let isWide = self.traitCollection.horizontalSizeClass == .regular
        self.stack.axis = isWide ? .horizontal : .vertical
      }
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      heard.append("traits \(newCollection.horizontalSizeClass == .regular)")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("size")
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      heard.append("changed")
    }
  }

  @Test("who registered for traits hears of those that changed, after the older hooks")
  func traits() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let screen = Adaptive()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.heard = []
    window.frame.size = CGSize(width: 1024, height: 768)
    window.layoutIfNeeded()
    #expect(screen.heard == ["traits true", "size", "changed", "registered"])
    #expect(screen.stack.subviews[1].frame == CGRect(x: 512, y: 0, width: 512, height: 768))
    #expect(screen.traitCollection.userInterfaceIdiom == .pad)
    screen.heard = []
    window.layoutEnvironment = LayoutEnvironment()
    window.layoutEnvironment?.contentSizeCategory = .accessibilityLarge
    #expect(!screen.heard.contains("registered") && screen.heard.contains("changed"))
  }

  @Test("a field's accessory view is kept, a controller's is asked for")
  func inputViews() {
    final class Chat: UIViewController {
      let bar = UIView()
      override var inputAccessoryView: UIView? { bar }
    }
    let (chat, field) = (Chat(), UITextField())
    field.inputAccessoryView = chat.inputAccessoryView
    #expect(field.inputAccessoryView === chat.bar && chat.bar.superview == nil)
  }
}
