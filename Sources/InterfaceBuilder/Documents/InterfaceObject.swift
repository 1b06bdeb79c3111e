package import AutoLayout
package import Foundation
package import LayoutDocuments

/// An object of a document that can be connected with code: a view, or the placeholder for the file's owner.
package struct InterfaceObject: Sendable {
  let element: XMLElement
  private let document: InterfaceDocument

  init(_ element: XMLElement, of document: InterfaceDocument) {
    self.element = element
    self.document = document
  }

  /// The object ID, or `nil` if nothing refers to the object.
  package var id: String? { element["id"] }
  /// The name of the object's XML element, such as `tableViewCell`.
  package var kind: String { element.name }
  /// The custom class, or `nil` if the object has a class of UIKit.
  package var className: String? { element["customClass"] }
  /// The Swift module of the custom class as set in Xcode, or `nil` if none is set.
  package var moduleName: String? { element["customModule"] }
  /// The position of the object's element in the document.
  package var position: SourcePosition { element.position }
  /// The stored frame in the superview's coordinates, in points.
  package var frame: CGRect { element.rect ?? .zero }
  /// Whether the object is the content view that a cell or an effect view creates itself.
  package var isContent: Bool { element.isCellContent || element.isEffectContent }

  /// The value of an XML attribute, or `nil` if the element doesn't have it.
  package subscript(attribute: String) -> String? { element[attribute] }

  /// A property that is connected to objects.
  package struct Outlet: Hashable, Sendable {
    /// The name of the property.
    package let property: String
    /// The IDs of the connected objects: a single ID unless the property is a collection.
    package fileprivate(set) var destinations: [String]
    /// Whether the property is a collection of objects.
    package let isCollection: Bool
    /// The position of the connection in the document.
    package let position: SourcePosition
  }

  /// The outlets, in the order of the document.
  package var outlets: [Outlet] {
    var outlets: [Outlet] = []
    for connection in element.child("connections")?.childList ?? [] {
      guard let property = connection["property"], let end = connection["destination"] else {
        continue
      }
      let isCollection = connection.name == "outletCollection"
      guard isCollection || connection.name == "outlet" else { continue }
      if isCollection,
        let place = outlets.firstIndex(where: { $0.isCollection && $0.property == property })
      {
        outlets[place].destinations.append(end)
      } else {
        outlets.append(
          Outlet(
            property: property, destinations: [end], isCollection: isCollection,
            position: connection.position))
      }
    }
    return outlets
  }
}

/// A runtime attribute: a value that the document sets for a property of an object.
package struct InterfaceValue: Hashable, Sendable {
  /// The kinds of values.
  package enum Content: Hashable, Sendable {
    case flag(Bool)
    case number(Double)
    case text(String)
    case color(Color)
    case image(String)
    case rect(CGRect)
  }

  /// The key path of the property, such as `layer.cornerRadius`.
  package let keyPath: String
  /// The value that the document sets.
  package let content: Content
}

extension InterfaceObject {
  /// The runtime attributes, in the order of the document.
  package var values: [InterfaceValue] {
    element.children.filter { $0.name == "userDefinedRuntimeAttributes" }.flatMap(\.childList)
      .compactMap { attribute in
        guard let keyPath = attribute["keyPath"], let content = content(of: attribute) else {
          return nil
        }
        return InterfaceValue(keyPath: keyPath, content: content)
      }
  }

  private func content(of attribute: XMLElement) -> InterfaceValue.Content? {
    let value = attribute.child(key: "value")
    func number(_ name: String) -> CGFloat {
      CGFloat(value?[name].flatMap(statedNumber) ?? 0)
    }
    switch attribute["type"] {
    case "boolean": return .flag(attribute["value"] == "YES")
    case "number":
      return (value?["value"] ?? attribute["value"]).flatMap(statedNumber).map { .number($0) }
    case "string": return .text(attribute["value"] ?? value?.text ?? "")
    case "color": return value.flatMap { document.color($0) }.map { .color($0) }
    case "image": return attribute["value"].map { .image($0) }
    case "point", "size", "rect":
      return .rect(
        CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")))
    default: return nil
    }
  }
}

extension InterfaceDocument {
  /// The placeholder for the object that loads the document, or `nil` in a storyboard.
  package var owner: InterfaceObject? {
    objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
      .map { InterfaceObject($0, of: self) }
  }

  /// The gesture recognizers at the document's top level.
  package var gestureRecognizers: [InterfaceObject] {
    objects.filter { $0.name.hasSuffix("GestureRecognizer") }.map { InterfaceObject($0, of: self) }
  }

  /// The views at the document's top level.
  package var topViews: [InterfaceObject] {
    objects.filter(\.isView).map { InterfaceObject($0, of: self) }
  }
}
