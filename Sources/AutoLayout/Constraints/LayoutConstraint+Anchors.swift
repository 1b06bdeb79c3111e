extension LayoutConstraint {
  /// The anchor on the left side: the same as the one that the item has, whatever its axis.
  public var firstAnchor: LayoutAnchor<AnyObject> { first.anchor.withoutAxis }

  /// The anchor on the right side; `nil` for a size that equals a constant.
  public var secondAnchor: LayoutAnchor<AnyObject>? { second?.anchor.withoutAxis }
}

extension LayoutOperand {
  /// Whether another operand names the same attributes of the same items.
  func isSame(as other: LayoutOperand) -> Bool {
    reference === other.reference && attribute == other.attribute
      && originReference === other.originReference && originAttribute == other.originAttribute
  }

  /// The item's anchor of the attribute, or a new one for a distance.
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
  /// The same object as an anchor that any other fits.
  ///
  /// The type parameter means nothing at run time, as that of Apple's class doesn't: all that the object
  /// stores is in this class. A cast would check the parameter, so this one goes by the address.
  var withoutAxis: LayoutAnchor<AnyObject> {
    let address = unsafe Unmanaged.passUnretained(self).toOpaque()
    return unsafe Unmanaged<LayoutAnchor<AnyObject>>.fromOpaque(address).takeUnretainedValue()
  }
}
