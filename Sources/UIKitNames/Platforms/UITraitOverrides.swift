public import AutoLayout
public import Foundation

/// A collection of traits with values that can be set.
public protocol UIMutableTraits {
  /// The value of a trait, or the trait's default value if it isn't set.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The horizontal size class.
  public var horizontalSizeClass: SizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// The vertical size class.
  public var verticalSizeClass: SizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The layout direction of views that don't have a forced direction.
  public var layoutDirection: TraitLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// The preferred content size category.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: InterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The interface idiom.
  public var userInterfaceIdiom: InterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// The number of pixels per point; frames are still rounded at the scale of the tree's environment.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}

/// The trait overrides of a view or a controller, for itself and its descendants.
///
/// Overrides take effect immediately; in UIKit they take effect in the next layout. Setting a trait to its unspecified
/// value removes the override. Reading a trait that isn't overridden returns the unspecified value; in UIKit it stops
/// the program.
public struct UITraitOverrides: UIMutableTraits {
  fileprivate var traits = TraitCollection()

  /// The override of a trait, or the trait's default value if it isn't overridden.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits.set(newValue, for: trait) }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { traits.isSpecified(trait) }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) { traits.unset(trait) }
}

extension ViewMembers {
  /// The view's trait overrides, for itself and all its descendants.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: traitOverrideValues) }
    set { if newValue.traits != traitOverrideValues { traitOverrideValues = newValue.traits } }
  }
}

extension ViewControllerMembers {
  /// The controller's trait overrides, for itself, its view and all descendants, including children's views.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: traitOverrideValues) }
    set { if newValue.traits != traitOverrideValues { traitOverrideValues = newValue.traits } }
  }
}

extension TraitCollection {
  /// The traits that affect colors.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  /// Creates a collection with the traits set by a closure.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// Returns a copy of the collection with the traits that a closure sets.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(traits: self)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.traits ?? self
  }

  /// Returns a copy of the collection with another value for a trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> TraitCollection {
    var traits = self
    traits.set(value, for: trait)
    return traits
  }
}
