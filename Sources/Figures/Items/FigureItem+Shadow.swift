import AutoLayout
import Foundation
import PictureDescriptions

extension FigureItem {
  /// The area that the view's shadow covers, or a null rectangle if the view has no shadow.
  var shadowReach: CGRect {
    guard let shadow, (fill?.alphaComponent ?? 0) > 0 else { return .null }
    return frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -2 * shadow.radius, dy: -2 * shadow.radius)
  }

  /// The steps for the view's shadow: nested rectangles that together look like a blur.
  ///
  /// A blur would need pixels, but these steps look the same in SVG and PDF. Their opacity follows a cubic, from two
  /// shadow radii outside the shadow's edge to two shadow radii inside it.
  func shadowSteps(on grid: PixelGrid) -> [DrawingCommand.Step] {
    guard let shadow, let fill, fill.alphaComponent > 0 else { return [] }
    let black = Color(red: 0, green: 0, blue: 0)
    let color = (shadow.color ?? black).opacity(shadow.opacity * fill.alphaComponent)
    let box = frame.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    let reach = 2 * shadow.radius
    // The limit comes first, because a scene may state a radius that no integer holds in pixels.
    let count = max(1, Int(min(CGFloat(Self.shadowStepLimit), 2 * reach * grid.scale)))
    var steps: [DrawingCommand.Step] = []
    var covered: CGFloat = 0
    for number in 0..<count {
      let share = (CGFloat(number) + 0.5) / CGFloat(count)
      let distance = reach * (1 - 2 * share)
      let part = box.insetBy(dx: -distance, dy: -distance)
      guard part.width > 0, part.height > 0 else { break }
      let goal = color.alphaComponent * share * share * (3 - 2 * share)
      // Opaque color over what the larger rectangles cover.
      let added = covered < 1 ? 1 - (1 - goal) / (1 - covered) : 0
      covered = goal
      let radius = max(0, min(cornerRadius + distance, min(part.width, part.height) / 2))
      let paint = Color(
        red: color.redComponent, green: color.greenComponent, blue: color.blueComponent,
        alpha: count == 1 ? color.alphaComponent : added)
      steps.append(
        radius > 0
          ? .roundedFill(part, radius: radius, paint) : .fill(grid.snapped(part), paint))
    }
    return steps
  }

  /// The maximum number of nested rectangles in a shadow.
  private static let shadowStepLimit = 16
}

extension FigureItem.RoundClip {
  /// Returns commands, clipped to the shape.
  func clipping(_ commands: [DrawingCommand]) -> [DrawingCommand] {
    scopes.reversed().reduce(commands) { clipped($0, to: $1) }
  }
}
