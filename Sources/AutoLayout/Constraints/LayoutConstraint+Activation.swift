extension LayoutConstraint {
  /// Whether a view holds the constraint, so that layout obeys it.
  ///
  /// Turning it on gives it to the nearest common ancestor of its items and stops the program with
  /// Apple's text where they have none; ``activate()`` throws instead.
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

  /// Gives the constraint to the nearest common ancestor of its items; does nothing if it is active.
  ///
  /// A size of a guide that no view owns stays inactive, as with Apple.
  ///
  /// - Throws: `LayoutError.noCommonAncestor`, or `LayoutError.attributeNotOnGuide`.
  @_disfavoredOverload
  public func activate() throws(LayoutError) {
    guard !isHeld else { return }
    try checkItems()
    // Most constraints tie siblings or a view to its superview, or are about the size of one view.
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
        // So says Apple's of the size of a guide without a view.
        if secondReference == nil, firstReference.layoutReference?.view == nil { return }
        throw .noCommonAncestor(first.anchorText, second?.anchorText ?? "(null)")
      }
      ancestor.hold(self)
    }
  }

  /// Takes the constraint away from the view that holds it; does nothing if none does.
  @_disfavoredOverload
  public func deactivate() { holder?.release(self) }

  /// Turns on each constraint in turn.
  ///
  /// Stops the program at the first illegal one, as Apple's does; those before it stay active.
  public static func activate(_ constraints: [LayoutConstraint]) {
    trapping { () throws(LayoutError) in
      try constraints.forEachKept { (constraint) throws(LayoutError) in try constraint.activate() }
    }
  }

  /// Turns off each constraint in turn.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    constraints.forEachKept { $0.deactivate() }
  }

  /// Whether every item that the constraint mentions is there, in a view for which something holds.
  func everyLayoutView(_ holds: (View) -> Bool) -> Bool {
    (0..<4).allSatisfy { side in
      guard let reference = reference(side) else { return true }
      return reference.layoutView.map(holds) ?? false
    }
  }

  /// Whether a view that is there holds the constraint.
  private var isHeld: Bool {
    guard let holderReference else { return false }
    return holderReference.isView
  }

  private var firstKinship: ItemReference.Kinship {
    guard let secondReference else { return .distant }
    return ItemReference.kinship(firstReference, secondReference)
  }

  /// What stands for the nearest common ancestor of all items; nil where there is none.
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
