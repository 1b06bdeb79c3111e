extension View {
  /// Whether the view's position or size is ambiguous, for example without constraints; solves the layout if needed.
  public var hasAmbiguousLayout: Bool {
    let system = currentSystem()
    return LayoutConstraint.Axis.allCases.contains { axis in
      system.queries.isUnconstrained(self, axis) || system.queries.isUndetermined(self, axis)
    }
  }

  /// Moves or resizes an ambiguous view to another solution of its constraints, until the next change of the layout.
  public func exerciseAmbiguityInLayout() {
    // While layout measures a content's size, there are no solved frames yet.
    guard !rootView.passes.isSolving else { return }
    AlternativeLayouts(system: currentSystem()).exercise(self)
  }

  /// Returns the constraints that determine the view on an axis, including content sizes and autoresizing masks.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    currentSystem().queries.constraintsAffecting(self, axis)
  }
}

extension LayoutGuide {
  /// Whether constraints leave the guide's position or size ambiguous on an axis; false without an owner.
  public var hasAmbiguousLayout: Bool {
    guard let system = owningView?.currentSystem() else { return false }
    return LayoutConstraint.Axis.allCases.contains { axis in
      !system.queries.isUnconstrained(self, axis) && system.queries.isUndetermined(self, axis)
    }
  }

  /// Returns the constraints that determine the guide's position and extent on an axis; solves the layout if needed.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    owningView?.currentSystem().queries.constraintsAffecting(self, axis) ?? []
  }
}

extension LayoutAnchor {
  /// Whether the anchor's position or length is ambiguous or unconstrained, or false if the item no longer exists.
  package var isAmbiguous: Bool {
    guard let item = operand.item, let axis = operand.attribute.axis,
      let system = item.layoutView?.currentSystem()
    else { return false }
    return system.queries.isUnconstrained(item, axis) || system.queries.isUndetermined(operand)
  }

  /// The constraints that determine the anchor's position or length; solves the layout if needed.
  package var decidingConstraints: [LayoutConstraint] {
    guard let item = operand.item, let system = item.layoutView?.currentSystem() else { return [] }
    return system.queries.constraintsAffecting(item, operand)
  }
}
