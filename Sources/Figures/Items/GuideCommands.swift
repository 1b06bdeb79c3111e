import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// Whether the figure shows an item as a guide, because the options request or emphasize it.
  ///
  /// Every view has system guides, and all of them at once would hide the figure. Margins are shown for the root and
  /// for views with subviews. Other system guides are shown only for the root.
  func shows(_ item: FigureItem) -> Bool {
    if item.emphasis == .strong, item.role.isGuide { return true }
    switch item.role {
    case .absent, .root, .leaf, .container: return false
    case .guide: return options.overlays.contains(.guides)
    case .systemGuide(let kind):
      let ownerRole = item.owner.map { items[$0].role } ?? .absent
      switch kind {
      case .layoutMargins:
        return options.overlays.contains(.margins)
          && (ownerRole == .root || ownerRole == .container)
      case .safeArea: return options.overlays.contains(.safeArea) && ownerRole == .root
      case .readableContent: return options.overlays.contains(.readable) && ownerRole == .root
      case .keyboard: return options.overlays.contains(.keyboard) && ownerRole == .root
      case .scrollContent, .scrollFrame: return false
      }
    }
  }

  /// The style of a guide's outline and name, or `nil` if the item is a view.
  func style(of item: FigureItem) -> Palette.GuideStyle? {
    var style: Palette.GuideStyle
    switch item.role {
    case .absent, .root, .leaf, .container: return nil
    case .guide(let number): style = palette.guide(number)
    case .systemGuide(let kind):
      style = Palette.GuideStyle(
        color: palette.systemGuides[kind] ?? palette.quietText, dash: palette.systemDash)
    }
    style.color = item.style?.stroke ?? style.color
    if let dash = item.style?.dash { style.dash = DashStyle(lengths: dash) }
    return style
  }

  /// The color of a guide's name and dimension lines, or `nil` if the item is a view.
  ///
  /// It's the color of the guide's outline, or the text color if the author chose an outline color that is unreadable
  /// on the canvas.
  func textColor(of item: FigureItem) -> Color? {
    guard let color = style(of: item)?.color else { return nil }
    guard item.style?.stroke != nil,
      color.over(palette.paper).contrastRatio(with: palette.paper) < Palette.textContrast
    else { return color }
    return palette.textColor(on: palette.paper)
  }

  /// The commands for all visible guides: tints, then outlines, with the author's guides over system guides.
  var guideCommands: [DrawingCommand] {
    let shown = items.filter(shows)
    guard !shown.isEmpty else { return [] }
    let ordered = shown.filter(\.isSystemGuide) + shown.filter { !$0.isSystemGuide }
    let fills = ViewFills(self)
    return tintCommands + ordered.flatMap { outline(of: $0, over: fills) }
  }

  /// The commands for a guide: its tint, then its outline, drawn over the fills of views.
  func guideCommands(of guide: FigureItem, over fills: ViewFills) -> [DrawingCommand] {
    (hasTint(guide) ? [tint(of: guide, in: guide.frame)].compactMap(\.self) : [])
      + outline(of: guide, over: fills)
  }

  private func hasTint(_ item: FigureItem) -> Bool {
    options.overlays.contains(.tints) && shows(item) && !item.isSystemGuide
  }

  /// The commands for a guide's tint or band in a swatch of the legend.
  func ground(of guide: FigureItem, in swatch: CGRect) -> [DrawingCommand] {
    guard let style = style(of: guide) else { return [] }
    if hasTint(guide) { return [tint(of: guide, in: swatch)].compactMap(\.self) }
    return hasBand(guide)
      ? [DrawingCommand(bandStep(swatch, color: style.color), tag: guide.tag)] : []
  }

  /// The commands for the tints of the author's guides, or an empty array if tints aren't requested.
  var tintCommands: [DrawingCommand] {
    guard options.overlays.contains(.tints) else { return [] }
    return items.compactMap { hasTint($0) ? tint(of: $0, in: $0.frame) : nil }
  }

  /// The strips that a guide's outline covers, or an empty array if the item is a view.
  func strips(of item: FigureItem) -> [CGRect] {
    guard let style = style(of: item) else { return [] }
    let thickness = thickness(of: item)
    return GuideShape(item.frame, in: page, thickness: thickness)
      .strips(DashPattern(style.dash, on: page.grid, thickness: thickness))
  }

  /// The thickness of a guide's outline in points, rounded to whole pixels.
  private func thickness(of guide: FigureItem) -> CGFloat {
    page.grid.wholePixels(guide.style?.strokeWidth ?? palette.guideWidth)
  }

  private func tint(of guide: FigureItem, in frame: CGRect) -> DrawingCommand? {
    guard let style = style(of: guide), frame.width > 0, frame.height > 0 else { return nil }
    let step = DrawingCommand.Step.fill(frame, style.color.opacity(palette.tintOpacity))
    return DrawingCommand(step, tag: guide.tag)
  }

  /// The commands for the outline of a guide: a rectangle, a line with end caps, or a small cross.
  private func outline(of guide: FigureItem, over fills: ViewFills) -> [DrawingCommand] {
    guard let style = style(of: guide) else { return [] }
    let thickness = thickness(of: guide)
    let shape = GuideShape(guide.frame, in: page, thickness: thickness)
    let pattern = DashPattern(style.dash, on: page.grid, thickness: thickness)
    var color = style.color
    var ground = palette.paper
    if guide.emphasis == .dimmed {
      color = color.opacity(2 * Self.dimming)
      ground = ground.opacity(2 * Self.dimming)
    } else if guide.isSystemGuide {
      color = color.opacity(palette.dotOpacity)
      ground = ground.opacity(palette.dotOpacity)
    }
    let casing = strips(of: guide).flatMap { fills.casing(below: $0, color: style.color) }
    let steps: [DrawingCommand.Step] =
      switch shape {
      case .area(let frame): [.dashedOutline(frame, pattern, color)]
      case .line(let strip, let caps):
        [.dashedLine(strip, pattern, color)] + caps.map { .fill($0, color) }
      case .point(let bars): bars.map { .fill($0, color) }
      }
    let haloes = casing.map { DrawingCommand.Step.fill($0, ground) }
    return (haloes + steps).map { DrawingCommand($0, tag: guide.tag) }
  }
}

// Bands.
extension FigureContents {
  /// The commands for the bands behind the views: between the root's edges and its guides, and in the keyboard's area.
  ///
  /// Views other than the root have no bands, because bands would change the fills of those views.
  var bandCommands: [DrawingCommand] {
    items.compactMap { guide in
      guard hasBand(guide), let style = style(of: guide) else { return nil }
      return band(of: guide, color: style.color)
    }
  }

  /// Whether an item has a band, which only visible system guides of the root have.
  func hasBand(_ guide: FigureItem) -> Bool {
    guard shows(guide), case .systemGuide(let kind) = guide.role, let owner = guide.owner,
      items[owner].role == .root
    else { return false }
    switch kind {
    case .layoutMargins, .safeArea, .readableContent: return true
    case .keyboard: return !guide.frame.isEmpty
    case .scrollContent, .scrollFrame: return false
    }
  }

  private func band(of guide: FigureItem, color: Color) -> DrawingCommand {
    let visible = guide.frame.intersection(page.canvas)
    // The keyboard guide is the covered area itself; the other guides are the free areas.
    let isCovered = guide.role == .systemGuide(.keyboard)
    let whole = isCovered ? (visible.isNull ? .zero : visible) : page.canvas
    let hole = isCovered ? .zero : visible
    let radius = isCovered ? 0 : canvasRadius
    let step = bandStep(whole, radius: radius, hole: hole.isNull ? .zero : hole, color: color)
    return DrawingCommand(step, tag: guide.tag)
  }

  private func bandStep(
    _ whole: CGRect, radius: CGFloat = 0, hole: CGRect = .zero, color: Color
  ) -> DrawingCommand.Step {
    switch palette.bands {
    case .translucent(let opacity):
      .band(whole, radius: radius, hole: hole, holeRadius: 0, color.opacity(opacity))
    case .hatched(let lineColor): .hatch(whole, radius: radius, hole: hole, lineColor)
    }
  }
}
