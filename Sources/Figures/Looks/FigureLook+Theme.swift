import AutoLayout
import PictureDescriptions

extension FigureLook {
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
