extension View {
  /// Whether constraints leave open where the view is in its superview, or how large it is.
  ///
  /// An axis that no constraint mentions leaves it open too, as with Apple. Solves if need be.
  public var hasAmbiguousLayout: Bool {
    let system = currentSystem()
    return LayoutConstraint.Axis.allCases.contains { axis in
      system.questions.isUnconstrained(self, axis) || system.questions.isUndetermined(self, axis)
    }
  }

  /// Moves the view to another place, or gives it another size, that constraints allow as well, until
  /// something changes; does nothing where they leave nothing open.
  public func exerciseAmbiguityInLayout() {
    // While layout is asking for a content's size there are no places yet.
    guard !rootView.passes.isSolving else { return }
    AlternativeLayouts(system: currentSystem()).exercise(self)
  }

  /// The constraints that decide the view's place and extent on an axis; solves if need be.
  ///
  /// Those that content sizes and autoresizing masks were turned into are among them.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    currentSystem().questions.constraintsAffecting(self, axis)
  }
}

extension LayoutGuide {
  /// Whether constraints leave open where the guide is in its owner, or how large it is.
  ///
  /// An axis that no constraint mentions is no ambiguity: the guide has no extent there. False
  /// without an owner. Solves if need be.
  public var hasAmbiguousLayout: Bool {
    guard let system = owningView?.currentSystem() else { return false }
    return LayoutConstraint.Axis.allCases.contains { axis in
      !system.questions.isUnconstrained(self, axis) && system.questions.isUndetermined(self, axis)
    }
  }

  /// The constraints that decide the guide's place and extent on an axis; solves if need be.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    owningView?.currentSystem().questions.constraintsAffecting(self, axis) ?? []
  }
}

extension LayoutAnchor {
  /// Whether constraints leave open where the anchor is in the owner of its view or guide, or how long
  /// it is; true for what no constraint mentions.
  ///
  /// False for an item that is gone. Solves if need be.
  package var isAmbiguous: Bool {
    guard let item = operand.item, let axis = operand.attribute.axis,
      let system = item.layoutView?.currentSystem()
    else { return false }
    return system.questions.isUnconstrained(item, axis) || system.questions.isUndetermined(operand)
  }

  /// The constraints that decide where the anchor is, or how long it is; solves if need be.
  package var decidingConstraints: [LayoutConstraint] {
    guard let item = operand.item, let system = item.layoutView?.currentSystem() else { return [] }
    return system.questions.constraintsAffecting(item, operand)
  }
}
