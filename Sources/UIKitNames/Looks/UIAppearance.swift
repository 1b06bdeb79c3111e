public import AutoLayout
public import Foundation

extension View: UIAppearance, UIAppearanceContainer {}
extension ViewController: UIAppearanceContainer {}

/// UIKit's stand-in for all objects of a class, whose looks it sets.
///
/// The stand-in keeps what is set, until it ends; no object takes it. Set the properties of each object, or make objects in
/// one place.
@dynamicMemberLookup
public final class UIAppearanceProxy<Target: AnyObject> {
  private var values: [AnyKeyPath: Any] = [:]

  init() {}

  /// A property that is optional: what was set, or `nil`.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Target, Value?>
  ) -> Value? {
    get { values[path] as? Value }
    set { values[path] = newValue }
  }

  /// Another property, which has to be set before it can be read.
  @_disfavoredOverload
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Target, Value>) -> Value {
    get {
      guard let value = values[path] as? Value else {
        preconditionFailure("a property of an appearance proxy is read before it is set")
      }
      return value
    }
    set { values[path] = newValue }
  }
}

extension UIAppearance {
  /// A stand-in for all objects of the class, which changes nothing.
  public static func appearance() -> UIAppearanceProxy<Self> { UIAppearanceProxy() }

  /// A stand-in for objects of the class in others, which changes nothing.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> { UIAppearanceProxy() }

  /// A stand-in for objects of the class with some traits, which changes nothing.
  public static func appearance(for trait: TraitCollection) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy()
  }

  /// A stand-in for objects of the class with some traits in others, which changes nothing.
  public static func appearance(
    for trait: TraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> { UIAppearanceProxy() }
}

extension UIAppearanceProxy where Target: SegmentedControl {
  /// Does nothing.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: Control.State
  ) {}
}

extension UIAppearanceProxy where Target: Button {
  /// Does nothing.
  public func setTitleColor(_ color: Color?, for state: Control.State) {}
}
