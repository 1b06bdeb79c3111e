package import AutoLayout
internal import Foundation
internal import UIKitNames

/// Names views, guides and constraints after the properties that store them.
///
/// Properties are read by reflection, which includes private properties and doesn't initialize lazy ones. Names that
/// the code has set aren't changed.
package struct PropertyNames {
  private var taken: [String: Int] = [:]

  /// Creates a namer that hasn't used any names yet.
  package init() {}

  /// Names the views, guides and constraints that a controller and its child controllers store in properties.
  package mutating func add(from controller: ViewController) {
    var waiting = [controller]
    var seen: Set<ObjectIdentifier> = []
    while let controller = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
      add(propertiesOf: controller)
      waiting += controller.children
      if let presented = controller.presentedViewController { waiting.append(presented) }
    }
  }

  /// Names the views, guides and constraints stored in properties of a tree's views, from the root down.
  ///
  /// The root itself is named `root` if it has no name.
  package mutating func nameGuidesAndViews(below root: View) {
    if root.identifier == nil { root.identifier = "root" }
    var waiting = [root]
    while let view = waiting.popLast() {
      add(propertiesOf: view)
      addParts(of: view)
      waiting += view.subviews.reversed()
    }
  }

  /// Names the views, guides and constraints that an object stores in properties.
  package mutating func add(propertiesOf object: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror, Self.isAuthored(part.subjectType) {
      for child in part.children {
        guard let label = child.label.map(Self.propertyName) else { continue }
        add(child.value, label)
      }
      mirror = part.superclassMirror
    }
  }

  /// Names the subviews of a list or cell, such as cells and headers, unless properties already gave them names.
  private mutating func addParts(of view: View) {
    switch view {
    case let table as UITableView:
      let count = table.numberOfSections
      for cell in table.visibleCells {
        guard let path = table.indexPath(for: cell) else { continue }
        add(cell, Self.name(of: "cell", path.row, in: path.section, of: count))
      }
      for section in 0..<count {
        if let header = table.headerView(forSection: section) {
          add(header, Self.name(of: "header", section))
        }
        if let footer = table.footerView(forSection: section) {
          add(footer, Self.name(of: "footer", section))
        }
      }
    case let collection as UICollectionView:
      let count = collection.numberOfSections
      for path in collection.indexPathsForVisibleItems {
        guard let cell = collection.cellForItem(at: path) else { continue }
        add(cell, Self.name(of: "cell", path.item, in: path.section, of: count))
      }
    case let content as UIListContentView:
      for (name, part) in content.namedParts { add(part, name) }
    case let host as ContentHost:
      add(host.contentView, "contentView")
      for (name, part) in host.namedParts { add(part, name) }
    default: break
    }
  }

  /// Returns a name such as `cell-1`, made of a kind and a number that is one more than the index.
  ///
  /// If there are several sections, the section's number is appended.
  private static func name(
    of kind: String, _ index: Int, in section: Int = 0, of count: Int = 1
  ) -> String {
    "\(kind)-\(index + 1)" + (count > 1 ? "-of-section-\(section + 1)" : "")
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

  /// Returns the name, followed by a number if the name is already used.
  private mutating func unique(_ name: String) -> String {
    let count = (taken[name] ?? 0) + 1
    taken[name] = count
    return count == 1 ? name : "\(name)-\(count)"
  }

  /// Returns a property's name without the prefixes that the compiler adds for lazy properties and property wrappers.
  private static func propertyName(_ label: String) -> String {
    var name = label[...]
    if name.hasPrefix("$__lazy_storage_$_") { name = name.dropFirst(18) }
    while name.count > 1, name.hasPrefix("_") { name = name.dropFirst() }
    return String(name)
  }

  /// Returns whether a class belongs to the author's code rather than to a framework.
  package static func isAuthored(_ type: Any.Type) -> Bool {
    let module = String(reflecting: type).prefix { $0 != "." }
    return !["AutoLayout", "UIKitNames", "AppKitNames", "SharedNames", "Foundation"].contains(
      module)
  }
}
