public import AutoLayout
public import Foundation

/// The crop, margin and background of a figure, which don't affect its layout.
public struct FigurePaper: Hashable, Sendable {
  /// The part of the canvas to show, or `nil` for the whole canvas.
  public var crop: Crop?
  /// The part of a particular layout to show, in the root's coordinates, which replaces ``crop``.
  package var area: CGRect?
  /// The margin around the visible part of the canvas, for dimension lines and names.
  public var margin = Margin.standard
  /// The color around the canvas, or `nil` for the theme's.
  ///
  /// It's also the color of the canvas if there is nothing around it.
  public var background: Color?
  /// The width of the picture in pixels, or `nil` if it isn't fixed.
  ///
  /// A figure that is slightly narrower gets more paper at its right edge.
  package var pixelWidth: Int?

  /// Makes the theme's paper with the whole canvas on it.
  public init() {}

  /// The part of a canvas that a picture shows: an item with a margin around it.
  public struct Crop: Hashable, Sendable {
    /// The identifier of the view or guide, or of the view that has the system guide.
    public var identifier: String
    /// The system guide, or `nil` for the item itself.
    public var guide: SystemGuideKind?
    /// The margin around the item, in points.
    public var margin: CGFloat

    /// Makes a crop to an item.
    public init(_ identifier: String, guide: SystemGuideKind? = nil, margin: CGFloat = 0) {
      self.identifier = identifier
      self.guide = guide
      self.margin = margin
    }
  }

  /// The amount of paper around a canvas.
  public enum Margin: Hashable, Sendable {
    /// None, or as much as a constraint or visual format above the canvas needs.
    case standard
    /// A fixed number of points.
    case points(CGFloat)
    /// As much as labels and dimension lines need, up to 160 points.
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
  /// The part of the canvas that a figure shows, or `nil` for the whole canvas.
  func shownArea(_ paper: FigurePaper) -> CGRect? { paper.area ?? paper.crop.flatMap(area) }

  /// The area of a crop in the root's coordinates, or `nil` if its item is missing or out of bounds.
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
    return drawable(item.rootFrame.standardized.insetBy(dx: -crop.margin, dy: -crop.margin))
  }

  /// An area with some extent, or `nil` if no picture can show it.
  private func drawable(_ area: CGRect) -> CGRect? {
    // Frames can be anywhere and of any size, but a picture's size is limited.
    let side = CGFloat(Canvas.maximumPixelsPerSide)
    guard abs(area.minX) < 1e6, abs(area.minY) < 1e6, area.width < side, area.height < side else {
      return nil
    }
    return CGRect(
      x: area.minX, y: area.minY, width: max(area.width, 1), height: max(area.height, 1))
  }

  /// The area around a part of the layout, for ``FigurePaper/area``.
  ///
  /// The root and its system guides count only with the edges that constraints mention.
  ///
  /// - Parameters:
  ///   - part: The items and constraints.
  ///   - least: The smallest size of the area before the canvas's edges cut it.
  ///   - share: The largest share of the canvas's area.
  /// - Returns: The area, or `nil` if it's too large or there is nothing in it.
  package func area(
    around part: FigureEmphasis.Part, least: CGSize = .zero, atMost share: CGFloat
  ) -> CGRect? {
    let frames = items(of: part).filter { index in
      index != 0 && !(items[index].kind.isSystem && items[index].owner == 0)
    }.flatMap { [items[$0].rootFrame, items[$0].alternative ?? items[$0].rootFrame] }
    guard var area = frames.first else { return nil }
    area = frames.reduce(area) { $0.union($1) }
    for side in part.constraints.flatMap({ constraints[$0].sides }) where !side.isExtent {
      let isOnX = side.attribute.axis == .horizontal
      let edge = CGPoint(x: isOnX ? side.start : area.minX, y: isOnX ? area.minY : side.start)
      area = area.union(CGRect(origin: edge, size: .zero))
    }
    let margin: CGFloat = 32
    let canvas = CGRect(origin: .zero, size: canvas.size)
    let context = area.insetBy(
      dx: min(-margin, (area.width - least.width) / 2),
      dy: min(-margin, (area.height - least.height) / 2))
    area = area.union(context.intersection(canvas))
    guard area.width * area.height < share * canvas.width * canvas.height else { return nil }
    return drawable(area)
  }
}

extension SolvedTree.Item.Kind {
  /// Whether the item is a guide that views have by default.
  fileprivate var isSystem: Bool {
    if case .systemGuide = self { true } else { false }
  }
}

extension FigureOptions {
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
