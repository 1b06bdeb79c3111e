public import AutoLayout
import Foundation

/// Several figures on one page, all at one scale: a matrix of scenes and canvases.
///
/// How SVG files are made and whether anything moves is what the first figure's options say.
public struct FigureSheet: Sendable {
  /// One figure of a sheet.
  public struct Figure: Sendable {
    /// The layout; its canvas has the sheet's scale.
    public var tree: SolvedTree
    /// What stands above the canvas; the canvas's size where nothing is said.
    public var caption: String
    /// What the figure shows; title and caption are the sheet's.
    public var options: FigureOptions
    /// What the figure goes by in documents whose parts have names, in front of the names of its
    /// parts; numbers are put there where nothing is said.
    public var identifier = ""

    /// Puts a figure together.
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
    /// The figures, in groups whose members always stand side by side.
    public var groups: [[Figure]]

    /// Puts a row together.
    public init(title: String, groups: [[Figure]]) {
      self.title = title
      self.groups = groups
    }
  }

  /// The rows, from the top.
  public var rows: [Row]
  /// How many groups stand side by side; `nil` for what makes a page of sensible proportions.
  public var columns: Int?

  /// Makes a sheet of rows.
  ///
  /// The groups of a single row, and rows of a single group each, fill lines one after the other.
  /// Otherwise each row is a line, and each of its figures stands below that of the row before.
  public init(rows: [Row], columns: Int? = nil) {
    self.rows = rows
    self.columns = columns.map { max(1, $0) }
  }

  /// The most pixels that a page may have: 256 MB of memory.
  public static let maximumPixelCount = 64_000_000

  /// The most views and guides that all figures of a page may have.
  public static let maximumItemCount = 100_000
  /// The most characters that all texts of a page's figures may have.
  public static let maximumTextLength = 1_000_000

  /// How much a figure, or several, take of what a page may have.
  package struct Load {
    /// The views and guides.
    package private(set) var itemCount = 0
    /// The characters of texts.
    package private(set) var textLength = 0

    /// Nothing yet.
    package init() {}

    /// Adds a layout.
    package mutating func add(_ tree: SolvedTree) {
      for item in tree.items {
        if case .systemGuide = item.kind { continue }
        itemCount += 1
        textLength += item.appearance.text?.unicodeScalars.count ?? 0
      }
    }

    /// Whether a page may have so much.
    package var isAllowed: Bool {
      itemCount <= maximumItemCount && textLength <= maximumTextLength
    }
  }

  /// The sheet with all figures in a theme.
  package func themed(_ theme: Theme) -> FigureSheet { mapFigures { $0.options.theme = theme } }

  /// The sheet with every figure changed.
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

  /// All figures, in the order of reading.
  package var figures: [Figure] { rows.flatMap { $0.groups.flatMap(\.self) } }
}
