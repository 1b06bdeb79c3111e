extension View {
  /// What a view's content says about the direction it is laid out in; Apple's raw values.
  public enum SemanticContentAttribute: Int, Sendable, CaseIterable, Codable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// The direction in which leading and trailing edges are told apart in the view: by the constraints
  /// that it holds, and by its margins.
  ///
  /// It is the tree's, or what traits around the view say in the place of that, unless the view's content
  /// forces one, which subviews do not inherit. Playback controls and spatial content never mirror.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    layoutDirection(in: effectiveEnvironment.direction)
  }

  /// The direction of the view in a tree that reads in one.
  func layoutDirection(in direction: LayoutDirection) -> LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: passes.mayDifferInTraits ? saidDirection ?? direction : direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
