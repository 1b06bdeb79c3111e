public import AutoLayout
public import Foundation

/// What traits can be set of.
public protocol UIMutableTraits {
  /// What is said of a trait; its default where nothing is.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// Whether the screen is wide.
  public var horizontalSizeClass: SizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }

  /// Whether the screen is tall.
  public var verticalSizeClass: SizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }

  /// The direction of views that do not force their own.
  public var layoutDirection: TraitLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }

  /// How large people want text.
  public var preferredContentSizeCategory: ContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }

  /// Whether the interface is light or dark.
  public var userInterfaceStyle: InterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }

  /// The kind of device.
  public var userInterfaceIdiom: InterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }

  /// Pixels per point; frames are rounded to those of the tree's surroundings in any case.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}

/// What a view or a controller says of traits in the place of its surroundings, for itself and what lies in
/// it.
///
/// It counts at once, where a device waits for the next layout. A trait that is set to what leaves it open
/// is not said, and one that is not said reads as that, where reading it stops a program on a device.
public struct UITraitOverrides: UIMutableTraits {
  fileprivate var traits = TraitCollection()

  /// What is said of a trait; its default where nothing is.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits.say(newValue, of: trait) }
  }

  /// Whether anything is said of a trait.
  public func contains(_ trait: UITrait) -> Bool { traits.isSaid(trait) }

  /// Says nothing of a trait any more.
  public mutating func remove(_ trait: UITrait) { traits.forget(trait) }
}

extension ViewMembers {
  /// What the view says of traits in the place of its surroundings, for itself and all that is in it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: traitsSaid) }
    set { if newValue.traits != traitsSaid { traitsSaid = newValue.traits } }
  }
}

extension ViewControllerMembers {
  /// What the controller says of traits in the place of its surroundings, for itself, its view and all that
  /// is in that, children's views included.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: traitsSaid) }
    set { if newValue.traits != traitsSaid { traitsSaid = newValue.traits } }
  }
}

extension TraitCollection {
  /// The traits that colours depend on.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self]
  }

  /// Says what a closure sets, and leaves everything else open.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = TraitCollection().modifyingTraits(mutations)
  }

  /// The collection with what a closure sets in the place of what it said.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitCollection {
    var traits: any UIMutableTraits = UITraitOverrides(traits: self)
    mutations(&traits)
    return (traits as? UITraitOverrides)?.traits ?? self
  }

  /// The collection with another value of a trait.
  public func replacing<Trait: UITraitDefinition>(
    _ trait: Trait.Type, value: Trait.Value
  ) -> TraitCollection {
    var traits = self
    traits.say(value, of: trait)
    return traits
  }
}
