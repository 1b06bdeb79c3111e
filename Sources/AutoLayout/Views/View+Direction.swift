extension View {
  /// The role of a view's content, which affects its layout direction, with the same raw values as in UIKit.
  public enum SemanticContentAttribute: Int, Sendable, CaseIterable, Codable {
    /// UIKit's attribute of the same name.
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

  /// The direction of leading and trailing edges in the view's margins and in constraints that it holds.
  ///
  /// It follows the traits unless ``semanticContentAttribute`` sets another direction, which subviews don't inherit.
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
