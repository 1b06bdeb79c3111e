// ``ViewMembers`` explains these protocols.

/// The members of navigation bars that subclasses can redeclare.
public protocol UINavigationBarMembers: UINavigationBar {}

/// The members of navigation controllers that subclasses can redeclare.
public protocol UINavigationControllerMembers: UINavigationController {}

/// The members of tab bar controllers that subclasses can redeclare.
public protocol UITabBarControllerMembers: UITabBarController {}

/// The members of presentation controllers that subclasses can redeclare.
public protocol UIPresentationControllerMembers: UIPresentationController {}

extension UINavigationController: UINavigationControllerMembers {}
extension UITabBarController: UITabBarControllerMembers {}
extension UIPresentationController: UIPresentationControllerMembers {}
extension UINavigationBar: UINavigationBarMembers {}

/// The members of tab bars that subclasses can redeclare.
public protocol UITabBarMembers: UITabBar {}

extension UITabBar: UITabBarMembers {}
