public import Foundation

/// Whether an interface is light or dark; Apple's raw values.
public enum InterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// Whether a screen, or the part of one that an app has, is roomy along an axis; Apple's raw values.
public enum SizeClass: Int, Sendable {
  case unspecified, compact, regular
}

/// The direction in which an interface reads, where one is said; Apple's raw values.
public enum TraitLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft

  /// That of an interface.
  init(_ direction: LayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }
}

/// What views know of their surroundings; what is unspecified is left open.
///
/// A view's own collection comes from its tree's ``LayoutEnvironment``, and from what views and
/// controllers around it say in the place of that. A value, where Apple's is a class that nobody changes.
public struct TraitCollection: Hashable, Sendable {
  /// The direction of views that do not force their own.
  public var layoutDirection = TraitLayoutDirection.unspecified
  /// Pixels per point; 0 where it is left open.
  public var displayScale: CGFloat = 0
  /// How large people want text.
  public var preferredContentSizeCategory = ContentSizeCategory.unspecified
  /// Whether the interface is light or dark.
  public var userInterfaceStyle = InterfaceStyle.unspecified

  /// The kind of device.
  public var userInterfaceIdiom = InterfaceIdiom.unspecified

  /// Whether the screen is wide.
  public var horizontalSizeClass = SizeClass.unspecified
  /// Whether the screen is tall.
  public var verticalSizeClass = SizeClass.unspecified

  /// What is said of traits that authors define, by their types.
  var ownValues: [ObjectIdentifier: TraitValue] = [:]

  /// Leaves everything open.
  public init() {}

  /// Says whether the screen is wide alone.
  public init(horizontalSizeClass: SizeClass) { self.horizontalSizeClass = horizontalSizeClass }

  /// Says whether the screen is tall alone.
  public init(verticalSizeClass: SizeClass) { self.verticalSizeClass = verticalSizeClass }

  /// Says the direction alone.
  public init(layoutDirection: TraitLayoutDirection) { self.layoutDirection = layoutDirection }

  /// Says the pixels per point alone.
  public init(displayScale scale: CGFloat) { displayScale = scale }

  /// Says how large text is alone.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Says whether the interface is light or dark alone.
  public init(userInterfaceStyle: InterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Says the kind of device alone.
  public init(userInterfaceIdiom idiom: InterfaceIdiom) { userInterfaceIdiom = idiom }

  /// Takes from collections what they say, the last that says something of each trait.
  public init(traitsFrom traitCollections: [TraitCollection]) {
    for traits in traitCollections {
      if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
      displayScale = traits.displayScale > 0 ? traits.displayScale : displayScale
      if traits.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = traits.preferredContentSizeCategory
      }
      if traits.horizontalSizeClass != .unspecified {
        horizontalSizeClass = traits.horizontalSizeClass
      }
      if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
      let idiom = traits.userInterfaceIdiom
      userInterfaceIdiom = idiom == .unspecified ? userInterfaceIdiom : idiom
      let style = traits.userInterfaceStyle
      userInterfaceStyle = style == .unspecified ? userInterfaceStyle : style
      ownValues.merge(traits.ownValues) { $1 }
    }
  }

  /// The traits of a view's surroundings, but for those that follow from a screen's size.
  init(_ environment: LayoutEnvironment) {
    layoutDirection = TraitLayoutDirection(environment.direction)
    displayScale = environment.scale
    preferredContentSizeCategory = environment.contentSizeCategory
    userInterfaceStyle = environment.interfaceStyle
  }
}

extension View {
  /// The direction of views with a semantic attribute in an interface that reads from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: SemanticContentAttribute
  ) -> LayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
  }

  /// The direction of views with a semantic attribute in an interface that reads in a direction.
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
