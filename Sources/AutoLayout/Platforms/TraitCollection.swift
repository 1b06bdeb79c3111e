public import Foundation

/// The style of an interface, light or dark, with the same raw values as in UIKit.
public enum InterfaceStyle: Int, Sendable {
  /// An unspecified style, light colors, or dark colors.
  case unspecified, light, dark
}

/// The amount of space that an interface has along an axis, with the same raw values as in UIKit.
public enum SizeClass: Int, Sendable {
  /// An unspecified class, little space, or ample space.
  case unspecified, compact, regular
}

/// A layout direction that may be unspecified, with the same raw values as in UIKit.
public enum TraitLayoutDirection: Int, Sendable {
  /// An unspecified direction.
  case unspecified = -1
  /// A left-to-right or right-to-left direction.
  case leftToRight, rightToLeft

  init(_ direction: LayoutDirection) {
    self = direction == .leftToRight ? .leftToRight : .rightToLeft
  }
}

/// The traits of a view's environment, as a value type instead of UIKit's immutable class; traits may be unspecified.
public struct TraitCollection: Hashable, Sendable {
  /// The layout direction of views that don't force their own.
  public var layoutDirection = TraitLayoutDirection.unspecified
  /// The pixels per point, or 0 if unspecified.
  public var displayScale: CGFloat = 0
  /// The text size that the user prefers.
  public var preferredContentSizeCategory = ContentSizeCategory.unspecified
  /// Whether the interface is light or dark.
  public var userInterfaceStyle = InterfaceStyle.unspecified

  /// The kind of device.
  public var userInterfaceIdiom = InterfaceIdiom.unspecified

  /// The horizontal size class.
  public var horizontalSizeClass = SizeClass.unspecified
  /// The vertical size class.
  public var verticalSizeClass = SizeClass.unspecified

  /// The values of custom traits, by the identifiers of the traits' types.
  var ownValues: [ObjectIdentifier: TraitValue] = [:]

  /// Makes a collection with every trait unspecified.
  public init() {}

  /// Makes a collection that specifies only the horizontal size class.
  public init(horizontalSizeClass: SizeClass) { self.horizontalSizeClass = horizontalSizeClass }

  /// Makes a collection that specifies only the vertical size class.
  public init(verticalSizeClass: SizeClass) { self.verticalSizeClass = verticalSizeClass }

  /// Makes a collection that specifies only the layout direction.
  public init(layoutDirection: TraitLayoutDirection) { self.layoutDirection = layoutDirection }

  /// Makes a collection that specifies only the pixels per point.
  public init(displayScale scale: CGFloat) { displayScale = scale }

  /// Makes a collection that specifies only the content size category.
  public init(preferredContentSizeCategory: ContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Makes a collection that specifies only whether the interface is light or dark.
  public init(userInterfaceStyle: InterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

  /// Makes a collection that specifies only the kind of device.
  public init(userInterfaceIdiom idiom: InterfaceIdiom) { userInterfaceIdiom = idiom }

  /// Merges collections; the last collection that specifies a trait determines its value.
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

  /// Makes the traits of an environment, except those that depend on the screen's size.
  init(_ environment: LayoutEnvironment) {
    layoutDirection = TraitLayoutDirection(environment.direction)
    displayScale = environment.scale
    preferredContentSizeCategory = environment.contentSizeCategory
    userInterfaceStyle = environment.interfaceStyle
  }
}
