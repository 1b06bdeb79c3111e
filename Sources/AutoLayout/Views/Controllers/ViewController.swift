public import Foundation

/// A view controller with the members of `UIViewController` that concern layout, such as hooks for loading the view.
open class ViewController: Responder {
  /// The controller of which this controller is a child, or `nil` if there isn't one.
  public internal(set) weak var parent: ViewController?

  /// The child controllers, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  /// The title, which container controllers show in their bars.
  open var title: String? {
    didSet {
      var container = parent
      while let controller = container {
        controller.loadedView?.setNeedsLayout()
        container = controller.parent
      }
    }
  }

  /// The preferred size of the content; changing it calls the parent's `preferredContentSizeDidChange` hook.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The edges at which the view extends below bars; all edges by default.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { loadedView?.superview?.setNeedsLayout() }
  }

  /// Whether the view extends below opaque bars; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { loadedView?.superview?.setNeedsLayout() }
  }

  /// The insets added to the safe area of the view, in points; negative insets extend it, up to the view's edges.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      loadedView?.margins.additionalSafeArea = additionalSafeAreaInsets
      loadedView?.invalidateSystem()
    }
  }

  /// Whether the margins of the view are at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.setMargins { _ in } }
  }

  weak var rootedIn: Window?

  private let nib: (name: String?, bundle: Bundle?)
  private var loadedView: View?
  private lazy var topBar = BarLayoutGuide(.top, of: view)
  private lazy var bottomBar = BarLayoutGuide(.bottom, of: view)

  /// Makes a controller that loads its view on first use; see ``nibName`` and ``nibBundle`` for the meaning of `nil`.
  public init(nibName: String?, bundle: Bundle?) {
    nib = (nibName, bundle)
    super.init()
  }

  /// Makes a controller that loads its view on first use.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    guard coder is NibCoder else { return nil }
    nib = (nil, nil)
    super.init()
  }

  /// The name of the view's nib, or `nil` for the nib with the name of the controller's class.
  open var nibName: String? { nib.name }

  /// The bundle of the nib, or `nil` for the main bundle.
  open var nibBundle: Bundle? { nib.bundle }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view; reading it calls ``loadView()`` if no view is loaded, and setting `nil` unloads the view.
  open var view: View! {
    get {
      loadViewIfNeeded()
      guard let loadedView else { preconditionFailure("loadView() has to set the view") }
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      guard let newValue else { return }
      newValue.controller = self
      newValue.margins.additionalSafeArea = additionalSafeAreaInsets
      if hasTraitOverrides { newValue.noteDifferingTraits() }
      newValue.invalidateSystem()
    }
  }

  /// The view, or `nil` if it isn't loaded.
  public var viewIfLoaded: View? { loadedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless it is loaded already.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Loads the view from the nib, or makes a plain view with the size of the window or main screen.
  ///
  /// Overrides set ``view`` and don't call super.
  open func loadView() {
    // UIKit uses the same size, according to an Apple engineer in Apple's forums.
    if NibLoader.current?.loadView(self) == true { return }
    let view = View(frame: loadingFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the controller's window is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the controller's window was shown and laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called between ``viewWillAppear(_:)`` and layout, when the view has its window and its traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Whether appearance hooks are also called on children whose views are in this controller's view; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Never called; present for source compatibility.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Never called; present for source compatibility.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Updates properties before the view's `updateProperties()` is called; overrides call super.
  open func updateProperties() {}

  /// Schedules ``updateProperties()`` of the controller and of its view for the next layout.
  open func setNeedsUpdateProperties() { loadedView?.setNeedsUpdateProperties() }

  /// Calls the pending ``updateProperties()`` hooks of the controller and of all views in its view.
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesIfNeeded() }

  /// Updates constraints before layout; super calls the view's `updateConstraints()`, and overrides call super last.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called before the view's `layoutSubviews()`; the view already has its frame from constraints.
  open func viewWillLayoutSubviews() {}

  /// Called after the view's `layoutSubviews()`, and before `layoutSubviews()` of its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after the view's ``View/layoutMarginsDidChange()``.
  open func viewLayoutMarginsDidChange() {}

  /// Called after the view's ``View/safeAreaInsetsDidChange()``.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called before the size of the controller's window changes; overrides call super, which calls the children's hooks.
  open func viewWillTransition(to size: CGSize, with coordinator: any TransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before ``viewWillTransition(to:with:)`` if traits change; super calls the children's hooks.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any TransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called after the preferred size of a child has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Never called; present for source compatibility.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Never called; present for source compatibility.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The supported orientations; ignored, because the canvas determines the orientation.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

  /// Whether bottom bars are hidden while the controller is at the top of a navigation stack.
  open var hidesBottomBarWhenPushed: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether the controller rotates; ignored, because the canvas determines the orientation.
  open var shouldAutorotate: Bool { true }

  /// Whether the controller's content is being edited; layout ignores it.
  open var isEditing = false

  /// Sets ``isEditing`` without an animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Stores a controller as the presented controller without showing its view, and calls `completion`.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    keepPresented(viewControllerToPresent)
    completion?()
  }

  /// Shows a controller through the nearest ancestor that overrides this method, or else presents the controller.
  open func show(_ vc: ViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Dismisses the controller that this controller presents, or else this controller, and calls `completion`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.keepPresented(nil)
    completion?()
  }

  /// Whether the home indicator is hidden in figures that imitate a device; layout ignores it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The style of the status bar in figures that imitate a device; layout ignores it.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// The animation of the status bar; never used.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// Whether the status bar is hidden in figures that imitate a device; layout ignores it.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides the status bar's style, or `nil` for the controller itself.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that decides whether the status bar is hidden, or `nil` for the controller itself.
  open var childForStatusBarHidden: ViewController? { nil }

  /// The child that decides whether the home indicator is hidden, or `nil` for the controller itself.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  /// The edges at which system gestures are deferred; stored for source compatibility.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// Called before the parent changes; the argument is `nil` if the controller will have no parent.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the parent has changed.
  open func didMove(toParent parent: ViewController?) {}

  /// The guide that covers the bars above the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: any LayoutSupport { topBar }

  /// The guide that covers the bars below the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: any LayoutSupport { bottomBar }
}

extension ViewController: ViewControllerMembers {}
