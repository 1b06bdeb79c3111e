public import AutoLayout

extension TraitRegistration: UITraitChangeRegistration {}

extension View: UITraitEnvironment {}
extension ViewController: UITraitEnvironment {}
extension Screen: UITraitEnvironment {}

extension View: UITraitChangeObservable {}
extension ViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: Responder {
  /// Calls a closure with the previous traits when any of the given traits has changed.
  ///
  /// The call comes after `traitCollectionDidChange(_:)` and before the layout caused by the change. As in UIKit, the
  /// closure states the type of its first parameter: `(self: Self, previous)`.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Environment, _ previous: TraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraits(
      concerning: { before, now in traits.contains { now.differs(in: $0, from: before) } },
      handler: { responder, before in
        if let own = responder as? Environment { handler(own, before) }
      })
  }

  /// Does nothing, because methods have no selectors on Linux.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraits(concerning: { _, _ in false }, handler: { _, _ in })
  }

  /// Ends a registration, or does nothing if the registration belongs to another object.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration { unregisterForTraits(registration) }
  }
}

extension TraitCollection {
  /// Whether colors may look different with another collection, because the user interface styles differ.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
  }

  /// Whether this collection has the same value of each trait that is set in another collection.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return TraitCollection(traitsFrom: [self, trait]) == self
  }
}
