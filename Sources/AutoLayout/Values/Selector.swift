/// The name of a method, which nobody here can call by it.
///
/// Swift has `#selector` on Apple's systems only: a string stands in its place. What is kept under
/// selectors changes nothing; closures do.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  @_disfavoredOverload
  public let name: String

  /// Makes a selector of a name.
  public init(_ name: String) { self.name = name }

  /// Makes a selector of a name.
  public init(stringLiteral value: String) { name = value }
}
