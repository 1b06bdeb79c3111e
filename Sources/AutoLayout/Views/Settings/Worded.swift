/// A type whose values have words for files, equations and messages; unlike case names, words are part of file formats.
package protocol Worded: CaseIterable {
  /// The value's word in files, equations and messages.
  var word: String { get }
}

extension Worded {
  /// Makes the value for a word, or returns `nil` for an unknown word.
  package init?(word: String) {
    guard let value = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = value
  }
}

extension LayoutConstraint.Axis: Worded {
  /// The axis as an adjective: `horizontal`.
  package var word: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}

extension LayoutDirection: Worded {
  /// The word for the direction in files and on command lines: `ltr` or `rtl`.
  package var word: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

extension View.SemanticContentAttribute: Worded {
  /// The word for a direction or a kind of content in scene files: `rtl`, `playback`.
  package var word: String {
    switch self {
    case .unspecified: "unspecified"
    case .playback: "playback"
    case .spatial: "spatial"
    case .forceLeftToRight: "ltr"
    case .forceRightToLeft: "rtl"
    }
  }
}

extension StackView.Distribution: Worded {
  /// The word for the distribution in scene files and records, such as `fillEqually`.
  package var word: String {
    switch self {
    case .fill: "fill"
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    }
  }
}

extension StackView.Alignment: Worded {
  /// The word for the alignment in scene files and records; scene files also accept `top` and `bottom`.
  package var word: String {
    switch self {
    case .fill: "fill"
    case .leading: "leading"
    case .firstBaseline: "firstBaseline"
    case .center: "center"
    case .trailing: "trailing"
    case .lastBaseline: "lastBaseline"
    }
  }
}

extension ScrollView.ContentInsetAdjustmentBehavior: Worded {
  /// The word for the behavior in records, such as `scrollableAxes`.
  package var word: String {
    switch self {
    case .automatic: "automatic"
    case .scrollableAxes: "scrollableAxes"
    case .never: "never"
    case .always: "always"
    }
  }
}

extension TextAlignment: Worded {
  /// The word for the alignment in scene files and documents, such as `natural`.
  package var word: String {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    case .justified: "justified"
    case .natural: "natural"
    }
  }
}

extension View.ContentMode: Worded {
  /// The word for the mode in scene files and documents, such as `scaleAspectFit`.
  package var word: String {
    switch self {
    case .scaleToFill: "scaleToFill"
    case .scaleAspectFit: "scaleAspectFit"
    case .scaleAspectFill: "scaleAspectFill"
    case .redraw: "redraw"
    case .center: "center"
    case .top: "top"
    case .bottom: "bottom"
    case .left: "left"
    case .right: "right"
    case .topLeft: "topLeft"
    case .topRight: "topRight"
    case .bottomLeft: "bottomLeft"
    case .bottomRight: "bottomRight"
    }
  }
}

extension Button.Configuration.Style: Worded {
  /// The word for the style in scene files and documents, such as `filled`.
  package var word: String {
    switch self {
    case .plain: "plain"
    case .gray: "gray"
    case .tinted: "tinted"
    case .filled: "filled"
    }
  }
}

extension Font.Weight: Worded {
  /// The word for the weight in records, such as `semibold`.
  package var word: String {
    switch self {
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    }
  }
}

extension SystemGuideKind: Worded {}

extension TextField.BorderStyle: Worded {
  /// The word for the border in scene files, such as `roundedRect`.
  package var word: String {
    switch self {
    case .none: "none"
    case .line: "line"
    case .bezel: "bezel"
    case .roundedRect: "roundedRect"
    }
  }
}

extension LayerCorners {
  /// Each corner with its word in scene files, in the order in which files list them.
  package static let words: [(part: Self, word: String)] = [
    (.layerMinXMinYCorner, "topLeft"), (.layerMaxXMinYCorner, "topRight"),
    (.layerMinXMaxYCorner, "bottomLeft"), (.layerMaxXMaxYCorner, "bottomRight"),
  ]
}

extension View.AutoresizingMask {
  /// The flexible margins and extents with their words in scene files and records, in the files' order.
  package static let words: [(part: Self, word: String)] = [
    (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
    (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
    (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
  ]
}

extension StatusBarAppearance: Worded {
  /// The word for the appearance in scene files.
  package var word: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .hidden: "hidden"
    }
  }
}

extension DatePickerStyle: Worded {
  /// The word for the style in scene files.
  package var word: String {
    switch self {
    case .compact: "compact"
    case .wheels: "wheels"
    }
  }
}

extension TableCell.CellStyle: Worded {
  /// The word for the style in scene files.
  package var word: String {
    switch self {
    case .default: "default"
    case .value1: "value1"
    case .value2: "value2"
    case .subtitle: "subtitle"
    }
  }
}

extension TableCell.AccessoryType: Worded {
  /// The word for the accessory in scene files.
  package var word: String {
    switch self {
    case .none: "none"
    case .disclosureIndicator: "disclosureIndicator"
    case .detailDisclosureButton: "detailDisclosureButton"
    case .checkmark: "checkmark"
    case .detailButton: "detailButton"
    }
  }
}
