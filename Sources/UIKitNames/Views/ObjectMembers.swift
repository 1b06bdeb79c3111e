public import Foundation

// ``ViewMembers`` explains these protocols.

/// The members of objects that subclasses can redeclare.
public protocol NSObjectMembers: NSObject {}

/// The members of gesture recognizers that subclasses can redeclare.
public protocol UIGestureRecognizerMembers: UIGestureRecognizer {}

extension NSObject: NSObjectMembers {}
extension UIGestureRecognizer: UIGestureRecognizerMembers {}
