public import AutoLayout
public import Foundation

/// AppKit's stack view: a row or column of views in three gravity areas, or filling the stack.
///
/// Behavior and defaults follow the header `NSStackView.h` and Apple's documentation.
open class NSStackView: NSView, LayoutSettingsSource {
  /// The direction in which views are stacked.
  open var orientation = LayoutConstraint.Orientation.horizontal {
    didSet { invalidateSystemConstraints() }
  }

  /// The attribute by which views are aligned across the orientation, inset by ``edgeInsets``; the center by default.
  ///
  /// With `notAnAttribute` or an attribute along the orientation, other constraints have to align the views.
  open var alignment: LayoutConstraint.Attribute {
    get { chosenAlignment ?? (orientation == .horizontal ? .centerY : .centerX) }
    set {
      chosenAlignment = newValue
      invalidateSystemConstraints()
    }
  }

  /// The distribution of views along the orientation.
  open var distribution = Distribution.gravityAreas { didSet { invalidateSystemConstraints() } }

  /// The distance between adjacent views, in points, which is a minimum for some distributions.
  ///
  /// A number that isn't finite stops the program; ``setSpacing(_:)`` throws instead.
  open var spacing: CGFloat {
    get { storedSpacing }
    set { trapping { () throws(NSView.ArrangementError) in try setSpacing(newValue) } }
  }

  /// The insets of views from the stack's edges, in points, regardless of layout direction and orientation.
  ///
  /// Numbers that aren't finite stop the program; ``setEdgeInsets(_:)`` throws instead.
  open var edgeInsets: EdgeInsets {
    get { storedInsets }
    set { trapping { () throws(NSView.ArrangementError) in try setEdgeInsets(newValue) } }
  }

  /// Whether hidden views are excluded from layout.
  open var detachesHiddenViews = true { didSet { invalidateSystemConstraints() } }

  /// The delegate, which is notified when views are detached and attached again.
  open weak var delegate: (any NSStackViewDelegate)?

  /// The views that were reported to the delegate as detached.
  private var announcedViews: [NSView] = []

  private var chosenAlignment: LayoutConstraint.Attribute?
  private var storedSpacing = PlatformProfile.macOS.desktop.stackSpacing
  private var storedInsets = EdgeInsets.zero
  /// All views in order, including detached ones.
  var order = ItemList<View>(.arranged)
  var settings: [ObjectIdentifier: Managed] = [:]
  /// The number of views in each gravity area.
  var areaCounts: [Gravity: Int] = [:]
  /// The hugging priorities by axis, 249.99998 by default, as in Interface Builder documents.
  ///
  /// The default is just below the default of other views, so distances grow before views do.
  private var hugging = Array(
    repeating: LayoutPriority(LayoutPriority.defaultLow.rawValue.nextDown), count: 2)
  private var clippingResistance = [LayoutPriority.required, .required]
  /// The visibility priority below which views are detached because they don't fit, or 0 if all views fit.
  private var droppedBelow: Float { Float(adaptation ?? 0) }

  /// A view with its settings.
  struct Managed {
    let view: NSView
    var gravity: Gravity
    var visibility = VisibilityPriority.mustHold
    var customSpacing: CGFloat?
  }

  /// Creates a row of views in the leading area; constraints have to position the stack.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    setViews(views, in: .leading)
  }

  /// The priority with which the stack hugs its views along an axis.
  open func huggingPriority(for orientation: LayoutConstraint.Orientation) -> LayoutPriority {
    hugging[orientation.rawValue]
  }

  /// Sets the priority with which the stack hugs its views along an axis.
  ///
  /// A priority out of range stops the program; ``setStackHugging(_:for:)`` throws instead.
  open func setHuggingPriority(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) {
    trapping { () throws(NSView.ArrangementError) in try setStackHugging(priority, for: orientation)
    }
  }

  /// The priority with which the stack resists clipping its views at its trailing and bottom edges.
  open func clippingResistancePriority(
    for orientation: LayoutConstraint.Orientation
  ) -> LayoutPriority {
    clippingResistance[orientation.rawValue]
  }

  /// Sets the priority with which the stack resists clipping its views.
  ///
  /// A priority out of range stops the program; ``setClippingResistance(_:for:)`` throws instead.
  open func setClippingResistancePriority(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) {
    trapping { () throws(NSView.ArrangementError) in
      try setClippingResistance(priority, for: orientation)
    }
  }

  /// Sets ``spacing``.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setSpacing(_ spacing: CGFloat) throws(NSView.ArrangementError) {
    storedSpacing = try finite(spacing, "spacing")
    invalidateSystemConstraints()
  }

  /// Sets ``edgeInsets``.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setEdgeInsets(_ insets: EdgeInsets) throws(NSView.ArrangementError) {
    for inset in [insets.top, insets.left, insets.bottom, insets.right] {
      _ = try finite(inset, "edgeInsets")
    }
    storedInsets = insets
    invalidateSystemConstraints()
  }

  /// Sets the priority with which the stack hugs its views along an axis.
  ///
  /// - Throws: `ArrangementError.layout` for a priority that isn't above 0 and at most 1000.
  @_disfavoredOverload
  public func setStackHugging(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) throws(NSView.ArrangementError) {
    hugging[orientation.rawValue] = try legal(priority)
    invalidateSystemConstraints()
  }

  /// Sets the priority with which the stack resists clipping its views.
  ///
  /// - Throws: `ArrangementError.layout` for a priority that isn't above 0 and at most 1000.
  @_disfavoredOverload
  public func setClippingResistance(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) throws(NSView.ArrangementError) {
    clippingResistance[orientation.rawValue] = try legal(priority)
    invalidateSystemConstraints()
  }

  private func legal(_ priority: LayoutPriority) throws(NSView.ArrangementError) -> LayoutPriority {
    guard priority.isLegal else { throw .layout(.priorityOutOfRange(priority.rawValue)) }
    return priority
  }

  open override func layoutSubviews() {
    let detached = detachedViews
    let (gone, back) = (
      detached.filter { !announcedViews.contains($0) },
      announcedViews.filter { !detached.contains($0) && $0.superview === self }
    )
    announcedViews = detached
    if !gone.isEmpty { delegate?.stackView(self, willDetach: gone) }
    if !back.isEmpty { delegate?.stackView(self, didReattach: back) }
    super.layoutSubviews()
  }

  open override var forFirstBaselineLayout: View { attachedViews.first ?? self }

  open override var forLastBaselineLayout: View {
    (orientation == .horizontal ? attachedViews.first : attachedViews.last) ?? self
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    forget(subview)
    invalidateSystemConstraints()
  }

  package override func arrangedVisibilityChanged() { invalidateSystemConstraints() }

  package override func systemConstraints() -> [LayoutConstraint] {
    DesktopStackArrangement(stack: self).constraints
  }

  package override var arrangesByContent: Bool { distribution == .fillProportionally }

  open var layoutSettings: [LayoutSetting] {
    [
      LayoutSetting("orientation", orientation.word),
      LayoutSetting("distribution", distribution.word),
      LayoutSetting("alignment", alignment.name), LayoutSetting("spacing", spacing),
    ] + (edgeInsets == .zero ? [] : [LayoutSetting("edgeInsets", edgeInsets)])
  }

  package override var contentAdaptsToFrames: Bool {
    clippingResistancePriority(for: orientation).rawValue < 1000
  }

  package override func prepareForSolving() { adaptation = nil }

  /// Detaches all views of the lowest visibility priority if the last view doesn't fit; returns whether it did.
  package override func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    guard contentAdaptsToFrames, isCutOff(in: frames) else { return false }
    let attached = managed.filter { isAttached($0) && $0.visibility < .mustHold }
    guard let lowest = attached.map(\.visibility.rawValue).min() else { return false }
    adaptation = CGFloat(lowest.nextUp)
    return true
  }

  func isAttached(_ entry: Managed) -> Bool {
    let isHidden = detachesHiddenViews && entry.view.isHidden
    return !isHidden && entry.visibility.rawValue > 0 && entry.visibility.rawValue >= droppedBelow
  }

  private func isCutOff(in frames: ProvisionalFrames) -> Bool {
    guard let last = attachedViews.last else { return false }
    let own = frames.alignmentRect(of: self)
    let end = frames.alignmentRect(of: last)
    let excess =
      orientation == .vertical
      ? end.maxY - own.maxY + edgeInsets.bottom
      : userInterfaceLayoutDirection == .leftToRight
        ? end.maxX - own.maxX + edgeInsets.right : own.minX + edgeInsets.left - end.minX
    // Rounding errors of the solver don't count as clipping.
    return excess > 1e-6
  }
}
