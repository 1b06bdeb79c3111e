/// A key of the dictionary that describes a change to an observer.
public struct KeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the key.
  public let rawValue: String

  /// Makes a key from Apple's name of it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value after the change.
  public static let newKey = KeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = KeyValueChangeKey(rawValue: "old")
  /// The kind of change.
  public static let kindKey = KeyValueChangeKey(rawValue: "kind")
}
