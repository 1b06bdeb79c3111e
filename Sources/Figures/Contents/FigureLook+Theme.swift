import AutoLayout
import PictureDescriptions

extension FigureLook {
  /// A theme adapted to the look.
  ///
  /// In the plain look, the canvas has the system's background, unless a theme file changes the paper.
  func adapt(_ theme: Theme) -> Theme {
    guard self == .plain else { return theme }
    var palette = theme.palette
    if Theme.allCases.contains(where: { $0.palette.paper == palette.paper }) {
      palette.paper = DeviceColors(theme.interface)[.systemBackground]
    }
    return theme.with(palette)
  }
}
