public import Foundation

/// A controller that can be contained in another controller.
public protocol ContentContainer: AnyObject {
  /// The preferred size of the controller's content.
  var preferredContentSize: CGSize { get }
}

extension ViewController: ContentContainer {}

/// The context of a transition; transitions are immediate here.
public protocol TransitionContext: AnyObject {
  /// Whether the transition is animated; always false.
  var isAnimated: Bool { get }
}

/// The coordinator of a transition, which runs closures alongside the transition.
public protocol TransitionCoordinator: TransitionContext {
  /// Runs a closure alongside the transition, and another closure after the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any TransitionContext) -> Void)?,
    completion: ((any TransitionContext) -> Void)?
  ) -> Bool
}

extension TransitionCoordinator {
  /// Runs a closure alongside the transition.
  @discardableResult
  public func animate(alongsideTransition animation: ((any TransitionContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

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

  func run() {
    for animation in animations { animation(self) }
    for completion in completions { completion(self) }
  }
}

extension ViewController {
  /// A style of the status bar, with UIKit's raw values.
  public enum StatusBarStyle: Int, Sendable {
    /// Dark or light content, depending on the interface style.
    case `default` = 0
    /// Light content, for dark backgrounds.
    case lightContent = 1
    /// Dark content, for light backgrounds.
    case darkContent = 3
  }

  /// An animation of the status bar, with UIKit's raw values.
  public enum StatusBarAnimation: Int, Sendable {
    /// The status bar appears and disappears without animation, by fading, or by sliding.
    case none, fade, slide
  }

  func keepPresented(_ controller: ViewController?) {
    presentedViewController?.keep(nil, "presentingViewController")
    keep(controller, "presentedViewController")
    controller?.keep(Presenter(controller: self), "presentingViewController")
  }

  fileprivate struct Presenter { weak var controller: ViewController? }
}

extension ViewControllerMembers {
  /// The controller that this controller presents, or `nil` if there isn't one.
  public var presentedViewController: ViewController? { kept(#function) }

  /// The controller that presents this controller, or `nil` if there isn't one.
  public var presentingViewController: ViewController? {
    (kept(#function) as Presenter?)?.controller
  }

  /// Does nothing; figures always use the current appearance.
  public func setNeedsStatusBarAppearanceUpdate() {}
}
