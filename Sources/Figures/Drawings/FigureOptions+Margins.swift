package import AutoLayout
import Foundation
package import PictureDescriptions

extension FigureOptions {
  /// The requested margin, or the margin that an explained constraint or visual format needs, in points.
  ///
  /// For an automatic margin, this is the margin before labels and dimension lines get more space.
  var effectiveMargin: EdgeInsets {
    switch paper.margin {
    case .points(let points): EdgeInsets(all: points)
    case .sides(let sides): sides
    case .standard, .automatic:
      EdgeInsets(all: anatomy != nil ? 32 : visualFormats.isEmpty ? 0 : 40)
    }
  }

  /// Returns the options, with the requested background color set in the theme's palette.
  ///
  /// The color replaces the color around the canvas. If nothing is around the canvas, it also replaces the canvas's
  /// color.
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
  /// The margins to try for an automatic margin, in points.
  private static let margins: [CGFloat] = [
    0, 8, 16, 24, 32, 40, 48, 64, 80, 96, 128, greatestMargin,
  ]
  /// The largest margin to try for an automatic margin, in points.
  static let greatestMargin: CGFloat = 160
  /// The margins to try for an automatic margin if the layout is large and takes long to draw, in points.
  private static let fewMargins: [CGFloat] = [0, 24, 64, greatestMargin]
  /// The margins to try for notes that don't fit into any automatic margin, in points.
  private static let wideMargins: [CGFloat] = [200, 250, 320, 400, 500]
  /// The number of items above which a layout is considered large.
  private static let largeCount = 500

  /// Returns the options with a fixed margin in place of an automatic one.
  ///
  /// The margin is the smallest with the fewest omissions for lack of room. If nothing is omitted, unsuitable positions
  /// of texts count as well. Each side gets only the part of the margin that it needs.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - draw: Draws a figure with some options.
  /// - Returns: Options with a margin in points, or the same options if the margin isn't automatic.
  func withFittingMargin(
    for tree: SolvedTree, _ draw: (FigureOptions) -> Drawing
  ) -> FigureOptions {
    guard paper.margin == .automatic else { return self }
    // Views have several system guides, which aren't necessarily drawn.
    let isLarge = tree.items.count { !$0.kind.isSystem } > Self.largeCount
    let least = effectiveMargin.top
    let margins = [least] + (isLarge ? Self.fewMargins : Self.margins).filter { $0 > least }
    func attempt(_ margin: CGFloat) -> (options: FigureOptions, lack: Lack, spare: EdgeInsets) {
      let options = with(.points(margin))
      let drawing = draw(options)
      return (options, lack(of: drawing), drawing.spareMargin)
    }
    var best = attempt(least)
    var goal: Lack?
    for margin in margins.dropFirst() where best.lack > Lack() {
      if best.lack.omissions == 0 {
        // Most makeshifts are the same in every margin.
        let widest = goal ?? attempt(margins[margins.count - 1]).lack
        guard best.lack > widest else { break }
        goal = widest
      }
      let attempt = attempt(margin)
      if attempt.lack < best.lack { best = attempt }
    }
    let margin = best.options.effectiveMargin.without(best.spare, least: least)
    var fitting = best.options
    if margin != fitting.effectiveMargin {
      let sides = with(.sides(margin))
      if best.lack >= lack(of: draw(sides)) { fitting = sides }
    }
    fitting.paper.hasFittingMargin = true
    return fitting
  }

  /// The amount of content for which a drawing has no room or no suitable position.
  private struct Lack: Comparable {
    var omissions = 0
    var makeshifts = 0

    static func < (first: Lack, second: Lack) -> Bool {
      (first.omissions, first.makeshifts) < (second.omissions, second.makeshifts)
    }
  }

  private func lack(of drawing: Drawing) -> Lack {
    Lack(
      omissions: drawing.omissions.count(where: \.isLackOfSpace),
      makeshifts: drawing.makeshiftCount)
  }

  /// The smallest of ``wideMargins`` that has room for all notes, in points, or `nil` if there isn't one.
  func marginForAllNotes(_ draw: (FigureOptions) -> Drawing) -> CGFloat? {
    Self.wideMargins.first { margin in
      !draw(with(.points(margin))).omissions.contains(where: \.isNote)
    }
  }

  private func with(_ margin: FigurePaper.Margin) -> FigureOptions {
    var options = self
    options.paper.margin = margin
    return options
  }
}

extension EdgeInsets {
  /// The minimum distance between the edge of the picture and texts or strokes, in points.
  private static let edgeDistance: CGFloat = 4

  /// The insets without their unused parts, in whole points, but at least `least` on each side.
  fileprivate func without(_ spare: EdgeInsets, least: CGFloat) -> EdgeInsets {
    func side(_ side: KeyPath<EdgeInsets, CGFloat>) -> CGFloat {
      let used = self[keyPath: side] - spare[keyPath: side]
      guard used > 0 else { return least }
      return min(self[keyPath: side], max(least, used.rounded(.up) + Self.edgeDistance))
    }
    return EdgeInsets(
      top: side(\.top), left: side(\.left), bottom: side(\.bottom), right: side(\.right))
  }
}

extension [EdgeInsets] {
  /// The largest top, left, bottom and right insets in the array.
  var widest: EdgeInsets {
    reduce(.zero) { widest, insets in
      EdgeInsets(
        top: Swift.max(widest.top, insets.top), left: Swift.max(widest.left, insets.left),
        bottom: Swift.max(widest.bottom, insets.bottom),
        right: Swift.max(widest.right, insets.right))
    }
  }
}

extension SolvedTree {
  /// The options of consecutive figures, with a common fixed margin in place of automatic margins.
  ///
  /// With a common margin, the canvas is at the same position in all figures.
  package func withCommonMargin(
    _ steps: [FigureOptions], measure: @escaping TextMeasure
  ) -> [FigureOptions] {
    guard steps.contains(where: { $0.paper.margin == .automatic }) else { return steps }
    let fitting = steps.map { step in
      step.withFittingMargin(for: self) { Drawing(of: self, options: $0, measure: measure) }
    }
    let common = fitting.map(\.effectiveMargin).widest
    return steps.map { step in
      var step = step
      step.paper.hasFittingMargin = step.paper.margin == .automatic
      step.paper.margin = .sides(common)
      return step
    }
  }
}
