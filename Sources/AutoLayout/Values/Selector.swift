/// A method's name, in place of `#selector`; stored for source compatibility and never called, unlike closures.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  @_disfavoredOverload
  public let name: String

  /// Makes a selector from a name.
  public init(_ name: String) { self.name = name }

  /// Makes a selector from a name.
  public init(stringLiteral value: String) { name = value }
}
