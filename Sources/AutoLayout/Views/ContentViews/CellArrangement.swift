import Foundation

/// The frames of a cell's texts and image in its content view.
///
/// The rules come from cells in Interface Builder documents. Frames of images, of texts in the `value2` style, of texts
/// of several lines, and of texts side by side that don't fit are estimates.
struct CellArrangement {
  private let parts: CellParts
  private let style: TableCell.CellStyle
  private let profile: PlatformProfile
  private let margins: EdgeInsets
  private let isReversed: Bool

  /// The minimum distance between texts side by side, in points (an estimate).
  private static let textDistance: CGFloat = 8
  /// The width of the first column in the `value2` style, and its distance to the second one, in points (estimates).
  private static let column: (width: CGFloat, distance: CGFloat) = (91, 6)

  init(of cell: TableCell) {
    self.init(cell.parts, cell.style, margins: cell.contentView.layoutMargins, in: cell)
  }

  init(_ parts: CellParts, _ style: TableCell.CellStyle, margins: EdgeInsets, in view: View) {
    (self.parts, self.style, self.margins) = (parts, style, margins)
    profile = view.effectiveEnvironment.profile
    isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private var leading: CGFloat { isReversed ? margins.right : margins.left }
  private var trailing: CGFloat { isReversed ? margins.left : margins.right }

  private func picture(height: CGFloat) -> CGSize {
    guard let size = parts.picture?.image?.wantedSize, size.height > 0 else { return .zero }
    let share = min(1, height / size.height)
    return CGSize(width: size.width * share, height: size.height * share)
  }

  private func start(_ picture: CGSize) -> CGFloat { leading + room(of: picture) }

  private func room(of picture: CGSize) -> CGFloat {
    picture.width > 0 ? picture.width + profile.cellPictureDistance : 0
  }

  var imageSpace: CGFloat { room(of: picture(height: .greatestFiniteMagnitude)) }

  private func size(_ label: Label?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, max(0, width)), height: size.height)
  }

  func height(width: CGFloat) -> CGFloat {
    let picture = picture(height: .greatestFiniteMagnitude)
    let room = width - start(picture) - trailing
    let (text, detail) = sizes(in: room)
    let height: CGFloat =
      switch style {
      case .subtitle where detail.height > 0 && text.height > 0:
        text.height + profile.cellTextDistance + detail.height + 2 * profile.subtitleCellMargin
      case .default, .value1, .value2, .subtitle:
        max(text.height, detail.height) + 2 * profile.cellVerticalMargin
      }
    return max(height.rounded(.up), picture.height, profile.cellHeight)
  }

  var leastWidth: CGFloat {
    let (text, detail) = sizes(in: .greatestFiniteMagnitude)
    let both: CGFloat =
      switch style {
      case .default, .subtitle: max(text.width, detail.width)
      case .value1: text.width + (detail.width > 0 ? Self.textDistance + detail.width : 0)
      case .value2: Self.column.width + Self.column.distance + detail.width
      }
    return start(picture(height: .greatestFiniteMagnitude)) + both + trailing
  }

  private func sizes(in room: CGFloat) -> (text: CGSize, detail: CGSize) {
    let (text, detail) = (parts.text, parts.detail)
    switch style {
    case .default, .subtitle: return (size(text, width: room), size(detail, width: room))
    case .value1:
      let first = size(text, width: room)
      let left = first.width > 0 ? room - first.width - Self.textDistance : room
      return (first, size(detail, width: left))
    case .value2:
      let left = room - Self.column.width - Self.column.distance
      return (size(text, width: Self.column.width), size(detail, width: left))
    }
  }

  func frames(in bounds: CGSize) -> (picture: CGRect, text: CGRect, detail: CGRect) {
    let picture = picture(height: bounds.height)
    let start = start(picture)
    let room = max(0, bounds.width - start - trailing)
    let (text, detail) = sizes(in: room)
    func middle(_ size: CGSize) -> CGFloat { ((bounds.height - size.height) / 2).rounded(.up) }
    var texts = (CGRect.zero, CGRect.zero)
    switch style {
    case .default:
      texts.0 = CGRect(x: start, y: 0, width: room, height: bounds.height)
    case .value1:
      texts.0 = CGRect(origin: CGPoint(x: start, y: middle(text)), size: text)
      texts.1 = CGRect(
        origin: CGPoint(x: bounds.width - trailing - detail.width, y: middle(detail)), size: detail)
    case .value2:
      let (width, distance) = Self.column
      texts.0 = CGRect(x: start, y: middle(text), width: width, height: text.height)
      texts.1 = CGRect(
        origin: CGPoint(x: start + width + distance, y: middle(detail)), size: detail)
    case .subtitle:
      let gap = text.height > 0 && detail.height > 0 ? profile.cellTextDistance : 0
      let both = CGSize(width: 0, height: text.height + gap + detail.height)
      texts.0 = CGRect(origin: CGPoint(x: start, y: middle(both)), size: text)
      texts.1 = CGRect(origin: CGPoint(x: start, y: texts.0.maxY + gap), size: detail)
    }
    let shown = CGRect(
      origin: CGPoint(x: leading, y: (bounds.height - picture.height) / 2), size: picture)
    func turned(_ rect: CGRect) -> CGRect {
      guard isReversed else { return rect }
      return CGRect(
        origin: CGPoint(x: bounds.width - rect.maxX, y: rect.minY), size: rect.size)
    }
    return (turned(shown), turned(texts.0), turned(texts.1))
  }
}
