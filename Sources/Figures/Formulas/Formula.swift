import AutoLayout
import Foundation
import PictureDescriptions

/// An equation or a visual format string that a figure shows above its canvas, split into tokens.
struct Formula: Hashable {
  /// A part of the formula's text.
  struct Token: Hashable {
    /// The style of a token.
    enum Look: Hashable {
      /// The normal text color.
      case plain
      /// A paler color, for implied values and punctuation.
      case quiet
      /// The background of the item with an index.
      case item(Int)
      /// The color of the constraint with a number.
      case constraint(number: Int)
    }

    /// The token's text.
    var text: String
    /// The token's style.
    var look: Look
    /// The space before the token, in ems.
    var space: CGFloat = 0
    /// The label of the token in an anatomy, such as `constant`, or `nil` if there isn't one.
    var part: String?
    /// The numbers of the constraints that the token creates.
    var numbers: [Int] = []
    /// Whether the token may be the first of a line.
    var mayBeginLine = false
  }

  /// The tokens, in reading order.
  var tokens: [Token]
  /// Whether lines are centered on the page.
  ///
  /// Otherwise, they are left-aligned.
  var isCentred = true

  /// The font sizes to choose from, in points, largest first.
  static let sizes: [CGFloat] = [20, 18, 16, 14]
  /// The horizontal padding on either side of an item's name, in points.
  static let chipPadding: CGFloat = 5
  /// The font of token labels.
  static let partFont = Font(pointSize: 9.5, weight: .medium)
  /// The font of a token at a point size.
  static func font(of token: Token, _ size: CGFloat) -> Font {
    switch token.look {
    case .plain, .quiet: Font(pointSize: size, weight: .medium)
    case .item, .constraint: Font(pointSize: size, weight: .semibold)
    }
  }
}
