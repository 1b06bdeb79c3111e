import AutoLayout
import Foundation

/// A text that a figure takes apart above its canvas: an equation, or a visual format string.
struct Formula: Hashable {
  /// A piece of the text.
  struct Token: Hashable {
    /// How a piece is set.
    enum Look: Hashable {
      /// In ink.
      case plain
      /// Paler, for what holds without being written, and for what holds other pieces together.
      case quiet
      /// On a ground like that of the view or guide that it names, by the item's index.
      case item(Int)
      /// In the colour of a numbered constraint.
      case constraint(number: Int)
    }

    /// What is written.
    var text: String
    /// How it is set.
    var look: Look
    /// The space before it, in ems.
    var space: CGFloat = 0
    /// What the piece is called; nil for one that is not.
    var part: String?
    /// The numbers of the constraints that it makes.
    var numbers: [Int] = []
    /// Whether a line may begin with it.
    var mayBeginLine = false
  }

  /// The pieces, in the order of reading.
  var tokens: [Token]
  /// Whether lines stand in the middle of the page rather than at its left edge.
  var isCentred = true

  /// The sizes of letters to choose from, in points, the largest first.
  static let sizes: [CGFloat] = [20, 18, 16, 14]
  /// How much wider than its text the ground of an item's name is, in points, on either side.
  static let chipPadding: CGFloat = 5
  /// The font of the names of parts.
  static let partFont = Font(pointSize: 9.5, weight: .medium)
  /// The font of a piece, in a size.
  static func font(of token: Token, _ size: CGFloat) -> Font {
    switch token.look {
    case .plain, .quiet: Font(pointSize: size, weight: .medium)
    case .item, .constraint: Font(pointSize: size, weight: .semibold)
    }
  }
}
