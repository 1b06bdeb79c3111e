import AutoLayout
import Foundation
import PictureDescriptions

/// The formulas above a canvas, one below the other.
struct FigureHeading {
  /// The layouts of the formulas, from top to bottom.
  let formulas: [FormulaLayout]
  /// The position of each formula's top, in points from the top of the heading.
  let tops: [CGFloat]
  /// The size of the heading in points, including its distance from the canvas, or zero without formulas.
  let size: CGSize
  /// Whether the formulas are centered, instead of left-aligned.
  let isCentered: Bool

  /// The distance between two formulas, in points.
  private static let gap: CGFloat = 12
  /// The distance from the last formula to the content below it, in points.
  private static let bottom: CGFloat = 8
  /// The width that is available for a heading even if the canvas is narrower, in points.
  static let leastWidth: CGFloat = 300

  /// Lays out formulas within a width in points, with space above them if they are below a caption.
  init(
    _ formulas: [Formula], width: CGFloat, leastWidth: CGFloat = leastWidth, belowCaption: Bool,
    measure: @escaping TextMeasure
  ) {
    let limit = max(width, leastWidth)
    let layouts = formulas.map { FormulaLayout($0, width: limit, measure: measure) }
    // All formulas of a figure have the same font size.
    let sizes = layouts.flatMap(\.pieces).map(\.font.pointSize)
    self.formulas =
      Set(sizes).count < 2
      ? layouts
      : formulas.map {
        FormulaLayout($0, width: limit, largestSize: sizes.min(), measure: measure)
      }
    isCentered = formulas.contains(where: \.isCentered)
    var tops: [CGFloat] = []
    var y = belowCaption ? Self.gap : 0
    for formula in self.formulas {
      tops.append(y)
      y += formula.size.height + Self.gap
    }
    self.tops = tops
    size =
      formulas.isEmpty
      ? .zero
      : CGSize(
        width: self.formulas.map(\.size.width).max() ?? 0, height: y - Self.gap + Self.bottom)
  }
}

extension FigureHeading {
  /// Lays out the formulas above a figure of a tree.
  init(
    of tree: SolvedTree, _ options: FigureOptions, focus: FigureFocus = FigureFocus(),
    measure: @escaping TextMeasure
  ) {
    self.init(
      tree.formulas(options),
      width: tree.shownWidth(options.paper, focus)
        + max(0, options.effectiveMargin.left - Page.padding)
        + max(0, options.effectiveMargin.right - Page.padding),
      leastWidth: tree.textWidth(Self.leastWidth, on: options.paper),
      belowCaption: options.overlays.contains(.caption), measure: measure)
  }
}
