public import Foundation

/// What is shown in a controller: another controller.
public protocol ContentContainer: AnyObject {
  /// The size that it would like to be shown at.
  var preferredContentSize: CGSize { get }
}

extension ViewController: ContentContainer {}

/// What a transition is told of: nothing, as none takes time.
public protocol TransitionContext: AnyObject {
  /// Whether the transition can be seen; false here.
  var isAnimated: Bool { get }
}

/// What lets others take part in a transition.
public protocol TransitionCoordinator: TransitionContext {
  /// Does something along with the transition, and something else after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any TransitionContext) -> Void)?,
    completion: ((any TransitionContext) -> Void)?
  ) -> Bool
}

extension TransitionCoordinator {
  /// Does something along with the transition.
  @discardableResult
  public func animate(alongsideTransition animation: ((any TransitionContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A transition from one size to another that takes no time.
final class SizeTransition: TransitionCoordinator {
  private var animations: [(any TransitionContext) -> Void] = []
  private var completions: [(any TransitionContext) -> Void] = []

  var isAnimated: Bool { false }

  func animate(
    alongsideTransition animation: ((any TransitionContext) -> Void)?,
    completion: ((any TransitionContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Does what others asked for, when the size is the new one.
  func run() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}

extension ViewController {
  /// How the bar at the top of the screen looks; Apple's raw values.
  public enum StatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
  }

  /// How the bar at the top of the screen comes and goes; Apple's raw values.
  public enum StatusBarAnimation: Int, Sendable {
    case none, fade, slide
  }

  /// Takes a controller for the one that is presented; nil for none.
  func keepPresented(_ controller: ViewController?) {
    presentedViewController?.keep(nil, "presentingViewController")
    keep(controller, "presentedViewController")
    controller?.keep(Presenter(controller: self), "presentingViewController")
  }

  /// The controller that presents another, which it is not kept alive by.
  fileprivate struct Presenter { weak var controller: ViewController? }
}

extension ViewControllerMembers {
  /// The controller that this one presents, if it does.
  public var presentedViewController: ViewController? { kept(#function) }

  /// The controller that presents this one, if one does.
  public var presentingViewController: ViewController? {
    (kept(#function) as Presenter?)?.controller
  }

  /// Says that the bar at the top of the screen is to look different; there is none here.
  public func setNeedsStatusBarAppearanceUpdate() {}
}
