import Testing
import UIKitNames

@Suite("Traits that views and controllers say")
struct TraitOverrideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
  private let controller = UIViewController()
  private let outer = UIView()
  private let inner = UIView()

  init() {
    window.rootViewController = controller
    controller.view.addSubview(outer)
    outer.addSubview(inner)
  }

  @Test("come down the tree to the nearest that says others, and go back when taken away")
  func inheritance() {
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    outer.traitOverrides.horizontalSizeClass = .compact
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.verticalSizeClass == .regular)
    #expect(controller.view.traitCollection.horizontalSizeClass == .regular)
    inner.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(!outer.traitOverrides.contains(UITraitVerticalSizeClass.self))
    inner.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    outer.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(!outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("of a controller count for itself and its view, those of its view for the view alone")
  func controllers() {
    controller.traitOverrides.verticalSizeClass = .compact
    controller.view.traitOverrides.userInterfaceStyle = .dark
    #expect(controller.traitCollection.verticalSizeClass == .compact)
    #expect(controller.traitCollection.userInterfaceStyle == .unspecified)
    #expect(inner.traitCollection.verticalSizeClass == .compact)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
  }

  @Test("asking a controller for traits does not load its view, and a child has its parent's")
  func unloaded() {
    let child = UIViewController()
    #expect(child.traitCollection.preferredContentSizeCategory == .large && !child.isViewLoaded)
    controller.traitOverrides.layoutDirection = .rightToLeft
    controller.addChild(child)
    #expect(child.traitCollection.layoutDirection == .rightToLeft)
    #expect(child.traitCollection.horizontalSizeClass == .regular && !child.isViewLoaded)
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    controller.setOverrideTraitCollection(traits, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.overrideTraitCollection(forChild: child) == traits)
    controller.view.addSubview(child.view)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .unspecified)
  }

  @Test("what is said before views come counts for those that come, and is told them")
  func arrival() {
    outer.traitOverrides.layoutDirection = .rightToLeft
    let (late, lateInside) = (Listener(), UIView())
    late.addSubview(lateInside)
    let registration = late.registerForTraitChanges([UITraitLayoutDirection.self]) {
      (self: Listener, previous: UITraitCollection) in
      self.heard.append(previous.layoutDirection)
    }
    outer.addSubview(late)
    #expect(late.heard == [.leftToRight])
    #expect(lateInside.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    late.unregisterForTraitChanges(registration)
    outer.traitOverrides.layoutDirection = .leftToRight
    #expect(late.heard == [.leftToRight])
    // Saying the same again is no change.
    let changes = late.changeCount
    outer.traitOverrides.layoutDirection = .leftToRight
    #expect(late.changeCount == changes)
  }

  @Test("only those hear of a change whose own traits are others by it")
  func news() {
    let (above, below, beside) = (Listener(), Listener(), Listener())
    for view in [above, beside] { controller.view.addSubview(view) }
    above.addSubview(below)
    below.traitOverrides.preferredContentSizeCategory = .small
    let before = [above, below, beside].map(\.changeCount)
    above.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(zip([above, below, beside].map(\.changeCount), before).map { $0 - $1 } == [1, 0, 0])
    // A tablet that is turned keeps its classes, a window as wide as a phone does not.
    above.traitOverrides.horizontalSizeClass = .regular
    let others = [above, below, beside].map(\.changeCount)
    window.frame.size = CGSize(width: 390, height: 820)
    #expect(beside.changeCount == others[2] + 1)
    #expect(below.traitCollection.horizontalSizeClass == .regular)
  }

  @Test("a direction mirrors what lies in the view, but not where it lies")
  func direction() {
    let card = UIView()
    let avatar = UIView()
    for view in [card, avatar] { view.translatesAutoresizingMaskIntoConstraints = false }
    controller.view.addSubview(card)
    card.addSubview(avatar)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
      card.widthAnchor.constraint(equalToConstant: 300),
      avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      card.topAnchor.constraint(equalTo: controller.view.topAnchor),
      avatar.topAnchor.constraint(equalTo: card.topAnchor),
      avatar.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      avatar.heightAnchor.constraint(equalToConstant: 40),
    ])
    window.layoutIfNeeded()
    #expect(card.frame.minX == 20 && avatar.frame.minX == 8)
    card.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(card.frame.minX == 20 && avatar.frame.minX == 300 - 48)
    // What content forces counts for more.
    card.semanticContentAttribute = .forceLeftToRight
    window.layoutIfNeeded()
    #expect(avatar.frame.minX == 8)
    card.semanticContentAttribute = .unspecified
    card.traitOverrides.remove(UITraitLayoutDirection.self)
    window.layoutIfNeeded()
    #expect(avatar.frame.minX == 8)
  }

  @Test("a category of text makes labels that adjust larger, within the limits that lie inside it")
  func category() {
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    inner.addSubview(label)
    let height = label.intrinsicContentSize.height
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    // 33 points instead of 17.
    #expect(label.intrinsicContentSize.height > 1.8 * height)
    inner.maximumContentSizeCategory = .large
    #expect(label.intrinsicContentSize.height == height)
    #expect(label.traitCollection.preferredContentSizeCategory == .large)
    // Of the limits around it what a view says knows nothing.
    label.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    #expect(label.intrinsicContentSize.height > 1.8 * height)
  }

  @Test("a category of text makes readable content wider or narrower")
  func readable() {
    let guide = outer.readableContentGuide
    outer.frame = CGRect(x: 0, y: 0, width: 1180, height: 400)
    window.layoutIfNeeded()
    let width = guide.layoutFrame.width
    outer.traitOverrides.preferredContentSizeCategory = .extraSmall
    window.layoutIfNeeded()
    #expect(width == 672 && guide.layoutFrame.width == 560)
    outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 672)
  }

  @Test("traits of one's own have a default, are said, inherited and told as others are")
  func own() {
    #expect(inner.traitCollection.spacing == .roomy)
    let listener = Listener()
    inner.addSubview(listener)
    var previous: [SpacingTrait.Value] = []
    listener.registerForTraitChanges([SpacingTrait.self]) { (view: Listener, before) in
      previous.append(before.spacing)
    }
    outer.traitOverrides.spacing = .tight
    #expect(listener.traitCollection.spacing == .tight && previous == [.roomy])
    outer.traitOverrides.spacing = .tight
    #expect(previous == [.roomy])
    #expect(outer.traitOverrides.contains(SpacingTrait.self))
    outer.traitOverrides.remove(SpacingTrait.self)
    #expect(previous == [.roomy, .tight] && SpacingTrait.name == "SpacingTrait")
  }

  @Test("collections are made and changed by closures")
  func mutations() {
    let traits = UITraitCollection {
      $0.userInterfaceIdiom = .pad
      $0.displayScale = 2
      $0.spacing = .tight
    }
    #expect(traits.userInterfaceIdiom == .pad && traits.displayScale == 2)
    #expect(traits.spacing == .tight && traits.horizontalSizeClass == .unspecified)
    let others = traits.modifyingTraits { $0.displayScale = 3 }
    #expect(others.displayScale == 3 && others.spacing == .tight && others != traits)
    #expect(others.replacing(UITraitDisplayScale.self, value: 2) == traits)
    #expect(others.containsTraits(in: UITraitCollection(userInterfaceIdiom: .pad)))
  }

  /// Shows a split controller of two columns in the window.
  private func showColumns() -> (
    split: UISplitViewController, list: UIViewController, detail: UIViewController
  ) {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    window.rootViewController = split
    window.makeKeyAndVisible()
    return (split, list, detail)
  }

  @Test("columns beside the secondary one have the traits of a narrow screen, if it is none")
  func columns() {
    let (split, list, detail) = showColumns()
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(list.traitCollection.verticalSizeClass == .regular)
    #expect(list.view.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular && !split.isCollapsed)
    // Bars of tablets are 50 points high, in each column.
    #expect(list.view.safeAreaInsets.top == 50 && detail.view.safeAreaInsets.top == 50)
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(split.isCollapsed && detail.traitCollection.horizontalSizeClass == .compact)
    window.frame.size = CGSize(width: 1180, height: 820)
    window.layoutIfNeeded()
    #expect(list.traitCollection.horizontalSizeClass == .compact)
    #expect(detail.traitCollection.horizontalSizeClass == .regular)
    #expect(detail.view.safeAreaInsets.top == 50)
  }

  @Test("a split controller that is told to be narrow shows one column")
  func narrowSplit() {
    let (split, list, detail) = showColumns()
    split.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(split.isCollapsed && detail.view.frame.width == 1180)
    #expect(list.viewIfLoaded?.window == nil)
  }

  @Test("controllers below the one on top have the traits of their navigation controller")
  func navigation() {
    let (root, top) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(top, animated: false)
    window.rootViewController = navigation
    navigation.traitOverrides.horizontalSizeClass = .compact
    #expect(top.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.horizontalSizeClass == .compact && root.view.superview == nil)
  }
}

/// Counts what it hears of traits.
private final class Listener: UIView {
  var heard: [UITraitEnvironmentLayoutDirection] = []
  var changeCount = 0

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changeCount += 1
  }
}

/// How near things are to each other, as an author defines it.
private struct SpacingTrait: UITraitDefinition {
  enum Spacing: Sendable {
    case tight
    case roomy
  }

  static let defaultValue = Spacing.roomy
}

extension UITraitCollection {
  fileprivate var spacing: SpacingTrait.Spacing { self[SpacingTrait.self] }
}

extension UIMutableTraits {
  fileprivate var spacing: SpacingTrait.Spacing {
    get { self[SpacingTrait.self] }
    set { self[SpacingTrait.self] = newValue }
  }
}
