public import Foundation

/// The root view of a view tree that fills a screen; the window's `View.layoutEnvironment` describes the screen.
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

  /// Makes a window with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    shownBy = self
  }

  /// Makes a window in a scene, with the size of that scene's screen.
  public init(windowScene: WindowScene) {
    super.init(frame: windowScene.screen.bounds)
    shownBy = self
    self.windowScene = windowScene
  }

  /// The scene of the window; layout ignores it.
  open var windowScene: WindowScene? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Makes a window with the size of the main screen.
  public convenience init() { self.init(frame: Screen.main.bounds) }

  /// Returns `nil`, because archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// Shows the window, lays it out, and calls the appearance hooks of its controllers.
  open func makeKeyAndVisible() {
    isHidden = false
    rootViewController?.forEachAppearing { $0.viewWillAppear(false) }
    rootViewController?.forEachAppearing { $0.viewIsAppearing(false) }
    layoutIfNeeded()
    rootViewController?.forEachAppearing { $0.viewDidAppear(false) }
  }

  private func changeSize(to size: CGSize, _ change: () -> Void) {
    let traitChange = TraitChange(of: self)
    let before = traitCollection
    let transition = SizeTransition()
    if size != bounds.size { announceTransition(to: size, from: before, transition) }
    change()
    traitChange.announce()
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
    // As on devices, the view fills the window from now on, even if the author made it.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    addSubview(view)
    view.frame = bounds
  }
}

extension View {
  var shownBy: Window? {
    get { windowReference?.view as? Window }
    set { windowReference = newValue?.reference }
  }

  func announceMove(toWindow window: Window?) {
    forEachView { $0.willMove(toWindow: window) }
  }

  func enter(_ window: Window?) {
    forEachView { $0.shownBy = window }
    forEachView { $0.didMoveToWindow() }
  }
}
