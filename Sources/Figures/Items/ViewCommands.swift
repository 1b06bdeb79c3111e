import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The commands for all views, from back to front.
  var viewCommands: [DrawingCommand] {
    var commands: [DrawingCommand] = []
    commands.reserveCapacity(items.count)
    for item in items { commands += viewCommands(of: item) }
    return commands
  }

  /// The commands for all views, from back to front, with additional commands behind the subviews of some views.
  ///
  /// The commands in `grounds` for an index follow the view at that index.
  func viewCommands(with grounds: [Int: [DrawingCommand]]) -> [DrawingCommand] {
    items.enumerated().flatMap { viewCommands(of: $1) + (grounds[$0] ?? []) }
  }

  /// The commands for a single view, or an empty array for a guide or an absent item.
  func viewCommands(of item: FigureItem) -> [DrawingCommand] {
    switch item.role {
    case .leaf, .container:
      return seenPart(of: item, drawnBy: commands(of: item) + partCommands(of: item))
    case .root: return layerSteps(of: item).map { DrawingCommand($0, tag: item.tag) }
    case .absent, .guide, .systemGuide: return []
    }
  }

  /// Clips the commands of a view to the view's masks and to the clips of its ancestors.
  private func seenPart(
    of item: FigureItem, drawnBy commands: [DrawingCommand]
  ) -> [DrawingCommand] {
    item.masked(partInClips(of: item, drawnBy: commands))
  }

  private func partInClips(
    of item: FigureItem, drawnBy commands: [DrawingCommand]
  ) -> [DrawingCommand] {
    guard let clip = item.clip, !commands.isEmpty else { return commands }
    let reach = item.frame.union(item.shadowReach)
    let seen = reach.intersection(clip)
    if seen.isEmpty { return [] }
    let rounds = item.roundClips.filter { !holds($0.frame, seen, cornerRadius: $0.radius) }
    let isCut = !holds(clip, reach) && !rounds.contains { $0.frame == clip }
    let rectangular = clipped(commands, to: isCut ? .clip(clip) : nil)
    return rounds.reversed().reduce(rectangular) { $1.clipping($0) }
  }

  /// The commands for a view's shadow, fill and edge, or an empty array if the view has no area.
  ///
  /// An edge is a rectangle with a smaller rectangle for the fill in front of it. If the fill is translucent, the edge
  /// is a frame instead, because the rectangle would be visible through the fill.
  private func commands(of view: FigureItem) -> [DrawingCommand] {
    let frame = view.frame
    guard let fill = view.fill, frame.width > 0, frame.height > 0 else { return [] }
    let shadow = view.shadowSteps(on: page.grid).map { DrawingCommand($0, tag: view.tag) }
    if view.roundCorners == .all || view.cornerRadius == 0 {
      return shadow + fillCommands(of: view, fill, radius: view.cornerRadius)
    }
    let width = page.grid.wholePixels(view.borderWidth)
    guard let edge = view.edge, view.borderWidth > 0, fill.alphaComponent == 1 else {
      return shadow + view.shape.clipping(fillCommands(of: view, fill, radius: 0))
    }
    let inner = view.shape.inset(by: width)
    return shadow + view.shape.clipping([DrawingCommand(.fill(frame, edge), tag: view.tag)])
      + inner.clipping([DrawingCommand(.fill(inner.frame, fill), tag: view.tag)])
  }

  private func fillCommands(
    of view: FigureItem, _ fill: Color, radius: CGFloat
  ) -> [DrawingCommand] {
    let frame = view.frame
    let isBordered = view.borderWidth > 0
    let hairline = page.grid.wholePixels(
      view.style?.strokeWidth
        ?? (isBordered ? view.borderWidth : device == nil ? palette.edgeWidth : 0.5))
    let whole = DrawingCommand.rounded(frame, radius: radius, fill, tag: view.tag)
    if isBordered, let edge = view.edge, min(frame.width, frame.height) <= 2 * hairline {
      return [.rounded(frame, radius: radius, edge, tag: view.tag)]
    }
    guard let edge = view.edge, isBordered || min(frame.width, frame.height) > 4 * hairline else {
      return fill.alphaComponent > 0 ? [whole] : []
    }
    let inner = frame.insetBy(dx: hairline, dy: hairline)
    let innerRadius = max(0, radius - hairline)
    guard fill.alphaComponent < 1 else {
      return [
        .rounded(frame, radius: radius, edge, tag: view.tag),
        .rounded(inner, radius: innerRadius, fill, tag: view.tag),
      ]
    }
    let ring = DrawingCommand.Step.band(
      frame, radius: radius, hole: inner, holeRadius: innerRadius, edge)
    return (fill.alphaComponent > 0 ? [whole] : []) + [DrawingCommand(ring, tag: view.tag)]
  }
}

extension FigureContents {
  /// The steps for the artwork of a view's layers in the plain look.
  func layerSteps(of view: FigureItem) -> [DrawingCommand.Step] {
    guard let device, let artwork = view.item.device.layers else { return [] }
    let place = Transform(translationX: view.frame.minX, y: view.frame.minY)
    let share = view.emphasis == .dimmed ? 2 * Self.dimming : 1
    // The opacity of colors is applied together with the view's opacity.
    let steps = artwork.applying(place).steps(
      PictureTools(device: device, grid: page.grid, measure: measure), tint: view.accent,
      opacity: view.opacity * share, imageTint: nil)
    guard view.item.appearance.clipsToBounds, view.role != .root else { return steps }
    let scopes = view.shape.scopes
    return scopes.map { .begin($0) } + steps + scopes.map { _ in .end }
  }

  /// The omissions for pictures of visible views: symbols without a shape, and images whose file is missing or damaged.
  var pictureOmissions: [FigureOmission] {
    guard device != nil else { return [] }
    return items.compactMap { view in
      guard view.role == .leaf || view.role == .container, let image = view.picture?.image else {
        return nil
      }
      switch image.parts.content {
      case .symbol(let symbol):
        return symbol.artwork(in: CGRect(x: 0, y: 0, width: 1, height: 1)) == nil
          ? .symbol(symbol.name) : nil
      case .missing(let name, let reason):
        return reason.map { .damagedImage(name, reason: $0) } ?? .image(name)
      case .blank, .file, .artwork: return nil
      }
    }
  }
}
