extension LayoutConstraint {
  /// Whether the constraint is active: a view holds it, and layout follows it.
  ///
  /// Activating a constraint adds it to the nearest common ancestor of its items. If there isn't one, ``activate()``
  /// throws, and setting this property stops the program with Apple's message.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue {
        trapping { () throws(LayoutError) in try activate() }
      } else {
        deactivate()
      }
    }
  }

  /// Adds the constraint to the nearest common ancestor of its items, unless it is already active.
  ///
  /// A constraint that mentions only one guide stays inactive while that guide has no owning view, as in UIKit.
  ///
  /// - Throws: `LayoutError.noCommonAncestor`, or `LayoutError.attributeNotOnGuide`.
  @_disfavoredOverload
  public func activate() throws(LayoutError) {
    guard !isHeld else { return }
    try checkItems()
    // Most constraints relate siblings, relate a view to its superview, or set the size of one view.
    if isPlain, secondReference == nil {
      firstReference.isView
        ? firstReference.withView { $0.hold(self) }
        : firstReference.layoutReference?.view?.hold(self)
      return
    }
    switch isPlain ? firstKinship : .distant {
    case .first: firstReference.withView { $0.hold(self) }
    case .second: secondReference?.withView { $0.hold(self) }
    case .siblings: firstReference.owner?.withView { $0.hold(self) }
    case .distant:
      guard let ancestor = commonAncestor?.view else {
        // UIKit ignores a constraint of a single guide that has no owning view.
        if isAboutOneItem, firstReference.layoutReference?.view == nil { return }
        throw .noCommonAncestor(first.anchorText, second?.anchorText ?? "(null)")
      }
      ancestor.hold(self)
    }
  }

  /// Removes the constraint from the view that holds it; does nothing if the constraint is inactive.
  @_disfavoredOverload
  public func deactivate() { holder?.release(self) }

  /// Activates the constraints in order; an illegal one stops the program, as in UIKit.
  public static func activate(_ constraints: [LayoutConstraint]) {
    trapping { () throws(LayoutError) in
      try constraints.forEachKept { (constraint) throws(LayoutError) in try constraint.activate() }
    }
  }

  /// Deactivates the constraints in order.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    constraints.forEachKept { $0.deactivate() }
  }

  /// Returns whether all items of the constraint exist and their views meet a condition; a guide's view is its owner.
  func everyLayoutView(_ holds: (View) -> Bool) -> Bool {
    (0..<4).allSatisfy { side in
      guard let reference = reference(side) else { return true }
      return reference.layoutView.map(holds) ?? false
    }
  }

  private var isAboutOneItem: Bool {
    (1..<4).allSatisfy { side in reference(side).map { $0 === firstReference } ?? true }
  }

  private var isHeld: Bool {
    guard let holderReference else { return false }
    return holderReference.isView
  }

  private var firstKinship: ItemReference.ItemRelation {
    guard let secondReference else { return .distant }
    return ItemReference.kinship(firstReference, secondReference)
  }

  private var commonAncestor: ItemReference? {
    guard var common = firstReference.layoutReference else { return nil }
    for side in 1..<4 {
      guard let reference = reference(side) else { continue }
      guard let other = reference.layoutReference,
        let ancestor = ItemReference.nearestCommonAncestor(common, other)
      else { return nil }
      common = ancestor
    }
    return common
  }
}
