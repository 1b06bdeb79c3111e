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
  /// The width of the picture, or `nil` for the scale of the canvas.
  ///
  /// A figure that is slightly narrower gets more paper at its right edge.
  public var width: PictureWidth?
  /// The size of the figure's own letters, or `nil` to scale them with the canvas.
  ///
  /// Everything of the figure besides the canvas is in proportion to it, lines and margins as well.
  public var letters: LetterSize?
  /// Whether a title or caption is requested, which remains if overlays are replaced.
  var hasRequestedTexts = false
  /// Whether the figure is on a sheet, which has the legend of its notes.
  package var isOnSheet = false
  /// Whether the margin is the best of those that an automatic one may have.
  package var hasFittingMargin = false

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
    /// A fixed number of points on each side.
    case sides(EdgeInsets)
    /// The space that labels and dimension lines need on each side, up to 160 points.
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
