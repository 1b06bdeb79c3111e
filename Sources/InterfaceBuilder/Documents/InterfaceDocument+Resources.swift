import AutoLayout
import Foundation
import LayoutDocuments

extension InterfaceDocument {
  /// The names of the colors and images that the document uses, in a stable order.
  package var assetNames: [InterfaceAssets.Name] {
    var names: Set<InterfaceAssets.Name> = []
    for element in root.subtree {
      if element.name == "color", let name = element["name"] {
        names.insert(.init(kind: .color, text: name))
      } else if let name = element["image"], element["catalog"] != "system" {
        names.insert(.init(kind: .image, text: name))
      }
    }
    return names.sorted()
  }

  /// Returns the size of an image in points, as stated by the document or otherwise by an asset catalog, or `nil`.
  func imageSize(named name: String) -> StatedSize? {
    (statedImageSize(named: name) ?? assets.imageSize(named: name))
      .map { StatedSize(width: $0.width, height: $0.height) }
  }

  private func statedImageSize(named name: String) -> CGSize? {
    guard let image = resources["image"]?[name],
      let width = image["width"].flatMap(statedNumber),
      let height = image["height"].flatMap(statedNumber)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Returns the color that an element states by components or by a name, or `nil` if the color isn't known.
  ///
  /// A named color comes from an asset catalog if possible, as at run time. The document itself only stores the light
  /// value that the color had when the document was saved.
  func color(_ element: XMLElement) -> Color? {
    let own = Color(componentsOf: element)
    if let name = element["name"] {
      return assets.color(named: name) ?? own ?? storedColor("namedColor", named: name)
    }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      let light = own ?? storedColor("systemColor", named: name)
      guard let system = SystemColor(documentName: name)?.color else { return light }
      return light.map { Color(light: $0, dark: system.resolved(for: .dark)) } ?? system
    }
    return own
  }

  private func storedColor(_ kind: String, named name: String) -> Color? {
    resources[kind]?[name]?.child("color").flatMap { Color(componentsOf: $0) }
  }
}

extension Color {
  /// Creates a color from the components that an element states, or returns `nil` if the element states none.
  fileprivate convenience init?(componentsOf element: XMLElement) {
    func number(_ name: String) -> CGFloat? {
      element[name].flatMap(statedNumber).map { CGFloat($0) }
    }
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      self.init(white: white, alpha: alpha)
      return
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    if element["customColorSpace"] == "displayP3" {
      self.init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    } else {
      self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}
