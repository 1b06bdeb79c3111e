import AutoLayout
import Foundation
import PictureDescriptions

extension LabelText {
  /// The layout of a view's text with several styles, or `nil` if there is no such text or no room.
  func styledBlock(of view: FigureItem) -> StyledBlock? {
    StyledBlock(
      view.item.device.pieces, in: deviceRoom(of: view), side(of: view),
      lineLimit: view.item.appearance.lineLimit, isAtTop: isAtTop(view),
      shrinks: view.item.shrinksText, measure: measure)
  }

  /// The layout of the text below a button's title, or `nil` if there is no such text.
  func subtitleBlock(of view: FigureItem) -> StyledBlock? {
    guard let subtitle = view.item.device.face?.subtitle else { return nil }
    let room = subtitle.frame.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
    return StyledBlock(
      subtitle.pieces, in: room.intersection(view.clip ?? room), subtitle.side, lineLimit: 0,
      measure: measure)
  }

  /// The commands for a text with several styles.
  func layers(
    of block: StyledBlock, _ tag: DrawingCommand.Tag, _ device: DeviceColors,
    color: (Color?) -> Color
  ) -> LetteringLayers {
    var layers = LetteringLayers()
    layers.texts = block.steps(on: grid, device, measure, color: color).map {
      DrawingCommand($0, tag: tag)
    }
    return layers
  }
}
