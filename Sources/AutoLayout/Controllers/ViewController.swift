public import Foundation

/// What has a view, and is told when that is loaded and laid out.
///
/// It has the part of UIKit's controller that layout depends on, under the same names. A class, as
/// Apple's is: authors derive their screens from it.
open class ViewController: Responder {
  /// The controller that this one is a child of.
  public internal(set) weak var parent: ViewController?

  /// The controllers that are children of this one, in the order in which they were added.
  public internal(set) var children: [ViewController] = []

  /// The title, which the bars of the controllers around it show.
  open var title: String? {
    didSet {
      var container = parent
      while let controller = container {
        controller.loadedView?.setNeedsLayout()
        container = controller.parent
      }
    }
  }

  /// The size that the controller would like to be shown at; its parent is told of a new one.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// The edges at which the view reaches below bars; all by default.
  open var edgesForExtendedLayout = RectEdge.all {
    didSet { loadedView?.superview?.setNeedsLayout() }
  }

  /// Whether the view reaches below bars that nothing can be seen through; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { loadedView?.superview?.setNeedsLayout() }
  }

  /// What the controller's view loses at each edge besides what its surroundings cover, in points.
  ///
  /// Negative numbers give back; the sum is at least 0 on every edge.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      loadedView?.margins.additionalSafeArea = additionalSafeAreaInsets
      loadedView?.invalidateSystem()
    }
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { loadedView?.setMargins { _ in } }
  }

  /// The window whose root the controller is.
  weak var rootedIn: Window?

  private let nib: (name: String?, bundle: Bundle?)
  private var loadedView: View?
  private lazy var topBar = BarLayoutGuide(.top, of: view)
  private lazy var bottomBar = BarLayoutGuide(.bottom, of: view)

  /// Makes a controller that loads its view when it is first asked for.
  ///
  /// - Parameters:
  ///   - nibName: The nib with the view, or `nil` for the one that is named like the class.
  ///   - bundle: The nib's bundle, or `nil` for the program's.
  public init(nibName: String?, bundle: Bundle?) {
    nib = (nibName, bundle)
    super.init()
  }

  /// Makes a controller that loads its view when it is first asked for.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a controller of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    guard coder is NibCoder else { return nil }
    nib = (nil, nil)
    super.init()
  }

  /// The name of the nib with the view, or `nil` for the one that is named like the class.
  open var nibName: String? { nib.name }

  /// The bundle of the nib, or `nil` for the program's.
  open var nibBundle: Bundle? { nib.bundle }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, loaded when it is first asked for, and again after it was set to nil.
  ///
  /// Never nil: stops the program if an override of ``loadView()`` sets none.
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
      if saysTraits { newValue.noteDifferingTraits() }
      newValue.invalidateSystem()
    }
  }

  /// The view, if it was loaded.
  public var viewIfLoaded: View? { loadedView }

  /// Whether the view was loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it was not.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Loads the view of the controller's nib, or otherwise makes a plain view, at first as large as the window or the
  /// main screen, that follows the size of what it is put into.
  ///
  /// So masks of what is put into it in ``viewDidLoad()`` have a size to count from, as on a device
  /// (an engineer of Apple's in a forum of theirs). Overrides set ``view`` and do not call super.
  open func loadView() {
    if NibLoader.current?.loadView(self) == true { return }
    let view = View(frame: loadingFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the window of the controller is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the window of the controller was shown and laid out.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called after ``viewWillAppear(_:)``, with the view in its window and traits in place, just before
  /// it is laid out.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Whether children whose views are in this one's are told when it appears, after it.
  ///
  /// The answer of Apple's is true as well; overrides with another tell their children themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called before the controller's view is taken away on a device; never called here.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the controller's view was taken away on a device; never called here.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Sets what the view shows, before the view's `updateProperties()`; overrides call super.
  open func updateProperties() {}

  /// Asks for ``updateProperties()``, and for that of the view, in the next layout.
  open func setNeedsUpdateProperties() { loadedView?.setNeedsUpdateProperties() }

  /// Calls ``updateProperties()`` if it was asked for, and those of the views in the controller's view.
  open func updatePropertiesIfNeeded() { loadedView?.updatePropertiesIfNeeded() }

  /// Changes constraints just before layout, in place of the view; overrides call super last, which
  /// calls the view's `updateConstraints()`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called just before the view's `layoutSubviews()`; frames are those that constraints gave.
  open func viewWillLayoutSubviews() {}

  /// Called just after the view's `layoutSubviews()`, before that of its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after the effective margins of the view have changed, and the view was told.
  open func viewLayoutMarginsDidChange() {}

  /// Called after the safe area's insets of the view have changed, and the view was told.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called before the controller's window gets another size, as a device that is turned gives it;
  /// overrides call super, which tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any TransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the traits of the controller's window change with its size, and before
  /// ``viewWillTransition(to:with:)``; overrides call super, which tells the children.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any TransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Called when a child would like to be shown at another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Called when constraints give a child another size on a device; never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// The size that a child has while the controller's view has another: the same unless a class says
  /// otherwise, and asked for by nobody here.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The ways in which the controller may stand on a screen; here canvases say.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

  /// Whether the bars below are left out while the controller is on top.
  open var hidesBottomBarWhenPushed: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether the controller turns with its device; here canvases say.
  open var shouldAutorotate: Bool { true }

  /// Whether the controller's content is being edited; layout does not depend on it.
  open var isEditing = false

  /// Sets whether the controller's content is being edited; at once.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Shows a controller above this one on a device.
  ///
  /// Here it is known as the one that is presented, in no view, and `completion` is called.
  open func present(
    _ viewControllerToPresent: ViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    keepPresented(viewControllerToPresent)
    completion?()
  }

  /// Shows a controller where the controllers around this one want it, or else above this one.
  open func show(_ vc: ViewController, sender: Any?) {
    if let parent { return parent.show(vc, sender: sender) }
    present(vc, animated: true)
  }

  /// Ends presenting, or being presented, and calls `completion`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentedViewController == nil ? presentingViewController : self
    presenter?.keepPresented(nil)
    completion?()
  }

  /// Whether plain figures of a device leave out the home indicator; layout does not depend on it.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The style of the status bar in plain figures of a device; layout does not depend on it.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// The animation of the status bar; never used.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }

  /// Whether plain figures of a device leave out the status bar; layout does not depend on it.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides on the status bar's style, or `nil` for the controller itself.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that decides whether the status bar is hidden, or `nil` for the controller itself.
  open var childForStatusBarHidden: ViewController? { nil }

  /// The child that decides whether the home indicator is hidden, or `nil` for the controller itself.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }

  /// The edges at which the controller's gestures go before the system's; stored for source compatibility.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }

  /// Called before the controller gets another parent, or none.
  open func willMove(toParent parent: ViewController?) {}

  /// Called after the controller got another parent, or none.
  open func didMove(toParent parent: ViewController?) {}

  /// The guide that covers the bars above the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.topAnchor")
  public var topLayoutGuide: any LayoutSupport { topBar }

  /// The guide that covers the bars below the view.
  @available(*, deprecated, message: "Use view.safeAreaLayoutGuide.bottomAnchor")
  public var bottomLayoutGuide: any LayoutSupport { bottomBar }
}

extension ViewController: ViewControllerMembers {}
