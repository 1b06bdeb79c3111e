internal import AutoLayout
internal import Foundation

extension SceneViewClass {
  /// A new view of the class that says nothing else.
  func makeView() -> View {
    switch self {
    case .view: return View()
    case .label: return Label()
    case .button: return Button.makeSystemButton()
    case .imageView: return ImageView()
    case .textField:
      let field = TextField()
      field.borderStyle = .roundedRect
      return field
    case .textView: return TextView()
    case .switchControl: return Switch()
    case .slider: return Slider()
    case .segmentedControl: return SegmentedControl()
    case .progressView: return ProgressView()
    case .activityIndicator: return ActivityIndicator()
    case .stackView: return StackView()
    case .scrollView: return ScrollView()
    }
  }
}

extension View {
  /// Sets what the view shows and how.
  ///
  /// - Parameters:
  ///   - scene: What the scene says of the view.
  ///   - textSize: How large people want text.
  func setContent(_ scene: SceneView, textSize: ContentSizeCategory) {
    let style = scene.style
    func chosen(_ font: Font?) -> Font? { font.flatMap { style.font(over: $0, textSize) } }
    backgroundColor = style.fill
    cornerRadius = style.cornerRadius.map { CGFloat($0) }
    switch self {
    case let label as Label:
      label.text = scene.text
      if let font = chosen(label.font) { label.font = font }
      label.textColor = style.textColor
      label.numberOfLines = scene.numberOfLines ?? label.numberOfLines
    case let button as Button:
      button.title = scene.text
      if let font = chosen(button.font) { button.font = font }
      button.titleColor = style.textColor
    case let field as TextField:
      field.text = scene.text
      field.placeholder = scene.placeholder
      if let font = chosen(field.font) { field.font = font }
      field.textColor = style.textColor
    case let area as TextView:
      area.text = scene.text ?? ""
      if let font = chosen(area.font) { area.font = font }
      area.textColor = style.textColor
    case let control as SegmentedControl:
      control.segmentTitles = scene.segments
      if let font = chosen(control.font) { control.font = font }
      control.titleColor = style.textColor
      if case .segment(let index) = scene.value { control.selectedSegmentIndex = index }
    default: show(scene.value)
    }
  }

  private func show(_ value: SceneView.Value?) {
    switch (self, value) {
    case (let control as Switch, .toggle(let isOn)): control.isOn = isOn
    case (let control as Slider, .share(let share)): control.value = Float(share)
    case (let bar as ProgressView, .share(let share)): bar.progress = Float(share)
    default: break
    }
  }
}

extension SceneStyle {
  /// A class's font with what the style and the size of text say of it; nil where they say nothing.
  ///
  /// A size in points stays; a style's, and that of a text without either, follows the size of text.
  fileprivate func font(over font: Font, _ textSize: ContentSizeCategory) -> Font? {
    guard fontSize != nil || fontWeight != nil || textStyle != nil || textSize != .large else {
      return nil
    }
    let traits = TraitCollection(preferredContentSizeCategory: textSize)
    if let textStyle {
      let styled = Font.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
      return Font(pointSize: styled.pointSize, weight: fontWeight ?? styled.weight)
    }
    let scaled = FontMetrics.default.scaledValue(for: font.pointSize, compatibleWith: traits)
    return Font(
      pointSize: fontSize.map { CGFloat($0) } ?? scaled, weight: fontWeight ?? font.weight)
  }
}
