// ``ViewMembers`` explains these protocols.

/// The members of animations that subclasses can redeclare.
public protocol CAAnimationMembers: CAAnimation {}

extension CAAnimation: CAAnimationMembers {}
