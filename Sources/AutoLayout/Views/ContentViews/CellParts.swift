import Foundation

struct CellParts {
  var text: CellLabel?
  var detail: CellLabel?
  var picture: CellImageView?

  var areAny: Bool { text != nil || detail != nil || picture != nil }
}

/// A label of a cell or a header; if its text changes, the cell or header is laid out again.
final class CellLabel: Label, ClassNameProvider {
  enum Role {
    case text
    case detail
  }

  package var shownClass: String { "Label" }
  private weak var host: View?

  init(in host: View, font: Font) {
    self.host = host
    super.init(frame: .zero)
    self.font = font
  }

  // The fonts and colors are from Interface Builder documents, except those of `value2`, which are estimates.
  /// Makes a label of a cell, with the font and color of the cell's style.
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

final class CellImageView: ImageView, ClassNameProvider {
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

/// A view that figures and reports show under another class's name.
package protocol ClassNameProvider: View {
  /// The name of the class to show.
  var shownClass: String { get }
}
