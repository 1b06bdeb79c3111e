private import Foundation

extension View {
  /// The most specific class in ``KnownViewClass`` of which the view is an instance.
  package var knownClass: KnownViewClass { Self.knownClass }

  /// The settings that affect layout or figures: first those of an author's class, then ``knownSettings``.
  package var allSettings: [LayoutSetting] {
    let own = (self as? any LayoutSettingsSource)?.layoutSettings ?? []
    return own + knownSettings
  }

  /// The view's settings of the properties in ``KnownViewClass/properties``, in the same order.
  var knownSettings: [LayoutSetting] { Self.knownClass.properties.compactMap { setting($0) } }

  /// Returns the setting of a property, or `nil` for a default value; a stack view's arrangement is always returned.
  package func setting(_ property: LayoutSetting.Property) -> LayoutSetting? {
    let owner = knownClass.hasOwnSettings ? self as? any SettingsOwner : nil
    return owner?.ownSetting(property) ?? commonSetting(property)
  }

  private func commonSetting(_ property: LayoutSetting.Property) -> LayoutSetting? {
    switch property {
    case .number(let number): value(of: number).map { .number(number, $0) }
    case .count(let count): value(of: count).map { .count(count, $0) }
    case .flag(let flag): value(of: flag).map { .flag(flag, $0) }
    case .insets(let insets): value(of: insets).map { .insets(insets, $0) }
    case .color(let color): value(of: color).map { .color(color, $0) }
    case .text(let text): value(of: text).map { .text(text, $0) }
    case .priority(let priority, let axis):
      value(of: priority, axis).map { .priority(priority, axis, $0) }
    case .spacing(let spacing): value(of: spacing).map { .spacing(spacing, $0) }
    // Margins of a controller's view or a cell are included, because nothing else shows that the view is theirs.
    case .margins:
      (controller?.ownMargins(of: self) ?? margins.explicit
        ?? (knownClass == .view ? ownMargins : nil)).map { .margins(StatedMargins($0)) }
    case .intrinsicSize:
      content.override.map {
        .intrinsicSize(
          StatedSize(width: $0.width < 0 ? nil : $0.width, height: $0.height < 0 ? nil : $0.height))
      }
    case .font: chosenFont.map { .font(StatedFont(size: $0.pointSize, weight: $0.weight)) }
    case .segments:
      (self as? SegmentedControl).flatMap {
        $0.segmentTitles.isEmpty ? nil : .segments($0.segmentTitles)
      }
    case .frame: isPlacedByFrame ? .frame(geometry.frame) : nil
    case .autoresizing:
      isPlacedByFrame && !autoresizingMask.isEmpty ? .autoresizing(autoresizingMask) : nil
    case .direction: statedDirection.map { .direction($0) }
    case .axis: (self as? StackView).map { .axis($0.axis) }
    case .distribution: (self as? StackView).map { .distribution($0.distribution) }
    case .alignment: (self as? StackView).map { .alignment($0.alignment) }
    case .contentInsetAdjustment:
      (self as? ScrollView).map(\.contentInsetAdjustmentBehavior)
        .flatMap { $0 == .automatic ? nil : .contentInsetAdjustment($0) }
    case .textAlignment: (ownTextLook?.shownAlignment).map { .textAlignment($0) }
    case .contentMode: contentMode == .scaleToFill ? nil : .contentMode(contentMode)
    case .roundCorners:
      layerIfMade.flatMap { $0.maskedCorners == .all ? nil : .roundCorners($0.maskedCorners) }
    case .shadow: (layerIfMade?.shadow).map { .shadow($0) }
    case .row: rowLook.map { .row($0) }
    case .image: contentImage.map { .image($0) }
    case .layers: shownArtwork.map { .layers($0) }
    case .mask: (layerIfMade?.maskShape).map { .mask($0) }
    case .placeholderRuns: (self as? TextField)?.placeholderRuns.map { .placeholderRuns($0) }
    case .dots: self is PageControl ? nil : pageDots.map { .dots($0) }
    case .statusBar: statusBarAppearance.map { .statusBar($0) }
    case .buttonStyle:
      (self as? Button).flatMap { $0.style == .plain ? nil : .buttonStyle($0.style) }
    case .configuration:
      ((self as? Button)?.storedConfiguration).map { .configuration($0.asSetting) }
    case .styledRuns:
      styledRuns == nil || shownPieces == nil ? nil : styledRuns.map { .styledRuns($0) }
    case .controlStyle:
      (self as? TextField).flatMap {
        if $0.isSearchField { return .controlStyle(.search) }
        return $0.borderStyle == .roundedRect ? nil : .controlStyle(.border($0.borderStyle))
      }
    case .baselines, .baselineView, .custom, .barItems, .pickerStyle, .cellStyle, .accessory: nil
    }
  }

  /// Applies a setting; does nothing if the view's class lacks the property or doesn't accept the value.
  package func apply(_ setting: LayoutSetting) {
    if knownClass.hasOwnSettings, (self as? any SettingsOwner)?.applyOwn(setting) == true { return }
    switch setting {
    case .number(let number, let value): set(number, to: value)
    case .count(let count, let value): set(count, to: value)
    case .flag(let flag, let value): set(flag, to: value)
    case .insets(let insets, let value): set(insets, to: value)
    case .color(let color, let value): keepingRuns { set(color, to: value) }
    case .text(let text, let value): set(text, to: value)
    case .priority(.hugging, let axis, let value): try? setHugging(value, for: axis)
    case .priority(.compression, let axis, let value):
      try? setCompressionResistance(value, for: axis)
    case .spacing(let spacing, let value): set(spacing, to: value)
    case .margins(let margins): setMargins(margins)
    case .intrinsicSize(let size):
      overrideIntrinsicContentSize(
        CGSize(
          width: size.width ?? Self.noIntrinsicMetric, height: size.height ?? Self.noIntrinsicMetric
        ))
    case .font(let font): keepingRuns { setFont(font) }
    case .segments(let titles): (self as? SegmentedControl)?.segmentTitles = titles
    case .frame(let rect):
      translatesAutoresizingMaskIntoConstraints = true
      frame = rect
    case .autoresizing(let mask): autoresizingMask = mask
    case .direction(let direction): semanticContentAttribute = direction
    case .axis(let axis): (self as? StackView)?.axis = axis
    case .distribution(let distribution): (self as? StackView)?.distribution = distribution
    case .alignment(let alignment): (self as? StackView)?.alignment = alignment
    case .contentInsetAdjustment(let behavior):
      (self as? ScrollView)?.contentInsetAdjustmentBehavior = behavior
    case .controlStyle(let style): style.apply(to: self)
    case .textAlignment(let alignment): stateAlignment(alignment)
    case .contentMode(let mode): contentMode = mode
    case .configuration(let configuration): (self as? Button)?.configuration = configuration
    case .styledRuns(let runs):
      styledRuns = runs
      invalidateIntrinsicContentSize()
    case .buttonStyle(let style): (self as? Button)?.statedStyle = style
    case .roundCorners(let corners): ownLayer.maskedCorners = corners
    case .shadow(let shadow): ownLayer.shadow = shadow
    case .row(let row): rowLook = row
    case .image(let image): contentImage = image
    case .layers(let artwork): ownLayer.keep(artwork, "artwork")
    case .mask(let shape): ownLayer.maskShape = shape
    case .placeholderRuns(let runs): (self as? TextField)?.placeholderRuns = runs
    case .dots(let dots): pageDots = dots
    case .statusBar(let look): statusBarAppearance = look
    case .baselines, .baselineView, .custom, .barItems, .pickerStyle, .cellStyle, .accessory: break
    }
  }

  /// Changes the style of the whole text, but keeps the styles of its runs, which are a separate setting.
  private func keepingRuns(_ change: () -> Void) {
    let runs = styledRuns
    change()
    styledRuns = runs
  }

  private func value(of number: ViewNumber) -> CGFloat? {
    switch number {
    case .cornerRadius: rareLook.isSet ? cornerRadius : nil
    case .borderWidth:
      layerIfMade == nil || layerLook.borderWidth == 0 ? nil : layerLook.borderWidth
    case .opacity: rareLook.isSet && layerLook.opacity != 1 ? layerLook.opacity : nil
    case .share:
      ((self as? Slider).map { Float($0.filledShare) } ?? (self as? ProgressView)?.progress)
        .flatMap { $0 == 0 ? nil : Double("\($0)").map { CGFloat($0) } }
    }
  }

  private func set(_ number: ViewNumber, to value: CGFloat) {
    switch number {
    case .cornerRadius: cornerRadius = value
    case .borderWidth: ownLayer.borderWidth = value
    case .opacity: alpha = value
    case .share:
      if let slider = self as? Slider {
        slider.value =
          slider.minimumValue + Float(value) * (slider.maximumValue - slider.minimumValue)
      }
      (self as? ProgressView)?.progress = Float(value)
    }
  }

  private func value(of count: ViewCount) -> Int? {
    switch count {
    case .numberOfLines: (self as? Label).flatMap { $0.numberOfLines == 1 ? nil : $0.numberOfLines }
    case .pickedSegment:
      (self as? SegmentedControl).flatMap {
        $0.selectedSegmentIndex < 0 ? nil : $0.selectedSegmentIndex
      }
    case .pickedItem, .numberOfPages, .currentPage: nil
    }
  }

  private func set(_ count: ViewCount, to value: Int) {
    switch count {
    case .numberOfLines: (self as? Label)?.numberOfLines = value
    case .pickedSegment: (self as? SegmentedControl)?.selectedSegmentIndex = value
    case .pickedItem, .numberOfPages, .currentPage: break
    }
  }

  private func value(of flag: ViewFlag) -> Bool? {
    switch flag {
    case .isEnabled: isShownEnabled ? nil : false
    case .isSecure: isSecure ? true : nil
    case .hidesHomeIndicator: hidesHomeIndicator ? true : nil
    case .isHidden: isHidden ? true : nil
    case .clipsToBounds:
      clipsToBounds == (self is ScrollView) ? nil : clipsToBounds
    case .isOn: (self as? Switch)?.isOn == true ? true : nil
    case .preservesSuperviewMargins: margins.preservesSuperview ? true : nil
    case .insetsMarginsFromSafeArea: margins.insetsFromSafeArea ? nil : false
    case .isMarginsRelative:
      (self as? StackView)?.isLayoutMarginsRelativeArrangement == true ? true : nil
    case .isBaselineRelative:
      (self as? StackView)?.isBaselineRelativeArrangement == true ? true : nil
    case .scrolls: (self as? TextView)?.isScrollEnabled == false ? false : nil
    case .isLargeTitle, .showsCancelButton, .hasSeparator: nil
    }
  }

  private func set(_ flag: ViewFlag, to value: Bool) {
    switch flag {
    case .isEnabled: isShownEnabled = value
    case .isSecure: isSecure = value
    case .hidesHomeIndicator: hidesHomeIndicator = value
    case .isHidden: isHidden = value
    case .clipsToBounds: clipsToBounds = value
    case .isOn: (self as? Switch)?.isOn = value
    case .preservesSuperviewMargins: preservesSuperviewLayoutMargins = value
    case .insetsMarginsFromSafeArea: insetsLayoutMarginsFromSafeArea = value
    case .isMarginsRelative: (self as? StackView)?.isLayoutMarginsRelativeArrangement = value
    case .isBaselineRelative: (self as? StackView)?.isBaselineRelativeArrangement = value
    case .scrolls: (self as? TextView)?.isScrollEnabled = value
    case .isLargeTitle, .showsCancelButton, .hasSeparator: break
    }
  }

  private func value(of insets: ViewInsets) -> EdgeInsets? {
    let value: EdgeInsets? =
      switch insets {
      case .alignment: content.alignmentInsets
      case .additionalSafeArea: margins.additionalSafeArea
      case .textContainer: (self as? TextView)?.textContainerInset
      case .content: (self as? ScrollView)?.contentInset
      case .separator: nil
      }
    let unset = insets == .textContainer ? TextView.standardContainerInset : .zero
    return value == unset ? nil : value
  }

  private func set(_ insets: ViewInsets, to value: EdgeInsets) {
    switch insets {
    case .alignment: setAlignmentInsets(value)
    case .additionalSafeArea: addedSafeAreaInsets = value
    case .textContainer: (self as? TextView)?.textContainerInset = value
    case .content:
      (self as? ScrollView)?.contentInset = value
      (self as? Button)?.contentInsets = value
    case .separator: break
    }
  }

  private func value(of color: ViewColor) -> Color? {
    switch color {
    case .fill: backgroundColor
    case .border: layerIfMade?.borderColor
    case .tint: rareLook.isSet ? look.tintColor : nil
    case .filled: controlParts.filled
    case .track: controlParts.track
    case .thumb: controlParts.thumb
    case .text: ownTextLook?.color ?? (self as? SegmentedControl)?.titleColor
    }
  }

  private func set(_ color: ViewColor, to value: Color) {
    switch (color, self) {
    case (.fill, _): backgroundColor = value
    case (.border, _): ownLayer.borderColor = value
    case (.tint, _): tintColor = value
    case (.filled, _): if let name = filledColorName { keep(value, name) }
    case (.track, _): if let name = trackColorName { keep(value, name) }
    case (.thumb, _): if let name = thumbColorName { keep(value, name) }
    case (.text, let label as Label): label.textColor = value
    case (.text, let button as Button): button.titleColor = value
    case (.text, let field as TextField): field.textColor = value
    case (.text, let area as TextView): area.textColor = value
    case (.text, let control as SegmentedControl): control.titleColor = value
    case (.text, _): break
    }
  }

  private func value(of text: ViewText) -> String? {
    switch (text, self) {
    case (.text, let label as Label): label.text
    case (.text, let button as Button): button.title
    case (.text, let field as TextField): field.text
    case (.text, let area as TextView): area.text.isEmpty ? nil : area.text
    case (.text, _): nil
    case (.placeholder, _): (self as? TextField)?.placeholder
    case (.title, _), (.backTitle, _), (.detail, _), (.date, _), (.time, _): nil
    }
  }

  private func set(_ text: ViewText, to value: String) {
    switch (text, self) {
    case (.text, let label as Label): label.text = value
    case (.text, let button as Button): button.title = value
    case (.text, let field as TextField): field.text = value
    case (.text, let area as TextView): area.text = value
    case (.text, _): break
    case (.placeholder, _): (self as? TextField)?.placeholder = value
    case (.title, _), (.backTitle, _), (.detail, _), (.date, _), (.time, _): break
    }
  }

  private func stateAlignment(_ alignment: TextAlignment) {
    switch self {
    case let label as Label: label.textLook.statedAlignment = alignment
    case let button as Button: button.textLook.statedAlignment = alignment
    case let field as TextField: field.textLook.statedAlignment = alignment
    case let area as TextView: area.textLook.statedAlignment = alignment
    default: break
    }
  }

  private func value(of priority: ContentPriority, _ axis: LayoutConstraint.Axis) -> LayoutPriority?
  {
    let value =
      switch priority {
      case .hugging: content.hugging[axis.rawValue]
      case .compression: content.compressionResistance[axis.rawValue]
      }
    let standard = Self.knownClass.defaultPriority(priority, axis)
    return value == standard ? nil : value
  }

  private func value(of spacing: StackSpacing) -> StackSpacing.Distance? {
    let value: CGFloat? =
      switch spacing {
      case .ofStack: (self as? StackView)?.spacing
      case .afterView: (superview as? StackView)?.customSpacing(after: self)
      }
    guard let value, value != StackView.spacingUseDefault || spacing == .ofStack else { return nil }
    return value == StackView.spacingUseSystem ? .system : .points(value)
  }

  private func set(_ spacing: StackSpacing, to value: StackSpacing.Distance) {
    let distance =
      switch value {
      case .points(let points): points
      case .system: StackView.spacingUseSystem
      }
    switch spacing {
    case .ofStack: try? (self as? StackView)?.setSpacing(distance)
    case .afterView: try? (superview as? StackView)?.setSpacing(distance, after: self)
    }
  }

  private var isPlacedByFrame: Bool {
    superview != nil && translatesAutoresizingMaskIntoConstraints
  }

  /// The direction that the view or its trait overrides set, or `nil` to use the tree's direction.
  private var statedDirection: SemanticContentAttribute? {
    guard semanticContentAttribute == .unspecified else { return semanticContentAttribute }
    guard superview != nil, let own = overriddenDirection, own != effectiveEnvironment.direction
    else { return nil }
    return own == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// The font of the view's text, or `nil` if the view has no text.
  package var textFont: Font? { ownTextLook?.font ?? (self as? SegmentedControl)?.font }

  /// The font set for the view's text, or `nil` to use the class's default font.
  private var chosenFont: Font? {
    if let button = self as? Button, button.storedConfiguration != nil { return button.shownFont }
    guard let control = self as? SegmentedControl else { return ownTextLook?.chosenFont }
    return control.font == SegmentedControl.standardFont ? nil : control.font
  }

  /// Sets the font of the view's text; a font without a size follows the content size category.
  private func setFont(_ stated: StatedFont) {
    guard let font = textFont else { return }
    let traits = TraitCollection(
      preferredContentSizeCategory: effectiveEnvironment.contentSizeCategory)
    let styled = stated.style.map { Font.preferredFont(forTextStyle: $0, compatibleWith: traits) }
    let size =
      stated.size ?? styled?.pointSize
      ?? FontMetrics.default.scaledValue(for: font.pointSize, compatibleWith: traits)
    let chosen = Font(
      pointSize: size, weight: stated.weight ?? styled?.weight ?? font.weight)
    switch self {
    case let label as Label: label.font = chosen
    case let button as Button: button.font = chosen
    case let field as TextField: field.font = chosen
    case let area as TextView: area.font = chosen
    case let control as SegmentedControl: control.font = chosen
    default: break
    }
  }
}
