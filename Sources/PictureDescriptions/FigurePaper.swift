public import AutoLayout
public import Foundation

/// The crop, margin, background and size of a figure, which don't affect its layout.
public struct FigurePaper: Hashable, Sendable {
  /// The part of the canvas to show, or `nil` for the whole canvas.
  public var crop: Crop?
  /// The margin around the canvas or crop, for dimension lines and names.
  public var margin = Margin.standard
  /// The color around the canvas, or `nil` for the theme's color.
  ///
  /// If nothing is around the canvas, this is the canvas's own color.
  public var background: Color?
  /// The width of the picture, or `nil` to derive it from the size and scale of the canvas.
  ///
  /// A figure that turns out slightly narrower gets more paper at its right edge.
  public var width: PictureWidth?
  /// The size of the figure's letters outside of views, or `nil` to scale them with the canvas.
  ///
  /// Lines, margins and everything else outside of the canvas are in proportion to this size.
  public var letters: LetterSize?
  /// Whether the caption overlay always stays on, because a title or caption was requested.
  package var hasRequestedTexts = false
  /// Whether the figure is on a sheet, so that the sheet's legend explains the figure's notes.
  package var isOnSheet = false
  /// Whether ``margin`` is the fixed margin that replaced an automatic one.
  package var hasFittingMargin = false

  /// Creates paper with the whole canvas, without a margin, in the theme's colors.
  public init() {}

  /// The part of a canvas to show: an item with a margin around it.
  public struct Crop: Hashable, Sendable {
    /// The identifier of the view or guide to show, or of the view that has the system guide in ``guide``.
    public var identifier: String
    /// The kind of system guide to show, or `nil` to show the view or guide itself.
    public var guide: SystemGuideKind?
    /// The margin around the item, in points.
    public var margin: CGFloat

    /// Creates a crop to an item, or to one of its system guides.
    public init(_ identifier: String, guide: SystemGuideKind? = nil, margin: CGFloat = 0) {
      self.identifier = identifier
      self.guide = guide
      self.margin = margin
    }
  }

  /// The margin around a canvas.
  public enum Margin: Hashable, Sendable {
    /// No margin, except the margin that an explained constraint or visual format needs.
    case standard
    /// An equal margin on all sides, in points.
    case points(CGFloat)
    /// A separate margin for each side, in points.
    case sides(EdgeInsets)
    /// A margin on each side that fits the labels and dimension lines, up to 160 points.
    case automatic
  }
}

extension FigurePaper.Crop {
  /// The crop as written in scene files, such as `grid + 16`.
  public var text: String {
    let name = guide.map { "\(identifier).\($0.word)" } ?? identifier
    return margin == 0 ? name : "\(name) + \(plainNumber(margin, digits: 4))"
  }
}
