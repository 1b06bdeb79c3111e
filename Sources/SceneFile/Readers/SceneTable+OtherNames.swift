extension SceneTable {
  /// What somebody means who writes a key by the name that UIKit, or common sense, has for it: the key
  /// of this mapping, or one inside of the mapping that a key takes; nil for any other word.
  ///
  /// Such names share too few letters with the keys for their spelling to tell.
  func meaning(ofOtherName name: String, among keys: [String]) -> String? {
    if let key = otherNames.first(where: { $0.names.contains(name) })?.key, keys.contains(key) {
      return key
    }
    guard keys.contains("style") else { return nil }
    let isOfStyle = SceneTable.style.keys.contains(name)
    let inside = isOfStyle ? name : SceneTable.style.meaning(ofOtherName: name)
    return inside.map { "style: { \($0): … }" }
  }

  /// What somebody means who writes a key by another name, of all keys of the mapping.
  private func meaning(ofOtherName name: String) -> String? {
    meaning(ofOtherName: name, among: keys)
  }

  /// The names that things have elsewhere.
  private var otherNames: [(key: String, names: Set<String>)] {
    switch self {
    case .view, .root:
      [
        ("id", ["identifier", "accessibilityIdentifier", "name"]),
        ("class", ["type", "customClass"]),
        ("text", ["title", "label", "attributedText"]),
        ("subviews", ["arrangedSubviews", "arranged", "views", "children"]),
        ("guides", ["layoutGuides"]),
        ("hidden", ["isHidden", "visible"]),
        ("margins", ["layoutMargins", "directionalLayoutMargins", "padding", "insets"]),
        ("hugging", ["contentHuggingPriority", "huggingPriority", "contentHugging"]),
        (
          "compression",
          [
            "contentCompressionResistancePriority", "compressionResistancePriority",
            "compressionResistance", "resistance",
          ]
        ),
        ("intrinsicSize", ["intrinsicContentSize", "size", "contentSize"]),
        ("alignmentInsets", ["alignmentRectInsets"]),
        ("direction", ["semanticContentAttribute", "layoutDirection"]),
        ("autoresizing", ["autoresizingMask"]),
        ("numberOfLines", ["lines", "lineLimit", "maxLines"]),
        ("segments", ["items", "titles"]),
        ("value", ["isOn", "progress", "selectedSegmentIndex", "isSelected"]),
        ("marginsRelative", ["isLayoutMarginsRelativeArrangement"]),
        ("baselineRelative", ["isBaselineRelativeArrangement"]),
      ]
    case .style:
      [
        ("fontSize", ["font", "pointSize"]),
        ("fill", ["backgroundColor", "background", "color"]),
        ("textColor", ["tintColor", "foregroundColor"]),
        ("cornerRadius", ["layer", "radius"]),
        ("fontWeight", ["weight"]),
      ]
    case .scene:
      [
        ("scene", ["title", "name"]),
        ("root", ["view", "views", "subviews"]),
        ("canvases", ["canvas", "sizes", "size", "devices", "device"]),
      ]
    case .canvas: [("size", ["width", "height"])]
    case .guide: [("id", ["identifier", "name"])]
    case .relation:
      [
        ("identifier", ["id", "name"]), ("first", ["item", "firstItem"]),
        ("relation", ["relatedBy"]),
      ]
    case .visual: [("visual", ["format", "visualFormat"]), ("identifier", ["id", "name"])]
    default: []
    }
  }
}
