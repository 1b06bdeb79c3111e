/// What was asked to be told of when traits change; good for ending that.
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

  /// Asks to be told when traits have changed in a way that matters.
  package func registerForTraits(
    concerning concerns: @escaping (_ before: TraitCollection, _ now: TraitCollection) -> Bool,
    handler: @escaping (_ responder: Responder, _ before: TraitCollection) -> Void
  ) -> TraitRegistration {
    let registration = TraitRegistration(concerns: concerns, handler: handler)
    traitRegistrations.append(registration)
    return registration
  }

  /// Ends being told; does nothing for what was not asked of this one.
  package func unregisterForTraits(_ registration: TraitRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Tells the responder, and then those who asked, that traits are others.
  func takeTraits(_ now: TraitCollection, insteadOf before: TraitCollection) {
    traitCollectionDidChange(before)
    for registration in traitRegistrations where registration.concerns(before, now) {
      registration.handler(self, before)
    }
  }
}
