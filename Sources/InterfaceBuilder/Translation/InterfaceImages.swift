import AutoLayout
import Foundation
import LayoutDocuments

/// The images and symbols that a document's elements name.
struct InterfaceImages {
  /// The document.
  let document: InterfaceDocument
  /// The traits of the canvas, which select the values of the elements' attributes.
  let traits: InterfaceTraits

  /// Returns the image of an image view or button, with only its name and the stated size if the image is unknown.
  func image(of element: XMLElement) -> Image? {
    let place: XMLElement
    switch element.name {
    case "imageView": place = element
    case "button":
      guard
        let own = element.buttonConfiguration?.imagePlace ?? element.child("state", key: "normal")
      else { return nil }
      place = own
    default: return nil
    }
    let stated = element.name == "imageView" ? traits.value("image", of: element) : place["image"]
    guard let name = stated else { return nil }
    if place["catalog"] == "system" {
      return Image(symbol: Symbol(name, symbolConfiguration(of: element)))
    }
    let size = document.imageSize(named: name)
    let image = document.assets.image(named: name) ?? Image(name: name)
    return image.with { parts in
      if let width = size?.width, let height = size?.height {
        parts.size = CGSize(width: width, height: height)
      }
    }
  }

  /// Returns the symbol configuration that an element prefers for its image.
  private func symbolConfiguration(of element: XMLElement) -> Image.SymbolConfiguration {
    let keys = ["preferredSymbolConfiguration", "preferredSymbolConfigurationForImage"]
    let places = [element, element.buttonConfiguration, element.child("state", key: "normal")]
    let found = places.lazy.compactMap { place in
      keys.lazy.compactMap { place?.child(key: $0) }.first
    }.first
    guard let found else { return .unspecified }
    var configuration = Image.SymbolConfiguration.unspecified
    if let size = size(of: found) { configuration = .init(pointSize: size) }
    if let font = found.child("fontDescription") {
      if let style = font["style"].flatMap({ TextStyle(documentName: $0) }) {
        configuration = .init(textStyle: style)
      } else if let size = size(of: font) {
        configuration = .init(pointSize: size)
      }
    }
    switch found["scale"] {
    case "small": configuration = configuration.applying(.init(scale: .small))
    case "large": configuration = configuration.applying(.init(scale: .large))
    default: break
    }
    let weights: [String: Font.Weight] = [
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .bold, "black": .bold,
    ]
    if let weight = found["weight"].flatMap({ weights[$0] }) {
      configuration = configuration.applying(.init(weight: weight))
    }
    return configuration
  }

  private func size(of element: XMLElement) -> CGFloat? {
    element["pointSize"].flatMap(statedNumber).flatMap { $0 > 0 ? CGFloat($0) : nil }
  }
}
