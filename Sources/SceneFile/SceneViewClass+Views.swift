internal import AutoLayout
internal import Foundation

extension SceneViewClass {
  /// A new view of the class that says nothing else.
  func makeView() -> View {
    switch self {
    case .view: return View()
    case .label: return Label()
    case .button: return Button()
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
  func setContent(_ scene: SceneView) {
    let style = scene.style
    backgroundColor = style.fill
    cornerRadius = style.cornerRadius.map { CGFloat($0) }
    switch self {
    case let label as Label:
      label.text = scene.text
      if style.saysFont { label.font = style.font(over: label.font) }
      label.textColor = style.textColor
      label.numberOfLines = scene.numberOfLines ?? label.numberOfLines
    case let button as Button:
      button.title = scene.text
      if style.saysFont { button.font = style.font(over: button.font) }
      button.titleColor = style.textColor
    case let field as TextField:
      field.text = scene.text
      field.placeholder = scene.placeholder
      if style.saysFont { field.font = style.font(over: field.font) }
      field.textColor = style.textColor
    case let area as TextView:
      area.text = scene.text ?? ""
      if style.saysFont { area.font = style.font(over: area.font) }
      area.textColor = style.textColor
    case let control as SegmentedControl:
      control.segmentTitles = scene.segments
      if style.saysFont { control.font = style.font(over: control.font) }
    default: break
    }
  }
}

extension SceneStyle {
  /// Whether the style says anything of the font.
  fileprivate var saysFont: Bool { fontSize != nil || fontWeight != nil }

  /// A class's font with what the style says of it.
  fileprivate func font(over font: Font) -> Font {
    Font(
      pointSize: fontSize.map { CGFloat($0) } ?? font.pointSize, weight: fontWeight ?? font.weight)
  }
}
