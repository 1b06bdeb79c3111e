extension LayoutConstraint {
  /// The item's anchor on the left side, without the type of its axis.
  public var firstAnchor: LayoutAnchor<AnyObject> { first.anchor.withoutAxis }

  /// The anchor on the right side, or `nil` for a size that equals a constant.
  public var secondAnchor: LayoutAnchor<AnyObject>? { second?.anchor.withoutAxis }
}

extension LayoutOperand {
  /// Whether another operand has the same attributes of the same items.
  func isSame(as other: LayoutOperand) -> Bool {
    reference === other.reference && attribute == other.attribute
      && originReference === other.originReference && originAttribute == other.originAttribute
  }

  /// The item's anchor for the attribute, or a new one for a distance.
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
  /// The same object, typed as an anchor without an axis.
  ///
  /// The type parameter has no meaning at run time, but a cast would check it, so the pointer is converted.
  var withoutAxis: LayoutAnchor<AnyObject> {
    let address = unsafe Unmanaged.passUnretained(self).toOpaque()
    return unsafe Unmanaged<LayoutAnchor<AnyObject>>.fromOpaque(address).takeUnretainedValue()
  }
}
