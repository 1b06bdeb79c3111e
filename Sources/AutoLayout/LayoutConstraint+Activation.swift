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
  /// - Throws: `LayoutError.noCommonAncestor`.
  public func activate() throws(LayoutError) {
    guard holder == nil else { return }
    if secondReference == nil, isPlain || firstReference.layoutReference?.view == nil {
      firstReference.layoutReference?.view?.hold(self)
      return
    }
    guard let ancestor = commonAncestor?.view else {
      throw .noCommonAncestor(first.anchorText, second?.anchorText ?? "(null)")
    }
    ancestor.hold(self)
  }

  /// Takes the constraint away from the view that holds it; does nothing if none does.
  public func deactivate() { holder?.release(self) }

  /// Turns on each constraint in turn.
  ///
  /// Stops the program at the first illegal one, as Apple's does; those before it stay active.
  public static func activate(_ constraints: [LayoutConstraint]) {
    trapping { () throws(LayoutError) in
      for constraint in constraints { try constraint.activate() }
    }
  }

  /// Turns off each constraint in turn.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Whether every item that the constraint mentions is there, in a view for which something holds.
  func everyLayoutView(_ holds: (View) -> Bool) -> Bool {
    (0..<4).allSatisfy { side in
      guard let reference = reference(side) else { return true }
      return reference.layoutView.map(holds) ?? false
    }
  }

  /// What stands for the nearest common ancestor of the items; nil where there is none.
  private var commonAncestor: ItemReference? {
    guard var common = firstReference.layoutReference else { return nil }
    if isPlain {
      guard let other = secondReference?.layoutReference else { return nil }
      return ItemReference.nearestCommonAncestor(common, other)
    }
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
