import AutoLayout
import Foundation

/// The shapes that draw AppKit's controls in plain figures.
///
/// They imitate macOS 14 and 15. Apple publishes no dimensions or colors, so all values are estimates.
enum BezelShapes {
  private static let ground = Color.pair(0xffffff, 0xffffff, opacity: 1, 0.22)
  private static let edge = Color.pair(0x000000, 0xffffff, opacity: 0.2, 0.12)
  private static let field = Color.pair(0xffffff, 0xffffff, opacity: 1, 0.06)
  private static let boxGround = Color.pair(0x000000, 0xffffff, opacity: 0.03, 0.04)
  private static let boxEdge = Color.pair(0x000000, 0xffffff, opacity: 0.1, 0.12)
  private static let mark = Color(white: 1, alpha: 1)

  /// The distance from the leading edge of a checkbox to its title, in points.
  static let checkBoxRoom: CGFloat = 20

  /// The leading and trailing insets of a pop-up button's title, in points.
  static let popUpRoom = (start: CGFloat(9), end: CGFloat(22))

  static func button(_ rect: CGRect, isDefault: Bool) -> [Artwork.Part] {
    isDefault ? [fill(rounded(rect, 5), .controlAccentColor)] : plate(rect, 5, ground, edge)
  }

  /// The border and background of a text field.
  static func field(_ rect: CGRect, radius: CGFloat = 0) -> [Artwork.Part] {
    plate(rect, radius, field, edge)
  }

  static func box(_ rect: CGRect) -> [Artwork.Part] { plate(rect, 6, boxGround, boxEdge) }

  /// The background of a segmented control.
  static func segments(_ rect: CGRect) -> [Artwork.Part] {
    plate(rect, 6, Color.pair(0x000000, 0xffffff, opacity: 0.05, 0.1), boxEdge)
  }

  /// A checkbox in the given state, without its title.
  static func checkBox(_ rect: CGRect, _ state: NSControl.StateValue) -> [Artwork.Part] {
    guard state != .off else { return plate(rect, 3.5, ground, edge) }
    let shares: [(CGFloat, CGFloat)] =
      state == .on ? [(0.23, 0.52), (0.43, 0.74), (0.77, 0.27)] : [(0.25, 0.5), (0.75, 0.5)]
    return [fill(rounded(rect, 3.5), .controlAccentColor), line(shares, in: rect)]
  }

  /// A radio button in the given state, without its title.
  static func radioButton(_ rect: CGRect, _ state: NSControl.StateValue) -> [Artwork.Part] {
    guard state != .off else { return plate(rect, rect.width / 2, ground, edge) }
    let dot = rect.insetBy(dx: rect.width * 0.3, dy: rect.height * 0.3)
    return [
      fill(VectorPath(ellipseIn: rect), .controlAccentColor),
      fill(VectorPath(ellipseIn: dot), mark),
    ]
  }

  /// A pop-up button with two arrows at its trailing edge, or a pull-down button with one.
  static func popUp(_ rect: CGRect, pullsDown: Bool, isMirrored: Bool) -> [Artwork.Part] {
    let side = min(16, rect.height - 4)
    guard side > 8, rect.width > side + 4 else { return button(rect, isDefault: false) }
    let square = CGRect(
      x: isMirrored ? rect.minX + 2 : rect.maxX - 2 - side, y: rect.midY - side / 2, width: side,
      height: side)
    let down: [(CGFloat, CGFloat)] = [(0.3, 0.6), (0.5, 0.78), (0.7, 0.6)]
    let arrows =
      pullsDown
      ? [line([(0.28, 0.42), (0.5, 0.62), (0.72, 0.42)], in: square)]
      : [line(down, in: square), line(down.map { ($0.0, 1 - $0.1) }, in: square)]
    return button(rect, isDefault: false)
      + [fill(rounded(square, 4), .controlAccentColor)] + arrows
  }

  /// A disclosure triangle that points down if `isOpen` is true, and otherwise to the trailing edge.
  static func disclosure(_ rect: CGRect, isOpen: Bool, isMirrored: Bool) -> [Artwork.Part] {
    let forwards: [(CGFloat, CGFloat)] = [(0.35, 0.2), (0.7, 0.5), (0.35, 0.8)]
    let shares =
      isOpen ? forwards.map { ($0.1, $0.0) } : forwards.map { (isMirrored ? 1 - $0.0 : $0.0, $0.1) }
    return [line(shares, in: rect, .secondaryLabelColor)]
  }

  /// A round button with a question mark.
  static func help(_ rect: CGRect) -> [Artwork.Part] {
    let font = Font.systemFont(ofSize: rect.height * 0.6)
    let origin = CGPoint(
      x: rect.midX - font.pointSize * 0.27, y: rect.midY - font.lineHeight / 2)
    return plate(rect, rect.height / 2, ground, edge) + [text("?", font, at: origin)]
  }

  static func text(
    _ text: String, _ font: Font, at origin: CGPoint, in size: CGSize? = nil
  ) -> Artwork.Part {
    var style = TextRunStyle()
    style.color = .labelColor
    return .text(
      DrawnText([StyledPiece(text: text, font: font, style: style)], at: origin, in: size))
  }

  /// The magnifying glass at the start of a search field.
  static func lens(_ rect: CGRect) -> [Artwork.Part] {
    var handle = VectorPath()
    handle.move(to: CGPoint(x: rect.minX + rect.width * 0.65, y: rect.minY + rect.height * 0.65))
    handle.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    let ring = CGRect(
      x: rect.minX, y: rect.minY, width: rect.width * 0.75, height: rect.height * 0.75)
    return [VectorPath(ellipseIn: ring), handle].map {
      .path($0, .stroke(PathStroke(width: 1.2, cap: .round)), .secondaryLabelColor)
    }
  }

  // MARK: - Parts

  private static func fill(_ path: VectorPath, _ color: Color) -> Artwork.Part {
    .path(path, .fill(isEvenOdd: false), color)
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> VectorPath {
    VectorPath(rect, cornerSize: CGSize(width: radius, height: radius))
  }

  /// A filled rounded rectangle with a line of 0.5 points inside its edge.
  private static func plate(
    _ rect: CGRect, _ radius: CGFloat, _ ground: Color, _ edge: Color
  ) -> [Artwork.Part] {
    let line = rounded(rect.insetBy(dx: 0.25, dy: 0.25), max(0, radius - 0.25))
    return [
      fill(rounded(rect, radius), ground), .path(line, .stroke(PathStroke(width: 0.5)), edge),
    ]
  }

  /// A polyline through points that are given as fractions of a rectangle's size.
  private static func line(
    _ shares: [(CGFloat, CGFloat)], in rect: CGRect, _ color: Color = mark
  ) -> Artwork.Part {
    var path = VectorPath()
    for (x, y) in shares {
      path.addLine(to: CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height))
    }
    let stroke = PathStroke(width: max(1.2, rect.width / 8), cap: .round, join: .round)
    return .path(path, .stroke(stroke), color)
  }
}
