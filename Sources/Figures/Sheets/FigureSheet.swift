package import AutoLayout
import Foundation
package import PictureDescriptions

/// Several figures on one page, at one scale: a matrix of scenes and canvases.
///
/// The SVG options and the animation are those of the first figure.
package struct FigureSheet: Sendable {
  /// A figure of a sheet: a layout with its caption and options.
  package struct Figure: Sendable {
    /// The layout, whose canvas has the sheet's scale.
    package var tree: SolvedTree
    /// The caption above the canvas, by default the canvas's size.
    package var caption: String
    /// The options of the figure, apart from the title and caption, which the sheet replaces.
    package var options: FigureOptions
    /// The figure's identifier in structured SVG, or an empty string for a numbered identifier.
    ///
    /// The ids of the figure's items start with the identifier.
    package var identifier = ""

    /// Creates a figure.
    package init(tree: SolvedTree, caption: String? = nil, options: FigureOptions) {
      self.tree = tree
      self.caption = caption ?? tree.caption(in: options.words)
      self.options = options
    }
  }

  /// The figures of one scene, with the scene's title above them.
  package struct Row: Sendable {
    /// The title of the scene.
    package var title: String
    /// The groups of figures, where the figures of a group are always side by side.
    package var groups: [[Figure]]

    /// Creates a row from a title and groups of figures.
    package init(title: String, groups: [[Figure]]) {
      self.title = title
      self.groups = groups
    }
  }

  /// The rows of the sheet, from top to bottom.
  package var rows: [Row]
  /// The number of groups side by side, or `nil` to choose a number for a well-proportioned page.
  package var columns: Int?

  /// Creates a sheet of rows.
  ///
  /// If there is only one row, its groups are wrapped into lines. If each row has only one group, the rows are wrapped
  /// into lines. In all other cases, each row is a line, and the figures of all rows form columns.
  package init(rows: [Row], columns: Int? = nil) {
    self.rows = rows
    self.columns = columns.map { max(1, $0) }
  }

  /// The maximum number of pixels in a sheet, which limits the picture to 256 MB of memory.
  package static let maximumPixelCount = 64_000_000

  /// The maximum number of views and guides on a sheet.
  package static let maximumItemCount = 100_000
  /// The maximum number of characters on a sheet.
  package static let maximumTextLength = 1_000_000

  /// The amount of content on a sheet, for checking the sheet's limits.
  package struct Load {
    /// The number of views and guides in the added layouts.
    package private(set) var itemCount = 0
    /// The number of characters in the texts of the added layouts.
    package private(set) var textLength = 0

    /// Creates a load without content.
    package init() {}

    /// Adds the views, guides and texts of a layout.
    package mutating func add(_ tree: SolvedTree) {
      for item in tree.items {
        if case .systemGuide = item.kind { continue }
        itemCount += 1
        textLength += item.appearance.text?.unicodeScalars.count ?? 0
      }
    }

    /// Whether the amounts are within the limits for a sheet.
    package var isAllowed: Bool {
      itemCount <= maximumItemCount && textLength <= maximumTextLength
    }
  }

  /// A copy of the sheet with the given theme for all figures.
  package func themed(_ theme: Theme) -> FigureSheet { mapFigures { $0.options.theme = theme } }

  /// A copy of the sheet with every figure changed by a closure.
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

  /// All figures of the sheet, in reading order.
  package var figures: [Figure] { rows.flatMap { $0.groups.flatMap(\.self) } }
}

extension [FigureSheet.Figure] {
  /// Whether all figures show layouts that read from right to left.
  var areRightToLeft: Bool { allSatisfy { $0.tree.direction == .rightToLeft } }
}

extension FigureSheet {
  /// The sheet with the given resolution and zoom factor for all figures.
  package func drawn(at scale: DrawingScale) -> FigureSheet {
    mapFigures { $0.tree = $0.tree.drawn(at: scale) }
  }
}
