public import Foundation

/// A rectangle in a tree of rectangles, placed by constraints or by its frame.
///
/// It has UIKit's members that concern layout, under the same names. Only one task at a time may use a tree.
open class View: Responder, LayoutParticipant {
  // Properties that layout reads for every view come first, close together, and small ones fill the gaps. Exclusivity
  // of access isn't checked: each check would cost more than the write of the whole geometry.
  @safe @exclusivity(unchecked) var geometry = ViewGeometry()

  /// Whether subviews are resized by their autoresizing masks when the bounds change.
  open var autoresizesSubviews = true {
    didSet { invalidateRows() }
  }

  /// Whether the frame and the autoresizing mask act as constraints, which is the default for views made in code.
  @safe @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementChanged() } }
  }

  /// Whether content outside the bounds is clipped; layout ignores it.
  open var clipsToBounds = false

  /// The way in which a view that draws fits its content into its bounds; layout ignores it.
  open var contentMode = ContentMode.scaleToFill

  /// Whether `hitTest(_:with:)` finds the view and its subviews; layout ignores it.
  open var isUserInteractionEnabled = true

  @safe @exclusivity(unchecked) var passes = LayoutPassState()

  /// Whether the view is hidden; layout ignores it, except that stack views leave out hidden arranged subviews.
  open var isHidden = false {
    didSet { if isHidden != oldValue { announceVisibility() } }
  }

  @safe @exclusivity(unchecked) var subviewList = ItemList<View>(.owned)

  /// The role of the view's content, which may force a layout direction.
  @safe @exclusivity(unchecked) open var semanticContentAttribute =
    SemanticContentAttribute.unspecified
  { didSet { invalidateSystem() } }

  /// The parts of the view's geometry that are flexible if the superview's size changes, none by default.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { maskChanged() }
  }

  @safe @exclusivity(unchecked) var guideList = ItemList<LayoutGuide>(.owned)
  @safe @exclusivity(unchecked) var heldConstraints = ConstraintList()
  @safe @exclusivity(unchecked) var content = ContentSizePreferences()
  package let reference = ItemReference()
  @safe @exclusivity(unchecked) var controllerLink: ControllerLink?
  @safe @exclusivity(unchecked) var rareMargins = OnDemand<ViewMargins>()
  @safe @exclusivity(unchecked) var rareLook = OnDemand<ViewLook>()
  var ownEnvironment: SharedEnvironment?
  var windowReference: ItemReference?

  /// The name that constraints, figures and reports use for the view.
  open var accessibilityIdentifier: String?

  @safe @exclusivity(unchecked) var announcedMargin: CGFloat?

  /// An integer that identifies the view.
  open var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }

  /// The color that fills the view in figures, or `nil` to use the figure's style.
  open var backgroundColor: Color? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  /// The opacity in figures, from 0 to 1; layout ignores it.
  open var alpha: CGFloat {
    get { look.alpha }
    set { setAlpha(newValue) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color of the view or of the nearest ancestor that has one; otherwise, a default blue.
  open var tintColor: Color! {
    get { firstAncestor { $0.look.tintColor } ?? .interfaceTint }
    set {
      look.tintColor = newValue
      announceTint()
    }
  }

  /// The transform about ``center``; it affects ``frame``, conversions and hit testing, but not constraints or figures.
  open var transform: Transform {
    get { look.transform }
    set { look.transform = newValue }
  }

  /// The window at the root of the tree, or `nil` if no window shows the tree.
  open var window: Window? { shownBy }

  /// Makes a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    geometry.setFrame(frame)
    super.init()
    reference.refer(to: self)
  }

  deinit { releaseReferences() }

  /// Makes a view of size zero.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    geometry.setFrame(coder.frame)
    super.init()
    reference.refer(to: self)
  }

  /// The bounding box of the transformed view in the superview's coordinates, in points.
  ///
  /// Layout rounds the frame to pixels, and doesn't call the setter. Setting the frame places a view that translates
  /// its autoresizing mask, and sizes the root of a tree.
  open var frame: CGRect {
    get { transformedFrame }
    set { setTransformedFrame(newValue.standardized) }
  }

  /// The view's rectangle in its own coordinate system, in points.
  open var bounds: CGRect {
    get { turned(CGRect(origin: geometry.boundsOrigin, size: geometry.frame.size)) }
    set { setBounds(newValue.standardized) }
  }

  /// The position of the layer's anchor point, by default the view's middle, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { untransformedFrame.place(of: anchorPoint) }
    set { setCenter(newValue) }
  }

  /// Returns a frame's alignment rectangle in the superview's coordinates; override ``alignmentRectInsets`` instead.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: toldAlignmentInsets) }

  /// Returns the frame for an alignment rectangle: the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.inset(by: -toldAlignmentInsets) }

  /// Returns the size that fits the content best, in points: the content's size, or else the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContent ?? bounds.size }

  /// Returns whether the bounds contain a point.
  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view at a point in this view's coordinates, or `nil`; skips invisible and disabled subtrees.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? { frontmost(at: point, event) }

  /// Adds a subview in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: View) { insert(view, at: nil) }

  /// Inserts a subview at an index counted from the back.
  open func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Inserts a subview just in front of a sibling.
  open func insertSubview(_ view: View, aboveSubview siblingSubview: View) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Inserts a subview just behind a sibling.
  open func insertSubview(_ view: View, belowSubview siblingSubview: View) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Removes the view from its superview, along with constraints between the view's subtree and items outside it.
  open func removeFromSuperview() { leaveSuperview() }

  /// Schedules ``layoutSubviews()`` for the next layout.
  open func setNeedsLayout() { requestLayout() }

  /// Updates constraints and frames of the whole tree and calls hooks, if anything has changed since the last layout.
  open func layoutIfNeeded() { layOutTree() }

  /// Schedules ``updateProperties()`` for the next layout.
  open func setNeedsUpdateProperties() { requestProperties() }

  /// Calls pending ``updateProperties()`` hooks of the subtree's views and controllers, each view before its subviews.
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }

  /// Schedules ``updateConstraints()`` for the next layout.
  open func setNeedsUpdateConstraints() { requestConstraints() }

  /// Returns whether ``updateConstraints()`` is scheduled for the next layout.
  open func needsUpdateConstraints() -> Bool { passes.needsUpdateConstraints }

  /// Calls pending ``updateConstraints()`` hooks in the tree, each view after its subviews.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// Notes that the content's size has changed, so that layout reads the size again.
  open func invalidateIntrinsicContentSize() { announceContent() }

  /// Returns the view's size, in points, given the constraints inside it and a low-priority constraint to the target
  /// size.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the view's size, in points, given the constraints inside it and the target size at these priorities.
  ///
  /// For the height of a view of a given width, make the width required and give the height a low priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(FittingTarget(targetSize, horizontalFittingPriority, verticalFittingPriority))
  }

  /// The margins: the default distances between the view's edges and its subviews, in points.
  ///
  /// The getter adds the safe area insets and the superview's margins, from the last layout or the current frames. The
  /// setter sets only the view's own margins. Layout uses overrides of this property.
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = newValue.directional(effectiveUserInterfaceLayoutDirection) }
  }

  /// The margins in ``layoutMargins`` with leading and trailing sides; both properties share their storage.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins { $0.explicit = newValue } }
  }

  /// Whether the superview's margins also apply in this view, false by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area insets are added to the margins, true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// The insets that keep content clear of hardware and bars, in points, from the last layout or the current frames.
  open var safeAreaInsets: EdgeInsets { currentSafeArea }

  /// Returns the hooks of a class in another module, or `nil`; the parameter's type prevents accidental overrides.
  open func layoutHooks(_ type: PackageHooks.Type) -> PackageHooks? { nil }

  /// Whether the class requires constraints; the package ignores the value.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the view's layer: ``Layer`` or a subclass of it.
  open class var layerClass: AnyClass { Layer.self }

  /// Never called, unlike ``layoutSubviews()``; present for source compatibility.
  open func layoutSublayers(of layer: Layer) {}

  /// The size of the content, in points, or −1 on an axis without an intrinsic extent.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The insets of the alignment rectangle from the frame, in points.
  open var alignmentRectInsets: EdgeInsets { content.alignmentInsets }

  /// The baselines of the view's own text, or `nil` to use the top and bottom edges, as Apple documents.
  package var textBaselines: TextBaselines? { hooks?.ownTextBaselines }

  /// The view that provides the first baseline, by default ``forLastBaselineLayout``.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }

  /// The view that provides the last baseline, by default the view itself.
  open var forLastBaselineLayout: View { self }

  /// Lays out subviews after constraints have set their frames; overrides may set frames after calling super.
  open func layoutSubviews() { restoreMovedSubviews() }

  /// Updates the view's properties before constraints are updated; overrides call super.
  open func updateProperties() {}

  /// Updates constraints before layout; overrides call super last.
  open func updateConstraints() {}

  /// Called after the effective margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called after the safe area insets have changed.
  open func safeAreaInsetsDidChange() {}

  /// Called before the superview changes; the argument is `nil` if the view will have no superview.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes; the argument is `nil` if the view will have no window.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Called after ``tintColor`` has changed, in this view or in the ancestor from which this view inherits the color.
  open func tintColorDidChange() {}

  /// Draws the view in the current graphics context, with the view's bounds as `rect`, for figures in the `plain` look.
  open func draw(_ rect: CGRect) {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}

  /// The view in the format of Apple's descriptions, with the view's name in place of an address.
  open override var description: String { printedForm }

  final var hooks: (any LayoutHooks)? { layoutHooks(PackageHooks.self)?.hooks }

  final var growsDownward: Bool { hooks?.growsDownward ?? true }

  var figureLook: Appearance { hooks?.figureLook ?? plainLook }

  /// The nearest class, from this class upwards, that the package can instantiate by name.
  class var knownClass: KnownViewClass { .view }

  var ownTextLook: TextLook? { nil }

  var ownMargins: DirectionalEdgeInsets? { nil }

  var baselineFont: Font? { hooks?.baselineFont }

  /// Whether ``sizeThatFits(_:)`` returns the content's size, as in Apple's controls.
  var fitsItsContent: Bool { false }

  /// Returns the constraints that the view makes for its subviews; ``constraints`` doesn't contain them.
  package func makeSystemConstraints() -> [LayoutConstraint] { hooks?.systemConstraints() ?? [] }

  var hiddenGuides: [LayoutGuide] { hooks?.hiddenGuides ?? [] }

  func releaseSubviews() -> [View] { subviewList.removeAll() }

  func arrangedVisibilityChanged() { hooks?.arrangedVisibilityChanged() }

  var arrangesByContent: Bool { hooks?.arrangesByContent ?? false }

  /// The guide whose edges replace this view's edges in constraints of the subviews, or `nil` in most views.
  var contentEdgesGuide: LayoutGuide? { nil }

  var contentAdaptsToFrames: Bool { hooks?.contentAdaptsToFrames ?? false }

  var baselinesAdaptToFrames: Bool { false }

  func prepareForSolving() { hooks?.prepareForSolving() }

  /// Whether the view scrolls its content, so that insets affect the offset of the content.
  var offsetDependsOnInsets: Bool { false }

  /// Moves scrolled content to its resting offset in a solved tree, and returns whether the content moved.
  func restContentOffset(in frames: ProvisionalFrames) -> Bool { false }

  func announceOwnInsets() {}

  func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    hooks?.contentAdapts(to: frames) ?? false
  }
}
