public import AutoLayout
import Foundation
public import PictureDescriptions

/// Several figures on one page, at one scale: a matrix of scenes and canvases.
///
/// The first figure's options set the SVG options and the movement.
public struct FigureSheet: Sendable {
  /// A figure on a sheet.
  public struct Figure: Sendable {
    /// The layout, whose canvas has the sheet's scale.
    public var tree: SolvedTree
    /// The caption above the canvas, or `nil` for the canvas's size.
    public var caption: String
    /// The options; title and caption are replaced by the sheet's.
    public var options: FigureOptions
    /// The identifier in documents with named parts, which prefixes the names of its parts.
    ///
    /// A number by default.
    public var identifier = ""

    /// Makes a figure.
    public init(tree: SolvedTree, caption: String? = nil, options: FigureOptions) {
      self.tree = tree
      self.caption = caption ?? tree.caption(in: options.words)
      self.options = options
    }
  }

  /// The figures of one scene, below its title.
  public struct Row: Sendable {
    /// The title.
    public var title: String
    /// The figures, in groups that are always side by side.
    public var groups: [[Figure]]

    /// Makes a row.
    public init(title: String, groups: [[Figure]]) {
      self.title = title
      self.groups = groups
    }
  }

  /// The rows, from the top.
  public var rows: [Row]
  /// The number of groups side by side, or `nil` for a well-proportioned page.
  public var columns: Int?

  /// Makes a sheet of rows.
  ///
  /// The groups of a single row are wrapped into lines, and so are rows of a single group
  /// each. Otherwise, each row is a line, and its figures form columns with those of other
  /// rows.
  public init(rows: [Row], columns: Int? = nil) {
    self.rows = rows
    self.columns = columns.map { max(1, $0) }
  }

  /// The maximum number of pixels on a page: 256 MB of memory.
  public static let maximumPixelCount = 64_000_000

  /// The maximum number of views and guides on a page.
  public static let maximumItemCount = 100_000
  /// The maximum number of characters on a page.
  public static let maximumTextLength = 1_000_000

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
