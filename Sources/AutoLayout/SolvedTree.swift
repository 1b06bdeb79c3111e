public import Foundation

/// A view tree after layout, as a `Sendable` value: every view and guide with its frame, all conflicts and all
/// ambiguities.
///
/// Figures are drawn from solved trees, snapshots compare them, and `solve --json` prints them.
public struct SolvedTree: Hashable, Sendable {
  /// The root's size in points, and the pixels per point to which frames are rounded.
  public var canvas: Canvas
  /// The layout direction of views that don't force their own.
  public var direction: LayoutDirection
  /// Every view and guide: each view, then its guides, then its subviews from back to front.
  public var items: [Item]
  /// The constraints that were broken because they conflict with others, in a stable order.
  public var conflicts: [Conflict]
  /// The active constraints of the author and of arranging views, ordered by their items, not by activation.
  public var constraints: [Constraint]
  /// The groups of ambiguous items with the causes of each ambiguity, or an empty array if they weren't requested.
  package var ambiguousGroups: [AmbiguousGroup] = []
  /// The source of the views' content sizes, or `nil` for a layout that isn't from an Interface Builder document.
  package var contentSizes: ContentSizes?
  /// The indices in ``items`` of items whose solved frames were changed by code.
  package var itemsPlacedByCode: [Int] = []
  /// Descriptions of the classes and properties that a nib refers to but the code lacks.
  package var namesMissingInCode: [String] = []
  /// The visual format strings that made constraints of the tree, in the order of the document.
  package var visualFormats: [VisualFormatText] = []
  /// The number of figure points per layout point, 1 by default.
  package var zoom: CGFloat = 1

  /// Makes a solved tree from its canvas, direction, items, conflicts and constraints.
  public init(
    canvas: Canvas, direction: LayoutDirection, items: [Item], conflicts: [Conflict],
    constraints: [Constraint] = []
  ) {
    self.canvas = canvas
    self.direction = direction
    self.items = items
    self.conflicts = conflicts
    self.constraints = constraints
  }
}

extension SolvedTree {
  /// A source of content sizes.
  package enum ContentSizes: Hashable, Sendable {
    /// Sizes stored in the document.
    case stored
    /// Sizes measured from the text.
    case measured
  }

  /// One view or guide with its solved frame.
  public struct Item: Hashable, Sendable {
    /// A kind of item.
    public enum Kind: Hashable, Sendable {
      /// A view; `className` is the name of its class in scene files: `View`, `Button`, …
      case view(className: String)
      /// A layout guide that the author added.
      case guide
      /// A built-in guide of a view, such as its layout margins guide.
      case systemGuide(SystemGuideKind)
    }

    /// The item's kind.
    public var kind: Kind
    /// The author's name for the item, or a name made from its class and position if the author gave none.
    public var identifier: String
    /// The item's name in figures and tables.
    package var name: String
    /// The index of the superview or owning view in ``SolvedTree/items``, or `nil` for the root.
    public var owner: Int?
    /// The frame in the owner's coordinates, in points, with edges rounded to pixels in the root's coordinates.
    public var frame: CGRect
    /// The frame in the owner's coordinates, in points, before rounding.
    public var exactFrame: CGRect
    /// The frame in the root's coordinates, in points, rounded to pixels.
    public var rootFrame: CGRect
    /// Whether the view or one of its ancestors is hidden.
    public var isHidden: Bool
    /// The appearance of a view; guides have the default appearance.
    public var appearance: Appearance
    /// The view's appearance in the plain look, which diagrams don't show.
    @Shared package var device = DeviceLook()
    /// The axes on which constraints involve the item but don't determine its position and size.
    public var ambiguousAxes: [LayoutConstraint.Axis]
    /// The axes on which no constraint involves the item; its extent is 0 along them.
    public var unconstrainedAxes: [LayoutConstraint.Axis]
    /// The measurements of the item besides its frame.
    public var metrics: Metrics
    /// The settings, other than constraints and content, that affect frames of the view or its subviews.
    public var settings: [LayoutSetting]
    /// The item's frame in an alternative layout that constraints allow, or `nil` if the frame is the same there.
    ///
    /// It is in the root's coordinates, rounded to pixels. The alternatives of all items belong to the same layout.
    public var alternative: CGRect?

    /// Makes an item, by default visible and fully determined.
    public init(
      kind: Kind, identifier: String, owner: Int?, frame: CGRect, exactFrame: CGRect,
      rootFrame: CGRect, isHidden: Bool = false, appearance: Appearance = Appearance(),
      ambiguousAxes: [LayoutConstraint.Axis] = [], unconstrainedAxes: [LayoutConstraint.Axis] = [],
      metrics: Metrics? = nil, settings: [LayoutSetting] = [], alternative: CGRect? = nil
    ) {
      self.kind = kind
      self.identifier = identifier
      name = identifier
      self.owner = owner
      self.frame = frame
      self.exactFrame = exactFrame
      self.rootFrame = rootFrame
      self.isHidden = isHidden
      self.appearance = appearance
      self.ambiguousAxes = ambiguousAxes
      self.unconstrainedAxes = unconstrainedAxes
      self.metrics = metrics ?? Metrics(alignmentRect: rootFrame)
      self.settings = settings
      self.alternative = alternative
    }
  }

  /// A broken constraint, and the constraints that it conflicts with.
  public struct Conflict: Hashable, Sendable {
    /// The broken constraint, as `identifier: equation`.
    public var broken: String
    /// The other constraints of the irreducible infeasible subset, each as `identifier: equation`.
    public var because: [String]
    /// The index of the broken constraint in ``SolvedTree/constraints``, or `nil` if the tree omits the constraint.
    public var brokenIndex: Int?
    /// The ascending indices of the other constraints in ``SolvedTree/constraints``, which may omit some of them.
    public var becauseIndices: [Int]
    /// The limits that take part in the conflict, such as content sizes, in a stable order.
    package var limits: [Limit] = []

    /// A size or position that no constraint of the tree sets, such as a content size.
    package struct Limit: Hashable, Sendable, Comparable {
      /// A source of a limit.
      package enum Kind: Int, Hashable, Sendable {
        case content
        case frame
        case guide
        case canvas
        case sign
      }

      /// The source of the limit.
      package var kind: Kind
      /// The index of the limited item in ``SolvedTree/items``.
      package var item: Int
      /// The axis that the limit applies to, or `.horizontal` for a guide, whose limits apply to both axes.
      package var axis: LayoutConstraint.Axis

      init(_ kind: Kind, _ item: Int, _ axis: LayoutConstraint.Axis) {
        (self.kind, self.item, self.axis) = (kind, item, axis)
      }

      /// Orders limits, so that conflicts list them in a stable order.
      package static func < (left: Limit, right: Limit) -> Bool {
        (left.kind.rawValue, left.item, left.axis.rawValue)
          < (right.kind.rawValue, right.item, right.axis.rawValue)
      }
    }

    /// Makes a conflict from the texts and the indices of its constraints.
    public init(
      broken: String, because: [String], brokenIndex: Int? = nil, becauseIndices: [Int] = []
    ) {
      self.broken = broken
      self.because = because
      self.brokenIndex = brokenIndex
      self.becauseIndices = becauseIndices
    }
  }
}

/// The appearance of a view in a figure; the figure's style determines properties that are `nil`.
public struct Appearance: Hashable, Sendable {
  /// The fill of the view's rectangle.
  public var fill: Color?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat?
  /// The text that the view shows, or `nil` if it shows no text.
  public var text: String?
  /// The text's font if the author chose it or line breaks depend on it, otherwise `nil`.
  public var font: Font?
  /// Whether the font only determines line breaks, while letters are drawn in the style's font.
  public var fontOnlyBreaksLines = false
  /// Whether subviews are clipped to the view's frame.
  public var clipsToBounds = false
  /// The color of the text.
  public var textColor: Color?
  /// The maximum number of lines of text, or 0 for no limit.
  public var lineLimit: Int
  /// The alignment of the lines in the view, or `nil` to use the figure's style.
  public var textSide: TextSide?
  /// The offset of the text's center from the view's center, in points to the right and down.
  public var textOffset = CGPoint.zero
  /// The insets of text that starts at the view's top, as in a text view, or `nil` if the text is centered vertically.
  public var textInsets: EdgeInsets?
  /// Whether the text is a placeholder.
  public var isPlaceholder = false
  /// The titles of the segments from the left, or an empty array for a view without segments.
  public var segments: [String] = []
  /// The index of the selected segment, counted from the left, or `nil` if none is selected.
  public var pickedSegment: Int?
  /// The view's appearance as a known kind of control, or `nil` for other views.
  public var control: ControlLook?

  /// Makes an appearance; the figure's style determines omitted properties.
  public init(
    fill: Color? = nil, cornerRadius: CGFloat? = nil, text: String? = nil, font: Font? = nil,
    textColor: Color? = nil, lineLimit: Int = 1, textSide: TextSide? = nil
  ) {
    self.fill = fill
    self.cornerRadius = cornerRadius
    self.text = text
    self.font = font
    self.textColor = textColor
    self.lineLimit = lineLimit
    self.textSide = textSide
  }
}
