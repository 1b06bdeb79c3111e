extension View {
  /// The role of a view's content for its layout direction; the raw values are Apple's.
  public enum SemanticContentAttribute: Int, Sendable, CaseIterable, Codable {
    /// The attribute with Apple's name.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// The direction that decides leading and trailing edges in the view's margins and in the constraints that it holds.
  ///
  /// It is the tree's or a trait override's, unless ``semanticContentAttribute`` forces one, which subviews don't
  /// inherit. Playback controls and spatial content are never mirrored.
  public var effectiveUserInterfaceLayoutDirection: LayoutDirection {
    layoutDirection(in: effectiveEnvironment.direction)
  }

  func layoutDirection(in direction: LayoutDirection) -> LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: passes.mayDifferInTraits ? overriddenDirection ?? direction : direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
