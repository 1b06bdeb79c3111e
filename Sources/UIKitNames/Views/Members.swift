public import Foundation

// See ``ViewMembers`` for what these protocols are for.

/// The members of gesture recognizers that subclasses can declare again.
public protocol UIGestureRecognizerMembers: UIGestureRecognizer {}

/// The members of collections that subclasses can declare again.
public protocol UICollectionViewMembers: UICollectionView {}

/// The members of collections' layouts that subclasses can declare again.
public protocol UICollectionViewLayoutMembers: UICollectionViewLayout {}

/// The members of tables that subclasses can declare again.
public protocol UITableViewMembers: UITableView {}

/// The members of navigation bars that subclasses can declare again.
public protocol UINavigationBarMembers: UINavigationBar {}

/// The members of tab bars that subclasses can declare again.
public protocol UITabBarMembers: UITabBar {}

/// The members of navigation controllers that subclasses can declare again.
public protocol UINavigationControllerMembers: UINavigationController {}

/// The members of tab bar controllers that subclasses can declare again.
public protocol UITabBarControllerMembers: UITabBarController {}

/// The members of presentation controllers that subclasses can declare again.
public protocol UIPresentationControllerMembers: UIPresentationController {}

/// The members of animations that subclasses can declare again.
public protocol CAAnimationMembers: CAAnimation {}

extension UIGestureRecognizer: UIGestureRecognizerMembers {}
extension UICollectionView: UICollectionViewMembers {}
extension UICollectionViewLayout: UICollectionViewLayoutMembers {}
extension UITableView: UITableViewMembers {}
extension UINavigationBar: UINavigationBarMembers {}
extension UITabBar: UITabBarMembers {}
extension UINavigationController: UINavigationControllerMembers {}
extension UITabBarController: UITabBarControllerMembers {}
extension UIPresentationController: UIPresentationControllerMembers {}
extension CAAnimation: CAAnimationMembers {}

/// The members of objects that subclasses can declare again.
public protocol NSObjectMembers: NSObject {}

extension NSObject: NSObjectMembers {}

/// The members of pickers that subclasses can declare again.
public protocol UIPickerViewMembers: UIPickerView {}

extension UIPickerView: UIPickerViewMembers {}
