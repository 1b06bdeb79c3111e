public import AutoLayout
public import Foundation

extension View: UIAppearance, UIAppearanceContainer {}
extension ViewController: UIAppearanceContainer {}

/// UIKit's appearance proxy of a class, whose settings have no effect.
///
/// The proxy stores its settings while it exists, but objects don't use them. Set the properties of each object
/// instead, or create all objects in a single function.
@dynamicMemberLookup
public final class UIAppearanceProxy<Target: AnyObject> {
  private var values: [AnyKeyPath: Any] = [:]

  init() {}

  /// The stored value of an optional property, or `nil` if it wasn't set.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<Target, Value?>
  ) -> Value? {
    get { values[path] as? Value }
    set { values[path] = newValue }
  }

  /// The stored value of a property that isn't optional, which must be set before it is read.
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
  /// Returns a proxy for all objects of the class; the proxy has no effect.
  public static func appearance() -> UIAppearanceProxy<Self> { UIAppearanceProxy() }

  /// Returns a proxy for objects of the class that are inside the given containers; the proxy has no effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIAppearanceProxy<Self> { UIAppearanceProxy() }

  /// Returns a proxy for objects of the class that have the given traits; the proxy has no effect.
  public static func appearance(for trait: TraitCollection) -> UIAppearanceProxy<Self> {
    UIAppearanceProxy()
  }

  /// Returns a proxy for objects that have the given traits and are in the given containers; the proxy has no effect.
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
