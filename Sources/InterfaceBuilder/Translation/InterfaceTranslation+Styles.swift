import AutoLayout
import Foundation
import LayoutDocuments

// Looks of controls that their measured sizes follow from.
extension InterfaceTranslation {
  /// Sets the style of a control whose height the document doesn't decide.
  mutating func addStyle(
    of element: XMLElement, isFramed: Bool, to item: inout LayoutDocument.Item
  ) {
    if let configuration = element.buttonConfiguration {
      addTitleFont(of: configuration, to: &item)
    }
    if case .intrinsicSize(let size)? = item[.intrinsicSize], size.height != nil { return }
    if isFramed { return }
    switch item.viewClass {
    case .known(.button):
      if let configuration = element.buttonConfiguration {
        item.set(.controlStyle(.button(buttonStyle(configuration))))
      } else if let insets = element.child("inset", key: "contentEdgeInsets") {
        item.set(.insets(.content, edges(insets)))
      }
    case .known(.textField):
      // A rounded border is the class's own.
      if element["borderStyle"] != "roundedRect" { item.set(.controlStyle(.border(.none))) }
    case .known(.progressView):
      if element["progressViewStyle"] == "bar" { item.set(.controlStyle(.progress(.bar))) }
    default: break
    }
  }

  private mutating func buttonStyle(_ element: XMLElement) -> Button.Configuration {
    var style = Button.Configuration.plain()
    style.buttonSize = element.configuredSize
    style.subtitle = text("subtitle", of: element)
    style.image = buttonImage(of: element)
    switch element["imagePlacement"] {
    case "top": style.imagePlacement = .top
    case "bottom": style.imagePlacement = .bottom
    case "trailing": style.imagePlacement = .trailing
    default: break
    }
    if let padding = number("imagePadding", of: element) { style.imagePadding = padding }
    if let padding = number("titlePadding", of: element) { style.titlePadding = padding }
    if let insets = traits.child(key: "contentInsets", of: element) {
      style.contentInsets = DirectionalEdgeInsets(
        top: number("top", of: insets) ?? 0, leading: number("leading", of: insets) ?? 0,
        bottom: number("bottom", of: insets) ?? 0, trailing: number("trailing", of: insets) ?? 0)
    }
    return style
  }

  /// The picture of a configuration; `nil` for a symbol, whose size depends on what is beside it.
  private mutating func buttonImage(of element: XMLElement) -> Image? {
    let place = element.child("imageReference", key: "image") ?? element
    guard let name = place["image"], place["catalog"] != "system" else { return nil }
    let size = scene.document.imageSize(named: name)
    guard let width = size?.width, let height = size?.height else {
      noteMissing(.image, named: name, element)
      return nil
    }
    return Image(size: CGSize(width: width, height: height))
  }

  /// The font of a configuration's title.
  private mutating func addTitleFont(
    of configuration: XMLElement, to item: inout LayoutDocument.Item
  ) {
    let size = configuration.configuredSize
    let isSmall = size == .small || size == .mini
    item.set(.font(StatedFont(style: isSmall ? .subheadline : .body)))
    addFont("titleFontDescription", of: configuration, to: &item)
  }

  /// Insets as older buttons have them.
  private mutating func edges(_ element: XMLElement) -> EdgeInsets {
    EdgeInsets(
      top: number("minY", of: element) ?? 0, left: number("minX", of: element) ?? 0,
      bottom: number("maxY", of: element) ?? 0, right: number("maxX", of: element) ?? 0)
  }
}

extension XMLElement {
  /// The configuration of a button of the newer kind.
  var buttonConfiguration: XMLElement? { child("buttonConfiguration", key: "configuration") }

  /// The size that a button's configuration has.
  fileprivate var configuredSize: Button.Configuration.Size {
    switch self["buttonSize"] {
    case "mini": .mini
    case "small": .small
    case "large": .large
    default: .medium
    }
  }
}
