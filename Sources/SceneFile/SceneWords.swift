package import AutoLayout

/// The text styles, by their names in scene files and UIKit.
let sceneTextStyles: [(word: String, value: TextStyle)] = [
  ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
  ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
  ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
]

/// The scales of symbols, by their names in scene files and UIKit.
let sceneSymbolScales: [(word: String, value: Image.SymbolConfiguration.Scale)] = [
  ("small", .small), ("medium", .medium), ("large", .large),
]

/// The colors, by their names in scene files and UIKit.
let sceneColors: [(word: String, value: Color)] =
  SystemColor.allCases.map { ($0.rawValue, $0.color) }
  + SystemColor.fixed.map { ($0.name, $0.color) }

/// The alignments of stack views, by their names in scene files; some alignments have a second name.
let sceneAlignments: [(word: String, value: StackView.Alignment)] = [
  ("fill", .fill), ("leading", .leading), ("top", .top), ("firstBaseline", .firstBaseline),
  ("center", .center), ("trailing", .trailing), ("bottom", .bottom),
  ("lastBaseline", .lastBaseline),
]

/// The options of visual format strings, by their names in scene files.
package let sceneFormatOptions: [(word: String, value: LayoutConstraint.FormatOptions)] = [
  ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
  ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
  ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
  ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
  ("alignAllLastBaseline", .alignAllLastBaseline),
  ("alignAllFirstBaseline", .alignAllFirstBaseline),
  ("directionLeadingToTrailing", .directionLeadingToTrailing),
  ("directionLeftToRight", .directionLeftToRight),
  ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", .spacingEdgeToEdge),
  ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
]

/// The sizes of buttons, by their names in scene files and UIKit.
let sceneButtonSizes: [(word: String, value: Button.Configuration.Size)] = [
  ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
]

/// The corner styles of buttons, by their names in scene files and UIKit.
let sceneCornerStyles: [(word: String, value: Button.Configuration.CornerStyle)] = [
  ("fixed", .fixed), ("dynamic", .dynamic), ("small", .small), ("medium", .medium),
  ("large", .large), ("capsule", .capsule),
]

/// The alignments of a button's title and subtitle, by their names in scene files.
let sceneTitleAlignments: [(word: String, value: Button.Configuration.TitleAlignment)] = [
  ("automatic", .automatic), ("leading", .leading), ("center", .center), ("trailing", .trailing),
]

/// The placements of a button's image relative to its title, by their names in scene files.
let sceneImagePlacements: [(word: String, value: DirectionalRectEdge)] = [
  ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
]

/// The styles of underlines and strikethroughs, by their names in scene files.
let sceneUnderlines: [(word: String, value: UnderlineStyle)] = [
  ("single", .single), ("thick", .thick), ("double", .double),
]

/// The key of a view's property in scene files, and the permitted range of a number.
struct SceneKey {
  var name: String
  var table = SceneTable.view
  var rule = NumberRule.any
}

extension LayoutSetting.Property {
  /// The key for the property, or `nil` if scene files have no single key for it.
  var sceneKey: SceneKey? {
    switch self {
    case .number(.cornerRadius): SceneKey(name: "cornerRadius", table: .style, rule: .notNegative)
    case .number(.borderWidth): SceneKey(name: "borderWidth", table: .style, rule: .notNegative)
    case .number(.opacity): SceneKey(name: "alpha", table: .style, rule: .share)
    case .number(.share): SceneKey(name: "value", rule: .share)
    case .count(.numberOfLines): SceneKey(name: "numberOfLines", rule: .lineCount)
    case .count(.pickedSegment): SceneKey(name: "value")
    case .flag(.isEnabled): SceneKey(name: "enabled")
    case .flag(.isSecure): SceneKey(name: "secure")
    case .flag(.isHidden): SceneKey(name: "hidden")
    case .flag(.hidesHomeIndicator): SceneKey(name: "hidesHomeIndicator", table: .root)
    case .flag(.isOn): SceneKey(name: "value")
    case .flag(.preservesSuperviewMargins): SceneKey(name: "preservesSuperviewMargins")
    case .flag(.isMarginsRelative): SceneKey(name: "marginsRelative")
    case .flag(.isBaselineRelative): SceneKey(name: "baselineRelative")
    case .flag(.insetsMarginsFromSafeArea): SceneKey(name: "insetsMarginsFromSafeArea")
    case .flag(.clipsToBounds): SceneKey(name: "clipsToBounds")
    case .flag(.scrolls): nil
    case .insets(.alignment): SceneKey(name: "alignmentInsets")
    case .insets(.additionalSafeArea): SceneKey(name: "additionalSafeArea")
    case .color(.fill): SceneKey(name: "fill", table: .style)
    case .color(.border): SceneKey(name: "borderColor", table: .style)
    case .color(.tint): SceneKey(name: "tintColor", table: .style)
    case .color(.text): SceneKey(name: "textColor", table: .style)
    case .color(.filled): SceneKey(name: "filledColor", table: .style)
    case .color(.track): SceneKey(name: "trackColor", table: .style)
    case .color(.thumb): SceneKey(name: "thumbColor", table: .style)
    case .text(.text): SceneKey(name: "text")
    case .text(.placeholder): SceneKey(name: "placeholder")
    case .priority(.hugging, _): SceneKey(name: "hugging", rule: .contentPriority)
    case .priority(.compression, _): SceneKey(name: "compression", rule: .contentPriority)
    case .spacing(.ofStack): SceneKey(name: "spacing")
    case .margins: SceneKey(name: "margins")
    case .intrinsicSize: SceneKey(name: "intrinsicSize")
    case .segments: SceneKey(name: "segments")
    case .frame: SceneKey(name: "frame")
    case .autoresizing: SceneKey(name: "autoresizing")
    case .direction: SceneKey(name: "direction")
    case .axis: SceneKey(name: "axis")
    case .distribution: SceneKey(name: "distribution")
    case .alignment: SceneKey(name: "alignment")
    case .textAlignment: SceneKey(name: "textAlignment")
    case .contentMode: SceneKey(name: "contentMode")
    case .buttonStyle: SceneKey(name: "buttonStyle")
    case .configuration: SceneKey(name: "configuration")
    case .controlStyle: SceneKey(name: "borderStyle")
    case .image: SceneKey(name: "image")
    case .roundCorners: SceneKey(name: "roundCorners", table: .style)
    case .shadow: SceneKey(name: "shadow", table: .style)
    case .statusBar: SceneKey(name: "statusBar", table: .root)
    case .count, .flag, .text, .insets, .barItems, .pickerStyle, .cellStyle, .accessory: screenKey
    case .font, .spacing(.afterView), .contentInsetAdjustment, .baselines, .baselineView, .row,
      .dots, .layers, .mask, .placeholderRuns, .styledRuns, .custom:
      nil
    }
  }

  /// The key for a property of bars, table rows and pickers, or `nil` for any other property.
  private var screenKey: SceneKey? {
    switch self {
    case .count(.pickedItem): SceneKey(name: "value")
    case .count(.numberOfPages): SceneKey(name: "numberOfPages", rule: .lineCount)
    case .count(.currentPage): SceneKey(name: "value", rule: .lineCount)
    case .flag(.isLargeTitle): SceneKey(name: "largeTitle")
    case .flag(.showsCancelButton): SceneKey(name: "showsCancelButton")
    case .flag(.hasSeparator): SceneKey(name: "separator")
    case .insets(.separator): SceneKey(name: "separatorInset")
    case .text(.title): SceneKey(name: "title")
    case .text(.detail): SceneKey(name: "detailText")
    case .text(.date): SceneKey(name: "value")
    case .text(.time): SceneKey(name: "time")
    case .pickerStyle: SceneKey(name: "datePickerStyle")
    case .cellStyle: SceneKey(name: "cellStyle")
    case .accessory: SceneKey(name: "accessory")
    case .text(.backTitle): SceneKey(name: "backButtonTitle")
    case .barItems(.items): SceneKey(name: "items")
    case .barItems(.leading): SceneKey(name: "leftItems")
    case .barItems(.trailing): SceneKey(name: "rightItems")
    default: nil
    }
  }

  /// The properties that have their own keys in scene files, with the view classes that have these properties.
  static let inScenes: [(property: Self, key: SceneKey, classes: [KnownViewClass])] =
    KnownViewClass.allCases.flatMap(\.properties).uniqued().compactMap { property in
      property.sceneKey.map { key in
        (property, key, KnownViewClass.allCases.filter { $0.properties.contains(property) })
      }
    }
}
