internal import AutoLayout

extension SceneTable {
  /// Returns the key for a name in UIKit or everyday language, or `nil` for any other word.
  ///
  /// The key is one of this mapping, or one inside its `style` or `image` mapping. Such names aren't similar enough to
  /// the keys for a spelling suggestion.
  func meaning(ofOtherName name: String, among keys: [String]) -> String? {
    if let key = otherNames.first(where: { $0.names.contains(name) })?.key, keys.contains(key) {
      return key
    }
    if ["symbol", "systemName"].contains(name), keys.contains("image") {
      return "image: { symbol: … }"
    }
    guard keys.contains("style") else { return nil }
    let isOfStyle = SceneTable.style.keys.contains(name)
    let inside = isOfStyle ? name : SceneTable.style.meaning(ofOtherName: name)
    return inside.map { "style: { \($0): … }" }
  }

  /// Returns the key that an unknown key most likely stands for, among the mapping's keys or those of a view class.
  ///
  /// - Returns: The key, or `nil` if no key is similar or scenes have no such property.
  func suggestion(for key: String, ofClass name: String? = nil) -> String? {
    guard !isWithoutCounterpart(key) else { return nil }
    let candidates = keys(ofClass: name)
    return meaning(ofOtherName: key, among: candidates)
      ?? spellingSuggestion(for: key, among: candidates)
  }

  /// Returns a class's key for a name in UIKit or everyday language, or `nil` if there isn't one.
  func otherName(_ key: String, ofClass viewClass: KnownViewClass) -> String? {
    meaning(ofOtherName: key, among: keys(ofClass: viewClass.word))
  }

  /// Whether a key names a property of UIKit or SwiftUI that scenes don't support because layout ignores it.
  private func isWithoutCounterpart(_ key: String) -> Bool {
    guard self == .view || self == .root || self == .style else { return false }
    return [
      "tag", "isUserInteractionEnabled",
    ].contains(key)
  }

  /// Whether a key is `visual`, or a common name for it such as `visualFormat`.
  static func isFormat(_ key: String) -> Bool {
    key == "visual" || visual.meaning(ofOtherName: key) == "visual"
  }

  /// Returns a hint for a key that this mapping lacks, such as the name of the mapping that has the key, or `nil`.
  func home(ofKey key: String) -> String? {
    guard Self.ofScenes.contains(self), self != .canvas, self != .deviceCanvas else { return nil }
    if self == .use {
      return
        "a use has \(keys.joined(separator: ", ")); values of parameters belong in 'with: { … }'"
    }
    if self == .view, ["component", "template", "with", "parameters"].contains(key) {
      return "a use of a component is { use: NAME, id: …, with: { … } }"
    }
    if self == .view, key == "constraints" {
      return "it is a key of a scene or a component, next to its root or view"
    }
    if isWithoutCounterpart(key) { return "layout does not depend on it; leave it out" }
    if self == .view || self == .root,
      let attribute = LayoutConstraint.Attribute(anchorOrName: key)
    {
      return "write it as a constraint of the scene, such as 'a.\(attribute.name) == …'"
    }
    let homes: [SceneTable] = [.scene, .canvas, .deviceCanvas, .view, .style, .visual, .figure]
    let home = homes.first { $0 != self && $0.keys.contains(key) && $0.isSpecific(key) }
    return home.map { "it is a key of \($0.noun)" }
  }

  /// Whether a key is so specific that a hint can say which mapping the key belongs to.
  private func isSpecific(_ key: String) -> Bool {
    !["name", "id", "metrics", "identifier", "margin"].contains(key)
  }

  /// Returns the value for a name in UIKit, SwiftUI or CSS, such as `==` for `equal`, or `nil` for any other word.
  static func value(ofOtherName name: String, for key: String) -> String? {
    let values: [String: [String: String]] = [
      "relation": [
        "equal": "==", "equals": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">=",
        "≤": "<=", "≥": ">=", "=<": "<=", "=>": ">=", "<": "<=", ">": ">=",
      ],
      "class": [
        "Text": "Label", "Image": "ImageView", "UIImage": "ImageView", "Toggle": "Switch",
        "HStack": "StackView", "VStack": "StackView", "Spinner": "ActivityIndicator",
        "UIActivityIndicatorView": "ActivityIndicator", "UITableView": "ScrollView",
        "UICollectionView": "ScrollView", "Input": "TextField", "Picker": "SegmentedControl",
      ],
      "direction": [
        "leftToRight": "ltr", "rightToLeft": "rtl", "forceLeftToRight": "ltr",
        "forceRightToLeft": "rtl",
      ],
      "orientation": ["horizontal": "landscape", "vertical": "portrait"],
      "distribution": ["equal": "fillEqually", "equally": "fillEqually"],
      "textAlignment": ["leading": "natural", "start": "natural", "centre": "center"],
      "alignment": ["left": "leading", "right": "trailing", "centre": "center"],
      "textStyle": ["title": "title1", "caption": "caption1"],
    ]
    if let value = values[key]?[name] { return value }
    // Flags of YAML and Objective-C.
    return ["yes": "true", "on": "true", "1": "true", "no": "false", "off": "false", "0": "false"][
      name.lowercased()]
  }

  /// Returns the mapping's key for a name in UIKit or everyday language, or `nil` if there isn't one.
  private func meaning(ofOtherName name: String) -> String? {
    meaning(ofOtherName: name, among: keys)
  }

  private static let otherNamesOfStyles: [(key: String, names: Set<String>)] = [
    ("fontSize", ["font", "pointSize"]),
    ("fill", ["backgroundColor", "background", "color"]),
    ("textColor", ["foregroundColor"]),
    ("alpha", ["opacity"]),
    ("borderColor", ["border", "strokeColor"]),
    ("borderWidth", ["strokeWidth"]),
    ("roundCorners", ["maskedCorners", "corners"]),
    ("shadow", ["shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "boxShadow"]),
    ("tintColor", ["tint", "accentColor"]),
    ("cornerRadius", ["layer", "radius"]),
    ("fontWeight", ["weight"]),
  ]

  /// The names that the mapping's keys have in UIKit, SwiftUI or everyday language.
  private var otherNames: [(key: String, names: Set<String>)] {
    switch self {
    case .view, .root:
      [
        ("id", ["identifier", "accessibilityIdentifier", "name"]),
        ("class", ["type", "customClass"]),
        ("text", ["title", "label", "attributedText"]),
        ("image", ["imageName", "named", "src", "source", "icon", "picture"]),
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
        ("additionalSafeArea", ["additionalSafeAreaInsets"]),
        ("direction", ["semanticContentAttribute", "layoutDirection"]),
        ("autoresizing", ["autoresizingMask"]),
        ("numberOfLines", ["lines", "lineLimit", "maxLines"]),
        ("segments", ["items", "titles"]),
        ("textAlignment", ["textAlign", "multilineTextAlignment"]),
        ("enabled", ["isEnabled", "disabled"]),
        ("value", ["isOn", "progress", "selectedSegmentIndex", "isSelected"]),
        ("marginsRelative", ["isLayoutMarginsRelativeArrangement"]),
        ("baselineRelative", ["isBaselineRelativeArrangement"]),
      ]
    case .style: Self.otherNamesOfStyles
    case .scene:
      [
        ("scene", ["title", "name"]),
        ("root", ["view", "views", "subviews"]),
        ("canvases", ["canvas", "sizes", "size", "devices", "device"]),
      ]
    case .guide: [("id", ["identifier", "name"])]
    case .relation:
      [
        ("identifier", ["id", "name"]),
        ("first", ["item", "firstItem", "attribute", "firstAttribute", "firstAnchor"]),
        ("second", ["toItem", "to", "secondItem", "secondAttribute", "secondAnchor"]),
        ("relation", ["relatedBy"]),
      ]
    case .visual:
      [("visual", ["format", "visualFormat", "vfl"]), ("identifier", ["id", "name"])]
    case .priorities: [("horizontal", ["width", "x"]), ("vertical", ["height", "y"])]
    default: []
    }
  }
}
