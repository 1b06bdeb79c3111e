import AutoLayout
import Foundation

/// How the views of a figure are drawn.
public enum FigureLook: String, CaseIterable, Sendable {
  /// As boxes that can be told apart, with their texts and names in the middle.
  case diagram
  /// As a device shows them: clear unless they have a fill, with texts in their own font and place.
  case plain
}

extension FigureLook {
  /// What figures show besides the views, unless they list something.
  var overlays: Set<Overlay> {
    switch self {
    case .diagram: [.guides, .names]
    case .plain: []
    }
  }

  /// A theme as figures with the look have it: on a device the canvas has the system's background.
  ///
  /// The paper of a theme file stays.
  func adapt(_ theme: Theme) -> Theme {
    guard self == .plain else { return theme }
    var palette = theme.palette
    if Theme.allCases.contains(where: { $0.palette.paper == palette.paper }) {
      palette.paper = DeviceColors(theme.interface)[.systemBackground]
    }
    return theme.with(palette)
  }
}
