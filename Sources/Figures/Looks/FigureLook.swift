import AutoLayout
import Foundation

/// The look of a figure's views.
public enum FigureLook: String, CaseIterable, Sendable {
  /// Distinct boxes with their texts and names in the middle.
  case diagram
  /// As on a device: clear without a fill, and with texts in their own font and position.
  case plain
}

extension FigureLook {
  /// The default overlays.
  var overlays: Set<Overlay> {
    switch self {
    case .diagram: [.guides, .names]
    case .plain: []
    }
  }

  /// A theme adapted to the look: on a device, the canvas has the system's background.
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
