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

extension View {
  /// Returns the layout direction of views with a semantic attribute, in a left-to-right interface.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// Returns the layout direction of views with a semantic attribute, in an interface with the given direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: SemanticContentAttribute,
    relativeTo layoutDirection: LayoutDirection
  ) -> LayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
