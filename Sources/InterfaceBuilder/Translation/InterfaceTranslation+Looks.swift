import AutoLayout
import Foundation
import LayoutDocuments

extension InterfaceTranslation {
  // MARK: - Colors

  mutating func addLook(of element: XMLElement, to item: inout LayoutDocument.Item) {
    if let color = color("backgroundColor", of: element) { item.set(.color(.fill, color)) }
    if let color = color("tintColor", of: element) { item.set(.color(.tint, color)) }
    if item.viewClass == .known(.scrollView) || item.viewClass == .known(.textView) {
      if element["clipsSubviews"] == "NO" { item.set(.flag(.clipsToBounds, false)) }
    } else if element["clipsSubviews"] == "YES" {
      item.set(.flag(.clipsToBounds, true))
    }
    for attributes in element.children where attributes.name == "userDefinedRuntimeAttributes" {
      for attribute in attributes.children { addLayer(attribute, to: &item) }
    }
  }

  /// Applies a runtime attribute that sets a property of the view's layer.
  private func addLayer(_ attribute: XMLElement, to item: inout LayoutDocument.Item) {
    let value = attribute.child(key: "value")?["value"] ?? attribute["value"]
    let length = value.flatMap(statedNumber).flatMap { $0 >= 0 ? CGFloat($0) : nil }
    switch attribute["keyPath"] {
    case "layer.cornerRadius", "cornerRadius":
      if let length { item.set(.number(.cornerRadius, length)) }
    case "layer.borderWidth": if let length { item.set(.number(.borderWidth, length)) }
    case "layer.masksToBounds", "clipsToBounds":
      if value == "YES" { item.set(.flag(.clipsToBounds, true)) }
    default: break
    }
  }

  /// Returns the color with a key, or `nil` if it is missing or unknown.
  mutating func color(_ key: String, of element: XMLElement) -> Color? {
    guard let stated = traits.child(key: key, of: element), stated.name == "color" else {
      return nil
    }
    let color = scene.document.color(stated)
    if let name = stated["name"] { noteMissing(.color, named: name, isKnown: color != nil, stated) }
    return color
  }

  /// Adds a note about an asset that is missing or can't be read.
  mutating func noteMissing(
    _ kind: InterfaceAssets.Kind, named name: String, isKnown: Bool = false, _ element: XMLElement
  ) {
    if let note = scene.document.assets.note(kind, named: name, isKnown: isKnown) {
      layout.notes.append(InterfaceNote(note, element.position))
    }
  }

  // MARK: - Texts

  mutating func addTexts(of element: XMLElement, to item: inout LayoutDocument.Item) {
    guard case .known(let viewClass) = item.viewClass else { return }
    switch viewClass {
    case .label:
      setText(text("text", of: element) ?? attributedText(of: element), .text, of: &item, element)
      if let lines = element["numberOfLines"].flatMap(Int.init), 0...10_000 ~= lines {
        item.set(.count(.numberOfLines, lines))
      }
    case .button:
      setText(buttonTitle(of: element), .text, of: &item, element)
      addColors(ofButton: element, to: &item)
    case .textField:
      setText(text("text", of: element), .text, of: &item, element)
      setText(text("placeholder", of: element), .placeholder, of: &item, element)
    case .textView:
      setText(text("text", of: element) ?? attributedText(of: element), .text, of: &item, element)
      if element["scrollEnabled"] == "NO" { item.set(.flag(.scrolls, false)) }
    case .switchControl: if element["on"] == "YES" { item.set(.flag(.isOn, true)) }
    case .slider, .progressView: addShare(of: element, to: &item)
    case .segmentedControl:
      let titles =
        element.child("segments")?.childList.map { limited($0["title"] ?? "", element) } ?? []
      item.set(.segments(titles))
      if let picked = element["selectedSegmentIndex"].flatMap(Int.init), titles.indices ~= picked {
        item.set(.count(.pickedSegment, picked))
      }
    case .view, .imageView, .activityIndicator, .stackView, .scrollView, .stepper, .pageControl,
      .searchBar, .datePicker, .tableViewCell, .navigationBar, .tabBar, .toolbar:
      return
    }
    addFont(of: element, to: &item)
    addAttributes(of: element, to: &item)
    if let color = color("textColor", of: element) { item.set(.color(.text, color)) }
    addRuns(of: element, to: &item)
  }

  mutating func setText(
    _ text: String?, _ kind: ViewText, of item: inout LayoutDocument.Item, _ element: XMLElement
  ) {
    let text = limited(text ?? "", element)
    if !text.isEmpty { item.set(.text(kind, text)) }
  }

  /// Returns a text cut to the limits, and adds a note if the text was shortened.
  private mutating func limited(_ text: String, _ element: XMLElement) -> String {
    let beginning = TextLimits.beginning(of: text, rest: textRest)
    let count = (beginning ?? text).unicodeScalars.count
    textRest -= count
    if beginning != nil { note(.longText(used: count), element) }
    return beginning ?? text
  }

  /// Returns the text with a key, from an attribute, or from a child element if the text has line breaks.
  func text(_ key: String, of element: XMLElement) -> String? {
    if let text = traits.value(key, of: element) { return text }
    guard let string = traits.child(key: key, of: element), string.name == "string" else {
      return nil
    }
    if string["base64-UTF8"] == "YES" {
      return Data(base64Encoded: string.text, options: .ignoreUnknownCharacters)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    return string.text
  }

  private func attributedText(
    _ key: String = "attributedText", of element: XMLElement
  ) -> String? {
    guard let text = element.child("attributedString", key: key) else { return nil }
    let parts = text.children.filter { $0.name == "fragment" }.map { fragment in
      fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
    }
    return parts.joined()
  }

  /// Returns a button's title from the button's configuration or, if it has none, from its normal state.
  private func buttonTitle(of element: XMLElement) -> String? {
    if let configuration = element.buttonConfiguration {
      return text("title", of: configuration)
        ?? attributedText("attributedTitle", of: configuration)
    }
    guard let state = element.child("state", key: "normal") else { return nil }
    return state["title"] ?? state.child("string", key: "title")?.text
      ?? attributedText("attributedTitle", of: state)
  }

  /// Returns the element that names a button's image, or `nil` if the button has a configuration, a title or insets.
  func picture(ofButton element: XMLElement) -> XMLElement? {
    guard element.name == "button", element.buttonConfiguration == nil,
      buttonTitle(of: element)?.isEmpty != false, element.child(key: "contentEdgeInsets") == nil,
      let state = element.child("state", key: "normal"), state["image"] != nil
    else { return nil }
    return state
  }

  /// Whether a button has a configuration with a symbol, and neither a title nor a subtitle.
  func showsSymbolAlone(_ element: XMLElement) -> Bool {
    guard let configuration = element.buttonConfiguration,
      configuration.imagePlace["catalog"] == "system"
    else { return false }
    return [buttonTitle(of: element), text("subtitle", of: configuration)]
      .allSatisfy { $0?.isEmpty != false }
  }

  /// Sets the colors of a button from its configuration and its normal state.
  private mutating func addColors(ofButton element: XMLElement, to item: inout LayoutDocument.Item)
  {
    let configuration = element.buttonConfiguration
    let foregrounds = [
      (configuration, "baseForegroundColor"),
      (element.child("state", key: "normal"), "titleColor"),
      (element["buttonType"] == "system" ? element : nil, "tintColor"),
    ]
    for case (let place?, let key) in foregrounds {
      guard let color = color(key, of: place) else { continue }
      item.set(.color(.text, color))
      break
    }
    if let configuration, let fill = color("baseBackgroundColor", of: configuration) {
      item.set(.color(.fill, fill))
    }
  }

  private func addShare(of element: XMLElement, to item: inout LayoutDocument.Item) {
    let least = element["minValue"].flatMap(statedNumber) ?? 0
    let greatest = element["maxValue"].flatMap(statedNumber) ?? 1
    let value = (element["value"] ?? element["progress"]).flatMap(statedNumber)
    guard let value, greatest > least else { return }
    let share = min(max((value - least) / (greatest - least), 0), 1)
    if share > 0 { item.set(.number(.share, CGFloat(share))) }
  }

  mutating func addFont(
    _ key: String = "fontDescription", of element: XMLElement,
    to item: inout LayoutDocument.Item
  ) {
    guard let font = traits.child(key: key, of: element) else { return }
    addFont(font, to: &item)
  }

  /// Sets the font and color of a view to those of its attributed text's first fragment.
  private mutating func addAttributes(of element: XMLElement, to item: inout LayoutDocument.Item) {
    guard let attributes = element.styledText?.child("fragment")?.child("attributes") else {
      return
    }
    if let font = attributes.child("font", key: "NSFont") { addFont(font, to: &item) }
    if let color = color("NSColor", of: attributes) { item.set(.color(.text, color)) }
  }

  private mutating func addFont(_ font: XMLElement, to item: inout LayoutDocument.Item) {
    let stated = statedFont(font)
    if stated != StatedFont() { item.set(.font(stated)) }
  }

  mutating func statedFont(_ font: XMLElement) -> StatedFont {
    var stated = StatedFont()
    if let style = font["style"] {
      stated.style = TextStyle(documentName: style)
      if stated.style == nil { note(.unknownWord(attribute: "style", value: style), font) }
    }
    if stated.style == nil, let size = (font["pointSize"] ?? font["size"]).flatMap(statedNumber),
      size > 0
    {
      stated.size = CGFloat(size)
    }
    switch (font["type"] ?? font["metaFont"], font["weight"]) {
    case (_, "medium"?): stated.weight = .medium
    case (_, "semibold"?): stated.weight = .semibold
    case ("boldSystem"?, _), ("systemBold"?, _), (_, "bold"?), (_, "heavy"?), (_, "black"?):
      stated.weight = .bold
    default: if (font["name"] ?? "").hasSuffix("Bold") { stated.weight = .bold }
    }
    return stated
  }
}

extension TextStyle {
  /// Finds a text style by its name in documents, such as `UICTFontTextStyleBody`.
  init?(documentName name: String) {
    let prefix = "UICTFontTextStyle"
    let stem = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard let style = Self.allCases.first(where: { $0.rawValue.hasSuffix(stem) }) else {
      return nil
    }
    self = style
  }
}

// Settings of controls that determine their measured sizes.
extension InterfaceTranslation {
  /// Sets the style that affects a control's measured size, such as a text field's border.
  mutating func addStyle(
    of element: XMLElement, isFramed: Bool, to item: inout LayoutDocument.Item
  ) {
    if let configuration = element.buttonConfiguration {
      item.set(.configuration(buttonStyle(configuration)))
      addTitleFont(of: configuration, to: &item)
    }
    if item.viewClass == .known(.textField) {
      // A rounded border is the class's default.
      switch element["borderStyle"] {
      case "roundedRect": break
      case "line": item.set(.controlStyle(.border(.line)))
      case "bezel": item.set(.controlStyle(.border(.bezel)))
      default: item.set(.controlStyle(.border(.none)))
      }
    }
    if case .intrinsicSize(let size)? = item[.intrinsicSize], size.height != nil { return }
    if isFramed { return }
    switch item.viewClass {
    case .known(.button):
      if element.buttonConfiguration == nil,
        let insets = element.child("inset", key: "contentEdgeInsets")
      {
        item.set(.insets(.content, edges(insets)))
      }
    case .known(.progressView):
      if element["progressViewStyle"] == "bar" { item.set(.controlStyle(.progress(.bar))) }
    default: break
    }
  }

  private mutating func buttonStyle(_ element: XMLElement) -> Button.Configuration {
    var style = Button.Configuration.plain()
    style.buttonSize = element.configuredSize
    style.subtitle = text("subtitle", of: element).map { limited($0, element) }
    let place = element.imagePlace
    if let name = place["image"], place["catalog"] != "system",
      scene.document.imageSize(named: name) == nil
    {
      noteMissing(.image, named: name, element)
    }
    switch element["imagePlacement"] {
    case "top": style.imagePlacement = .top
    case "bottom": style.imagePlacement = .bottom
    case "trailing": style.imagePlacement = .trailing
    default: break
    }
    if let padding = number("imagePadding", of: element) { style.imagePadding = padding }
    if let padding = number("titlePadding", of: element) { style.titlePadding = padding }
    addFace(of: element, to: &style)
    if let insets = traits.child(key: "contentInsets", of: element) {
      style.contentInsets = DirectionalEdgeInsets(
        top: number("top", of: insets) ?? 0, leading: number("leading", of: insets) ?? 0,
        bottom: number("bottom", of: insets) ?? 0, trailing: number("trailing", of: insets) ?? 0)
    }
    return style
  }

  /// Sets the font of the title in a button's configuration.
  private mutating func addTitleFont(
    of configuration: XMLElement, to item: inout LayoutDocument.Item
  ) {
    let size = configuration.configuredSize
    let isSmall = size == .small || size == .mini
    item.set(.font(StatedFont(style: isSmall ? .subheadline : .body)))
    addFont("titleFontDescription", of: configuration, to: &item)
  }

  /// Returns the insets of an element in the format that older buttons use.
  private mutating func edges(_ element: XMLElement) -> EdgeInsets {
    EdgeInsets(
      top: number("minY", of: element) ?? 0, left: number("minX", of: element) ?? 0,
      bottom: number("maxY", of: element) ?? 0, right: number("maxX", of: element) ?? 0)
  }
}

// Settings that only plain figures show.
extension InterfaceTranslation {
  private var images: InterfaceImages { InterfaceImages(document: scene.document, traits: traits) }

  /// Sets the properties that affect a view's appearance in plain figures, except for texts and colors.
  mutating func addPlainLook(of element: XMLElement, to item: inout LayoutDocument.Item) {
    addParts(of: element, to: &item)
    guard case .known(let viewClass) = item.viewClass else { return }
    let properties = viewClass.properties
    if properties.contains(.textAlignment) { addAlignment(of: element, viewClass, to: &item) }
    if properties.contains(.flag(.isEnabled)), element["enabled"] == "NO" {
      item.set(.flag(.isEnabled, false))
    }
    if viewClass == .imageView,
      let mode: View.ContentMode = worded("contentMode", of: element), mode != .scaleToFill
    {
      item.set(.contentMode(mode))
    }
    if let image = images.image(of: element) { item.set(.image(image)) }
    if viewClass == .button,
      let style = element.buttonConfiguration?["style"].flatMap({
        Button.Configuration.Style(word: $0)
      }),
      style != .plain
    {
      item.set(.buttonStyle(style))
    }
  }

  /// Sets the alignment of the text in a view.
  private mutating func addAlignment(
    of element: XMLElement, _ viewClass: KnownViewClass, to item: inout LayoutDocument.Item
  ) {
    let isButton = viewClass == .button
    let attribute = isButton ? "contentHorizontalAlignment" : "textAlignment"
    guard let word = traits.value(attribute, of: element) else { return }
    let alignment: TextAlignment? =
      switch (isButton, word) {
      case (true, "leading"): .natural
      case (true, "trailing"): .right
      case (true, "fill"): .center
      default: TextAlignment(word: word)
      }
    guard let alignment else {
      return note(.unknownWord(attribute: attribute, value: word), element)
    }
    if alignment != (isButton ? .center : .natural) { item.set(.textAlignment(alignment)) }
  }
}

extension XMLElement {
  /// The attributed text of a view, or the attributed title of a button's configuration or of its normal state.
  var styledText: XMLElement? {
    if let configuration = buttonConfiguration {
      return configuration.child("attributedString", key: "attributedTitle")
    }
    return child("attributedString", key: "attributedText")
      ?? child("state", key: "normal")?.child("attributedString", key: "attributedTitle")
  }

  /// The configuration of a button, or `nil` for a button that has none, as in older documents.
  var buttonConfiguration: XMLElement? { child("buttonConfiguration", key: "configuration") }

  /// The element in a button's configuration that names the image.
  var imagePlace: XMLElement { child("imageReference", key: "image") ?? self }

  /// The size that a button's configuration states, by default medium.
  fileprivate var configuredSize: Button.Configuration.Size {
    switch self["buttonSize"] {
    case "mini": .mini
    case "small": .small
    case "large": .large
    default: .medium
    }
  }
}
