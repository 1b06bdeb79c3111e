internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension SceneReader {
  /// Reads the settings of a view into an item.
  mutating func readSettings(
    _ fields: SceneFields, _ viewClass: KnownViewClass, into item: inout LayoutDocument.Item
  ) {
    let style = fields["style"].flatMap { entry in
      entry.value.isNothing ? nil : self.fields(of: entry.value, .style, "style")
    }
    if let entry = fields["text"], case .sequence(let parts) = entry.value.content {
      if viewClass.properties.contains(.styledRuns) || !viewClass.properties.contains(.text(.text))
      {
        readRuns(parts, into: &item)
      } else {
        problems.append(.init(entry.value.position, .wrongShape(entry.key, expected: "a text")))
      }
    }
    for (property, key, classes) in LayoutSetting.Property.inScenes {
      // A value depends on the class alone, as do the settings of a stack view's arrangement.
      if key.name == "value" || classes == [.stackView], !classes.contains(viewClass) { continue }
      guard let entry = (key.table == .style ? style : fields)?[key.name] else { continue }
      if let setting = setting(property, key, entry, of: item) { item.set(setting) }
    }
    if let font = style.flatMap({ font($0) }) { item.set(.font(font)) }
    if let entry = fields["autoresizing"], fields["frame"] == nil {
      problems.append(.init(entry.keyPosition, .needsFrame))
    }
  }

  /// Reads the value of a setting, or returns `nil` if it is the default.
  ///
  /// An invalid value is reported, and the result is `nil`.
  private mutating func setting(
    _ property: LayoutSetting.Property, _ key: SceneKey, _ entry: DocumentNode.Entry,
    of item: LayoutDocument.Item
  ) -> LayoutSetting? {
    switch property {
    case .number(let number):
      self.number(entry, key.rule).map { .number(number, CGFloat($0)) }
    case .count(.numberOfLines): number(entry, key.rule).map { .count(.numberOfLines, Int($0)) }
    case .count(.pickedSegment):
      if case .segments(let titles) = item[.segments] ?? .segments([]) {
        choice(entry, titles).flatMap(titles.firstIndex(of:)).map { .count(.pickedSegment, $0) }
      } else {
        nil
      }
    case .count, .barItems, .pickerStyle, .cellStyle, .accessory:
      screenSetting(property, key, entry, of: item)
    case .flag(.isOn):
      choice(entry, ["on", "off"]).flatMap { $0 == "on" ? .flag(.isOn, true) : nil }
    case .flag(let flag)
    where [.insetsMarginsFromSafeArea, .isEnabled, .hasSeparator].contains(flag):
      self.flag(entry).flatMap { $0 ? nil : .flag(flag, false) }
    // A scroll view clips by default.
    case .flag(.clipsToBounds): flag(entry).map { .flag(.clipsToBounds, $0) }
    case .flag(let flag): self.flag(entry).flatMap { $0 ? .flag(flag, true) : nil }
    case .insets(let insets): self.insets(entry).map { .insets(insets, $0) }
    case .color(let color): viewColor(entry).map { .color(color, $0) }
    case .text(.text): wholeText(entry).map { .text(.text, $0) }
    case .text(let text): setText(entry).map { .text(text, $0) }
    case .priority(let priority, let axis):
      self.priority(entry, axis).map { .priority(priority, axis, LayoutPriority(Float($0))) }
    case .spacing(let spacing):
      entry.value.scalar?.text == "standard"
        ? .spacing(spacing, .system)
        : number(entry, key.rule).map { .spacing(spacing, .points($0)) }
    case .margins: margins(entry).map { .margins($0) }
    case .intrinsicSize: intrinsicSize(entry).map { .intrinsicSize($0) }
    case .segments:
      .segments(list(entry).compactMap { setText($0, entry.key) })
    case .frame: frame(entry).map { .frame($0) }
    case .autoresizing: .autoresizing(parts(entry, View.AutoresizingMask.words))
    case .roundCorners: .roundCorners(parts(entry, LayerCorners.words))
    case .shadow: shadow(entry).map { .shadow($0) }
    case .image: image(entry).map { .image($0) }
    case .direction:
      direction(entry).map {
        .direction($0 == .leftToRight ? .forceLeftToRight : .forceRightToLeft)
      }
    case .axis: choice(entry, as: LayoutConstraint.Axis.self).map { .axis($0) }
    case .distribution: choice(entry, as: StackView.Distribution.self).map { .distribution($0) }
    case .alignment: choice(entry, sceneAlignments).map { .alignment($0) }
    case .textAlignment: choice(entry, as: TextAlignment.self).map { .textAlignment($0) }
    case .contentMode: choice(entry, as: View.ContentMode.self).map { .contentMode($0) }
    case .buttonStyle:
      choice(entry, as: Button.Configuration.Style.self).map { .buttonStyle($0) }
    case .configuration: configuration(entry).map { .configuration($0) }
    case .statusBar: choice(entry, as: StatusBarAppearance.self).map { .statusBar($0) }
    case .controlStyle:
      choice(entry, as: TextField.BorderStyle.self).map { .controlStyle(.border($0)) }
    case .font, .contentInsetAdjustment, .baselines, .baselineView, .row, .dots, .styledRuns,
      .layers, .mask, .placeholderRuns, .custom:
      nil
    }
  }

  /// Reads a setting of a bar, a table row or a picker.
  private mutating func screenSetting(
    _ property: LayoutSetting.Property, _ key: SceneKey, _ entry: DocumentNode.Entry,
    of item: LayoutDocument.Item
  ) -> LayoutSetting? {
    switch property {
    case .count(.numberOfPages): number(entry, key.rule).map { .count(.numberOfPages, Int($0)) }
    case .count(.currentPage): number(entry, key.rule).map { .count(.currentPage, Int($0)) }
    case .count(.pickedItem):
      if case .barItems(_, let items) = item[.barItems(.items)] ?? .barItems(.items, []) {
        choice(entry, items.compactMap(\.title)).flatMap { title in
          items.firstIndex { $0.title == title }
        }.map { .count(.pickedItem, $0) }
      } else {
        nil
      }
    case .pickerStyle: choice(entry, as: DatePickerStyle.self).map { .pickerStyle($0) }
    case .cellStyle: choice(entry, as: TableCell.CellStyle.self).map { .cellStyle($0) }
    case .accessory: choice(entry, as: TableCell.AccessoryType.self).map { .accessory($0) }
    case .barItems(let list):
      .barItems(list, barItems(entry, isTabBar: item.viewClass == .known(.tabBar)))
    default: nil
    }
  }

  /// Reads the font from a style, or returns `nil` if the style has no keys for fonts.
  private mutating func font(_ style: SceneFields) -> StatedFont? {
    refuse("textStyle", beside: "fontSize", in: style)
    let font = StatedFont(
      size: number(style["fontSize"], .positive).map { CGFloat($0) },
      weight: choice(style["fontWeight"], as: Font.Weight.self),
      style: choice(style["textStyle"], sceneTextStyles))
    return font == StatedFont() ? nil : font
  }

  /// Reads a color in hexadecimal digits, or returns `nil` if the key is missing or the value is invalid.
  ///
  /// Invalid values are reported.
  mutating func color(_ entry: DocumentNode.Entry?) -> Color? {
    guard let entry, let text = text(entry) else { return nil }
    let color = Color(hex: text.text)
    if color == nil { problems.append(.init(text.position, .badColor(text.text, key: entry.key))) }
    return color
  }

  /// Reads an axis's priority from a single number for both axes, or from a mapping of axes.
  private mutating func priority(
    _ entry: DocumentNode.Entry, _ axis: LayoutConstraint.Axis
  ) -> Double? {
    // Each axis finds the same problems with the entry, which are reported once.
    if entry.value.scalar != nil { return number(entry, .contentPriority) }
    return fields(of: entry.value, .priorities, entry.key)
      .flatMap { number($0[axis.word], .contentPriority) }
  }

  /// Reads an option set from a list of words.
  private mutating func parts<Parts: OptionSet>(
    _ entry: DocumentNode.Entry, _ words: [(part: Parts, word: String)]
  ) -> Parts where Parts.Element == Parts {
    Parts(
      list(entry).compactMap { node in
        choice(node, entry.key, words.map(\.word)).flatMap { word in
          words.first { $0.word == word }?.part
        }
      })
  }

  private mutating func shadow(_ entry: DocumentNode.Entry) -> LayerShadow? {
    guard let fields = fields(of: entry.value, .shadow, entry.key) else { return nil }
    var shadow = LayerShadow()
    shadow.color = viewColor(fields["color"])
    if let opacity = number(fields["opacity"], .share) { shadow.opacity = CGFloat(opacity) }
    if let x = number(fields["x"], .any) { shadow.offset.width = CGFloat(x) }
    if let y = number(fields["y"], .any) { shadow.offset.height = CGFloat(y) }
    if let radius = number(fields["radius"], .notNegative) { shadow.radius = CGFloat(radius) }
    return shadow.opacity > 0 ? shadow : nil
  }
}

extension SceneReader {
  /// Reads the image of a view, without the contents of an image file.
  mutating func image(_ entry: DocumentNode.Entry) -> Image? {
    if entry.value.scalar != nil { return text(entry).map { image(inFile: $0) } }
    guard let fields = fields(of: entry.value, .image, entry.key) else { return nil }
    let isTemplate = flag(fields["template"])
    if let symbol = fields["symbol"] {
      for key in ["file", "template"] { refuse(key, beside: "symbol", in: fields) }
      return text(symbol).map { Image(symbol: Symbol($0.text, configuration(fields))) }
    }
    for key in ["size", "weight"] { refuse(key, beside: "file", in: fields) }
    guard let file = text(fields["file"]) else {
      if fields["file"] == nil {
        problems.append(.init(fields.position, .missingKey("file", of: .image)))
      }
      return nil
    }
    let scale = number(fields["scale"], .positive).map { CGFloat($0) }
    return image(inFile: file).with {
      $0.scale = scale ?? $0.scale
      $0.isTemplate = isTemplate
    }
  }

  /// Returns the image at a path, with the scale from its name, as in `photo@2x.png`.
  private mutating func image(inFile path: SceneText) -> Image {
    images[items.count] = path
    let stem = path.text.split(separator: ".").dropLast().joined(separator: ".")
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    return Image(name: path.text).with { $0.scale = scale }
  }

  mutating func configuration(_ fields: SceneFields) -> Image.SymbolConfiguration {
    var configuration = Image.SymbolConfiguration.unspecified
    if let size = number(fields["size"], .positive) {
      configuration = .init(pointSize: CGFloat(size))
    }
    if let weight = choice(fields["weight"], as: Font.Weight.self) {
      configuration = configuration.applying(.init(weight: weight))
    }
    if let scale = choice(fields["scale"], sceneSymbolScales) {
      configuration = configuration.applying(.init(scale: scale))
    }
    return configuration
  }
}

// Texts with several styles, and the configurations of buttons.
extension SceneReader {
  /// Reads a list of text runs into an item; each run is a string or a mapping.
  mutating func readRuns(_ parts: [DocumentNode], into item: inout LayoutDocument.Item) {
    var (text, runs) = ("", [StyledRuns.Run]())
    for part in parts {
      guard let (words, style) = run(part) else { continue }
      text += words
      runs.append(StyledRuns.Run(length: words.utf16.count, style: style))
    }
    if !text.isEmpty { item.set(.text(.text, text)) }
    let styled = StyledRuns(runs)
    if styled.isStyled { item.set(.styledRuns(styled)) }
  }

  /// Reads a text that isn't a list of runs, or returns `nil` for any other value.
  ///
  /// Other values are reported, except for lists of runs.
  mutating func wholeText(_ entry: DocumentNode.Entry) -> String? {
    switch entry.value.content {
    case .sequence: return nil
    case .scalar: return setText(entry)
    case .mapping:
      problems.append(
        .init(
          entry.value.position,
          .wrongShape(entry.key, expected: "a text, or a list of its parts")))
      return nil
    }
  }

  /// Reads a text run, which is either a text or an attachment, with its style.
  private mutating func run(_ node: DocumentNode) -> (text: String, style: TextRunStyle)? {
    if node.scalar != nil { return setText(node, "text").map { ($0, TextRunStyle()) } }
    guard let fields = fields(of: node, .textRun, "text") else { return nil }
    var style = TextRunStyle()
    refuse("textStyle", beside: "fontSize", in: fields)
    style.fontSize = length(fields["fontSize"], .positive)
    style.fontWeight = choice(fields["fontWeight"], as: Font.Weight.self)
    if style.fontSize == nil { style.textStyle = choice(fields["textStyle"], sceneTextStyles) }
    style.color = viewColor(fields["textColor"])
    style.background = viewColor(fields["background"])
    style.underline = choice(fields["underline"], sceneUnderlines) ?? []
    style.underlineColor = viewColor(fields["underlineColor"])
    style.strikethrough = choice(fields["strikethrough"], sceneUnderlines) ?? []
    style.strikethroughColor = viewColor(fields["strikethroughColor"])
    style.kern = length(fields["kern"], .any) ?? 0
    style.baselineOffset = length(fields["baselineOffset"], .any) ?? 0
    style.attachment = fields["attachment"].flatMap { frame($0) }
    style.paragraph = fields["paragraph"].flatMap { paragraph($0) }
    refuse("text", beside: "attachment", in: fields)
    if style.attachment != nil { return ("\u{FFFC}", style) }
    guard let text = fields["text"] else {
      problems.append(.init(fields.position, .missingKey("text", of: .textRun)))
      return nil
    }
    return setText(text).map { ($0, style) }
  }

  private mutating func paragraph(_ entry: DocumentNode.Entry) -> ParagraphLook? {
    guard let fields = fields(of: entry.value, .paragraph, entry.key) else { return nil }
    var look = ParagraphLook()
    look.alignment = choice(fields["alignment"], as: TextAlignment.self) ?? .natural
    for (key, path) in ParagraphLook.sceneKeys {
      look[keyPath: path] = length(fields[key], .notNegative) ?? 0
    }
    return look == ParagraphLook() ? nil : look
  }

  private mutating func length(_ entry: DocumentNode.Entry?, _ rule: NumberRule) -> CGFloat? {
    number(entry, rule).map { CGFloat($0) }
  }

  /// Reads the configuration of a button.
  mutating func configuration(_ entry: DocumentNode.Entry) -> Button.Configuration? {
    guard let fields = fields(of: entry.value, .configuration, entry.key) else { return nil }
    var configuration = Button.Configuration.plain()
    configuration.subtitle = setText(fields["subtitle"])
    configuration.buttonSize = choice(fields["size"], sceneButtonSizes) ?? .medium
    if let size = fields["imageSize"].flatMap({ intrinsicSize($0) }) {
      configuration.image = Image(size: CGSize(width: size.width ?? 0, height: size.height ?? 0))
    }
    configuration.imagePlacement =
      choice(fields["imagePlacement"], sceneImagePlacements) ?? .leading
    configuration.imagePadding = length(fields["imagePadding"], .any) ?? 0
    if let padding = length(fields["titlePadding"], .any) { configuration.titlePadding = padding }
    configuration.titleAlignment =
      choice(fields["titleAlignment"], sceneTitleAlignments) ?? .automatic
    if let margins = fields["contentInsets"].flatMap({ margins($0) }) {
      var insets = configuration.contentInsets
      insets.top = margins.top ?? insets.top
      insets.bottom = margins.bottom ?? insets.bottom
      insets.leading = margins.leading ?? margins.left ?? insets.leading
      insets.trailing = margins.trailing ?? margins.right ?? insets.trailing
      configuration.contentInsets = insets
    }
    configuration.cornerStyle = choice(fields["cornerStyle"], sceneCornerStyles) ?? .dynamic
    if let radius = length(fields["cornerRadius"], .notNegative) {
      configuration.background.cornerRadius = radius
    }
    configuration.background.backgroundColor = viewColor(fields["backgroundColor"])
    configuration.baseBackgroundColor = viewColor(fields["baseBackgroundColor"])
    configuration.background.strokeColor = viewColor(fields["strokeColor"])
    configuration.background.strokeWidth = length(fields["strokeWidth"], .notNegative) ?? 0
    return configuration
  }
}

extension ParagraphLook {
  /// The keys in scene files for the lengths of a paragraph style.
  static var sceneKeys: [(key: String, path: WritableKeyPath<ParagraphLook, CGFloat>)] {
    [
      ("lineSpacing", \.lineSpacing), ("spacing", \.paragraphSpacing),
      ("spacingBefore", \.paragraphSpacingBefore), ("lineHeightMultiple", \.lineHeightMultiple),
      ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
    ]
  }
}
