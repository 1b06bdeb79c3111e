public import Foundation

/// A rectangle in a tree of rectangles, laid out by constraints or by its frame.
///
/// It has the layout-bearing part of UIKit's view under the same names. A class, as Apple's is:
/// superviews, constraints and the author all refer to the same view. Views are bound to no actor;
/// a tree is used by one task at a time.
open class View {
  /// The name that constraints, figures and reports call the view by.
  open var identifier: String?

  /// An integer that the author may find the view by.
  open var tag = 0

  /// The fill in figures; nil leaves it to the figure's style.
  open var backgroundColor: Color?

  /// The radius of the corners in figures, in points; nil leaves it to the figure's style.
  open var cornerRadius: CGFloat?

  /// The opacity in figures, from 0 to 1; layout does not depend on it.
  open var alpha: CGFloat = 1

  /// Whether what lies outside of the bounds is cut off; layout does not depend on it.
  open var clipsToBounds = false

  /// Whether the view is left out of pictures; only stack views lay out differently for it.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.arrangedVisibilityChanged() } }
  }

  /// The view that this one lies in.
  public internal(set) weak var superview: View?

  /// The views that lie in this one, from back to front.
  public internal(set) var subviews: [View] = []

  /// The guides that lie in this view, in the order they were added or first asked for.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  /// The constraints that this view holds, in the order they were installed.
  public internal(set) var constraints: [LayoutConstraint] = []

  /// Whether frame and autoresizing mask act as constraints; true for views made in code.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { invalidateSystem() }
  }

  /// Which parts give when the superview's size changes; none by default.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      resetAutoresizingReference()
      invalidateSystem()
    }
  }

  /// Whether subviews follow their autoresizing masks when the bounds change.
  open var autoresizesSubviews = true {
    didSet { invalidateSystem() }
  }

  /// Whether and how the view's content decides against the interface's direction.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { invalidateSystem() }
  }

  /// What surrounds the tree, where this view is the root of it; nil for the default.
  public var layoutEnvironment: LayoutEnvironment? {
    didSet { invalidateSystem() }
  }

  var geometry = ViewGeometry()
  var content = ContentSizePreferences()
  var margins = ViewMargins()
  var passes = LayoutPassState()
  package var slot = -1

  /// Makes a view at a rectangle in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    geometry.setFrame(frame)
  }

  /// Makes a view without extent.
  public convenience init() { self.init(frame: .zero) }

  // MARK: - Overriding points

  /// Whether y grows downwards in the view's own coordinates, from its top left corner: true, unless
  /// a class says that y grows upwards from the bottom left corner.
  ///
  /// Frames of subviews are told in these coordinates, and so are the view's bounds and the points
  /// and rectangles that it converts. The engine itself always counts downwards.
  open var growsDownward: Bool { true }

  /// The platform whose numbers a tree has that the view is the root of, where nothing else is said
  /// in ``layoutEnvironment``.
  open class var platformProfile: PlatformProfile { .standard }

  /// The size that the content wants, in points, −1 for an axis on which it has no opinion.
  open var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// How far the rectangle that constraints align lies inside the frame, in points.
  open var alignmentRectInsets: EdgeInsets { content.alignmentInsets }

  /// Where the view's own text has its baselines; nil for views without text, whose baselines are
  /// their bottom edge.
  open var textBaselines: TextBaselines? { nil }

  /// The view whose first baseline stands for this one's; itself unless it is made of others.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }

  /// The view whose last baseline stands for this one's; itself unless it is made of others.
  open var forLastBaselineLayout: View { self }

  /// Lays out what the engine does not, after frames are set; overrides may read and set frames.
  open func layoutSubviews() {}

  /// Changes constraints just before layout; overrides call super last.
  open func updateConstraints() {}

  /// Called when the effective margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called when the safe area's insets have changed.
  open func safeAreaInsetsDidChange() {}

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the view got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view leaves this one.
  open func willRemoveSubview(_ subview: View) {}

  /// What the view shows, for figures.
  open var appearance: Appearance {
    Appearance(fill: backgroundColor, cornerRadius: cornerRadius)
  }

  /// The margins of the class on every edge, in points; nil for the platform's.
  var ownMargin: CGFloat? { nil }

  /// The font of the view's text, which distances between baselines come from; nil for views
  /// without text.
  open var baselineFont: Font? { nil }

  /// Constraints that the view makes by itself for its subviews, such as a stack view's.
  ///
  /// They are asked for anew before each solve, and are not among ``constraints``.
  open func makeSystemConstraints() -> [LayoutConstraint] { [] }

  /// Guides that take part in layout without being among ``layoutGuides``.
  ///
  /// They are for constraints that the view makes by itself, and appear in no result.
  open var hiddenGuides: [LayoutGuide] { [] }

  /// Called when a subview was hidden or shown.
  open func arrangedVisibilityChanged() {}

  /// Called before every solve, so that contents can forget what an earlier one decided.
  open func prepareForSolving() {}

  /// Called with what layout has arrived at; true when what the view wants depends on it and has
  /// changed, so that layout solves again.
  open func contentAdapts(to frames: ProvisionalFrames) -> Bool { false }
}

extension View {
  /// What ``intrinsicContentSize`` says for an axis on which the content has no opinion.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Where a text has its baselines in the alignment rectangle of its view, in points.
  ///
  /// The rules are those of stored layouts that Apple's engine computed.
  public enum TextBaselines: Hashable, Sendable {
    /// Lines that start at the top edge and end at the bottom edge, as a label's do.
    case fromEdges(firstFromTop: CGFloat, lastFromBottom: CGFloat)
    /// One line in the middle of the height, its baseline below the middle by this much.
    case fromMiddle(below: CGFloat)
  }

  /// The parts of a view's place that give when its superview's size changes; Apple's raw values.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Makes a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the superview's left edge gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension View: LayoutItem {
  package var layoutView: View? { self }

  package var layoutOwner: View? { superview }

  package var layoutName: String { identifier ?? className }

  /// The name of the view's class without its module.
  package var className: String { "\(type(of: self))" }
}

extension View: Equatable, Hashable {
  /// Views are equal when they are the same object.
  public static func == (lhs: View, rhs: View) -> Bool { lhs === rhs }

  /// Hashes the view's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View: CustomStringConvertible {
  /// The view in Apple's shape, with its identifier in place of an address.
  public var description: String {
    let parts = [frame.minX, frame.minY, frame.width, frame.height].map { plainNumber($0) }
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<\(className)\(name); frame = (\(parts[0]) \(parts[1]); \(parts[2]) \(parts[3]))>"
  }
}
