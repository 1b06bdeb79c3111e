import Foundation

extension LayoutConstraint {
  /// Makes the two sides from the arguments of Apple's initializer.
  static func operands(
    _ view1: Any, _ attr1: Attribute, _ view2: Any?, _ attr2: Attribute
  ) throws(LayoutError) -> (first: LayoutOperand, second: LayoutOperand?) {
    guard let item1 = layoutItem(view1) else {
      guard !isNil(view1) else { throw .missingFirstItem }
      let type = "\(type(of: view1))"
      throw .notALayoutItem(type, item: "<\(type)>")
    }
    let first = LayoutOperand(item1, attr1)
    // Without an item, any attribute means `notAnAttribute`.
    guard let view2 else { return (first, nil) }
    guard let item2 = layoutItem(view2) else {
      if isNil(view2) { return (first, nil) }
      throw .notALayoutItem("\(type(of: view2))", item: item1.description)
    }
    guard attr2 != .notAnAttribute else { throw .unknownAttribute(item: item1.description) }
    return (first, LayoutOperand(item2, attr2))
  }

  /// Returns the value if it is a view or guide, otherwise `nil`; faster than a cast to the protocol `LayoutItem`.
  private static func layoutItem(_ any: Any) -> (any LayoutItem)? {
    if let view = any as? View { return view }
    return any as? LayoutGuide
  }

  /// Returns whether a value is an optional that contains `nil`; `Any` accepts optionals.
  private static func isNil(_ any: Any) -> Bool {
    let mirror = Mirror(reflecting: any)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  static func check(
    _ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat, constant: CGFloat
  ) throws(LayoutError) {
    try validate(first: first, second: second)
    guard multiplier.isFinite else { throw .multiplierNotFinite(value: "\(multiplier)") }
    guard constant.isFinite else {
      throw .notFinite(value: "\(constant)", anchors: anchorTexts(first, second))
    }
  }

  /// Throws an error unless the two sides make a legal constraint by the rules of Apple's initializer.
  static func validate(
    first: LayoutOperand, second: LayoutOperand?
  ) throws(LayoutError) {
    if areKnownLegal(first, second) { return }
    guard first.attribute.axis != nil else { throw .unknownAttribute(item: first.itemText) }
    try checkOffset(first, of: first)
    if let second { try checkOffset(second, of: first) }
    guard let second else {
      guard first.isSize else { throw locationAlone(first) }
      return
    }
    guard second.attribute.axis != nil else { throw .unknownAttribute(item: first.itemText) }
    // Sizes pair across axes, as in aspect ratios. So do locations.
    guard first.isSize == second.isSize else {
      throw .invalidPairing(first.attribute, second.attribute, item: first.itemText)
    }
    try checkDirections(first.attribute, second.attribute, of: first)
  }

  /// Returns `true` for most legal constraints after a fast check; `false` means that the full check is needed.
  private static func areKnownLegal(_ first: LayoutOperand, _ second: LayoutOperand?) -> Bool {
    guard !first.isOffset else { return false }
    guard let second else { return first.attribute.isSize }
    return !second.isOffset && first.attribute.isLegal(with: second.attribute)
  }

  private static func locationAlone(_ operand: LayoutOperand) -> LayoutError {
    .locationWithoutSecondItem(operand.attribute, item: operand.itemText)
  }

  /// Throws an error if the two sides of a constraint are locations on different axes.
  static func checkAxes(
    _ first: LayoutOperand, _ second: LayoutOperand?
  ) throws(LayoutError) {
    guard let second, first.attribute.isLocation, second.attribute.isLocation, !first.isOffset,
      first.attribute.axis != second.attribute.axis
    else { return }
    throw .invalidPairing(first.attribute, second.attribute, item: first.itemText)
  }

  /// Throws an error for a guide's baseline or margin, which only inactive constraints may mention.
  func checkItems() throws(LayoutError) {
    guard !firstAttribute.isOnGuides || !secondAttribute.isOnGuides else { return }
    for operand in operands where operand.reference.guide != nil && !operand.attribute.isOnGuides {
      throw .attributeNotOnGuide(operand.attribute, item: operand.itemText)
    }
  }

  private static func checkOffset(
    _ operand: LayoutOperand, of first: LayoutOperand
  ) throws(LayoutError) {
    guard operand.isOffset else { return }
    try checkDirections(operand.originAttribute, operand.attribute, of: first)
  }

  private static func checkDirections(
    _ first: Attribute, _ second: Attribute, of operand: LayoutOperand
  ) throws(LayoutError) {
    let isMixed =
      first.isDirectional && second.isAbsoluteSide || first.isAbsoluteSide && second.isDirectional
    guard !isMixed else {
      throw .directionalWithAbsoluteSide(first, second, item: operand.itemText)
    }
  }
}

extension LayoutConstraint.Attribute {
  /// Returns `true` if constraints between any two items may combine the attributes, and `false` if that is uncertain.
  func isLegal(with other: Self) -> Bool {
    guard let kin else { return false }
    return kin == other.kin
  }

  /// A group of attributes that constraints may combine.
  private enum AttributeGroup {
    case absolutePlaceX
    case directionalPlaceX
    case placeY
    case width
    case height
  }

  /// The attribute's group, or `nil` for baselines, margins and `notAnAttribute`.
  private var kin: AttributeGroup? {
    switch self {
    case .left, .right, .centerX: .absolutePlaceX
    case .leading, .trailing: .directionalPlaceX
    case .top, .bottom, .centerY: .placeY
    case .width: .width
    case .height: .height
    case .notAnAttribute, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      nil
    }
  }

  /// Whether layout guides have the attribute; guides have all attributes except baselines and margins.
  fileprivate var isOnGuides: Bool { rawValue <= Self.centerY.rawValue }
}

extension LayoutOperand {
  fileprivate var itemText: String { item?.description ?? "(null)" }
}
