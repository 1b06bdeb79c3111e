import AutoLayout
import Foundation
import PictureDescriptions

extension FigureNote {
  /// The placement rank of the note: 0 if it has few possible positions, or 1 for a text, which is placed later.
  var rank: Int {
    switch content {
    case .marker, .bracket, .arrow, .legend: 0
    case .text, .callout: 1
    }
  }

  /// The tag of the note's commands, given the note's index.
  func tag(_ index: Int) -> DrawingCommand.Tag {
    DrawingCommand.Tag(
      .note, identifier: identifier ?? "note-\(index + 1)", className: kind.rawValue)
  }
}

/// A lookup of the items and attributes that a figure's notes are about.
struct NoteSubjects {
  private let contents: FigureContents
  private var page: Page { contents.page }

  /// Creates a lookup for a figure.
  init(_ contents: FigureContents) { self.contents = contents }

  /// The index of the item that a note is about, or `nil` if the item isn't in the figure.
  func item(of place: FigureNote.Place) -> Int? {
    contents.items.firstIndex { $0.role != .absent && contents.name(of: $0) == place.item }
  }

  /// The visible part of the item's frame or of the attribute's line, or `nil` if no part is visible.
  func frame(of place: FigureNote.Place) -> CGRect? {
    guard let index = item(of: place) else { return nil }
    let item = contents.items[index]
    let frame = place.attribute.map { line(of: $0, item) } ?? item.seenFrame
    return frame.shown(in: page.stage)
  }

  /// The line of an attribute along its item, or the item's frame if the attribute is a size.
  private func line(of attribute: LayoutConstraint.Attribute, _ item: FigureItem) -> CGRect {
    let rect = page.frame(item.item.metrics.alignmentRect)
    let margins = item.item.metrics.margins * page.zoom
    let isMirrored = contents.direction == .rightToLeft
    func upright(_ x: CGFloat) -> CGRect {
      CGRect(x: page.grid.snapped(x), y: rect.minY, width: 0, height: rect.height)
    }
    func level(_ y: CGFloat) -> CGRect {
      CGRect(x: rect.minX, y: page.grid.snapped(y), width: rect.width, height: 0)
    }
    switch attribute {
    case .left: return upright(rect.minX)
    case .right: return upright(rect.maxX)
    case .leading: return upright(isMirrored ? rect.maxX : rect.minX)
    case .trailing: return upright(isMirrored ? rect.minX : rect.maxX)
    case .centerX, .centerXWithinMargins: return upright(rect.midX)
    case .leftMargin: return upright(rect.minX + margins.left)
    case .rightMargin: return upright(rect.maxX - margins.right)
    case .leadingMargin:
      return upright(isMirrored ? rect.maxX - margins.right : rect.minX + margins.left)
    case .trailingMargin:
      return upright(isMirrored ? rect.minX + margins.left : rect.maxX - margins.right)
    case .top: return level(rect.minY)
    case .bottom: return level(rect.maxY)
    case .centerY, .centerYWithinMargins: return level(rect.midY)
    case .topMargin: return level(rect.minY + margins.top)
    case .bottomMargin: return level(rect.maxY - margins.bottom)
    case .firstBaseline, .lastBaseline:
      guard let baselines = item.item.metrics.baselines else { return level(rect.maxY) }
      let isFirst = attribute == .firstBaseline
      return level(
        contents.place(isFirst ? baselines.lowerBound : baselines.upperBound, .vertical))
    case .width, .height, .notAnAttribute: return item.frame
    }
  }

  /// The edge for a leading, trailing, top or bottom side in the figure's reading direction.
  func edge(of side: FigureNote.Side) -> NoteEdge {
    let isMirrored = contents.direction == .rightToLeft
    switch side {
    case .top: return .top
    case .bottom: return .bottom
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    }
  }
}

extension CGRect {
  /// The intersection with an area, or `nil` if the rectangle is outside of the area.
  ///
  /// A line along the area's edge is considered inside the area.
  func shown(in area: CGRect) -> CGRect? {
    // The same edge, computed in two ways, may differ by a rounding error.
    let seen = isEmpty ? intersection(area.insetBy(dx: -0.01, dy: -0.01)) : intersection(area)
    return area.isEmpty || seen.isNull || seen.isEmpty && !isEmpty ? nil : seen
  }
}

/// An edge of the frame that a note is about.
enum NoteEdge: CaseIterable {
  case right
  case top
  case bottom
  case left

  /// The axis perpendicular to the edge.
  var axis: LayoutConstraint.Axis {
    switch self {
    case .left, .right: .horizontal
    case .top, .bottom: .vertical
    }
  }

  /// The direction away from the frame along the axis: 1 if coordinates grow, otherwise −1.
  var way: CGFloat {
    switch self {
    case .right, .bottom: 1
    case .left, .top: -1
    }
  }

  /// The coordinate of the edge of a frame, along the edge's axis.
  func place(in frame: CGRect) -> CGFloat { way > 0 ? frame.end(axis) : frame.start(axis) }
}
