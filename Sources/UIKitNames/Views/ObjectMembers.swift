public import Foundation

// See ``ViewMembers`` for what these protocols are for.

/// The members of objects that subclasses can declare again.
public protocol NSObjectMembers: NSObject {}

/// The members of gesture recognizers that subclasses can declare again.
public protocol UIGestureRecognizerMembers: UIGestureRecognizer {}

extension NSObject: NSObjectMembers {}
extension UIGestureRecognizer: UIGestureRecognizerMembers {}
