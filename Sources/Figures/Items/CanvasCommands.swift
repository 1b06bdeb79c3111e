import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The visible color of the canvas, which results from the root's fill over the paper.
  var paper: Color { items.first?.visibleFill ?? palette.paper }

  /// The color of the canvas, which is translucent if the theme's paper is.
  var canvasFill: Color {
    let paper = options.theme.palette.paper
    guard paper.alphaComponent < 1 else { return self.paper }
    return items.first?.fill?.over(paper) ?? paper
  }

  /// The color of the area around the canvas.
  var deskFill: Color { options.theme.palette.desk }

  /// The commands that fill the canvas, or an empty array if nothing is around the canvas.
  var canvasCommands: [DrawingCommand] {
    guard page.isFramed else { return [] }
    let tag = items.first?.tag
    return clipped(
      [.rounded(page.canvas, radius: canvasRadius, canvasFill, tag: tag)], to: windowClip)
  }

  /// The commands for the hairline around the canvas.
  ///
  /// The hairline is outside of the canvas on sides with paper, and on the outermost pixels on other sides. Without
  /// paper around the canvas, it's left out in the plain look, and if the root has a fill.
  var edgeCommands: [DrawingCommand] {
    let hairline = page.grid.hairline
    // A device's outline replaces the hairline, which would show beyond its corners.
    if page.isFramed, deviceRadius > hairline { return [] }
    let (canvas, bounds) = (page.canvas, page.bounds)
    // On sides without paper, it's inside.
    func outside(_ edge: CGFloat, _ end: CGFloat) -> CGFloat {
      abs(edge - end) < hairline / 2 ? 0 : hairline
    }
    let outer = canvas.inset(
      by: EdgeInsets(
        top: -outside(canvas.minY, bounds.minY), left: -outside(canvas.minX, bounds.minX),
        bottom: -outside(canvas.maxY, bounds.maxY), right: -outside(canvas.maxX, bounds.maxX)))
    let inner = outer.insetBy(dx: hairline, dy: hairline)
    let isSeen = page.isFramed || items.first?.fill == nil && device == nil
    guard isSeen, inner.width > 0, inner.height > 0 else { return [] }
    let radius = canvasRadius
    let edge = DrawingCommand.Step.band(
      outer, radius: radius > 0 ? radius + hairline : 0, hole: inner, holeRadius: radius,
      palette.hairline)
    return clipped([DrawingCommand(edge)], to: windowClip)
  }

  /// The clip for a crop, or `nil` if the whole canvas is visible.
  var windowClip: DrawingCommand.Scope? {
    page.window == page.canvas || !page.isFramed ? nil : .clip(page.window)
  }

  /// The commands for the title and caption above the canvas, or above its heading if there is one.
  var captionCommands: [DrawingCommand] {
    guard let caption = page.caption else { return [] }
    let frame = page.heading.isEmpty ? page.window : page.heading
    return captionCommands(
      caption, above: CGPoint(x: caption.isRightToLeft ? frame.maxX : frame.minX, y: page.area.minY)
    )
  }

  /// The commands for the title and caption above a corner of the canvas or heading.
  func captionCommands(_ caption: FigureCaption, above corner: CGPoint) -> [DrawingCommand] {
    caption.runs(
      above: corner, page.grid, title: palette.textColor(on: palette.desk),
      caption: palette.quietText
    ).map { DrawingCommand(.text($0)) }
  }

  /// Whether any item extends beyond the visible part of the canvas onto the paper.
  var reachesOutsideOfCanvas: Bool {
    items.contains { $0.role != .absent && !holds(page.visibleCanvas, $0.frame) }
  }

  /// The clip for the content of the canvas, or `nil` if no clip is needed.
  var canvasClip: DrawingCommand.Scope? {
    if cutsCorners, windowClip == nil { return .roundedClip(page.canvas, radius: deviceRadius) }
    return page.isFramed && reachesOutsideOfCanvas ? .clip(page.visibleCanvas) : nil
  }

  /// The radius of the canvas's corners, in points.
  ///
  /// It's the screen's radius if the canvas is cut off at the screen's corners. Otherwise, corners are rounded if there
  /// is paper around the canvas and nothing is drawn in any corner.
  var canvasRadius: CGFloat {
    guard page.isFramed else { return 0 }
    if cutsCorners { return deviceRadius }
    let canvas = page.canvas
    let radius = min(Page.cornerRadius, min(canvas.width, canvas.height) / 4)
    let size = CGSize(width: radius, height: radius)
    let corners = [
      CGPoint(x: canvas.minX, y: canvas.minY), CGPoint(x: canvas.maxX - radius, y: canvas.minY),
      CGPoint(x: canvas.minX, y: canvas.maxY - radius),
      CGPoint(x: canvas.maxX - radius, y: canvas.maxY - radius),
    ].map { CGRect(origin: $0, size: size) }
    let isTaken = items.contains { item in
      let drawn = item.isSolid ? [item.frame] : shows(item) ? strips(of: item) : []
      return drawn.contains { area in corners.contains { overlaps($0, area) } }
    }
    return isTaken ? 0 : radius
  }
}

extension SolvedTree {
  /// The canvas's size, followed by a nondefault text size and, if known, by the source of content sizes.
  ///
  /// For example, `320 × 480, accessibility-large`.
  func caption(in words: FigureWords) -> String {
    let parts = [
      plainSize(canvas.size), canvas.textSize == .large ? nil : canvas.textSize.name,
      contentSizes.map(words.name),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension DrawingCommand {
  /// A command for a filled rectangle, with rounded corners if the radius is positive.
  static func rounded(
    _ frame: CGRect, radius: CGFloat, _ color: Color, tag: Tag? = nil
  ) -> DrawingCommand {
    DrawingCommand(
      radius > 0 ? .roundedFill(frame, radius: radius, color) : .fill(frame, color), tag: tag)
  }
}
