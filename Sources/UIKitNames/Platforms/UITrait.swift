public import AutoLayout

extension TraitRegistration: UITraitChangeRegistration {}

extension View: UITraitEnvironment {}
extension ViewController: UITraitEnvironment {}
extension Screen: UITraitEnvironment {}

extension View: UITraitChangeObservable {}
extension ViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: Responder {
  /// Calls a closure, with the traits that were, when one of some traits has changed; after
  /// `traitCollectionDidChange(_:)`, and before the layout that the change asks for.
  ///
  /// The closure says the type of what it is called with, as Apple's does: `(self: Self, previous)`.
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

  /// Does nothing, as methods have no names here.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraits(concerning: { _, _ in false }, handler: { _, _ in })
  }

  /// Ends being told; does nothing for what was asked of another one.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration { unregisterForTraits(registration) }
  }
}

extension TraitCollection {
  /// Whether colours may look different: whether the style is another.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
  }

  /// Whether all that another collection says is said here as well.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return TraitCollection(traitsFrom: [self, trait]) == self
  }
}
