// ``ViewMembers`` explains these protocols.

/// Members of ``CAAnimation`` that subclasses can redeclare.
public protocol CAAnimationMembers: CAAnimation {}

extension CAAnimation: CAAnimationMembers {}
