package import AutoLayout
import Foundation
package import PictureDescriptions

extension FigureOptions {
  /// The requested margin, or the one that the marks of an anatomy or visual format need
  /// beyond the canvas.
  var effectiveMargin: CGFloat {
    if case .points(let points) = paper.margin { return points }
    return anatomy != nil ? 32 : formats.isEmpty ? 0 : 40
  }

  /// The options with the background color in place of the theme's.
  ///
  /// It replaces the color around the canvas, and that of the canvas if there is nothing around it.
  func onBackground(isFramed: Bool) -> FigureOptions {
    guard let background = paper.background else { return self }
    var palette = theme.palette
    // Text contrasts with the theme's own page, which is behind a translucent picture.
    palette.page = palette.desk
    palette.desk = background
    if !isFramed { palette.paper = background }
    var options = self
    options.theme = theme.with(palette)
    return options
  }
}

extension FigureOptions {
  /// The margins to try, in points.
  private static let margins: [CGFloat] = [0, 8, 16, 24, 32, 40, 48, 64, 80, 96, 128, 160]
  /// The margins to try for a large layout, each of whose drawings takes long.
  private static let fewMargins: [CGFloat] = [0, 24, 64, 160]
  /// The number of items from which a layout is large.
  private static let largeCount = 500
  /// The number of margins to try without an improvement.
  private static let patience = 4

  /// The options with an automatic margin replaced by the smallest one with the fewest omissions.
  ///
  /// Only omissions for lack of room count.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - omissions: Returns the omissions of a figure with some options.
  /// - Returns: Options with a margin in points, or the same options if the margin isn't automatic.
  func withFittingMargin(
    for tree: SolvedTree, _ omissions: (FigureOptions) -> [FigureOmission]
  ) -> FigureOptions {
    guard paper.margin == .automatic else { return self }
    // Every view has several guides that it doesn't have to draw.
    let isLarge = tree.items.count { !$0.kind.isSystem } > Self.largeCount
    var options = self
    options.paper.margin = .standard
    let least = options.effectiveMargin
    var best: (options: FigureOptions, count: Int)?
    var failures = 0
    for margin in isLarge ? Self.fewMargins : Self.margins where margin >= least {
      options.paper.margin = .points(margin)
      let count = omissions(options).count(where: \.isMatterOfRoom)
      if count < best?.count ?? .max {
        best = (options, count)
        failures = 0
      } else {
        failures += 1
      }
      if best?.count == 0 || failures == Self.patience { break }
    }
    return best?.options ?? options
  }
}

extension SolvedTree {
  /// The options of consecutive figures, with automatic margins replaced by a common one.
  ///
  /// This keeps the canvas at the same position.
  package func withCommonMargin(
    _ steps: [FigureOptions], measure: @escaping TextMeasure
  ) -> [FigureOptions] {
    let fitting = steps.map { step in
      step.withFittingMargin(for: self) {
        Drawing(of: self, options: $0, measure: measure).omissions
      }
    }
    guard steps.contains(where: { $0.paper.margin == .automatic }),
      let most = fitting.map(\.effectiveMargin).max()
    else { return steps }
    return steps.map { step in
      var step = step
      step.paper.margin = .points(most)
      return step
    }
  }
}
