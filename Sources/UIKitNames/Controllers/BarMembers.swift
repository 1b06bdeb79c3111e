// ``ViewMembers`` explains these protocols.

/// Members of ``UINavigationBar`` that subclasses can redeclare.
public protocol UINavigationBarMembers: UINavigationBar {}

/// Members of ``UINavigationController`` that subclasses can redeclare.
public protocol UINavigationControllerMembers: UINavigationController {}

/// Members of ``UITabBarController`` that subclasses can redeclare.
public protocol UITabBarControllerMembers: UITabBarController {}

/// Members of ``UIPresentationController`` that subclasses can redeclare.
public protocol UIPresentationControllerMembers: UIPresentationController {}

extension UINavigationController: UINavigationControllerMembers {}
extension UITabBarController: UITabBarControllerMembers {}
extension UIPresentationController: UIPresentationControllerMembers {}
extension UINavigationBar: UINavigationBarMembers {}

/// Members of ``UITabBar`` that subclasses can redeclare.
public protocol UITabBarMembers: UITabBar {}

extension UITabBar: UITabBarMembers {}
