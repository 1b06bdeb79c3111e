public import Foundation

/// The view at the root of a tree that stands for a whole screen.
///
/// What surrounds the screen, such as its safe area, is the window's
/// ``View/layoutEnvironment``.
open class Window: View {
  /// The controller whose view fills the window.
  open var rootViewController: ViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.view.removeFromSuperview()
      oldValue?.rootedIn = nil
      rootViewController?.rootedIn = self
      showRootView()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set { changeSize(to: newValue.standardized.size) { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeSize(to: newValue.standardized.size) { super.bounds = newValue } }
  }

  /// Makes a window at a rectangle, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    shownBy = self
  }

  /// Makes a window in a scene, as large as its screen.
  public init(windowScene: WindowScene) {
    super.init(frame: windowScene.screen.bounds)
    shownBy = self
    self.windowScene = windowScene
  }

  /// The scene that the window is in; layout ignores it.
  open var windowScene: WindowScene? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Makes a window as large as the main screen.
  public convenience init() { self.init(frame: Screen.main.bounds) }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// Shows the window: views appear, and are laid out.
  open func makeKeyAndVisible() {
    isHidden = false
    rootViewController?.forEachAppearing { $0.viewWillAppear(false) }
    rootViewController?.forEachAppearing { $0.viewIsAppearing(false) }
    layoutIfNeeded()
    rootViewController?.forEachAppearing { $0.viewDidAppear(false) }
  }

  /// Changes the size, and informs the controllers before and after it.
  private func changeSize(to size: CGSize, _ change: () -> Void) {
    let news = TraitNews(of: self)
    let before = traitCollection
    let transition = SizeTransition()
    if size != bounds.size { announceTransition(to: size, from: before, transition) }
    change()
    news.announce()
    transition.run()
  }

  private func announceTransition(
    to size: CGSize, from before: TraitCollection, _ transition: SizeTransition
  ) {
    let next = traits(at: size)
    if next != before { rootViewController?.willTransition(to: next, with: transition) }
    rootViewController?.viewWillTransition(to: size, with: transition)
  }

  private func showRootView() {
    guard let view = rootViewController?.view else { return }
    // As on a device, the view fills the window from then on, whoever made it.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
    view.frame = bounds
  }
}

extension View {
  /// The window that shows the view, as long as it is there.
  var shownBy: Window? {
    get { windowReference?.view as? Window }
    set { windowReference = newValue?.reference }
  }

  /// Tells every view of this one's tree that it is about to be in another window, or none.
  func announceMove(toWindow window: Window?) {
    forEachView { $0.willMove(toWindow: window) }
  }

  /// Puts every view of this one's tree into another window, or none.
  func enter(_ window: Window?) {
    forEachView { $0.shownBy = window }
    forEachView { $0.didMoveToWindow() }
  }
}
