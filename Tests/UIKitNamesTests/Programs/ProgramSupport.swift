import AutoLayout
import UIKitNames

// What tests of whole programs share.

/// A view without content, the size of a phone in points unless said otherwise.
func root(_ width: CGFloat = 390, _ height: CGFloat = 844) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

/// A rectangle in points.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Adds views that constraints place.
func add(_ views: UIView..., to superview: UIView) {
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }
}

/// The window of a phone with a notch, which shows a controller.
func phone(showing controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var surroundings = LayoutEnvironment()
  surroundings.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  window.layoutEnvironment = surroundings
  window.rootViewController = controller
  window.makeKeyAndVisible()
  return window
}
