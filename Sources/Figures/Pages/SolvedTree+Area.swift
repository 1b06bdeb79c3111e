package import AutoLayout
package import Foundation
import PictureDescriptions

extension SolvedTree {
  /// The area of the canvas that a figure shows, in the root's coordinates, or `nil` for the whole canvas.
  func shownArea(_ paper: FigurePaper, _ focus: FigureFocus) -> CGRect? {
    focus.area ?? paper.crop.flatMap(area)
  }

  /// The width of the area of the canvas that a figure shows, in points of the picture.
  func shownWidth(_ paper: FigurePaper, _ focus: FigureFocus) -> CGFloat {
    (shownArea(paper, focus)?.width ?? canvas.size.width) * zoom
  }

  /// The width for texts outside of the canvas in points of the picture: the given width, or less on narrow paper.
  func textWidth(_ width: CGFloat, on paper: FigurePaper) -> CGFloat {
    guard paper.letters != nil, let whole = paper.width else { return width }
    // The page is rounded to whole points.
    let room = CGFloat(whole.pixelCount) / canvas.scale - 2 * Page.padding - 4
    return min(width, max(40, room))
  }

  /// The area of a crop in the root's coordinates, or `nil` if the item is missing or no picture can show the area.
  func area(of crop: FigurePaper.Crop) -> CGRect? {
    guard
      let index = items.firstIndex(where: { $0.identifier == crop.identifier && !$0.kind.isSystem })
    else { return nil }
    var item = items[index]
    if let guide = crop.guide {
      guard let own = items.first(where: { $0.owner == index && $0.kind == .systemGuide(guide) })
      else { return nil }
      item = own
    }
    return drawable(item.rootFrame.standardized.insetBy(dx: -crop.margin, dy: -crop.margin))
  }

  /// Returns an area, enlarged to at least 1 × 1 points, or `nil` if it's too large or too far away for a picture.
  private func drawable(_ area: CGRect) -> CGRect? {
    // Frames can be anywhere and of any size, but a picture's size is limited.
    let side = CGFloat(Canvas.maximumPixelsPerSide)
    guard abs(area.minX) < 1e6, abs(area.minY) < 1e6, area.width < side, area.height < side else {
      return nil
    }
    return CGRect(
      x: area.minX, y: area.minY, width: max(area.width, 1), height: max(area.height, 1))
  }

  /// The area around some items and constraints, for ``FigureFocus/area``.
  ///
  /// For the root and its system guides, only the edges that constraints refer to are included.
  ///
  /// - Parameters:
  ///   - part: The items and constraints.
  ///   - least: The minimum size of the area, before it's clipped to the canvas.
  ///   - share: The maximum size of the area, as a fraction of the canvas's area.
  /// - Returns: The area, or `nil` if it's too large or contains no items.
  package func area(
    around part: FigureFocus.Part, least: CGSize = .zero, atMost share: CGFloat
  ) -> CGRect? {
    let frames = items(of: part).filter { index in
      index != 0 && !(items[index].kind.isSystem && items[index].owner == 0)
    }.flatMap { [items[$0].rootFrame, items[$0].alternative ?? items[$0].rootFrame] }
    guard var area = frames.first else { return nil }
    area = frames.reduce(area) { $0.union($1) }
    for side in part.constraints.flatMap({ constraints[$0].sides }) where !side.isExtent {
      let isOnX = side.attribute.axis == .horizontal
      let edge = CGPoint(x: isOnX ? side.start : area.minX, y: isOnX ? area.minY : side.start)
      area = area.union(CGRect(origin: edge, size: .zero))
    }
    let margin: CGFloat = 32
    let canvas = CGRect(origin: .zero, size: canvas.size)
    let context = area.insetBy(
      dx: min(-margin, (area.width - least.width) / 2),
      dy: min(-margin, (area.height - least.height) / 2))
    area = area.union(context.intersection(canvas))
    guard area.width * area.height < share * canvas.width * canvas.height else { return nil }
    return drawable(area)
  }
}

extension SolvedTree.Item.Kind {
  /// Whether the item is a guide that views have by default.
  var isSystem: Bool {
    if case .systemGuide = self { true } else { false }
  }
}
