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
  public internal(set) var superview: View? {
    get { superviewReference?.view }
    set { superviewReference = newValue?.reference }
  }

  /// The views that lie in this one, from back to front.
  public internal(set) var subviews: [View] = []

  /// The guides that lie in this view, in the order they were added or first asked for.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  /// Whether frame and autoresizing mask act as constraints; true for views made in code.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      // A root is as large as the canvas or as its constraints say.
      if superview == nil { invalidateSystem() } else { invalidateRows() }
    }
  }

  /// Which parts give when the superview's size changes; none by default.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet {
      resetAutoresizingReference()
      invalidateRows()
    }
  }

  /// Whether subviews follow their autoresizing masks when the bounds change.
  open var autoresizesSubviews = true {
    didSet { invalidateRows() }
  }

  /// Whether and how the view's content decides against the interface's direction.
  open var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { invalidateSystem() }
  }

  /// What surrounds the tree, where this view is the root of it; nil for the default.
  public var layoutEnvironment: LayoutEnvironment? {
    get { ownEnvironment?.environment }
    set {
      ownEnvironment = newValue.map { SharedEnvironment($0) }
      invalidateSystem()
    }
  }

  private var ownEnvironment: SharedEnvironment?

  package let reference = ItemReference()
  private var superviewReference: ItemReference?
  @exclusivity(unchecked) var heldConstraints = ConstraintList()

  // Layout writes these for every view, always as a whole, so a check of each access would cost
  // more than the writing and find nothing.
  @exclusivity(unchecked) var geometry = ViewGeometry()
  var content = ContentSizePreferences()
  var margins = ViewMargins()
  @exclusivity(unchecked) var passes = LayoutPassState()

  /// Makes a view at a rectangle in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    geometry.setFrame(frame)
    reference.refer(to: self)
  }

  deinit {
    reference.clear()
    for constraint in heldConstraints.all { constraint.unlink() }
    // What lies in the view goes view by view, so that no depth overflows the program's stack.
    var leaving = releaseSubviews()
    while var view = leaving.popLast() {
      if isKnownUniquelyReferenced(&view) { leaving.append(contentsOf: view.releaseSubviews()) }
    }
  }

  /// Makes a view without extent.
  public convenience init() { self.init(frame: .zero) }

  // MARK: - Overriding points

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

  /// The font of the view's text; nil for views without text.
  var textFont: Font? { nil }

  /// Constraints that the view makes by itself for its subviews, such as a stack view's.
  func makeSystemConstraints() -> [LayoutConstraint] { [] }

  /// Lets go of the subviews, which nothing else in the view refers to then, and returns them.
  func releaseSubviews() -> [View] {
    defer { subviews = [] }
    return subviews
  }

  /// Called when an arranged subview was hidden or shown.
  func arrangedVisibilityChanged() {}

  /// Whether the sizes that subviews' contents want decide over the constraints that it makes.
  var arrangesByContent: Bool { false }

  /// The guide whose edges stand for the view's to what lies in it; nil for most views.
  var contentEdgesGuide: LayoutGuide? { nil }

  /// Whether the content's size depends on the solved width.
  var contentAdaptsToWidth: Bool { false }

  /// Called before every solve, so that contents can forget what an earlier one decided.
  func prepareForSolving() {}

  /// Called with the solved width in points; true when the content's size depends on it and has
  /// changed.
  func contentAdapts(toWidth width: CGFloat) -> Bool { false }
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
