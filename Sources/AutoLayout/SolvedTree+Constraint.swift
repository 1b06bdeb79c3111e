public import Foundation

extension SolvedTree {
  /// A constraint as layout left it: what it relates, where that came to lie, and whether it holds.
  ///
  /// What figures draw dimension lines from. Places are in the root's coordinates, in points, before
  /// rounding, and already mirrored where the layout reads from right to left.
  public struct Constraint: Hashable, Sendable {
    /// Who made a constraint.
    public enum Origin: Hashable, Sendable {
      /// Whoever wrote the layout.
      case author
      /// A view that arranges others, such as a stack view.
      case arrangement
    }

    /// One side: an attribute of an item, or the distance between two.
    public struct Side: Hashable, Sendable {
      /// The index in ``SolvedTree/items`` of the view or guide.
      public var item: Int
      /// The attribute of the item.
      public var attribute: LayoutConstraint.Attribute
      /// Where a distance between two anchors starts: the index of that item; `nil` for a plain
      /// attribute.
      public var originItem: Int?
      /// Where the attribute begins on its axis: a place, or the nearer end of an extent.
      public var start: CGFloat
      /// The farther end of an extent; ``start`` for a place.
      public var end: CGFloat

      /// Makes a side; a place has the same start and end.
      public init(
        item: Int, attribute: LayoutConstraint.Attribute, originItem: Int? = nil, start: CGFloat,
        end: CGFloat
      ) {
        self.item = item
        self.attribute = attribute
        self.originItem = originItem
        self.start = start
        self.end = end
      }

      /// Whether the side is an extent, of an item or between two anchors, and not a place.
      public var isExtent: Bool { attribute.isSize || originItem != nil }
    }

    /// The author's name for the constraint.
    public var identifier: String?
    /// Who made it.
    public var origin: Origin
    /// The left side.
    public var first: Side
    /// How the sides compare.
    public var relation: LayoutConstraint.Relation
    /// The right side; `nil` for an extent that is compared with a number.
    public var second: Side?
    /// The number that multiplies the right side.
    public var multiplier: CGFloat
    /// The number added to the right side, in points.
    public var constant: CGFloat
    /// Whether places are counted from right to left.
    public var isMirrored: Bool
    /// How much it matters.
    public var priority: LayoutPriority
    /// Whether it holds in this layout; one below required need not, and one in conflict does not.
    public var holds: Bool
    /// Its place among the constraints that a scene file states, counted from 0 in the order of the
    /// file, the same on every canvas; `nil` for any other.
    public var ordinal: Int?
    /// How its numbers were written; `nil` if without metrics.
    public var metricExpression: MetricExpression?

    /// Makes a constraint; one of the author's that is required and holds unless said otherwise.
    public init(
      identifier: String? = nil, origin: Origin = .author, first: Side,
      relation: LayoutConstraint.Relation = .equal, second: Side? = nil, multiplier: CGFloat = 1,
      constant: CGFloat = 0, isMirrored: Bool = false, priority: LayoutPriority = .required,
      holds: Bool = true, ordinal: Int? = nil, metricExpression: MetricExpression? = nil
    ) {
      self.identifier = identifier
      self.origin = origin
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.isMirrored = isMirrored
      self.priority = priority
      self.holds = holds
      self.ordinal = ordinal
      self.metricExpression = metricExpression
    }

    /// The axis of the left side, and of the right side unless ``crossesAxes`` or it is an extent.
    public var axis: LayoutConstraint.Axis { first.attribute.axis ?? .horizontal }

    /// Whether the sides are places on different axes, which no line along an axis can show.
    package var crossesAxes: Bool {
      guard let second, !first.isExtent else { return false }
      return second.attribute.axis != first.attribute.axis
    }
  }
}

extension SolvedTree.Item {
  /// What an item wants and offers besides its frame: what figures of attributes are drawn from.
  public struct Metrics: Hashable, Sendable {
    /// What constraints align, in the root's coordinates, in points, before rounding.
    public var alignmentRect: CGRect
    /// The first and the last baseline of a view's text in the root's coordinates; `nil` for guides and
    /// for views without text.
    public var baselines: ClosedRange<CGFloat>?
    /// A view's layout margins, in points; zero for guides.
    public var margins: EdgeInsets
    /// The extent that the content wants, by axis; `nil` if it has no opinion.
    public var contentWidth: ContentExtent?
    /// The height that the content wants; `nil` if it has no opinion.
    public var contentHeight: ContentExtent?
    /// The lines that a label's text needs in its width; `nil` unless it may take only some of two or more.
    package var lineCount: Int?

    /// Makes metrics.
    public init(
      alignmentRect: CGRect, baselines: ClosedRange<CGFloat>? = nil, margins: EdgeInsets = .zero,
      contentWidth: ContentExtent? = nil, contentHeight: ContentExtent? = nil
    ) {
      self.alignmentRect = alignmentRect
      self.baselines = baselines
      self.margins = margins
      self.contentWidth = contentWidth
      self.contentHeight = contentHeight
    }

    /// What the content wants along an axis.
    public func contentExtent(_ axis: LayoutConstraint.Axis) -> ContentExtent? {
      axis == .horizontal ? contentWidth : contentHeight
    }
  }

  /// How large a content wants its view to be along an axis, and how strongly.
  public struct ContentExtent: Hashable, Sendable {
    /// The extent, in points.
    public var length: CGFloat
    /// How strongly the view resists being larger.
    public var hugging: LayoutPriority
    /// How strongly the view resists being smaller.
    public var compressionResistance: LayoutPriority

    /// Makes a wish.
    public init(
      length: CGFloat, hugging: LayoutPriority, compressionResistance: LayoutPriority
    ) {
      self.length = length
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }
}
