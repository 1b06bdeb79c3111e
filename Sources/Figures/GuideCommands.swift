import AutoLayout
import Foundation

extension FigureContents {
  /// Whether an item is a guide that the options ask for.
  ///
  /// Every view has system guides; all of them at once would hide the figure. Margins are shown for
  /// views that hold others, the rest for the root.
  func shows(_ item: FigureItem) -> Bool {
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

  /// The style of a guide's outline and name; nil for views.
  func style(of item: FigureItem) -> Palette.GuideStyle? {
    switch item.role {
    case .absent, .root, .leaf, .container: nil
    case .guide(let number): palette.guide(number)
    case .systemGuide(let kind):
      Palette.GuideStyle(color: palette.systemGuides[kind] ?? palette.quietText, dash: .dotted)
    }
  }

  /// Tints, then outlines; the author's guides over the system's.
  var guideCommands: [DrawingCommand] {
    let shown = items.filter(shows)
    let own = shown.filter { if case .guide = $0.role { true } else { false } }
    let system = shown.filter { if case .systemGuide = $0.role { true } else { false } }
    let fills = ViewFills(self)
    return tintCommands + (system + own).flatMap { outline(of: $0, over: fills) }
  }

  /// The tints of the author's guides; none unless they are asked for.
  var tintCommands: [DrawingCommand] {
    guard options.overlays.contains(.tints) else { return [] }
    return items.compactMap { item in
      guard shows(item), case .guide = item.role else { return nil }
      return tint(of: item)
    }
  }

  private func tint(of guide: FigureItem) -> DrawingCommand? {
    guard let style = style(of: guide), guide.frame.width > 0, guide.frame.height > 0 else {
      return nil
    }
    let step = DrawingCommand.Step.fill(guide.frame, style.color.opacity(palette.tintOpacity))
    return DrawingCommand(step, tag: guide.tag)
  }

  /// The outline of a guide: of a rectangle, of a line with end caps, or of a point.
  private func outline(of guide: FigureItem, over fills: ViewFills) -> [DrawingCommand] {
    guard let style = style(of: guide) else { return [] }
    let shape = GuideShape(guide.frame, in: page)
    let pattern = DashPattern(style.dash, on: page.grid)
    var color = style.color
    var ground = palette.paper
    if case .systemGuide = guide.role {
      color = color.opacity(palette.dotOpacity)
      ground = ground.opacity(palette.dotOpacity)
    }
    let casing = shape.strips(pattern).flatMap { fills.casing(below: $0, color: style.color) }
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

/// What a guide's outline looks like, by the axes on which it has an extent.
enum GuideShape {
  /// An extent on both axes.
  case area(CGRect)
  /// An extent on one axis: a strip and the caps at its ends.
  case line(CGRect, caps: [CGRect])
  /// No extent: the bars of a small cross.
  case point([CGRect])

  /// How far caps and crosses reach to either side, in points.
  private static let reach: CGFloat = 3

  /// The shape of a guide with a frame on whole pixels.
  init(_ frame: CGRect, in page: Page) {
    let thickness = page.grid.hairline
    let reach = page.grid.wholePixels(Self.reach)
    guard frame.width <= 0 || frame.height <= 0 else {
      self = .area(frame)
      return
    }
    // A line on the canvas's far edge is moved inside by its thickness, or it would not be seen.
    func position(_ coordinate: CGFloat, _ far: CGFloat) -> CGFloat {
      coordinate == far ? far - thickness : coordinate
    }
    let x = position(frame.minX, page.canvas.maxX)
    let y = position(frame.minY, page.canvas.maxY)
    func upright(_ x: CGFloat) -> CGRect {
      CGRect(x: x, y: y - reach, width: thickness, height: 2 * reach + thickness)
    }
    func level(_ y: CGFloat) -> CGRect {
      CGRect(x: x - reach, y: y, width: 2 * reach + thickness, height: thickness)
    }
    if frame.width > 0 {
      let strip = CGRect(x: frame.minX, y: y, width: frame.width, height: thickness)
      self = .line(strip, caps: [upright(frame.minX), upright(frame.maxX - thickness)])
    } else if frame.height > 0 {
      let strip = CGRect(x: x, y: frame.minY, width: thickness, height: frame.height)
      self = .line(strip, caps: [level(frame.minY), level(frame.maxY - thickness)])
    } else {
      self = .point([upright(x), level(y)])
    }
  }

  /// The strips that the outline covers.
  func strips(_ pattern: DashPattern) -> [CGRect] {
    switch self {
    case .area(let frame): pattern.edges(of: frame)
    case .line(let strip, let caps): [strip] + caps
    case .point(let bars): bars
    }
  }
}
