internal import Foundation

extension Color: Codable {
  private enum CodingKeys: String, CodingKey { case red, green, blue, alpha, dark }

  /// Reads the components.
  public convenience init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      red: try values.decode(CGFloat.self, forKey: .red),
      green: try values.decode(CGFloat.self, forKey: .green),
      blue: try values.decode(CGFloat.self, forKey: .blue),
      alpha: try values.decode(CGFloat.self, forKey: .alpha),
      darkVariant: try values.decodeIfPresent(DarkVariant.self, forKey: .dark))
  }

  /// Writes the components, and those in the dark.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(redComponent, forKey: .red)
    try values.encode(greenComponent, forKey: .green)
    try values.encode(blueComponent, forKey: .blue)
    try values.encode(alphaComponent, forKey: .alpha)
    try values.encodeIfPresent(darkVariant, forKey: .dark)
  }
}
