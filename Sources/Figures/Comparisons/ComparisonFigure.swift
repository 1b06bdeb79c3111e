import AutoLayout
import Foundation
import PictureDescriptions

/// The differences between two layouts, to be drawn in a figure of the newer layout.
struct ComparisonFigure {
  /// The newer layout, ready to draw.
  let contents: FigureContents
  /// The changes to the visible items.
  let changes: [Item]
  /// The frame of the older canvas in the picture, or `nil` if both canvases have the same size.
  let oldCanvas: CGRect?

  /// A change with its frames in the picture, on whole pixels.
  struct Item {
    /// The change.
    let change: SolvedTreeComparison.Change
    /// The older frame, or `nil` if the item was added or the frame is too large for a picture.
    let old: CGRect?
    /// The newer frame, or `nil` for a removed item.
    let new: CGRect?
    /// The index, in the newer layout, of the view that contains the item or that contained it before its removal.
    let owner: Int
    /// Whether the item is drawn as a view, not as a guide.
    let isView: Bool
    /// The radius of the item's corners, in points.
    let radius: CGFloat
    /// The tag of the item's commands.
    let tag: DrawingCommand.Tag

    /// Whether a view became a guide.
    var becameGuide: Bool { change.kinds?.new == .guide }
    /// Whether a guide became a view.
    var becameView: Bool { change.kinds?.old == .guide }
  }

  /// Prepares a comparison for drawing.
  ///
  /// Changes of guides are left out if the options don't show guides.
  init(_ comparison: SolvedTreeComparison, contents: FigureContents) {
    self.contents = contents
    let old = comparison.before.canvas.size
    oldCanvas =
      old == comparison.after.canvas.size
      ? nil
      : contents.page.frame(CGRect(origin: .zero, size: old))
    let owners = Self.newerOwners(comparison)
    changes = comparison.changes.compactMap { change in
      Self.item(change, comparison, contents, owners)
    }
  }

  /// For each item of the older layout, returns the nearest remaining ancestor, as an index into the newer layout.
  private static func newerOwners(_ comparison: SolvedTreeComparison) -> [Int] {
    let views = comparison.after.items.enumerated().filter { $0.element.kind != .guide }
    let places = Dictionary(views.map { ($1.identifier, $0) }) { first, _ in first }
    var owners: [Int] = []
    for item in comparison.before.items {
      guard let owner = item.owner, owner < owners.count else {
        owners.append(0)
        continue
      }
      owners.append(places[comparison.before.items[owner].identifier] ?? owners[owner])
    }
    return owners
  }

  private static func item(
    _ change: SolvedTreeComparison.Change, _ comparison: SolvedTreeComparison,
    _ contents: FigureContents,
    _ owners: [Int]
  ) -> Item? {
    let newItem = change.newIndex.map { contents.items[$0] }
    guard newItem?.role != .absent,
      let solved = newItem?.item ?? change.oldIndex.map({ comparison.before.items[$0] })
    else { return nil }
    let isView = solved.kind != .guide
    guard isView || change.kinds != nil || contents.options.overlays.contains(.guides) else {
      return nil
    }
    let old = change.oldFrame.flatMap { $0.isWithin(1e6) ? contents.page.frame($0) : nil }
    guard newItem != nil || old != nil else { return nil }
    var tag = newItem?.tag ?? FigureItem.tag(of: solved)
    tag.verdict = change.isAdded ? .added : change.isRemoved ? .removed : .changed
    return Item(
      change: change, old: old, new: newItem?.frame,
      owner: newItem?.owner ?? change.oldIndex.map { owners[$0] } ?? 0, isView: isView,
      radius: newItem?.cornerRadius ?? 0, tag: tag)
  }

  private var palette: Palette { contents.palette }
  private var grid: PixelGrid { contents.page.grid }

  /// The color of an item's older outline and hatching, paler if the item only changed together with its owner.
  private func color(of item: Item) -> Color {
    let color = item.change.isRemoved ? palette.removed : palette.former
    return item.change.isFollower && !item.change.isConverted ? color.opacity(0.5) : color
  }
}

extension ComparisonFigure {
  /// The hatching of removed or moved items, keyed by the index of the view to draw the hatching on.
  var grounds: [Int: [DrawingCommand]] {
    var grounds: [Int: [DrawingCommand]] = [:]
    for item in changes where item.owner != 0 {
      grounds[item.owner, default: []] += hatching(of: item)
    }
    return grounds
  }

  /// The hatching of removed or moved items whose owner is the root, to be drawn below all views.
  var outerGrounds: [DrawingCommand] {
    changes.flatMap { $0.owner == 0 ? hatching(of: $0) : [] }
  }

  private func hatching(of item: Item) -> [DrawingCommand] {
    guard let old = item.old, !old.isEmpty else { return [] }
    guard item.isView && !item.change.isFollower || item.becameGuide else { return [] }
    // The ghost of a view that became a guide is filled, as views are.
    let overlap = item.becameGuide ? .null : item.new.map { old.intersection($0) } ?? .null
    let step = DrawingCommand.Step.hatch(
      old, radius: item.radius, hole: overlap.isNull ? .zero : overlap,
      color(of: item).opacity(0.45))
    let ground = DrawingCommand.Step.fill(old, color(of: item).opacity(0.2))
    return ((item.becameGuide ? [ground] : []) + [step]).map { DrawingCommand($0, tag: item.tag) }
  }

  /// The commands for the older canvas's paper, behind everything else and visible only beyond the newer canvas.
  var oldPaperCommands: [DrawingCommand] {
    guard let oldCanvas else { return [] }
    let paper = contents.canvasFill
    guard paper.alphaComponent < 1 else { return [DrawingCommand(.fill(oldCanvas, paper))] }
    // Only the part beyond the newer canvas, because papers may be translucent.
    let canvas = contents.page.canvas
    let step = DrawingCommand.Step.band(
      oldCanvas.union(canvas), radius: 0, hole: canvas, holeRadius: contents.canvasRadius, paper)
    return clipped([DrawingCommand(step)], to: .clip(oldCanvas))
  }

  /// The marks over the views: older outlines, rings around added or converted items, and handles on resized items.
  var overlayCommands: [DrawingCommand] {
    let fills = ViewFills(contents)
    let outlines = changes.flatMap { outline(of: $0, over: fills) }
    let canvas = oldCanvas.map {
      [DrawingCommand(.dashedOutline($0, formerPattern, palette.former))]
    }
    let rings = changes.flatMap { item -> [DrawingCommand] in
      if item.change.isConverted { return ring(around: item, palette.change) }
      return item.change.isAdded ? ring(around: item, palette.added) : []
    }
    let marks = changes.flatMap { $0.change.isResized ? handles(on: $0) : [] }
    return (canvas ?? []) + outlines + rings + marks
  }

  /// The boxes that texts avoid if possible: strokes and hatched areas.
  var strokes: [CGRect] {
    let canvases = oldCanvas.map { formerPattern.edges(of: $0) + edges(of: contents.page.canvas) }
    return (canvases ?? [])
      + changes.flatMap { item -> [CGRect] in
        let isOutlined =
          !item.change.isFollower || item.change.isRemoved || item.change.isConverted
        let outline = isOutlined ? item.old.map { formerPattern.edges(of: $0) } ?? [] : []
        let isHatched = item.isView && !item.change.isFollower || item.becameGuide
        return outline + (isHatched ? [item.old].compactMap(\.self) : []) + handleBoxes(on: item)
          + ringEdges(around: item)
      }
  }

  /// The four strips that the hairline around a canvas covers.
  private func edges(of canvas: CGRect) -> [CGRect] {
    formerPattern.edges(of: canvas.insetBy(dx: -grid.hairline, dy: -grid.hairline))
  }

  /// The older outline of an item: solid if a view became a guide, otherwise dashed.
  ///
  /// Items that only moved with their owner have no older outline. Neither do items with an unchanged frame, except
  /// former guides.
  private func outline(of item: Item, over fills: ViewFills) -> [DrawingCommand] {
    let isNews = !item.change.isFollower || item.change.isRemoved || item.becameGuide
    guard let old = item.old, isNews && old != item.new || item.becameView else { return [] }
    let color = color(of: item)
    if item.becameGuide {
      let edge = DrawingCommand.Step.band(
        old, radius: 0, hole: old.insetBy(dx: grid.hairline, dy: grid.hairline), holeRadius: 0,
        color)
      return [DrawingCommand(edge, tag: item.tag)]
    }
    let casing = formerPattern.edges(of: old).flatMap { fills.casing(below: $0, color: color) }
    let steps =
      casing.map { DrawingCommand.Step.fill($0, palette.paper) }
      + [.dashedOutline(old, formerPattern, color)]
    return steps.map { DrawingCommand($0, tag: item.tag) }
  }

  private var formerPattern: DashPattern { DashPattern(.ghost, on: grid) }

  /// A ring around an item that was added or converted, unless the item was added together with its owner.
  private func ring(around item: Item, _ color: Color) -> [DrawingCommand] {
    guard let frame = ringedFrame(of: item) else { return [] }
    let (near, far) = (grid.wholePixels(1), grid.wholePixels(3))
    let hole = frame.insetBy(dx: -near, dy: -near)
    let step = DrawingCommand.Step.band(
      frame.insetBy(dx: -far, dy: -far), radius: item.radius + far, hole: hole,
      holeRadius: item.radius > 0 ? item.radius + near : 0, color)
    return [DrawingCommand(step, tag: item.tag)]
  }

  private func ringedFrame(of item: Item) -> CGRect? {
    guard let frame = item.new, item.isView, !frame.isEmpty,
      item.change.isConverted || !item.change.isFollower
    else { return nil }
    return frame
  }

  /// The four edges of the area that an item's ring covers, or an empty array for an item without a ring.
  private func ringEdges(around item: Item) -> [CGRect] {
    guard item.change.isAdded || item.change.isConverted, let frame = ringedFrame(of: item)
    else { return [] }
    let far = grid.wholePixels(3)
    let (outer, side) = (frame.insetBy(dx: -far, dy: -far), 2 * far / 3)
    return [
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: side),
      CGRect(x: outer.minX, y: outer.maxY - side, width: outer.width, height: side),
      CGRect(x: outer.minX, y: outer.minY, width: side, height: outer.height),
      CGRect(x: outer.maxX - side, y: outer.minY, width: side, height: outer.height),
    ]
  }

  /// The handles on a resized item, at its corners if both axes changed.
  ///
  /// If only one axis changed, the handles are at the midpoints of the edges perpendicular to that axis.
  private func handles(on item: Item) -> [DrawingCommand] {
    let hairline = grid.hairline
    return handleBoxes(on: item).flatMap { box in
      [
        DrawingCommand(
          .fill(box.insetBy(dx: -hairline, dy: -hairline), palette.paper), tag: item.tag),
        DrawingCommand(.fill(box, palette.change), tag: item.tag),
      ]
    }
  }

  private func handleBoxes(on item: Item) -> [CGRect] {
    guard item.change.isResized, let frame = item.new else { return [] }
    let growth = item.change.growth
    let xs = growth.width != 0 ? [frame.minX, frame.maxX] : [frame.midX]
    let ys = growth.height != 0 ? [frame.minY, frame.maxY] : [frame.midY]
    let side = grid.wholePixels(4)
    let boxes = xs.flatMap { x in
      ys.map { y in
        CGRect(
          x: grid.snapped(x - side / 2), y: grid.snapped(y - side / 2), width: side, height: side)
      }
    }
    return boxes.filter { holds(contents.page.room, $0) }
  }
}
