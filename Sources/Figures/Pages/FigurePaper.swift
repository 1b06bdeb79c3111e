public import AutoLayout
public import Foundation

/// The paper that a figure is drawn on; none of it changes the layout.
public struct FigurePaper: Hashable, Sendable {
  /// The part of the canvas that the picture shows; `nil` for the whole canvas.
  public var crop: Crop?
  /// How much paper around the canvas, or around the part of it, dimension lines and names may use.
  public var margin = Margin.standard
  /// The colour around the canvas, or of the canvas if there is nothing around it; `nil` for the theme's.
  public var background: Color?
  /// The width of the picture in pixels; a figure that is a little narrower has more paper at its right edge.
  package var pixelWidth: Int?

  /// Makes paper as the theme has it, with the whole canvas on it.
  public init() {}

  /// The part of a canvas that a picture shows: an item with a margin around it.
  public struct Crop: Hashable, Sendable {
    /// The identifier of the view or guide, or of the view that has the system guide.
    public var identifier: String
    /// The system guide; `nil` for the item itself.
    public var guide: SystemGuideKind?
    /// What is shown around the item, in points.
    public var margin: CGFloat

    /// Crops to an item.
    public init(_ identifier: String, guide: SystemGuideKind? = nil, margin: CGFloat = 0) {
      self.identifier = identifier
      self.guide = guide
      self.margin = margin
    }
  }

  /// How much paper there is around a canvas.
  public enum Margin: Hashable, Sendable {
    /// None, or what a constraint or a visual format above the canvas needs.
    case standard
    /// A number of points.
    case points(CGFloat)
    /// As much as the labels and dimension lines need, at most 160 points.
    case automatic
  }
}

extension FigurePaper.Crop {
  /// The crop as scene files write it: `grid + 16`.
  public var text: String {
    let name = guide.map { "\(identifier).\($0.word)" } ?? identifier
    return margin == 0 ? name : "\(name) + \(plainNumber(margin, digits: 4))"
  }
}

extension SolvedTree {
  /// The part of the canvas that a crop means, in the root's coordinates; `nil` if the item isn't in the tree.
  func area(of crop: FigurePaper.Crop) -> CGRect? {
    guard
      let index = items.firstIndex(where: { $0.identifier == crop.identifier && !$0.kind.isSystem })
    else { return nil }
    var item = items[index]
    if let guide = crop.guide {
      guard let own = items.first(where: { $0.owner == index && $0.kind == .systemGuide(guide) })
      else { return nil }
      item = own
    }
    let area = item.rootFrame.standardized.insetBy(dx: -crop.margin, dy: -crop.margin)
    // A picture has a size, and frames may be anywhere.
    let side = CGFloat(Canvas.maximumPixelsPerSide)
    guard abs(area.minX) < 1e6, abs(area.minY) < 1e6, area.width < side, area.height < side else {
      return nil
    }
    return CGRect(
      x: area.minX, y: area.minY, width: max(area.width, 1), height: max(area.height, 1))
  }
}

extension SolvedTree.Item.Kind {
  /// Whether the item is a guide that views have without adding it.
  fileprivate var isSystem: Bool {
    if case .systemGuide = self { true } else { false }
  }
}

extension FigureOptions {
  /// The options with the background in place of the theme's colours around the canvas, and of the canvas if there
  /// is nothing around it.
  func onBackground(isFramed: Bool) -> FigureOptions {
    guard let background = paper.background else { return self }
    var palette = theme.palette
    // Texts contrast with the theme's own page behind a translucent picture.
    palette.page = palette.desk
    palette.desk = background
    if !isFramed { palette.paper = background }
    var options = self
    options.theme = Theme(
      name: theme.name, interface: theme.interface, palette: palette, font: theme.font)
    return options
  }
}

extension FigureOptions {
  /// The margins that are tried, in points.
  private static let margins: [CGFloat] = [0, 8, 16, 24, 32, 40, 48, 64, 80, 96, 128, 160]
  /// How many margins are tried without any of them making room for more.
  private static let patience = 4

  /// The options with the smallest margin in place of an automatic one that leaves least out for want of room.
  ///
  /// - Parameter omissions: What a figure with some options leaves out.
  /// - Returns: Options with a margin in points, or the same ones if the margin isn't automatic.
  func withFittingMargin(_ omissions: (FigureOptions) -> [FigureOmission]) -> FigureOptions {
    guard paper.margin == .automatic else { return self }
    var options = self
    options.paper.margin = .standard
    let least = options.effectiveMargin
    var best: (options: FigureOptions, count: Int)?
    var failures = 0
    for margin in Self.margins where margin >= least {
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
  /// The options of figures that are shown one after the other, with one margin in place of automatic ones, so that
  /// the canvas stays where it is.
  package func withCommonMargin(
    _ steps: [FigureOptions], measure: @escaping TextMeasure
  ) -> [FigureOptions] {
    let fitting = steps.map { step in
      step.withFittingMargin { Drawing(of: self, options: $0, measure: measure).omissions }
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
