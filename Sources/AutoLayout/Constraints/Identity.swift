// As Apple's, these objects are equal when they are the same one.

extension LayoutConstraint: Equatable, Hashable {
  /// Constraints are equal when they are the same object, whatever they say.
  public static func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool { lhs === rhs }

  /// Hashes the constraint's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewController: Equatable, Hashable {
  /// Controllers are equal when they are the same object.
  public static func == (lhs: ViewController, rhs: ViewController) -> Bool { lhs === rhs }

  /// Hashes the controller's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View: Equatable, Hashable {
  /// Views are equal when they are the same object.
  public static func == (lhs: View, rhs: View) -> Bool { lhs === rhs }

  /// Hashes the view's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
