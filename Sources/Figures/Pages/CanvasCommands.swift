import AutoLayout
import Foundation

extension FigureContents {
  /// The colour of the canvas as it looks on the page: the root's fill over the paper.
  var paper: Color { items.first?.visibleFill ?? palette.paper }

  /// The colour that the canvas is painted with, which is translucent where the theme's paper is.
  var canvasFill: Color {
    let paper = options.theme.palette.paper
    guard paper.alphaComponent < 1 else { return self.paper }
    return items.first?.fill?.over(paper) ?? paper
  }

  /// The colour that everything around the canvas is painted with.
  var deskFill: Color { options.theme.palette.desk }

  /// The canvas itself, where the picture is larger than it.
  var canvasCommands: [DrawingCommand] {
    guard page.isFramed else { return [] }
    let tag = items.first?.tag
    return clipped(
      [.rounded(page.canvas, radius: canvasRadius, canvasFill, tag: tag)], to: windowClip)
  }

  /// The hairline around the canvas: outside of it where there is room, else its outermost pixels,
  /// unless the root has a fill of its own.
  var edgeCommands: [DrawingCommand] {
    let hairline = page.grid.hairline
    // A device's outline takes the place of a hairline that would show beyond its corners.
    if page.isFramed, deviceRadius > hairline { return [] }
    let outer = page.isFramed ? page.canvas.insetBy(dx: -hairline, dy: -hairline) : page.canvas
    let inner = outer.insetBy(dx: hairline, dy: hairline)
    guard page.isFramed || items.first?.fill == nil, inner.width > 0, inner.height > 0 else {
      return []
    }
    let radius = canvasRadius
    let edge = DrawingCommand.Step.band(
      outer, radius: radius > 0 ? radius + hairline : 0, hole: inner, holeRadius: radius,
      palette.hairline)
    return clipped([DrawingCommand(edge)], to: windowClip)
  }

  /// The clip of what is on the canvas's edge where the page shows a part of the canvas alone.
  var windowClip: DrawingCommand.Scope? {
    page.window == page.canvas || !page.isFramed ? nil : .clip(page.window)
  }

  /// The font of titles.
  static let titleFont = Font(pointSize: 13, weight: .semibold)
  /// How far a title's baseline is above the canvas, in points.
  static let titleRise: CGFloat = 22
  /// The font of the lines below titles.
  static let captionFont = Font(pointSize: 10.5)
  /// How far a caption's baseline is above the canvas, in points.
  static let captionRise: CGFloat = 7

  /// Title and size above the canvas.
  func captionCommands(measure: TextMeasure) -> [DrawingCommand] {
    guard page.hasCaption else { return [] }
    let left = page.heading.isEmpty ? page.window.minX : page.heading.minX
    // The right padding is there to be used where the canvas is narrower than its caption.
    return captionCommands(
      above: CGPoint(x: left, y: page.area.minY), width: page.bounds.width - left - 6,
      measure: measure)
  }

  /// The line below the title: the canvas's size unless something else was asked for.
  var captionText: String { options.caption ?? canvasCaption }

  /// The width that a page has to have for its caption: that of the size, which says nothing where it is
  /// cut, and of a short title.
  static func leastCaptionWidth(
    _ options: FigureOptions, _ tree: SolvedTree, _ measure: TextMeasure
  ) -> CGFloat {
    guard options.overlays.contains(.caption) else { return 0 }
    let size = measure(options.caption ?? tree.caption(in: options.words), captionFont, nil).width
    return max(size, min(shortTitleWidth, measure(options.title, titleFont, nil).width))
  }

  /// The width up to which a title makes a narrow page wider, in points; what is longer is cut there.
  private static let shortTitleWidth: CGFloat = 160

  /// Title and size above a corner, in a width.
  func captionCommands(
    above corner: CGPoint, width: CGFloat, measure: TextMeasure
  ) -> [DrawingCommand] {
    let lines = [
      (
        options.title, Self.titleFont, palette.textColor(on: palette.desk), Self.titleRise
      ),
      (
        captionText, Self.captionFont, palette.quietText, Self.captionRise
      ),
    ]
    return lines.compactMap { text, font, color, rise in
      guard let fitted = FittedText(text, font: font, width: width, measure: measure) else {
        return nil
      }
      let baseline = CGPoint(x: corner.x, y: page.grid.snapped(corner.y - rise))
      return DrawingCommand(.text(fitted.run(at: baseline, anchor: .left, color: color)))
    }
  }

  /// Whether a view or guide reaches over the canvas's edge and so over the caption's paper.
  var reachesOutsideOfCanvas: Bool {
    items.contains { $0.role != .absent && !holds(page.visibleCanvas, $0.frame) }
  }

  /// The clip of everything that is on the canvas, or `nil` if nothing reaches out of it.
  var canvasClip: DrawingCommand.Scope? {
    if cutsCorners, windowClip == nil { return .roundedClip(page.canvas, radius: deviceRadius) }
    return page.isFramed && reachesOutsideOfCanvas ? .clip(page.visibleCanvas) : nil
  }

  /// The canvas's corners are those of a screen that is cut out, or else round where there is paper
  /// around it and nothing lies in a corner.
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
  /// The canvas's size, the text size if it isn't the one that devices are delivered with, and the remark:
  /// `320 × 480, accessibility-large`.
  func caption(in words: FigureWords) -> String {
    let parts = [
      plainSize(canvas.size), canvas.textSize == .large ? nil : canvas.textSize.name,
      contentSizes.map(words.name),
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

extension DrawingCommand {
  /// A filled rectangle, with round corners where the radius is above 0.
  static func rounded(
    _ frame: CGRect, radius: CGFloat, _ color: Color, tag: Tag? = nil
  ) -> DrawingCommand {
    DrawingCommand(
      radius > 0 ? .roundedFill(frame, radius: radius, color) : .fill(frame, color), tag: tag)
  }
}
