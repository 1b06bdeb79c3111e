/// A method's name, stored for source compatibility; the method is never called, so use closures for actions.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method's name.
  @_disfavoredOverload
  public let name: String

  /// Makes a selector from a name.
  public init(_ name: String) { self.name = name }

  /// Makes a selector from a name.
  public init(stringLiteral value: String) { name = value }
}
