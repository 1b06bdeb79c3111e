import Foundation

/// The texts and the picture that a cell comes with, as far as they were asked for.
struct CellParts {
  var text: CellLabel?
  var detail: CellLabel?
  var picture: CellImageView?

  var areAny: Bool { text != nil || detail != nil || picture != nil }
}

/// A text that a cell or a header comes with, which places it anew when it changes.
final class CellLabel: Label, StandIn {
  /// Which of the texts of a cell it is.
  enum Role {
    case text
    case detail
  }

  package var shownClass: String { "Label" }
  private weak var host: View?

  /// Makes a text in a font.
  init(in host: View, font: Font) {
    self.host = host
    super.init(frame: .zero)
    self.font = font
  }

  /// Makes the text of a cell in the font of its style.
  ///
  /// Body text, and 12 points below it (documents). Those of the style with a narrow first column are
  /// estimates. The second text beside the first one is gray (documents name the color).
  convenience init(_ role: Role, of style: TableCell.CellStyle, in cell: View) {
    let font: TextStyle =
      switch (style, role) {
      case (.subtitle, .detail): .caption1
      case (.value2, _): .subheadline
      case (.default, _), (.value1, _), (.subtitle, .text): .body
      }
    self.init(in: cell, font: .preferredFont(forTextStyle: font))
    if style == .value2, role == .text { textAlignment = .right }
    if style == .value1, role == .detail { textColor = SystemColor.secondaryLabel.color }
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    host?.setNeedsLayout()
  }
}

/// A cell's own picture, whose cell places it anew when it changes.
final class CellImageView: ImageView, StandIn {
  package var shownClass: String { "ImageView" }
  private weak var cell: View?

  init(in cell: View) {
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.setNeedsLayout()
  }
}

/// A view whose class is shown under the name of another one.
package protocol StandIn: View {
  /// The name of the other class.
  var shownClass: String { get }
}
