public import Foundation

/// A rectangle in a tree of rectangles, laid out by constraints or by its frame.
///
/// It has the layout-bearing part of UIKit's view under the same names. A class, as Apple's is:
/// superviews, constraints and the author all refer to the same view. Views are bound to no actor;
/// a tree is used by one task at a time.
open class View: Responder, LayoutParticipant {
  // What layout looks at for every view comes first, close together; what is small fills the gaps.
  // It writes the geometry as a whole: a check of each access would cost more than that.
  @safe @exclusivity(unchecked) var geometry = ViewGeometry()

  /// Whether subviews follow their autoresizing masks when the bounds change.
  open var autoresizesSubviews = true {
    didSet { invalidateRows() }
  }

  /// Whether frame and autoresizing mask act as constraints; true for views made in code.
  @safe @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementChanged() } }
  }

  /// Whether what lies outside of the bounds is cut off; layout does not depend on it.
  open var clipsToBounds = false

  /// How a view that draws fits its content into its bounds; layout does not depend on it.
  open var contentMode = ContentMode.scaleToFill

  /// Whether ``hitTest(_:with:)`` finds the view and what is in it; layout does not depend on it.
  open var isUserInteractionEnabled = true

  @safe @exclusivity(unchecked) var passes = LayoutPassState()

  /// Whether the view is left out of pictures; only stack views lay out differently for it.
  open var isHidden = false {
    didSet { if isHidden != oldValue { announceVisibility() } }
  }

  @safe @exclusivity(unchecked) var subviewList = ItemList<View>(.owned)

  /// Whether and how the view's content decides against the interface's direction.
  @safe @exclusivity(unchecked) open var semanticContentAttribute =
    SemanticContentAttribute.unspecified
  { didSet { invalidateSystem() } }

  /// Which parts give when the superview's size changes; none by default.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { maskChanged() }
  }

  @safe @exclusivity(unchecked) var guideList = ItemList<LayoutGuide>(.owned)
  @safe @exclusivity(unchecked) var heldConstraints = ConstraintList()
  @safe @exclusivity(unchecked) var content = ContentSizePreferences()
  package let reference = ItemReference()
  /// The way to the controller that this is the view of.
  @safe @exclusivity(unchecked) var controllerLink: ControllerLink?
  @safe @exclusivity(unchecked) var rareMargins = OnDemand<ViewMargins>()
  @safe @exclusivity(unchecked) var rareLook = OnDemand<ViewLook>()
  var ownEnvironment: SharedEnvironment?
  /// What stands for the window that shows the view.
  var windowReference: ItemReference?

  /// The name that constraints, figures and reports use for the view.
  open var accessibilityIdentifier: String?

  @safe @exclusivity(unchecked) var announcedMargin: CGFloat?

  /// An integer that the author may find the view by.
  open var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }

  /// The fill in figures; nil leaves it to the figure's style.
  open var backgroundColor: Color? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  /// The opacity in figures, from 0 to 1; layout does not depend on it.
  open var alpha: CGFloat {
    get { look.alpha }
    set { setAlpha(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the content: the view's, that of the nearest superview with one, or a blue.
  open var tintColor: Color! {
    get { firstAncestor { $0.look.tintColor } ?? .interfaceTint }
    set {
      look.tintColor = newValue
      announceTint()
    }
  }

  /// How the view is shown in place of where layout puts it, about ``center``.
  ///
  /// Layout does not depend on it, as with Apple: constraints are about the view before it. Conversions
  /// between coordinates, hits and ``frame`` do; figures leave it out.
  open var transform: Transform {
    get { look.transform }
    set { look.transform = newValue }
  }

  /// The window at the root of the tree; nil for a tree that no window shows.
  open var window: Window? { shownBy }

  /// Makes a view at a rectangle in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    geometry.setFrame(frame)
    super.init()
    reference.refer(to: self)
  }

  deinit { letGo() }

  /// Makes a view without extent.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    geometry.setFrame(coder.frame)
    super.init()
    reference.refer(to: self)
  }

  /// The smallest rectangle around the transformed view in the superview's coordinates, in points.
  ///
  /// Layout rounds it to pixels, and does not go through the setter. Setting it places views that
  /// translate their autoresizing mask, and sizes the root of a tree.
  open var frame: CGRect {
    get { shownFrame }
    set { setShownFrame(newValue.standardized) }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { turned(CGRect(origin: geometry.boundsOrigin, size: geometry.frame.size)) }
    set { setBounds(newValue.standardized) }
  }

  /// The place of the anchor point, the middle unless the layer has another, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { toldFrame.place(of: anchorPoint) }
    set { setCenter(newValue) }
  }

  /// The rectangle that constraints align for a frame, both in the superview's coordinates.
  ///
  /// An override has to be the inverse of ``frame(forAlignmentRect:)``; layout itself goes by
  /// ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: toldAlignmentInsets) }

  /// The frame for a rectangle that constraints align: the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.inset(by: -toldAlignmentInsets) }

  /// The size that fits the content best, in points: what contents want, or else the present one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContent ?? bounds.size }

  /// Whether a point of the view's own coordinates lies in it.
  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }

  /// The frontmost view, never a guide, at a point of this view's coordinates; nil outside of it.
  ///
  /// Views that are hidden, all but transparent or not to be touched are passed by with all in them.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? { frontmost(at: point, event) }

  /// Puts a view in front of the others in this one, taking it from where it was.
  open func addSubview(_ view: View) { insert(view, at: nil) }

  /// Puts a view among the others, at a position counted from the back.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Puts a view just in front of a sibling.
  open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Puts a view just behind a sibling.
  open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Removes the view from its superview, with the constraints between its subtree and the views above.
  open func removeFromSuperview() { leaveSuperview() }

  /// Asks for ``layoutSubviews()`` in the next layout.
  open func setNeedsLayout() { requestLayout() }

  /// Brings constraints, frames and hooks of the whole tree up to date, if anything has changed.
  open func layoutIfNeeded() { layOutTree() }

  /// Asks for ``updateProperties()`` in the next layout.
  open func setNeedsUpdateProperties() { requestProperties() }

  /// Calls ``updateProperties()`` of every view in this one's tree that asked for it, and of their
  /// controllers, views before their subviews.
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }

  /// Asks for ``updateConstraints()`` in the next layout.
  open func setNeedsUpdateConstraints() { requestConstraints() }

  /// Whether ``updateConstraints()`` will be called in the next layout.
  open func needsUpdateConstraints() -> Bool { passes.needsUpdateConstraints }

  /// Calls ``updateConstraints()`` of every view in the tree that asked for it, subviews first.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// Says that the content's size has changed, so that layout asks for it again.
  open func invalidateIntrinsicContentSize() { announceContent() }

  /// The size in points that constraints in the view give it near a target, which counts less than most.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size, in points, that constraints in the view give it near a target of these priorities.
  ///
  /// Changes nothing, and depends on nothing outside of the view. A required width with a weak height is how
  /// tall a row of that width is.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(FittingTarget(targetSize, horizontalFittingPriority, verticalFittingPriority))
  }

  /// The distances that subviews should keep from the edges, in points.
  ///
  /// Reading gives what is in effect as of the last layout or of the present frames, with the safe area's
  /// insets and the superview's margins. Writing sets the view's own part. Layout uses overrides.
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = newValue.directional(effectiveUserInterfaceLayoutDirection) }
  }

  /// ``layoutMargins`` by reading direction: the same storage.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins { $0.explicit = newValue } }
  }

  /// Whether the view's margins are at least what is left of the superview's at its edges.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area's insets are added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// The insets of hardware and bars, in points, as of the last layout or of the present frames.
  open var safeAreaInsets: EdgeInsets { currentSafeArea }

  /// The hooks of a class in another module of the package, or `nil` for other classes.
  ///
  /// Only the package can make hooks, and no member of a subclass has this parameter's type by accident.
  open func layoutHooks(_ type: PackageHooks.Type) -> PackageHooks? { nil }

  /// Whether views of the class make no sense without constraints, which every tree here is laid out by.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the view's layer, which is to be a ``Layer``.
  open class var layerClass: AnyClass { Layer.self }

  /// Lays out layers on a device; never called here: override ``layoutSubviews()``.
  open func layoutSublayers(of layer: Layer) {}

  /// The size of the content, in points, or −1 for an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// How far the rectangle that constraints align lies inside the frame, in points.
  open var alignmentRectInsets: EdgeInsets { content.alignmentInsets }

  /// The baselines of the view's own text, or `nil` for views without text: their first baseline is their
  /// top edge, and their last one their bottom edge (documentation).
  package var textBaselines: TextBaselines? { hooks?.ownTextBaselines }

  /// The view whose first baseline stands for this one's; itself unless it is made of others.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }

  /// The view whose last baseline stands for this one's; itself unless it is made of others.
  open var forLastBaselineLayout: View { self }

  /// Lays out what the engine does not, after frames are set; overrides may read frames, and set them after calling super.
  open func layoutSubviews() { takeBackMovedSubviews() }

  /// Sets what the view shows, before constraints are changed; overrides call super.
  open func updateProperties() {}

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

  /// Called before the view gets into another window, or none.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the view got into another window, or none.
  open func didMoveToWindow() {}

  /// Called when ``tintColor`` was set, for the view or for one that it takes it from.
  open func tintColorDidChange() {}

  /// Draws the view in the current context; called with the bounds for each plain figure.
  open func draw(_ rect: CGRect) {}

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view leaves this one.
  open func willRemoveSubview(_ subview: View) {}

  /// The view in the shape of Apple's descriptions, with its name in place of an address.
  open override var description: String { printedForm }

  /// The hooks of a class in another module of the package.
  final var hooks: (any LayoutHooks)? { layoutHooks(PackageHooks.self)?.hooks }

  final var growsDownward: Bool { hooks?.growsDownward ?? true }

  /// The view's appearance in figures.
  var figureLook: Appearance { hooks?.figureLook ?? plainLook }

  /// The nearest class that the package can make by name.
  class var knownClass: KnownViewClass { .view }

  /// The look of the view's own text, or `nil` if it has none.
  var ownTextLook: TextLook? { nil }

  /// The margins of the class, in points, or `nil` for the platform's.
  var ownMargins: DirectionalEdgeInsets? { nil }

  /// The font of the text, for distances between baselines, or `nil` for views without text.
  var baselineFont: Font? { hooks?.baselineFont }

  /// Whether ``sizeThatFits(_:)`` returns the content's size, as that of Apple's controls does.
  var fitsItsContent: Bool { false }

  /// Makes the view's own constraints for its subviews, which are not among ``constraints``.
  ///
  /// Called again after ``invalidateIntrinsicContentSize()`` and ``contentAdapts(to:)``.
  package func makeSystemConstraints() -> [LayoutConstraint] { hooks?.systemConstraints() ?? [] }

  /// The guides of the view's own constraints, which appear in no result.
  var hiddenGuides: [LayoutGuide] { hooks?.hiddenGuides ?? [] }

  /// Removes the subviews, which nothing else in the view refers to then, and returns them.
  func releaseSubviews() -> [View] { subviewList.removeAll() }

  /// Called when a subview was hidden or shown.
  func arrangedVisibilityChanged() { hooks?.arrangedVisibilityChanged() }

  /// Whether the view's own constraints depend on the content sizes of its subviews.
  var arrangesByContent: Bool { hooks?.arrangesByContent ?? false }

  /// The guide whose edges stand for the view's in constraints of its subviews, or `nil` for most views.
  var contentEdgesGuide: LayoutGuide? { nil }

  /// Whether the content depends on solved frames, so that ``contentAdapts(to:)`` is called.
  var contentAdaptsToFrames: Bool { hooks?.contentAdaptsToFrames ?? false }

  /// Whether the baselines of its text follow from that, too.
  var baselinesAdaptToFrames: Bool { false }

  /// Called before a layout is solved, to reset ``adaptation``.
  func prepareForSolving() { hooks?.prepareForSolving() }

  /// Whether the view shows a part of its content, which rests against insets.
  var restsByInsets: Bool { false }

  /// Called with the solved tree, to let a content rest that is shown in part; true if it moved.
  func restsElsewhere(in system: LayoutSystem) -> Bool { false }

  /// Called after every solve, to announce insets that the class has besides a view's own.
  func announceOwnInsets() {}

  /// Called with solved frames; returns true if that changed ``adaptation``.
  func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    hooks?.contentAdapts(to: frames) ?? false
  }
}
