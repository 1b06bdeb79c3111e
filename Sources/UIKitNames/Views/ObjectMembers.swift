public import Foundation

// ``ViewMembers`` explains these protocols.

/// Members of `NSObject` that subclasses can redeclare.
public protocol NSObjectMembers: NSObject {}

/// Members of ``UIGestureRecognizer`` that subclasses can redeclare.
public protocol UIGestureRecognizerMembers: UIGestureRecognizer {}

extension NSObject: NSObjectMembers {}
extension UIGestureRecognizer: UIGestureRecognizerMembers {}
