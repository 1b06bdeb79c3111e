/// A key of the dictionary that describes the change of an observed property.
public struct KeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name for the key.
  public let rawValue: String

  /// Makes a key from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value after the change.
  public static let newKey = KeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = KeyValueChangeKey(rawValue: "old")
  /// The kind of change.
  public static let kindKey = KeyValueChangeKey(rawValue: "kind")
}
