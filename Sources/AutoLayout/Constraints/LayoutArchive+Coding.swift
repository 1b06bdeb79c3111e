extension LayoutArchive.Constraint {
  /// Apple's keys, and two of our own for distances between anchors, which Apple's archives lack.
  private enum CodingKeys: String, CodingKey {
    case firstItem = "NSFirstItem"
    case firstAttribute = "NSFirstAttribute"
    case firstOrigin = "firstOrigin"
    case firstOriginAttribute = "firstOriginAttribute"
    case relation = "NSRelation"
    case secondItem = "NSSecondItem"
    case secondAttribute = "NSSecondAttribute"
    case secondOrigin = "secondOrigin"
    case secondOriginAttribute = "secondOriginAttribute"
    case multiplier = "NSMultiplier"
    case constant = "NSConstant"
    case priority = "NSPriority"
    case identifier = "NSLayoutIdentifier"
    case symbolicConstant = "NSSymbolicConstant"
    case container = "NSContainer"
  }

  /// Reads a constraint.
  ///
  /// - Throws: `DecodingError` for keys that are missing or of other types.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    first = LayoutArchive.Side(
      item: try values.decode(LayoutArchive.Item.self, forKey: .firstItem),
      attribute: try values.decode(Int.self, forKey: .firstAttribute),
      origin: try values.decodeIfPresent(LayoutArchive.Item.self, forKey: .firstOrigin),
      originAttribute: try values.decodeIfPresent(Int.self, forKey: .firstOriginAttribute))
    relation = try values.decode(Int.self, forKey: .relation)
    second = try values.decodeIfPresent(LayoutArchive.Item.self, forKey: .secondItem).map {
      LayoutArchive.Side(
        item: $0, attribute: try values.decode(Int.self, forKey: .secondAttribute),
        origin: try values.decodeIfPresent(LayoutArchive.Item.self, forKey: .secondOrigin),
        originAttribute: try values.decodeIfPresent(Int.self, forKey: .secondOriginAttribute))
    }
    multiplier = try values.decode(Double.self, forKey: .multiplier)
    constant = try values.decode(Double.self, forKey: .constant)
    priority = try values.decode(Float.self, forKey: .priority)
    identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
    symbolicConstant = try values.decodeIfPresent(String.self, forKey: .symbolicConstant)
    container = try values.decode(LayoutArchive.Item.self, forKey: .container)
  }

  /// Writes the constraint.
  ///
  /// - Throws: What the encoder does.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(first.item, forKey: .firstItem)
    try values.encode(first.attribute, forKey: .firstAttribute)
    try values.encodeIfPresent(first.origin, forKey: .firstOrigin)
    try values.encodeIfPresent(first.originAttribute, forKey: .firstOriginAttribute)
    try values.encode(relation, forKey: .relation)
    try values.encodeIfPresent(second?.item, forKey: .secondItem)
    try values.encodeIfPresent(second?.attribute, forKey: .secondAttribute)
    try values.encodeIfPresent(second?.origin, forKey: .secondOrigin)
    try values.encodeIfPresent(second?.originAttribute, forKey: .secondOriginAttribute)
    try values.encode(multiplier, forKey: .multiplier)
    try values.encode(constant, forKey: .constant)
    try values.encode(priority, forKey: .priority)
    try values.encodeIfPresent(identifier, forKey: .identifier)
    try values.encodeIfPresent(symbolicConstant, forKey: .symbolicConstant)
    try values.encode(container, forKey: .container)
  }
}
