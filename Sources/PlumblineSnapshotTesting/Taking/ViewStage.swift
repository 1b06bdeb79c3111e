internal import AutoLayout
internal import CodeViews
internal import Foundation
internal import LayoutDocuments
internal import Plumbline
internal import UIKitNames

/// The view or view controller that a picture or text is made from.
enum Subject {
  case view(UIView)
  case controller(UIViewController)

  /// Whether the view or view controller has the dark interface style.
  var isDark: Bool {
    switch self {
    case .view(let view): view.traitCollection.userInterfaceStyle == .dark
    case .controller(let controller): controller.traitCollection.userInterfaceStyle == .dark
    }
  }
}

/// A device's window, in which a test's view or view controller is shown temporarily.
struct ViewStage {
  private let config: ViewImageConfig
  private let traits: UITraitCollection
  private let measureText: TextMeasure

  /// Creates a window with a device's traits, overridden by the given traits.
  init(_ config: ViewImageConfig, _ traits: UITraitCollection, measureText: @escaping TextMeasure) {
    self.config = config
    self.traits = UITraitCollection(traitsFrom: [config.traits, traits])
    self.measureText = measureText
  }

  /// Shows a view or a controller while a closure runs, and passes the window to the closure.
  func show<Result>(_ subject: Subject, _ body: (UIWindow, Canvas) -> Result) -> Result {
    switch subject {
    case .view(let view): show(view, body)
    case .controller(let controller): show(controller, body)
    }
  }

  // MARK: - Views

  /// Lays out a view in a window, passes the window to a closure, and then removes the view from the window.
  ///
  /// The view gets the device's size, or keeps its current size if the device has none. A view without a size is sized
  /// to fit its content.
  private func show<Result>(_ view: UIView, _ body: (UIWindow, Canvas) -> Result) -> Result {
    let initialFrame = view.frame
    let size = config.size ?? view.frame.size
    let window = makeWindow(canvas(of: size))
    view.frame = CGRect(origin: .zero, size: size)
    window.addSubview(view)
    let guesses = view.translatesAutoresizingMaskIntoConstraints ? [] : guesses(view, window, size)
    NSLayoutConstraint.activate(guesses)
    show(window)
    if view.frame.width == 0 || view.frame.height == 0 { fit(view) }
    let canvas = canvas(of: view.frame.size)
    window.layoutEnvironment = environment(canvas)
    window.frame = CGRect(origin: .zero, size: canvas.size)
    window.layoutIfNeeded()
    defer {
      NSLayoutConstraint.deactivate(guesses)
      view.removeFromSuperview()
      view.frame = initialFrame
    }
    return body(window, canvas)
  }

  /// Returns constraints for a view's position and size, with the lowest priority so that all others win.
  private func guesses(
    _ view: UIView, _ window: UIWindow, _ size: CGSize
  ) -> [NSLayoutConstraint] {
    var guesses = [
      view.leftAnchor.constraint(equalTo: window.leftAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
    ]
    if size.width > 0 { guesses.append(view.widthAnchor.constraint(equalToConstant: size.width)) }
    if size.height > 0 {
      guesses.append(view.heightAnchor.constraint(equalToConstant: size.height))
    }
    for guess in guesses { guess.priority = UILayoutPriority(1) }
    return guesses
  }

  /// Sizes a view whose width or height is 0 to fit its content.
  private func fit(_ view: UIView) {
    view.sizeToFit()
    let (width, height) = (view.frame.width, view.frame.height)
    guard width == 0 || height == 0 else { return }
    view.frame.size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: height),
      withHorizontalFittingPriority: width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: height > 0 ? .required : .fittingSizeLevel)
  }

  // MARK: - Controllers

  /// Lays out a controller's view in a window, passes the window to a closure, and then removes the view.
  ///
  /// The view gets the device's size, or keeps its current size if the device has none.
  private func show<Result>(
    _ controller: UIViewController, _ body: (UIWindow, Canvas) -> Result
  ) -> Result {
    func show() -> Result {
      let initialFrame = controller.view.frame
      let canvas = canvas(of: config.size ?? initialFrame.size)
      let window = makeWindow(canvas)
      if controller.parent != nil {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
      }
      window.rootViewController = controller
      self.show(window)
      window.layoutIfNeeded()
      defer {
        controller.beginAppearanceTransition(false, animated: false)
        window.rootViewController = nil
        controller.endAppearanceTransition()
        // A test may check for ambiguity afterwards, and views without a size would be ambiguous.
        if initialFrame.size != .zero { controller.view.frame = initialFrame }
      }
      return body(window, canvas)
    }
    guard let size = config.size else { return show() }
    return UIScreen.$main.withValue(UIScreen(canvas(of: size))) { show() }
  }

  // MARK: - The device

  private func makeWindow(_ canvas: Canvas) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: canvas.size))
    window.layoutEnvironment = environment(canvas)
    window.traitOverrideValues = traits
    return window
  }

  /// Shows a window and lays out all of its views again, because they may have been laid out with other traits.
  private func show(_ window: UIWindow) {
    window.forEachView { $0.setNeedsLayout() }
    window.makeKeyAndVisible()
  }

  private func canvas(of size: CGSize) -> Canvas {
    let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
    let textSize = traits.preferredContentSizeCategory
    return Canvas(
      width: size.width, height: size.height, scale: scale, safeAreaInsets: config.safeArea,
      textSize: textSize == .unspecified ? .large : textSize)
  }

  private func environment(_ canvas: Canvas) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      canvas: canvas,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      profile: .standard)
    environment.interfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
    environment.measureText = measureText
    return environment
  }
}
