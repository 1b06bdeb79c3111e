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
    if second == nil, first.originReference == nil || first.reference.layoutView == nil {
      first.reference.layoutView?.hold(self)
      return
    }
    guard let ancestor = commonAncestor else {
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
    for constraint in constraints { constraint.isActive = true }
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

  private var commonAncestor: View? {
    guard var common = first.reference.layoutView else { return nil }
    if let second, first.originReference == nil, second.originReference == nil {
      return second.reference.layoutView.flatMap { common.nearestCommonAncestor(with: $0) }
    }
    for side in 1..<4 {
      guard let reference = reference(side) else { continue }
      guard let view = reference.layoutView,
        let ancestor = common.nearestCommonAncestor(with: view)
      else { return nil }
      common = ancestor
    }
    return common
  }
}
