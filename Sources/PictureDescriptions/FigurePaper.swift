public import AutoLayout
public import Foundation

/// The crop, margin and background of a figure, which don't affect its layout.
public struct FigurePaper: Hashable, Sendable {
  /// The part of the canvas to show, or `nil` for the whole canvas.
  public var crop: Crop?
  /// The area of a particular layout to show in place of ``crop``, in the root's coordinates.
  package var area: CGRect?
  /// The margin around the visible part of the canvas, for dimension lines and names.
  public var margin = Margin.standard
  /// The color around the canvas, or `nil` for the theme's.
  ///
  /// If nothing is around the canvas, this is the color of the canvas itself.
  public var background: Color?
  /// The width of the picture, or `nil` to derive it from the size and scale of the canvas.
  ///
  /// A figure that turns out slightly narrower gets more paper at its right edge.
  public var width: PictureWidth?
  /// The size of the figure's own letters, or `nil` to scale them with the canvas.
  ///
  /// Lines, margins and everything else besides the canvas are in proportion to this size.
  public var letters: LetterSize?
  /// Whether a title or caption was requested.
  ///
  /// If so, replacing the overlays keeps the title and caption.
  var hasRequestedTexts = false
  /// Whether the figure is on a sheet.
  ///
  /// If so, the sheet has the legend of the figure's notes.
  package var isOnSheet = false
  /// Whether the margin already replaces an automatic one.
  package var hasFittingMargin = false

  /// Makes the theme's paper with the whole canvas on it.
  public init() {}

  /// The part of a canvas that a picture shows: an item with a margin around it.
  public struct Crop: Hashable, Sendable {
    /// The identifier of the view or guide to show.
    ///
    /// If ``guide`` isn't `nil`, it's the identifier of the view that has the system guide.
    public var identifier: String
    /// The kind of system guide to show, or `nil` to show the item itself.
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
    /// No margin, unless a constraint or visual format is above the canvas.
    ///
    /// In that case, the margin that the marks of the constraint or format need.
    case standard
    /// The same number of points on every side.
    case points(CGFloat)
    /// A number of points for each side.
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
