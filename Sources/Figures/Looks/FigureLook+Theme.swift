import AutoLayout
import PictureDescriptions

extension FigureLook {
  /// A theme adapted to the look.
  ///
  /// On a device, the canvas has the system's background.
  ///
  /// If a theme file changes the paper, the canvas keeps that paper.
  func adapt(_ theme: Theme) -> Theme {
    guard self == .plain else { return theme }
    var palette = theme.palette
    if Theme.allCases.contains(where: { $0.palette.paper == palette.paper }) {
      palette.paper = DeviceColors(theme.interface)[.systemBackground]
    }
    return theme.with(palette)
  }
}
