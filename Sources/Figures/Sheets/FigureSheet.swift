package import AutoLayout
import Foundation
package import PictureDescriptions

/// Several figures on one page, at one scale: a matrix of scenes and canvases.
///
/// The first figure's options set the SVG options and the movement.
package struct FigureSheet: Sendable {
  /// A figure on a sheet.
  package struct Figure: Sendable {
    /// The layout, whose canvas has the sheet's scale.
    package var tree: SolvedTree
    /// The caption above the canvas, or `nil` for the canvas's size.
    package var caption: String
    /// The options; title and caption are replaced by the sheet's.
    package var options: FigureOptions
    /// The identifier in documents with named parts, which prefixes the names of its parts.
    ///
    /// A number by default.
    package var identifier = ""

    /// Creates a figure.
    package init(tree: SolvedTree, caption: String? = nil, options: FigureOptions) {
      self.tree = tree
      self.caption = caption ?? tree.caption(in: options.words)
      self.options = options
    }
  }

  /// The figures of one scene, below its title.
  package struct Row: Sendable {
    /// The title.
    package var title: String
    /// The figures, in groups that are always side by side.
    package var groups: [[Figure]]

    /// Creates a row.
    package init(title: String, groups: [[Figure]]) {
      self.title = title
      self.groups = groups
    }
  }

  /// The rows, from the top.
  package var rows: [Row]
  /// The number of groups side by side, or `nil` for a well-proportioned page.
  package var columns: Int?

  /// Creates a sheet of rows.
  ///
  /// The groups of a single row are wrapped into lines, and so are rows of a single group
  /// each. Otherwise, each row is a line, and its figures form columns with those of other
  /// rows.
  package init(rows: [Row], columns: Int? = nil) {
    self.rows = rows
    self.columns = columns.map { max(1, $0) }
  }

  /// The maximum number of pixels on a page: 256 MB of memory.
  package static let maximumPixelCount = 64_000_000

  /// The maximum number of views and guides on a page.
  package static let maximumItemCount = 100_000
  /// The maximum number of characters on a page.
  package static let maximumTextLength = 1_000_000

  /// The share of a page's limits that figures use.
  package struct Load {
    /// The views and guides.
    package private(set) var itemCount = 0
    /// The characters of texts.
    package private(set) var textLength = 0

    /// An empty amount.
    package init() {}

    /// Adds a layout.
    package mutating func add(_ tree: SolvedTree) {
      for item in tree.items {
        if case .systemGuide = item.kind { continue }
        itemCount += 1
        textLength += item.appearance.text?.unicodeScalars.count ?? 0
      }
    }

    /// Whether the amount is within a page's limits.
    package var isAllowed: Bool {
      itemCount <= maximumItemCount && textLength <= maximumTextLength
    }
  }

  /// The sheet with all figures in a theme.
  package func themed(_ theme: Theme) -> FigureSheet { mapFigures { $0.options.theme = theme } }

  /// The sheet with every figure transformed.
  func mapFigures(_ change: (inout Figure) -> Void) -> FigureSheet {
    var sheet = self
    for row in sheet.rows.indices {
      for group in sheet.rows[row].groups.indices {
        for figure in sheet.rows[row].groups[group].indices {
          change(&sheet.rows[row].groups[group][figure])
        }
      }
    }
    return sheet
  }

  /// All figures, in reading order.
  package var figures: [Figure] { rows.flatMap { $0.groups.flatMap(\.self) } }
}

extension [FigureSheet.Figure] {
  /// Whether all figures are of layouts from right to left.
  var areRightToLeft: Bool { allSatisfy { $0.tree.direction == .rightToLeft } }
}
