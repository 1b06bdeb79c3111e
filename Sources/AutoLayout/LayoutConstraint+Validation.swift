extension LayoutConstraint {
  /// The sides that the arguments of Apple's initializer describe.
  static func operands(
    _ view1: Any, _ attr1: Attribute, _ view2: Any?, _ attr2: Attribute
  ) throws(LayoutError) -> (first: LayoutOperand, second: LayoutOperand?) {
    let first = LayoutOperand(try layoutItem(view1), attr1)
    guard let view2 else {
      // An attribute without an item is what `notAnAttribute` says in a longer way.
      return (first, nil)
    }
    let item = try layoutItem(view2)
    guard attr2 != .notAnAttribute else { throw .unknownAttribute }
    return (first, LayoutOperand(item, attr2))
  }

  private static func layoutItem(_ any: Any) throws(LayoutError) -> any LayoutItem {
    if let item = any as? any LayoutItem { return item }
    // An optional that holds nothing arrives here as a value of an optional type.
    if Mirror(reflecting: any).displayStyle == .optional { throw .missingFirstItem }
    throw .notALayoutItem("\(type(of: any))")
  }

  /// Checks that two sides make a legal constraint: API rules of Apple's initializer.
  static func validate(
    first: LayoutOperand, second: LayoutOperand?
  ) throws(LayoutError) {
    guard let axis = first.attribute.axis else { throw .unknownAttribute }
    try checkOperand(first)
    if let second { try checkOperand(second) }
    guard let second else {
      guard first.isSize else { throw .locationWithoutSecondItem(first.attribute) }
      return
    }
    guard let secondAxis = second.attribute.axis else { throw .unknownAttribute }
    // Sizes pair across axes, which is how an aspect ratio is said.
    guard first.isSize == second.isSize, first.isSize || axis == secondAxis else {
      throw .invalidPairing(first.attribute, second.attribute)
    }
    try checkDirections(first.attribute, second.attribute)
  }

  private static func checkOperand(_ operand: LayoutOperand) throws(LayoutError) {
    if let guide = operand.reference.guide, !operand.attribute.isOnGuides {
      throw .attributeNotOnGuide(operand.attribute, guide: guide.layoutName)
    }
    if operand.isOffset { try checkDirections(operand.originAttribute, operand.attribute) }
  }

  private static func checkDirections(
    _ first: Attribute, _ second: Attribute
  ) throws(LayoutError) {
    let isMixed =
      first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    guard !isMixed else { throw .directionalWithAbsoluteSide(first, second) }
  }
}

extension LayoutConstraint.Attribute {
  /// Whether layout guides have the attribute: all but baselines and margins.
  package var isOnGuides: Bool { rawValue <= Self.centerY.rawValue }
}
