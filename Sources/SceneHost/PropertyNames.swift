internal import AppKitNames
internal import AutoLayout
internal import Foundation
internal import UIKitNames

/// Names views, guides and constraints after the properties of the code that hold them.
///
/// Properties are read by reflection, which also finds private ones, and makes no lazy ones. Names that the code gives
/// itself stay.
struct PropertyNames {
  private var taken: [String: Int] = [:]

  /// Names what a controller and those inside of it hold.
  mutating func add(from controller: ViewController) {
    var waiting = [controller]
    var seen: Set<ObjectIdentifier> = []
    while let controller = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      add(propertiesOf: controller)
      waiting += controller.children
      if let presented = controller.presentedViewController { waiting.append(presented) }
    }
  }

  /// Names what a controller holds.
  mutating func add(from controller: NSViewController) { add(propertiesOf: controller) }

  /// Names what the views of a tree hold, owners first, and the root.
  mutating func nameGuidesAndViews(below root: View) {
    if root.identifier == nil { root.identifier = "root" }
    var waiting = [root]
    while let view = waiting.popLast() {
      add(propertiesOf: view)
      waiting += view.subviews.reversed()
    }
  }

  private mutating func add(propertiesOf object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror, Self.isPersons(part.subjectType) {
      for child in part.children {
        guard let label = child.label.map(Self.propertyName) else { continue }
        add(child.value, label)
      }
      mirror = part.superclassMirror
    }
  }

  private mutating func add(_ value: Any, _ name: String) {
    switch value {
    case let view as View: if view.identifier?.isEmpty ?? true { view.identifier = unique(name) }
    case let guide as LayoutGuide: if guide.identifier.isEmpty { guide.identifier = unique(name) }
    case let constraint as LayoutConstraint:
      if constraint.identifier?.isEmpty ?? true { constraint.identifier = name }
    case let items as [any LayoutItem]:
      for (index, item) in items.enumerated() { add(item, "\(name)-\(index + 1)") }
    default: break
    }
  }

  /// Returns the name, or with a number what other items have already.
  private mutating func unique(_ name: String) -> String {
    let count = (taken[name] ?? 0) + 1
    taken[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }

  /// The name of a property without what the compiler adds for lazy ones and wrappers.
  private static func propertyName(_ label: String) -> String {
    var name = label[...]
    if name.hasPrefix("$__lazy_storage_$_") { name = name.dropFirst(18) }
    while name.count > 1, name.hasPrefix("_") { name = name.dropFirst() }
    return String(name)
  }

  /// Whether a class is the person's, and not one of the modules in this library.
  static func isPersons(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return !["AutoLayout", "UIKitNames", "AppKitNames", "SharedNames", "Foundation"].contains(
      module)
  }
}
