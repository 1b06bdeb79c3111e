// See ``ViewMembers`` for what these protocols are for.

/// The members of navigation bars that subclasses can declare again.
public protocol UINavigationBarMembers: UINavigationBar {}

/// The members of tab bars that subclasses can declare again.
public protocol UITabBarMembers: UITabBar {}

extension UINavigationBar: UINavigationBarMembers {}
extension UITabBar: UITabBarMembers {}
