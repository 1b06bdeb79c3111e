public import AutoLayout
public import Foundation

/// AppKit's view controller as far as layout depends on it: a view, children, and hooks.
open class NSViewController: Responder {
  /// The controller that this one is a child of.
  public private(set) weak var parent: NSViewController?

  /// The children, in the order in which they were added.
  public private(set) var children: [NSViewController] = []

  /// What windows call the controller; layout does not depend on it.
  open var title: String?

  /// The size that the controller would like to be shown at, in points; layout does not depend on it.
  open var preferredContentSize = CGSize.zero

  /// What calls the hooks around layout.
  private lazy var hooks = Hooks(self)
  private var loadedView: NSView?

  /// Makes a controller that loads its view when it is first asked for; there are no nibs here, and the
  /// name of one is ignored.
  public init(nibName: String?, bundle: Bundle?) { super.init() }

  /// Makes a controller that loads its view when it is first asked for.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// The view, loaded when it is first asked for.
  ///
  /// Stops the program if an override of ``loadView()`` sets none.
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

  /// The nib that a device would read the view from; ignored, as there are none here.
  open var nibName: NSNib.Name? { nil }

  /// What the controller is about, for code that shows it.
  open var representedObject: Any?

  /// The view, if it was loaded.
  public var viewIfLoaded: NSView? { loadedView }

  /// Whether the view was loaded.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it was not.
  public func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes a plain view; overrides set ``view`` and do not call super.
  open func loadView() { view = NSView(frame: .zero) }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the window of the controller is shown.
  open func viewWillAppear() {}

  /// Called after the window of the controller was shown and laid out.
  open func viewDidAppear() {}

  /// Called before the view is taken away on a device; never called here.
  open func viewWillDisappear() {}

  /// Called after the view was taken away on a device; never called here.
  open func viewDidDisappear() {}

  /// Called just before the view's `layout()`; frames are those that constraints gave.
  open func viewWillLayout() {}

  /// Called just after the view's `layout()`.
  open func viewDidLayout() {}

  /// Changes constraints just before layout, in place of the view; overrides call super last, which
  /// calls the view's `updateConstraints()`.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Makes a controller a child of this one, taking it from the one that it was a child of; its view is
  /// the author's to add.
  open func addChild(_ childViewController: NSViewController) {
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }

  /// Makes a controller a child of this one at a place among the others, or at the nearest that there is.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    addChild(childViewController)
    guard let last = children.popLast() else { return }
    children.insert(last, at: min(max(index, 0), children.count))
  }

  /// Ends that the controller at a place is a child; does nothing for a place that is not there.
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
  /// Controllers are equal when they are the same object.
  public static func == (lhs: NSViewController, rhs: NSViewController) -> Bool { lhs === rhs }

  /// Hashes the controller's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The engine's controller of the same view, which passes on what it hears.
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
