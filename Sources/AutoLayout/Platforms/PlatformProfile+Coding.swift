extension PlatformProfile: Codable {
  /// Decodes a profile in ``all`` from its name.
  public init(from decoder: any Decoder) throws {
    let name = try String(from: decoder)
    guard let profile = Self.all.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "there is no platform '\(name)'"))
    }
    self = profile
  }

  /// Encodes only the profile's name; changed metrics aren't stored.
  public func encode(to encoder: any Encoder) throws { try name.encode(to: encoder) }
}
