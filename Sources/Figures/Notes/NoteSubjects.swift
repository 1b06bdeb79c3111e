import AutoLayout
import Foundation

extension FigureNote {
  /// In which order notes are placed: those that have few places come before words.
  var rank: Int {
    switch content {
    case .marker, .bracket, .arrow, .legend: 0
    case .text, .callout: 1
    }
  }

  /// The name under which the commands of the note with an index can be found.
  func tag(_ index: Int) -> DrawingCommand.Tag {
    DrawingCommand.Tag(.note, identifier: identifier ?? "note-\(index + 1)", className: kind)
  }
}

/// Where in a figure what its notes are about is.
struct NoteSubjects {
  private let contents: FigureContents
  private var page: Page { contents.page }

  /// Looks at a figure.
  init(_ contents: FigureContents) { self.contents = contents }

  /// The item that a note is about; nil where the figure does not show it.
  func item(of place: FigureNote.Place) -> Int? {
    contents.items.firstIndex { $0.role != .absent && contents.name(of: $0) == place.item }
  }

  /// What of an item is seen, or the line that an attribute of it is; nil where the figure does not show
  /// that.
  func frame(of place: FigureNote.Place) -> CGRect? {
    guard let index = item(of: place) else { return nil }
    let item = contents.items[index]
    let frame = place.attribute.map { line(of: $0, item) } ?? item.seenFrame
    let seen = frame.intersection(page.stage)
    return seen.isNull ? nil : seen
  }

  /// The line that an attribute of an item is, as far as the item reaches; its frame for a size.
  private func line(of attribute: LayoutConstraint.Attribute, _ item: FigureItem) -> CGRect {
    let rect = page.frame(item.item.metrics.alignmentRect)
    let margins = item.item.metrics.margins
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

  /// The edge of the picture that a side of items faces.
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

/// An edge of what a note is about: which axis leads away from it, and which way.
enum NoteEdge: CaseIterable {
  case right
  case top
  case bottom
  case left

  /// The axis that leads away from the edge.
  var axis: LayoutConstraint.Axis {
    switch self {
    case .left, .right: .horizontal
    case .top, .bottom: .vertical
    }
  }

  /// 1 where coordinates grow away from the edge, −1 where they shrink.
  var way: CGFloat {
    switch self {
    case .right, .bottom: 1
    case .left, .top: -1
    }
  }

  /// Where the edge of a frame is on its axis.
  func place(in frame: CGRect) -> CGFloat { way > 0 ? frame.end(axis) : frame.start(axis) }
}
