/// A method's name, in place of `#selector`.
///
/// Stored for source compatibility; the method is never called. Use closures for actions that are called.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The method's name.
  @_disfavoredOverload
  public let name: String

  /// Makes a selector from a name.
  public init(_ name: String) { self.name = name }

  /// Makes a selector from a name.
  public init(stringLiteral value: String) { name = value }
}
