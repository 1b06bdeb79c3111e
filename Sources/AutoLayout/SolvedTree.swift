public import Foundation

/// A view tree after layout, as a value: every view and guide with its frame, and the verdict.
///
/// It is what figures are drawn from, what snapshots compare and what `solve --json` prints. It can
/// be sent between tasks; the views it was made from cannot.
public struct SolvedTree: Hashable, Sendable {
  /// The size of the root in points, and the pixels per point that frames are rounded to.
  public var canvas: Canvas
  /// The direction that views read in which force none of their own.
  public var direction: LayoutDirection
  /// Every view and guide, each owner before what it owns: a view, its guides in the order they
  /// were added, then its subviews from back to front.
  public var items: [Item]
  /// The constraints that lost because they cannot hold together with others, in a stable order.
  public var conflicts: [Conflict]
  /// The constraints that count, those of the author's and those of views that arrange others, in the
  /// order of the items that they mention, which does not know the order of activation.
  public var constraints: [Constraint]
  /// The ambiguities with their causes, or none unless they were asked for.
  package var ambiguousGroups: [AmbiguousGroup] = []
  /// Where the sizes of contents come from, if they can be stored in a document; `nil` otherwise.
  package var contentSizes: ContentSizes?
  /// The items, as indices into ``items``, that code placed elsewhere than constraints do.
  package var itemsPlacedByCode: [Int] = []
  /// The classes and properties that nibs name and the code doesn't have, as the end of a sentence.
  package var namesMissingInCode: [String] = []
  /// The points of a picture for each point of the layout, which is 1 unless letters have a size of their own.
  package var zoom: CGFloat = 1

  /// Makes a solved tree from its parts.
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
  /// Where the sizes of contents come from.
  package enum ContentSizes: Hashable, Sendable {
    /// They are those that the document stores.
    case stored
    /// Text is measured.
    case measured
  }

  /// One view or guide with its solved frame.
  public struct Item: Hashable, Sendable {
    /// The kinds of items.
    public enum Kind: Hashable, Sendable {
      /// A view of a class, named as scene files name it: `View`, `Button`, …
      case view(className: String)
      /// A layout guide that the author added.
      case guide
      /// A guide that views have without adding it, such as the one of their margins.
      case systemGuide(SystemGuideKind)
    }

    /// What the item is.
    public var kind: Kind
    /// The author's name for the item; made from class and position where there is none.
    public var identifier: String
    /// The name that figures and tables show.
    package var name: String
    /// The index in ``SolvedTree/items`` of the superview or owning view; nil for the root.
    public var owner: Int?
    /// In the owner's coordinates, in points, rounded to pixels: the difference of edges that were
    /// rounded in root coordinates, so neighbours never gap.
    public var frame: CGRect
    /// In the owner's coordinates, in points, before rounding.
    public var exactFrame: CGRect
    /// In the root's coordinates, in points, rounded to pixels.
    public var rootFrame: CGRect
    /// Whether the view, or one that it is inside of, is hidden.
    public var isHidden: Bool
    /// How the view is to look; what guides carry here is ignored.
    public var appearance: Appearance
    /// What plain figures show besides, and whether a text is made smaller.
    @Shared package var device = DeviceLook()
    /// The axes that constraints mention but do not determine.
    public var ambiguousAxes: [LayoutConstraint.Axis]
    /// The axes that no constraint mentions; the extent there is 0.
    public var unconstrainedAxes: [LayoutConstraint.Axis]
    /// What the item wants and offers besides its frame.
    public var metrics: Metrics
    /// What the frame of a view, or of what is in it, depends on besides constraints and contents.
    public var settings: [LayoutSetting]
    /// Where the item is in another layout that constraints allow as well.
    ///
    /// In the root's coordinates, rounded to pixels; nil where that is the same place. All these
    /// frames are of one layout.
    public var alternative: CGRect?

    /// Makes an item; a view or guide that is visible and fully determined unless said otherwise.
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

  /// A constraint that was broken, and those that it cannot hold together with.
  public struct Conflict: Hashable, Sendable {
    /// The constraint that layout went on without, as `identifier: equation`.
    public var broken: String
    /// The others of the irreducible set, in the same form.
    public var because: [String]
    /// The index of the broken constraint in ``SolvedTree/constraints``; nil where it is none of them,
    /// such as a content's wish.
    public var brokenIndex: Int?
    /// The indices of those of the others that are among ``SolvedTree/constraints``, ascending.
    public var becauseIndices: [Int]
    /// The members of the conflict that aren't constraints of the tree, in a stable order.
    package var limits: [Limit] = []

    /// A size or place that isn't a constraint's.
    package struct Limit: Hashable, Sendable, Comparable {
      /// Where the size or place comes from.
      package enum Kind: Int, Hashable, Sendable {
        case content
        case frame
        case guide
        case canvas
        case sign
      }

      /// Where it comes from.
      package var kind: Kind
      /// The item, as an index into ``SolvedTree/items``.
      package var item: Int
      /// The axis; guides are placed on both.
      package var axis: LayoutConstraint.Axis

      /// Makes a limit.
      init(_ kind: Kind, _ item: Int, _ axis: LayoutConstraint.Axis) {
        (self.kind, self.item, self.axis) = (kind, item, axis)
      }

      /// Whether a limit comes before another.
      package static func < (left: Limit, right: Limit) -> Bool {
        (left.kind.rawValue, left.item, left.axis.rawValue)
          < (right.kind.rawValue, right.item, right.axis.rawValue)
      }
    }

    /// Makes a conflict from the texts of its constraints and their places.
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

/// How a view looks in a figure; what is nil is chosen by the figure's style.
public struct Appearance: Hashable, Sendable {
  /// The fill of the view's rectangle.
  public var fill: Color?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat?
  /// The text that the view shows, such as a label's; nil for views without text.
  public var text: String?
  /// The font of that text, where the author chose it or where it decides how lines break.
  public var font: Font?
  /// Whether the font only decides how lines break, and the letters are the figure's own as on one line.
  public var fontOnlyBreaksLines = false
  /// Whether what lies in the view is seen only as far as it is inside of the view's frame.
  public var clipsToBounds = false
  /// The colour of that text.
  public var textColor: Color?
  /// How many lines the text may take; 0 for as many as it needs.
  public var lineLimit: Int
  /// Where the lines lie between the view's sides; nil leaves it to the figure's style.
  public var textSide: TextSide?
  /// How far the middle of the text is from the view's, in points: to the right, and downwards.
  public var textOffset = CGPoint.zero
  /// What surrounds a text whose first line is at the top of its view, as a text view's is; `nil` for one
  /// in the middle.
  public var textInsets: EdgeInsets?
  /// Whether the text only says what may be written where it stands.
  public var isPlaceholder = false
  /// The titles of the parts that the view is divided into, from its left side on; empty for a view
  /// that is not divided.
  public var segments: [String] = []
  /// Which of the parts is picked, counted from the left; nil for none.
  public var pickedSegment: Int?
  /// What the view shows as a control of a known kind; nil for views that are none.
  public var control: ControlLook?

  /// Makes an appearance; what is left out is chosen by the figure's style.
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
