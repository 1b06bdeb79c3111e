internal import AutoLayout

/// The mappings of scene files, theme files, project files and jobs, with their keys.
///
/// A test compares the JSON Schemas with this table.
package enum SceneTable: String, Hashable, Sendable, CaseIterable {
  case scene
  case canvas
  case deviceCanvas
  case safeArea
  case root
  case view
  case guide
  case component
  case use
  case repetition
  case chain
  case grid
  case style
  case shadow
  case colorPair
  case image
  case barItem
  case textRun
  case paragraph
  case configuration
  case margins
  case priorities
  case intrinsicSize
  case insets
  case frame
  case relation
  case visual
  case figure
  case step
  case panel
  case itemStyle
  case note
  case explosion
  case figureFile
  case lint
  case ignoredFinding
  case theme
  case themeColors
  case themeGuide
  case themeSystemGuides
  case themeStrokes
  case themeFont
  case words
  case wordForms
  case project
  case projectFolder
  case projectLint
  case projectFolderLint
  case projectReports
  case job
  case jobSource
  case jobBefore

  /// The keys of the mapping, in the order in which messages list them.
  package var keys: [String] {
    switch self {
    case .scene: Self.sceneKeys
    case .canvas: ["name", "size", "width", "height", "scale", "safeArea", "textSize", "keyboard"]
    case .deviceCanvas: ["device", "orientation", "name", "textSize", "keyboard"]
    case .safeArea: ["top", "leading", "bottom", "trailing", "left", "right"]
    case .root: Self.viewKeys + ["statusBar", "hidesHomeIndicator"]
    case .view: Self.viewKeys + ["frame", "autoresizing", "repeat", "chain", "grid"]
    case .guide: ["id"]
    case .component: ["parameters", "view", "constraints", "components", "$schema"]
    case .use: ["use", "id", "with", "repeat", "chain", "grid"]
    case .repetition: ["over", "count", "as"]
    case .chain: ["axis", "spacing", "distribution", "alignment", "guides"]
    case .grid: ["columns", "spacing", "guides"]
    case .style: Self.styleKeys
    case .shadow: ["color", "opacity", "x", "y", "radius"]
    case .colorPair: ["light", "dark"]
    case .image: ["file", "symbol", "scale", "template", "size", "weight"]
    case .barItem: ["title", "image", "badge", "done", "enabled", "tintColor", "space"]
    case .textRun: Self.runKeys
    case .paragraph: Self.paragraphKeys
    case .configuration: Self.configurationKeys
    case .margins: ["top", "leading", "bottom", "trailing", "left", "right"]
    case .priorities: ["horizontal", "vertical"]
    case .intrinsicSize: ["width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .frame: ["x", "y", "width", "height"]
    case .relation:
      ["first", "relation", "second", "multiplier", "constant", "priority", "identifier"]
    case .visual: ["visual", "options", "metrics", "identifier"]
    case .figure: Self.figureKeys
    case .step: Self.stepKeys
    case .panel:
      Self.stepKeys.filter { $0 != "title" } + ["crop", "canvas", "direction", "step", "scene"]
    case .itemStyle: ["fill", "textColor", "stroke", "strokeWidth", "dash"]
    case .note: Self.noteKeys
    case .explosion: ["angle", "spacing"]
    case .figureFile: ["figure", "scenes", "$schema"]
    case .lint: ["ignore"]
    case .ignoredFinding: ["rule", "item", "reason"]
    case .theme:
      [
        "theme", "base", "colors", "guides", "systemGuides", "strokes", "styles", "font", "$schema",
      ]
    case .themeColors:
      ["desk", "paper", "hairline", "ink", "chalk", "quietText", "hatch"] + Self.colorLists
    case .themeGuide: ["color", "dash"]
    case .themeSystemGuides: ["margins", "safeArea", "readable", "keyboard"]
    case .themeStrokes:
      ["guideWidth", "edgeWidth", "systemDash", "dotOpacity", "tintOpacity", "bandOpacity"]
    case .themeFont: ["family", "files"]
    case .words: ["language", "base", "words", "$schema"]
    case .wordForms: ["one", "other"]
    case .project, .projectFolder, .projectLint, .projectFolderLint, .projectReports:
      Self.projectKeys[self] ?? []
    case .job: Self.jobKeys
    case .jobSource: ["name", "text"]
    case .jobBefore: ["scene", "canvas", "direction"]
    }
  }

  /// The keys that steps of a figure can override.
  static let stepKeys = [
    "title", "caption", "look", "show", "highlight", "only", "hide", "styles", "notes", "anatomy",
    "visual",
  ]

  private static let figureKeys =
    stepKeys + [
      "margin", "crop", "background", "size", "letters", "directions", "exploded", "animate",
      "language", "idPrefix",
      "steps", "panels", "columns",
    ]

  /// The keys of ``themeColors`` that take lists.
  static let colorLists = ["fills", "containers", "containerEdges"]

  /// The mappings that occur in scene files, some of which also occur in other kinds of files.
  package static let ofScenes = allCases.filter {
    !ofThemes.contains($0) && !ofWords.contains($0) && !ofJobs.contains($0) && $0 != .figureFile
      && !ofProjects.contains($0)
  }
  /// The mappings that occur only in theme files.
  package static let ofThemes = allCases.filter { $0.rawValue.hasPrefix("theme") }
  /// The mappings that occur only in files that translate the words of figures.
  package static let ofWords = allCases.filter { $0.rawValue.hasPrefix("word") }
  /// The mappings that occur only in project files.
  package static let ofProjects = allCases.filter { $0.rawValue.hasPrefix("project") }
  /// The mappings that occur only in jobs.
  package static let ofJobs = allCases.filter { $0.rawValue.hasPrefix("job") }

  /// The keys that messages list, without the keys of stack views and of special controls.
  var commonKeys: String {
    let special = self == .root || self == .view ? Self.stackKeys + Self.screenKeys : []
    return keys.filter { !special.contains($0) && $0 != "$schema" }.joined(separator: ", ")
  }

  /// A description of the mapping and of the values that can replace it, for messages.
  var shape: String {
    let examples = keys.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let mapping = "a mapping with keys such as \(examples)"
    return switch self {
    case .image: "the path of a PNG or JPEG file, or \(mapping)"
    case .colorPair: "\(Self.colorForms), or { light: …, dark: … }"
    case .intrinsicSize: "a size such as 120x44, or \(mapping)"
    case .margins, .insets, .priorities: "a number, or \(mapping)"
    case .relation: "a text such as 'a.top == b.bottom + 8', or \(mapping)"
    case .barItem, .textRun: "a text, or \(mapping)"
    default: mapping
    }
  }

  /// A description of the ways to write a single color, for messages.
  static let colorForms = "a color such as '#2d7dd2' in quotes, a name such as systemBlue or label"

  /// The name of the mapping in messages.
  var noun: String {
    switch self {
    case .scene: "a scene"
    case .canvas: "a canvas"
    case .deviceCanvas: "a device's canvas"
    case .safeArea: "a safe area"
    case .root: "the root view"
    case .view: "a view"
    case .guide: "a guide"
    case .component: "a component"
    case .use: "a use of a component"
    case .repetition: "a repetition"
    case .chain: "a chain of views"
    case .grid: "a grid of views"
    case .style: "a style"
    case .shadow: "a shadow"
    case .colorPair: "a pair of colors"
    case .image: "an image"
    case .barItem: "an item of a bar"
    case .textRun: "a part of a text"
    case .paragraph: "a paragraph"
    case .configuration: "a button's configuration"
    case .margins: "margins"
    case .priorities: "priorities by axis"
    case .intrinsicSize: "an intrinsic size"
    case .insets: "insets"
    case .frame: "a frame"
    case .relation: "a constraint"
    case .visual: "a visual constraint"
    case .figure: "a figure"
    case .step: "a step"
    case .panel: "a panel"
    case .itemStyle: "a style of items"
    case .note: "a note"
    case .explosion: "an exploded figure"
    case .figureFile: "a file of figures"
    case .lint: "a lint section"
    case .ignoredFinding: "an ignored finding"
    case .theme: "a theme"
    case .themeColors: "a theme's colors"
    case .themeGuide: "a guide's outline"
    case .themeSystemGuides: "the system guides' colors"
    case .themeStrokes: "a theme's strokes"
    case .themeFont: "a theme's font"
    case .words: "a file of words"
    case .wordForms: "a text with two forms"
    case .project: "a project file"
    case .projectFolder: "the settings of a folder"
    case .projectLint: "the rules of lint"
    case .projectFolderLint: "the rules of lint in a folder"
    case .projectReports: "the files of reports"
    case .job: "a job"
    case .jobSource: "a file in a job"
    case .jobBefore: "an older layout"
    }
  }

  private static let sceneKeys = [
    "scene", "description", "profile", "direction", "canvases", "metrics", "components", "root",
    "constraints",
    "figure", "lint", "keyboard", "$schema",
  ]

  private static let viewKeys =
    [
      "id", "class", "text", "style", "margins", "preservesSuperviewMargins",
      "insetsMarginsFromSafeArea", "additionalSafeArea", "guides", "subviews",
      "hugging", "compression", "hidden", "clipsToBounds", "intrinsicSize", "alignmentInsets",
      "direction",
      "numberOfLines", "placeholder", "segments", "value", "textAlignment", "image",
      "contentMode", "buttonStyle", "configuration", "borderStyle", "enabled", "secure",
    ] + screenKeys + stackKeys

  /// The keys of views that apply only to bars, table rows and some controls.
  private static let screenKeys = [
    "title", "largeTitle", "backButtonTitle", "leftItems", "rightItems", "items",
    "showsCancelButton", "numberOfPages", "time", "datePickerStyle", "detailText", "cellStyle",
    "accessory", "separator", "separatorInset",
  ]

  private static let styleKeys = [
    "fill", "cornerRadius", "roundCorners", "borderWidth", "borderColor", "shadow", "alpha",
    "tintColor", "filledColor", "trackColor", "thumbColor", "textColor", "fontSize", "fontWeight",
    "textStyle",
  ]

  private static let projectKeys: [SceneTable: [String]] = {
    let common = [
      "canvases", "direction", "theme", "look", "show", "name", "baselines", "lint",
    ]
    return [
      .project: common + ["reports", "folders", "$schema"], .projectFolder: common,
      .projectLint: ["rule", "ignore", "failOn"], .projectFolderLint: ["rule", "ignore"],
      .projectReports: ["html", "junit", "json", "markdown"],
    ]
  }()

  private static let jobKeys = [
    "id", "scene", "config", "canvas", "canvases", "device", "scale", "textSize", "direction",
    "theme",
    "format", "language", "look", "show", "step", "anatomy", "visual", "margin", "crop",
    "background", "title",
    "caption", "width", "letters", "exploded", "before", "svg", "idPrefix",
    "embedSource", "measureText", "animate", "png", "output",
  ]

  private static let runKeys = [
    "text", "textColor", "background", "fontSize", "fontWeight", "textStyle", "underline",
    "underlineColor", "strikethrough", "strikethroughColor", "kern", "baselineOffset", "attachment",
    "paragraph",
  ]

  private static let paragraphKeys = [
    "alignment", "lineSpacing", "spacing", "spacingBefore", "lineHeightMultiple",
    "minimumLineHeight", "maximumLineHeight",
  ]

  private static let noteKeys = [
    "text", "callout", "marker", "bracket", "arrow", "legend", "at", "over", "from", "to",
    "side", "id",
  ]

  private static let configurationKeys = [
    "subtitle", "size", "imageSize", "imagePlacement", "imagePadding", "titlePadding",
    "titleAlignment", "contentInsets", "cornerStyle", "cornerRadius", "backgroundColor",
    "baseBackgroundColor", "strokeColor", "strokeWidth",
  ]

  /// The keys of views that apply only to stack views.
  private static let stackKeys = [
    "axis", "distribution", "alignment", "spacing", "customSpacing", "marginsRelative",
    "baselineRelative",
  ]

  /// Returns the keys of a mapping; for a view, the keys of its class, or of a plain view if the class is `nil`.
  func keys(ofClass name: String?) -> [String] {
    guard self == .view || self == .root else { return keys }
    let name = name ?? "View"
    let meant = spellingSuggestion(for: name, among: KnownViewClass.allCases.map(\.word))
    guard let viewClass = KnownViewClass(word: meant ?? name) else { return keys }
    return keys.filter { Self.classes(withKey: $0)?.contains(viewClass) ?? true }
  }

  /// Returns the view classes that support a key of view mappings, or `nil` if all classes support the key.
  static func classes(withKey key: String) -> [KnownViewClass]? { classesByKey[key] }

  private static let classesByKey: [String: [KnownViewClass]] = {
    var classes = ["customSpacing": [KnownViewClass.stackView]]
    for (_, key, some) in LayoutSetting.Property.inScenes
    where key.table == .view && some != KnownViewClass.allCases {
      let all = classes[key.name, default: []] + some
      classes[key.name] = KnownViewClass.allCases.filter(all.contains)
    }
    return classes
  }()
}
