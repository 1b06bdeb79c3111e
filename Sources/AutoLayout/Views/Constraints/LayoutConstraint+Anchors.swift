extension LayoutConstraint {
  /// The left side's anchor, with the axis erased from its type.
  public var firstAnchor: LayoutAnchor<AnyObject> { first.anchor.withoutAxis }

  /// The right side's anchor, with the axis erased from its type, or `nil` if a size is compared with a constant.
  public var secondAnchor: LayoutAnchor<AnyObject>? { second?.anchor.withoutAxis }
}

extension LayoutOperand {
  /// Returns whether another operand has the same attributes of the same items.
  func isSame(as other: LayoutOperand) -> Bool {
    reference === other.reference && attribute == other.attribute
      && originReference === other.originReference && originAttribute == other.originAttribute
  }

  /// The item's anchor for the attribute, or a new anchor if the operand is a distance.
  fileprivate var anchor: AnyLayoutAnchor {
    guard !isOffset else { return LayoutDimension(self) }
    return switch (isSize, attribute.axis) {
    case (true, _): reference.dimension(attribute)
    case (false, .vertical): reference.yAnchor(attribute)
    case (false, _): reference.xAnchor(attribute)
    }
  }
}

extension AnyLayoutAnchor {
  /// This anchor with the axis erased from its type.
  var withoutAxis: LayoutAnchor<AnyObject> {
    let address = unsafe Unmanaged.passUnretained(self).toOpaque()
    return unsafe Unmanaged<LayoutAnchor<AnyObject>>.fromOpaque(address).takeUnretainedValue()
  }
}
