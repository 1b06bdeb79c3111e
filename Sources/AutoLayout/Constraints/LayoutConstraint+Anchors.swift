extension LayoutConstraint {
  /// The anchor on the left side: the same as the one that the item has, whatever its axis.
  public var firstAnchor: LayoutAnchor<AnyObject> { LayoutAnchor(first) }

  /// The anchor on the right side; nil for a size that equals a constant.
  public var secondAnchor: LayoutAnchor<AnyObject>? { second.map { LayoutAnchor($0) } }
}

extension LayoutOperand {
  /// Whether another operand names the same attributes of the same items.
  func isSame(as other: LayoutOperand) -> Bool {
    reference === other.reference && attribute == other.attribute
      && originReference === other.originReference && originAttribute == other.originAttribute
  }
}

extension LayoutAnchor: Equatable, Hashable {
  /// Anchors are equal when they are the same attribute of the same item.
  public static func == (lhs: LayoutAnchor, rhs: LayoutAnchor) -> Bool {
    lhs.operand.isSame(as: rhs.operand)
  }

  /// Anchors are equal when they are the same attribute of the same item, also where a constraint,
  /// which does not know the axis, gave one of them away.
  public static func == <Other>(lhs: LayoutAnchor, rhs: LayoutAnchor<Other>) -> Bool {
    lhs.operand.isSame(as: rhs.operand)
  }

  /// Anchors differ when they are other attributes, or those of other items.
  public static func != <Other>(lhs: LayoutAnchor, rhs: LayoutAnchor<Other>) -> Bool {
    !(lhs == rhs)
  }

  /// Hashes the attribute and the identity of its item.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(operand.attribute)
    hasher.combine(operand.originAttribute)
    hasher.combine(operand.item.map(ObjectIdentifier.init))
    hasher.combine(operand.origin.map(ObjectIdentifier.init))
  }
}
