// See ``ViewMembers`` for what these protocols are for.

/// The members of tab bars that subclasses can declare again.
public protocol UITabBarMembers: UITabBar {}

extension UITabBar: UITabBarMembers {}
