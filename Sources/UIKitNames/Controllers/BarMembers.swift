// ``ViewMembers`` explains these protocols.

/// A protocol whose extensions declare members of ``UINavigationBar`` that subclasses can redeclare.
public protocol UINavigationBarMembers: UINavigationBar {}

/// A protocol whose extensions declare members of ``UINavigationController`` that subclasses can redeclare.
public protocol UINavigationControllerMembers: UINavigationController {}

/// A protocol whose extensions declare members of ``UITabBarController`` that subclasses can redeclare.
public protocol UITabBarControllerMembers: UITabBarController {}

/// A protocol whose extensions declare members of ``UIPresentationController`` that subclasses can redeclare.
public protocol UIPresentationControllerMembers: UIPresentationController {}

extension UINavigationController: UINavigationControllerMembers {}
extension UITabBarController: UITabBarControllerMembers {}
extension UIPresentationController: UIPresentationControllerMembers {}
extension UINavigationBar: UINavigationBarMembers {}

/// A protocol whose extensions declare members of ``UITabBar`` that subclasses can redeclare.
public protocol UITabBarMembers: UITabBar {}

extension UITabBar: UITabBarMembers {}
