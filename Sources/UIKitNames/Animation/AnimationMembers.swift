// See ``ViewMembers`` for what these protocols are for.

/// The members of animations that subclasses can declare again.
public protocol CAAnimationMembers: CAAnimation {}

extension CAAnimation: CAAnimationMembers {}
