public import AutoLayout
public import Foundation

/// AppKit's view controller, limited to features that affect layout: a view, children, and calls around layout.
open class NSViewController: Responder {
  /// The parent view controller, or `nil` if there isn't one.
  public private(set) weak var parent: NSViewController?

  /// The child view controllers, in the order in which they were added.
  public private(set) var children: [NSViewController] = []

  /// The title; layout ignores it.
  open var title: String?

  /// The preferred size of the view, in points; layout ignores it.
  open var preferredContentSize = CGSize.zero

  /// The AutoLayout view controller that calls this controller's layout methods, such as ``viewWillLayout()``.
  private lazy var hooks = Hooks(self)
  private var loadedView: NSView?

  /// Creates a controller that loads its view on first use; the name of the nib is ignored.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Creates a controller that loads its view on first use.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// The view, which is loaded on first use.
  ///
  /// The program stops if an override of ``loadView()`` doesn't set one.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      guard let loadedView else { preconditionFailure("loadView() has to set the view") }
      return loadedView
    }
    set {
      loadedView = newValue
      hooks.view = newValue
    }
  }

  /// The name of the nib: always `nil`.
  open var nibName: NSNib.Name? { nil }

  /// A value that the app associates with the controller.
  open var representedObject: Any?

  /// The view, or `nil` if it isn't loaded.
  public var viewIfLoaded: NSView? { loadedView }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it isn't loaded.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Creates a plain view; overrides set `view` and don't call super.
  open func loadView() { view = NSView(frame: .zero) }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the window of the controller is shown.
  open func viewWillAppear() {}

  /// Called after the window of the controller was shown and laid out.
  open func viewDidAppear() {}

  /// Never called; present for source compatibility.
  open func viewWillDisappear() {}

  /// Never called; present for source compatibility.
  open func viewDidDisappear() {}

  /// Called just before the view's `layout()`, after the constraints have set the frames.
  open func viewWillLayout() {}

  /// Called just after the view's `layout()`.
  open func viewDidLayout() {}

  /// Called instead of the view's `updateConstraints()` just before layout, if constraints need an update.
  ///
  /// Overrides call super last, which calls the view's `updateConstraints()`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Adds a child, and removes it from its former parent; the child's view has to be added separately.
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }

  /// Inserts a child at the nearest valid index.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    addChild(childViewController)
    guard let last = children.popLast() else { return }
    children.insert(last, at: min(max(index, 0), children.count))
  }

  /// Removes the child at an index; does nothing if the index is out of range.
  open func removeChild(at index: Int) {
    if children.indices.contains(index) { children[index].removeFromParent() }
  }

  /// Removes the controller from its parent, if it has one.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

extension NSViewController: Equatable, Hashable {
  /// Whether the controllers are the same object.
  public static func == (lhs: NSViewController, rhs: NSViewController) -> Bool { lhs === rhs }

  /// Hashes the controller's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An AutoLayout view controller that forwards layout methods to the `NSViewController` with the same view.
private final class Hooks: ViewController {
  private weak var owner: NSViewController?

  init(_ owner: NSViewController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillLayoutSubviews() { owner?.viewWillLayout() }

  override func viewDidLayoutSubviews() { owner?.viewDidLayout() }

  override func updateViewConstraints() { owner?.updateViewConstraints() }
}
