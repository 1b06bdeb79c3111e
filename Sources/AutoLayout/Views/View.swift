public import Foundation

/// A rectangle in a tree of rectangles, laid out by constraints or by its frame.
///
/// It has the members of UIKit's view that concern layout, under the same names. A class, as Apple's is, because
/// constraints and authors share views. Views aren't isolated to an actor; only one task at a time may use a tree.
open class View: Responder, LayoutParticipant {
  // Properties that layout reads for every view come first, close together, and small ones fill the gaps. Exclusivity
  // of access isn't checked: each check would cost more than the write of the whole geometry.
  @safe @exclusivity(unchecked) var geometry = ViewGeometry()

  /// Whether subviews follow their autoresizing masks when the bounds change.
  open var autoresizesSubviews = true {
    didSet { invalidateRows() }
  }

  /// Whether the frame and the autoresizing mask act as constraints; true for views made in code.
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

  /// Whether the view is hidden; only stack views lay out differently for it.
  open var isHidden = false {
    didSet { if isHidden != oldValue { announceVisibility() } }
  }

  @safe @exclusivity(unchecked) var subviewList = ItemList<View>(.owned)

  /// The role of the content for the layout direction, which it may force.
  @safe @exclusivity(unchecked) open var semanticContentAttribute =
    SemanticContentAttribute.unspecified
  { didSet { invalidateSystem() } }

  /// The parts of the geometry that are flexible if the superview's size changes; none by default.
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

  /// The fill in figures; `nil` to use the figure's style.
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
  /// The tint color: the view's own, the nearest ancestor's, or a default blue.
  open var tintColor: Color! {
    get { firstAncestor { $0.look.tintColor } ?? .interfaceTint }
    set {
      look.tintColor = newValue
      announceTint()
    }
  }

  /// The transform about ``center``, which affects ``frame``, conversions between coordinates, and hit testing.
  ///
  /// Layout and pictures ignore it; as in UIKit, constraints refer to the view before the transform.
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

  /// Makes a view from a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    guard let coder = coder as? NibCoder else { return nil }
    geometry.setFrame(coder.frame)
    super.init()
    reference.refer(to: self)
  }

  /// The bounding box of the transformed view in the superview's coordinates, in points.
  ///
  /// Layout rounds it to pixels, and doesn't call the setter. Setting it places views that translate their autoresizing
  /// mask, and sizes the root of a tree.
  open var frame: CGRect {
    get { transformedFrame }
    set { setTransformedFrame(newValue.standardized) }
  }

  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { turned(CGRect(origin: geometry.boundsOrigin, size: geometry.frame.size)) }
    set { setBounds(newValue.standardized) }
  }

  /// The position of the layer's anchor point, by default the middle, in the superview's coordinates, in points.
  open var center: CGPoint {
    get { untransformedFrame.place(of: anchorPoint) }
    set { setCenter(newValue) }
  }

  /// The alignment rectangle for a frame, both in the superview's coordinates.
  ///
  /// An override has to be the inverse of ``frame(forAlignmentRect:)``. Layout itself uses ``alignmentRectInsets``.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: toldAlignmentInsets) }

  /// The frame for an alignment rectangle: the inverse of ``alignmentRect(forFrame:)``.
  open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.inset(by: -toldAlignmentInsets) }

  /// The size that fits the content best, in points: the content's size, or else the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { sizeOfContent ?? bounds.size }

  /// Returns whether the bounds contain a point.
  open func point(inside point: CGPoint, with event: Event?) -> Bool { bounds.contains(point) }

  /// The frontmost view at a point in this view's coordinates, or `nil` if the point is outside; it is never a guide.
  ///
  /// Skips hidden or almost transparent views, and views with user interaction disabled, including their subviews.
  open func hitTest(_ point: CGPoint, with event: Event?) -> View? { frontmost(at: point, event) }

  /// Adds a subview in front of the others, and removes it from its previous superview.
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

  /// Removes the view from its superview, with the constraints between its subtree and items outside it.
  open func removeFromSuperview() { leaveSuperview() }

  /// Schedules ``layoutSubviews()`` for the next layout.
  open func setNeedsLayout() { requestLayout() }

  /// Updates constraints and frames of the whole tree and calls hooks, if anything has changed.
  open func layoutIfNeeded() { layOutTree() }

  /// Schedules ``updateProperties()`` for the next layout.
  open func setNeedsUpdateProperties() { requestProperties() }

  /// Calls pending ``updateProperties()`` hooks of the subtree's views, each before its subviews, and of controllers.
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }

  /// Schedules ``updateConstraints()`` for the next layout.
  open func setNeedsUpdateConstraints() { requestConstraints() }

  /// Returns whether ``updateConstraints()`` is scheduled for the next layout.
  open func needsUpdateConstraints() -> Bool { passes.needsUpdateConstraints }

  /// Calls pending ``updateConstraints()`` hooks in the tree, of subviews first.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// Marks the content's size as changed, so that layout reads it again.
  open func invalidateIntrinsicContentSize() { announceContent() }

  /// The size, in points, that the constraints in the view give it for a target of low priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size, in points, that the constraints in the view give it for a target with these priorities.
  ///
  /// Changes nothing, and doesn't depend on anything outside the view. A required width with a low-priority height
  /// gives the height of a row of that width.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    fittingSize(FittingTarget(targetSize, horizontalFittingPriority, verticalFittingPriority))
  }

  /// The default distances between the edges and subviews, in points.
  ///
  /// The getter returns the margins of the last layout or current frames, including the safe area insets and the
  /// superview's margins. The setter sets the view's own part. Layout uses overrides.
  open var layoutMargins: EdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = newValue.directional(effectiveUserInterfaceLayoutDirection) }
  }

  /// ``layoutMargins`` by reading direction, with the same storage.
  open var directionalLayoutMargins: DirectionalEdgeInsets {
    get { effectiveMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setMargins { $0.explicit = newValue } }
  }

  /// Whether the superview's margins also apply in this view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { setMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area insets are added to the margins; true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { setMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// The safe area insets of hardware and bars, in points, as of the last layout or the current frames.
  open var safeAreaInsets: EdgeInsets { currentSafeArea }

  /// The hooks of a class in another module of the package, or `nil` for other classes.
  ///
  /// Only the package can make hooks, and no member of a subclass has this parameter's type by accident.
  open func layoutHooks(_ type: PackageHooks.Type) -> PackageHooks? { nil }

  /// Whether the class requires constraints; stored for source compatibility.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The class of the view's layer: ``Layer`` or a subclass.
  open class var layerClass: AnyClass { Layer.self }

  /// Lays out sublayers; never called, unlike ``layoutSubviews()``.
  open func layoutSublayers(of layer: Layer) {}

  /// The size of the content, in points, with −1 for an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The insets of the alignment rectangle from the frame, in points.
  open var alignmentRectInsets: EdgeInsets { content.alignmentInsets }

  /// The baselines of the view's own text, or `nil` for views without text.
  ///
  /// Without text, the first baseline is the top edge, and the last one the bottom edge (Apple's documentation).
  package var textBaselines: TextBaselines? { hooks?.ownTextBaselines }

  /// The view that provides the first baseline; the view itself by default.
  open var forFirstBaselineLayout: View { forLastBaselineLayout }

  /// The view that provides the last baseline; the view itself by default.
  open var forLastBaselineLayout: View { self }

  /// Lays out subviews after constraints have set frames; overrides may read frames, and set them after calling super.
  open func layoutSubviews() { restoreMovedSubviews() }

  /// Updates the view's properties, before constraints are updated; overrides call super.
  open func updateProperties() {}

  /// Updates constraints before layout; overrides call super last.
  open func updateConstraints() {}

  /// Called after the effective margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called after the safe area insets have changed.
  open func safeAreaInsetsDidChange() {}

  /// Called before the superview changes; `nil` for none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes; `nil` for none.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the window has changed.
  open func didMoveToWindow() {}

  /// Called after ``tintColor`` has changed, for the view or for an ancestor that it inherits it from.
  open func tintColorDidChange() {}

  /// Draws the view in the current context; called with the bounds for each plain figure.
  open func draw(_ rect: CGRect) {}

  /// Called after a subview was added.
  open func didAddSubview(_ subview: View) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: View) {}

  /// The view in the format of Apple's descriptions, with its name in place of an address.
  open override var description: String { printedForm }

  final var hooks: (any LayoutHooks)? { layoutHooks(PackageHooks.self)?.hooks }

  final var growsDownward: Bool { hooks?.growsDownward ?? true }

  var figureLook: Appearance { hooks?.figureLook ?? plainLook }

  /// The nearest superclass, or the class itself, that the package can make by name.
  class var knownClass: KnownViewClass { .view }

  var ownTextLook: TextLook? { nil }

  var ownMargins: DirectionalEdgeInsets? { nil }

  var baselineFont: Font? { hooks?.baselineFont }

  /// Whether ``sizeThatFits(_:)`` returns the content's size, as in Apple's controls.
  var fitsItsContent: Bool { false }

  /// Makes the view's own constraints for its subviews, which are not among ``constraints``.
  ///
  /// Called again after ``invalidateIntrinsicContentSize()`` and ``contentAdapts(to:)``.
  package func makeSystemConstraints() -> [LayoutConstraint] { hooks?.systemConstraints() ?? [] }

  var hiddenGuides: [LayoutGuide] { hooks?.hiddenGuides ?? [] }

  func releaseSubviews() -> [View] { subviewList.removeAll() }

  func arrangedVisibilityChanged() { hooks?.arrangedVisibilityChanged() }

  var arrangesByContent: Bool { hooks?.arrangesByContent ?? false }

  /// The guide whose edges stand for the view's in constraints of its subviews, or `nil` for most views.
  var contentEdgesGuide: LayoutGuide? { nil }

  var contentAdaptsToFrames: Bool { hooks?.contentAdaptsToFrames ?? false }

  var baselinesAdaptToFrames: Bool { false }

  func prepareForSolving() { hooks?.prepareForSolving() }

  /// Whether the view scrolls its content, so that insets affect the content's offset.
  var offsetDependsOnInsets: Bool { false }

  /// Moves scrolled content to its resting offset in a solved tree, and returns whether it moved.
  func restContentOffset(in system: LayoutSystem) -> Bool { false }

  func announceOwnInsets() {}

  func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    hooks?.contentAdapts(to: frames) ?? false
  }
}
