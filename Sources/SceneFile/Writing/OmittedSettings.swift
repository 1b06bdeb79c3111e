internal import AutoLayout

extension LayoutSetting.Property {
  /// The name of the property in ``SceneWriter/omissions``, such as `the insets`.
  var summary: String {
    switch self {
    case .custom(let name): name
    case .insets(.textContainer), .insets(.content): "the insets"
    case .contentInsetAdjustment: "the adjustment of insets"
    case .controlStyle: "the style"
    case .flag(.scrolls): "scrolling"
    case .row: "the line and the mark"
    case .image: "the image"
    case .layers: "the layers"
    case .mask: "the mask"
    case .placeholderRuns: "the styles of the placeholder"
    case .dots: "the dots"
    case .baselines, .baselineView: "the baselines"
    case .spacing: "the standard spacing"
    case .direction: "the kind of content"
    default: "\(sceneKey?.name ?? "a setting")"
    }
  }
}
