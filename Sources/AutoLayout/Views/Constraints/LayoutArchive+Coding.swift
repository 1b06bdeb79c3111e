private import Foundation

extension LayoutArchive.Constraint: Codable {
  /// Apple's keys in the archive, and four more keys for distances, which Apple's archives don't contain.
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

  /// Reads a constraint; throws `LayoutArchiveError.unknownNumber` for an invalid attribute or relation.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: RawRepresentable<Int>>(_ type: Value.Type, _ key: CodingKeys) throws -> Value
    {
      let number = try values.decode(Int.self, forKey: key)
      guard let value = Value(rawValue: number) else {
        throw LayoutArchiveError.unknownNumber(number)
      }
      return value
    }
    typealias Form = ConstraintForm<LayoutArchive.Item>
    func place(_ key: CodingKeys) throws -> LayoutArchive.Item {
      try values.decode(LayoutArchive.Item.self, forKey: key)
    }
    func end(
      _ item: CodingKeys, _ attribute: CodingKeys, _ origin: CodingKeys, _ start: CodingKeys
    ) throws -> Form.End {
      Form.End(
        try place(item), try value(LayoutConstraint.Attribute.self, attribute),
        from: try values.contains(origin)
          ? Form.Start(place(origin), value(LayoutConstraint.Attribute.self, start)) : nil)
    }
    form = Form(
      try end(.firstItem, .firstAttribute, .firstOrigin, .firstOriginAttribute),
      try value(LayoutConstraint.Relation.self, .relation),
      try values.contains(.secondItem)
        ? end(.secondItem, .secondAttribute, .secondOrigin, .secondOriginAttribute) : nil,
      multiplier: try values.decode(CGFloat.self, forKey: .multiplier),
      constant: try values.decode(CGFloat.self, forKey: .constant),
      priority: LayoutPriority(try values.decode(Float.self, forKey: .priority)),
      identifier: try values.decodeIfPresent(String.self, forKey: .identifier),
      isStandardSpace: values.contains(.symbolicConstant))
    container = try place(.container)
  }

  /// Writes the constraint.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ end: ConstraintForm<LayoutArchive.Item>.End?, _ keys: [CodingKeys]) throws {
      try values.encodeIfPresent(end?.place, forKey: keys[0])
      try values.encodeIfPresent(end?.attribute.rawValue, forKey: keys[1])
      try values.encodeIfPresent(end?.start?.place, forKey: keys[2])
      try values.encodeIfPresent(end?.start?.attribute.rawValue, forKey: keys[3])
    }
    try encode(form.first, [.firstItem, .firstAttribute, .firstOrigin, .firstOriginAttribute])
    try values.encode(form.relation.rawValue, forKey: .relation)
    try encode(form.second, [.secondItem, .secondAttribute, .secondOrigin, .secondOriginAttribute])
    try values.encode(form.multiplier, forKey: .multiplier)
    try values.encode(form.constant, forKey: .constant)
    try values.encode(form.priority.rawValue, forKey: .priority)
    try values.encodeIfPresent(form.identifier, forKey: .identifier)
    if form.isStandardSpace { try values.encode("NSSpace", forKey: .symbolicConstant) }
    try values.encode(container, forKey: .container)
  }
}
