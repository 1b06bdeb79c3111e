public import AutoLayout
public import Foundation

/// UIKit's name for ``TraitDefinition``.
public typealias UITraitDefinition = TraitDefinition

/// UIKit's name for the type that stands for a trait.
public typealias UITrait = any UITraitDefinition.Type

/// What ends being told of changes of traits.
public protocol UITraitChangeRegistration: AnyObject {}

extension TraitRegistration: UITraitChangeRegistration {}

/// Whether the interface is light or dark, which nobody knows before it is drawn.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: InterfaceStyle { .unspecified }

  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, InterfaceStyle>? {
    \.userInterfaceStyle
  }
}

/// Whether the screen is wide.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: SizeClass { .unspecified }

  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.horizontalSizeClass }
}

/// Whether the screen is tall.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: SizeClass { .unspecified }

  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, SizeClass>? { \.verticalSizeClass }
}

/// How large people want text.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: ContentSizeCategory { .unspecified }

  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, ContentSizeCategory>? {
    \.preferredContentSizeCategory
  }
}

/// Which side leads.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: TraitLayoutDirection { .unspecified }

  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, TraitLayoutDirection>? {
    \.layoutDirection
  }
}

/// Pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: CGFloat { 0 }

  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, CGFloat>? { \.displayScale }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Nothing.
  public static var defaultValue: InterfaceIdiom { .unspecified }

  /// The collection's property.
  public static var property: WritableKeyPath<TraitCollection, InterfaceIdiom>? {
    \.userInterfaceIdiom
  }
}

/// What has traits: views, controllers and screens.
public protocol UITraitEnvironment {
  /// The traits.
  var traitCollection: TraitCollection { get }
}

extension View: UITraitEnvironment {}
extension ViewController: UITraitEnvironment {}
extension Screen: UITraitEnvironment {}

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
      concerning: { before, now in traits.contains { now.differs(in: $0, from: before) } },
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
