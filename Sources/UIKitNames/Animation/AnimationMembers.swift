// ``ViewMembers`` explains these protocols.

/// A protocol whose extensions declare members of ``CAAnimation`` that subclasses can redeclare.
public protocol CAAnimationMembers: CAAnimation {}

extension CAAnimation: CAAnimationMembers {}
