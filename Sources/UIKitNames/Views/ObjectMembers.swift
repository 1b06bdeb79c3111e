public import Foundation

// ``ViewMembers`` explains these protocols.

/// A protocol whose extensions declare members of `NSObject` that subclasses can redeclare.
public protocol NSObjectMembers: NSObject {}

/// A protocol whose extensions declare members of ``UIGestureRecognizer`` that subclasses can redeclare.
public protocol UIGestureRecognizerMembers: UIGestureRecognizer {}

extension NSObject: NSObjectMembers {}
extension UIGestureRecognizer: UIGestureRecognizerMembers {}
