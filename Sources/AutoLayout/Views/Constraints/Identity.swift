// As with Apple's classes, equality is identity.

extension LayoutConstraint: Equatable, Hashable {
  /// Whether both constraints are the same object; two objects with the same equation aren't equal.
  public static func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool { lhs === rhs }

  /// Hashes the constraint's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ViewController: Equatable, Hashable {
  /// Whether both view controllers are the same object.
  public static func == (lhs: ViewController, rhs: ViewController) -> Bool { lhs === rhs }

  /// Hashes the controller's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View: Equatable, Hashable {
  /// Whether both views are the same object.
  public static func == (lhs: View, rhs: View) -> Bool { lhs === rhs }

  /// Hashes the view's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
