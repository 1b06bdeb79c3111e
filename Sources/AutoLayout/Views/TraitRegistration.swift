/// A token for a handler of trait changes, passed to the method that unregisters the handler.
public final class TraitRegistration {
  fileprivate let concerns: (_ before: TraitCollection, _ now: TraitCollection) -> Bool
  fileprivate let handler: (_ responder: Responder, _ before: TraitCollection) -> Void

  fileprivate init(
    concerns: @escaping (TraitCollection, TraitCollection) -> Bool,
    handler: @escaping (Responder, TraitCollection) -> Void
  ) {
    self.concerns = concerns
    self.handler = handler
  }
}

extension Responder {
  private var traitRegistrations: [TraitRegistration] {
    get { kept(#function) ?? [] }
    set { keep(newValue, #function) }
  }

  /// Registers a handler for trait changes that satisfy the condition `concerns`.
  package func registerForTraits(
    concerning concerns: @escaping (_ before: TraitCollection, _ now: TraitCollection) -> Bool,
    handler: @escaping (_ responder: Responder, _ before: TraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(concerns: concerns, handler: handler)
    traitRegistrations.append(registration)
    return registration
  }

  /// Removes a registration of this responder; does nothing for a registration of another responder.
  package func unregisterForTraits(_ registration: TraitRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Notifies the responder of changed traits, and then the handlers registered for them.
  func traitsDidChange(to now: TraitCollection, from before: TraitCollection) {
    traitCollectionDidChange(before)
    for registration in traitRegistrations where registration.concerns(before, now) {
      registration.handler(self, before)
    }
  }
}
