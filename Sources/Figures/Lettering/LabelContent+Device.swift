import AutoLayout
import Foundation
import PictureDescriptions

// Texts with several styles, and the colors of texts, in the plain look.
extension LabelContent {
  /// Returns the request for a text with several styles, at a fixed position in its view.
  func styledText(
    of view: FigureItem, at index: Int, _ device: DeviceColors,
    _ block: @escaping () -> StyledBlock?
  ) -> PlacementRequest {
    let stage = { (_: LabelLayout) -> [Mark] in
      guard let block = block(), overlaps(block.box, contents.page.stage),
        !fills.isHidden(block.box, after: index)
      else { return [] }
      let plain = deviceColor(of: view, at: index, in: block.box, device)
      let isPale = view.emphasis == .dimmed
      let share = view.opacity * (view.item.device.isEnabled ? 1 : 0.5)
      let layers = text.layers(of: block, view.tag, device) { own in
        isPale ? plain : own?.opacity(share) ?? plain
      }.mapped(view.masked)
      let window = contents.page.window
      guard contents.page.cuts(block.box) else {
        return [Mark(obstacles: [.label(block.box)], strokes: { _, _ in layers })]
      }
      return [
        Mark(
          obstacles: [.box(block.box.intersection(window))],
          strokes: { _, _ in layers.clipped(to: window) })
      ]
    }
    return PlacementRequest(view.tag, marks: [stage], omission: .label(view.item.name))
  }

  /// Returns the request for the text below a button's title in the plain look, or `nil` if there is no such text.
  func subtitle(of view: FigureItem, at index: Int) -> PlacementRequest? {
    guard let device = contents.device, view.item.device.face?.subtitle != nil else { return nil }
    return styledText(of: view, at: index, device) { text.subtitleBlock(of: view) }
  }

  func deviceLetters(
    of run: TextRun, of view: FigureItem, at index: Int, _ device: DeviceColors
  ) -> LetteringLayers {
    var run = run
    run.color = deviceColor(of: view, at: index, in: run.box, device)
    return LetteringLayers(text: run, view.tag).mapped(view.masked)
  }

  /// The color of a view's text in the plain look, given the box of the text.
  private func deviceColor(
    of view: FigureItem, at index: Int, in box: CGRect, _ device: DeviceColors
  ) -> Color {
    let ground = deviceGround(of: view, at: index, in: box)
    let color = device.textColor(of: view.item, on: ground).opacity(view.opacity)
    guard view.emphasis == .dimmed else { return color }
    let quiet = quietColor(on: ground)
    let contrast = color.over(ground).contrastRatio(with: ground)
    // Disabled text is already paler.
    return quiet.contrastRatio(with: ground) < contrast ? quiet : color
  }

  /// The background color of a text in a box, or the view's own color if the background has several colors.
  private func deviceGround(of view: FigureItem, at index: Int, in box: CGRect) -> Color {
    let fill = view.fill ?? contents.palette.paper.opacity(0)
    guard fill.alphaComponent < 1 else { return fill }
    return context.ground(fills.backdrop(of: box, below: index), in: box).map { fill.over($0) }
      ?? view.visibleFill
  }
}
