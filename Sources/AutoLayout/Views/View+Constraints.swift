import Foundation

extension View {
  /// Adds a constraint, or stops the program if an item is outside this view; to handle the error, use `install(_:)`.
  public func addConstraint(_ constraint: LayoutConstraint) {
    trapping { () throws(LayoutError) in try install(constraint) }
  }

  /// Adds constraints to this view, in order.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that this view holds; does nothing if this view doesn't hold the constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) { release(constraint) }

  /// Removes constraints from this view; ignores constraints that this view doesn't hold.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { release(constraint) }
  }

  var solvedGuides: [LayoutGuide] {
    let hidden = hiddenGuides
    return hidden.isEmpty ? layoutGuides : layoutGuides + hidden
  }

  /// Adds a guide to this view, and removes it from its previous owner; does nothing if this view already owns it.
  public func addLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView !== self, guide.systemKind == nil, !guide.isHelper else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    guideList.append(guide)
    invalidateSystem()
  }

  /// Removes a guide and all constraints on it; does nothing if this view doesn't own the guide.
  public func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self, guide.systemKind == nil, !guide.isHelper else { return }
    // Guides hold no constraints, so all constraints on the guide are among its mentions.
    for constraint in guide.reference.mentions { constraint.deactivate() }
    guideList.remove(guide)
    guide.owningView = nil
    guide.setLayoutFrame(.zero)
    invalidateSystem()
  }

  /// The constraints that this view holds, in the order of their installation.
  public var constraints: [LayoutConstraint] { heldConstraints.all }

  func hold(_ constraint: LayoutConstraint) {
    heldConstraints.append(constraint)
    constraint.link(to: self)
    constraint.entry = -1
    passes.tree?.note(constraint)
  }

  func release(_ constraint: LayoutConstraint) {
    guard constraint.holderReference === reference, constraint.placeInHolder >= 0 else { return }
    constraint.unlink()
    heldConstraints.remove(constraint)
    passes.tree?.noteRemoval(of: constraint)
  }
}
