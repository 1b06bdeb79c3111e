public import AutoLayout
import Foundation

/// A trait by which code asks to be told of changes.
public protocol UITraitDefinition {
  /// Whether two collections say different things of the trait.
  static func differs(_ one: TraitCollection, _ other: TraitCollection) -> Bool
}

/// UIKit's name for the type that stands for a trait.
public typealias UITrait = any UITraitDefinition.Type

/// What ends being told of changes of traits.
public protocol UITraitChangeRegistration: AnyObject {}

extension TraitRegistration: UITraitChangeRegistration {}

/// Whether the interface is light or dark, which nobody knows before it is drawn.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Whether the styles are different.
  public static func differs(_ one: TraitCollection, _ other: TraitCollection) -> Bool {
    one.userInterfaceStyle != other.userInterfaceStyle
  }
}

/// Whether the screen is wide.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Whether the classes are different.
  public static func differs(_ one: TraitCollection, _ other: TraitCollection) -> Bool {
    one.horizontalSizeClass != other.horizontalSizeClass
  }
}

/// Whether the screen is tall.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Whether the classes are different.
  public static func differs(_ one: TraitCollection, _ other: TraitCollection) -> Bool {
    one.verticalSizeClass != other.verticalSizeClass
  }
}

/// How large people want text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Whether the categories are different.
  public static func differs(_ one: TraitCollection, _ other: TraitCollection) -> Bool {
    one.preferredContentSizeCategory != other.preferredContentSizeCategory
  }
}

/// Which side leads.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Whether the directions are different.
  public static func differs(_ one: TraitCollection, _ other: TraitCollection) -> Bool {
    one.layoutDirection != other.layoutDirection
  }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Whether the scales are different.
  public static func differs(_ one: TraitCollection, _ other: TraitCollection) -> Bool {
    one.displayScale != other.displayScale
  }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Whether the kinds are different.
  public static func differs(_ one: TraitCollection, _ other: TraitCollection) -> Bool {
    one.userInterfaceIdiom != other.userInterfaceIdiom
  }
}

/// What can be told of changes of its traits: views and controllers.
public protocol UITraitChangeObservable {}

extension View: UITraitChangeObservable {}
extension ViewController: UITraitChangeObservable {}

extension UITraitChangeObservable where Self: Responder {
  /// Calls a closure, with the traits that were, when one of some traits has changed; after
  /// `traitCollectionDidChange(_:)`, and before the layout that the change asks for.
  ///
  /// The closure says the type of what it is called with, as Apple's does: `(self: Self, previous)`.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Environment, _ previous: TraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraits(
      concerning: { before, now in traits.contains { $0.differs(before, now) } },
      handler: { responder, before in
        if let own = responder as? Environment { handler(own, before) }
      })
  }

  /// Does nothing, as methods have no names here.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
    -> any UITraitChangeRegistration
  {
    registerForTraits(concerning: { _, _ in false }, handler: { _, _ in })
  }

  /// Ends being told; does nothing for what was asked of another one.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    if let registration = registration as? TraitRegistration { unregisterForTraits(registration) }
  }
}

extension TraitCollection {
  /// Whether colours may look different: whether the style is another.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle ?? .unspecified
  }

  /// Whether all that another collection says is said here as well.
  public func containsTraits(in trait: TraitCollection?) -> Bool {
    guard let trait else { return true }
    return TraitCollection(traitsFrom: [self, trait]) == self
  }
}
