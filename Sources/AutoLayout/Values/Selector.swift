/// A method's name for source compatibility, because `#selector` is Apple's; it has no effect, but closures do.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  @_disfavoredOverload
  public let name: String

  /// Makes a selector from a name.
  public init(_ name: String) { self.name = name }

  /// Makes a selector from a name.
  public init(stringLiteral value: String) { name = value }
}
