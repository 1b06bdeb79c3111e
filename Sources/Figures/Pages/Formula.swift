import AutoLayout
import Foundation
import PictureDescriptions

/// An equation or a visual format string above a figure's canvas, split into tokens.
struct Formula: Hashable {
  /// A part of the formula's text with a uniform style.
  struct Token: Hashable {
    /// The style of a token.
    enum Look: Hashable {
      /// In the normal text color.
      case plain
      /// In a paler color, for punctuation and for implied values such as `+ 0`.
      case quiet
      /// On a background that looks like the item at the given index.
      case item(Int)
      /// In the color of the constraint with the given number.
      case constraint(number: Int)
    }

    /// The token's text.
    var text: String
    /// The token's style.
    var look: Look
    /// The space before the token, in ems.
    var space: CGFloat = 0
    /// The label of the token in an explained equation, such as `constant`, or `nil` if there isn't one.
    var part: String?
    /// The numbers of the constraints that the token creates.
    var numbers: [Int] = []
    /// Whether a line may begin with the token.
    var mayBeginLine = false
  }

  /// The tokens, in reading order.
  var tokens: [Token]
  /// Whether lines are centered on the page, instead of left-aligned.
  var isCentered = true

  /// The font sizes to choose from, in points, largest first.
  static let sizes: [CGFloat] = [20, 18, 16, 14]
  /// The padding on the left and right of an item's name, in points.
  static let chipPadding: CGFloat = 5
  /// The font of token labels.
  static let partFont = Font(pointSize: 9.5, weight: .medium)
  /// The font of a token, given the point size.
  static func font(of token: Token, _ size: CGFloat) -> Font {
    switch token.look {
    case .plain, .quiet: Font(pointSize: size, weight: .medium)
    case .item, .constraint: Font(pointSize: size, weight: .semibold)
    }
  }
}
