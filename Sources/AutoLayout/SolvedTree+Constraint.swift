public import Foundation

extension SolvedTree {
  /// A constraint after layout: its equation, its location in the layout, and whether it holds.
  ///
  /// Locations are in the root's coordinates, in points and before rounding. In right-to-left layouts they are already
  /// mirrored.
  public struct Constraint: Hashable, Sendable {
    /// The origin of a constraint: the author or an arranging view.
    public enum Origin: Hashable, Sendable {
      /// The author of the layout.
      case author
      /// A view that arranges its subviews, such as a stack view.
      case arrangement
    }

    /// One side of a constraint: an attribute of an item, or the distance between two attributes.
    public struct Side: Hashable, Sendable {
      /// The index of the view or guide in ``SolvedTree/items``.
      public var item: Int
      /// The attribute of the item.
      public var attribute: LayoutConstraint.Attribute
      /// The index of the item where a distance between two anchors starts, or `nil` for a plain attribute.
      public var originItem: Int?
      /// The coordinate of a location, or the left or top end of an extent.
      public var start: CGFloat
      /// The right or bottom end of an extent, or ``start`` for a location.
      public var end: CGFloat

      /// Makes a side; equal `start` and `end` make a location.
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

      /// Whether the side is an extent (a size, or a distance between anchors) rather than a location.
      public var isExtent: Bool { attribute.isSize || originItem != nil }
    }

    /// The author's name for the constraint, or `nil` if there isn't one.
    public var identifier: String?
    /// The origin of the constraint: the author or an arranging view.
    public var origin: Origin
    /// The left side of the equation.
    public var first: Side
    /// The relation between the two sides.
    public var relation: LayoutConstraint.Relation
    /// The right side of the equation, or `nil` if an extent is compared with a constant.
    public var second: Side?
    /// The number that multiplies the right side.
    public var multiplier: CGFloat
    /// The number added to the right side, in points.
    public var constant: CGFloat
    /// Whether horizontal locations are measured from right to left.
    public var isMirrored: Bool
    /// The constraint's priority.
    public var priority: LayoutPriority
    /// Whether the layout satisfies the constraint.
    public var holds: Bool
    /// The constraint's index in the scene file, the same on all canvases, or `nil` if it isn't from a scene file.
    public var ordinal: Int?
    /// The constraint's numbers as written with metrics, or `nil` if they contain no metrics.
    public var metricExpression: MetricExpression?

    /// Makes a constraint; by default, its origin is the author, and it is required and satisfied.
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

    /// The axis of the left side; the right side may differ if it is an extent or ``crossesAxes`` is true.
    public var axis: LayoutConstraint.Axis { first.attribute.axis ?? .horizontal }

    /// Whether the equation's sides are locations on different axes, so that no dimension line can show the constraint.
    package var crossesAxes: Bool {
      guard let second, !first.isExtent else { return false }
      return second.attribute.axis != first.attribute.axis
    }
  }
}

extension SolvedTree.Item {
  /// The measurements of an item besides its frame, for figures that show attributes.
  public struct Metrics: Hashable, Sendable {
    /// The alignment rectangle, in the root's coordinates, in points, before rounding.
    public var alignmentRect: CGRect
    /// The first and last baselines in the root's coordinates, in points, or `nil` for guides and views without text.
    public var baselines: ClosedRange<CGFloat>?
    /// A view's layout margins in points, or zero for guides.
    public var margins: EdgeInsets
    /// The intrinsic content width with its priorities, or `nil` if the item has no intrinsic width.
    public var contentWidth: ContentExtent?
    /// The intrinsic content height with its priorities, or `nil` if the item has no intrinsic height.
    public var contentHeight: ContentExtent?
    /// The number of lines that a label's text needs at its width, or `nil` for a line limit of 0 or 1.
    package var lineCount: Int?

    /// Makes the metrics of an item, by default without baselines, margins and content.
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

    /// Returns the intrinsic content extent along an axis, or `nil` if the item has no intrinsic extent.
    public func contentExtent(_ axis: LayoutConstraint.Axis) -> ContentExtent? {
      axis == .horizontal ? contentWidth : contentHeight
    }
  }

  /// An intrinsic content width or height, with its priorities.
  public struct ContentExtent: Hashable, Sendable {
    /// The intrinsic width or height, in points.
    public var length: CGFloat
    /// The content hugging priority.
    public var hugging: LayoutPriority
    /// The content compression resistance priority.
    public var compressionResistance: LayoutPriority

    /// Makes a content extent from its length in points and its priorities.
    public init(
      length: CGFloat, hugging: LayoutPriority, compressionResistance: LayoutPriority
    ) {
      self.length = length
      self.hugging = hugging
      self.compressionResistance = compressionResistance
    }
  }
}
