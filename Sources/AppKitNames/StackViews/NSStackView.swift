public import AutoLayout
public import Foundation

/// AppKit's stack view: rows and columns of views, in three areas or filling the stack.
///
/// Rules and defaults are those of the header `NSStackView.h` and of Apple's documentation.
open class NSStackView: NSView, LayoutSettingsSource {
  /// The direction in which views follow each other.
  open var orientation = LayoutConstraint.Orientation.horizontal {
    didSet { invalidateSystemConstraints() }
  }

  /// What of each view lies at the same of the stack across its orientation: the middle by default,
  /// in points of which the edge insets are taken.
  ///
  /// An attribute along the orientation, or none, leaves views to other constraints.
  open var alignment: LayoutConstraint.Attribute {
    get { chosenAlignment ?? (orientation == .horizontal ? .centerY : .centerX) }
    set {
      chosenAlignment = newValue
      invalidateSystemConstraints()
    }
  }

  /// How views share the space along the orientation.
  open var distribution = Distribution.gravityAreas { didSet { invalidateSystemConstraints() } }

  /// The distance between neighbours in points, or the least where it may grow.
  ///
  /// Stops the program for a number that is not finite; ``setSpacing(_:)`` throws instead.
  open var spacing: CGFloat {
    get { storedSpacing }
    set { trapping { () throws(NSView.ArrangementError) in try setSpacing(newValue) } }
  }

  /// The distances between views and edges, in points; they neither mirror nor turn.
  ///
  /// Stops the program for numbers that are not finite; ``setEdgeInsets(_:)`` throws instead.
  open var edgeInsets: EdgeInsets {
    get { storedInsets }
    set { trapping { () throws(NSView.ArrangementError) in try setEdgeInsets(newValue) } }
  }

  /// Whether hidden views take no part in the layout.
  open var detachesHiddenViews = true { didSet { invalidateSystemConstraints() } }

  /// What is told of views that leave the layout, and of those that are back.
  open weak var delegate: (any NSStackViewDelegate)?

  /// The views that the delegate knows to be out of the layout.
  private var announcedViews: [NSView] = []

  private var chosenAlignment: LayoutConstraint.Attribute?
  private var storedSpacing = PlatformProfile.macOS.desktop.stackSpacing
  private var storedInsets = EdgeInsets.zero
  /// All views in their order; what the stack knows of each is in `settings`.
  var order = ItemList<View>(.arranged)
  var settings: [ObjectIdentifier: Managed] = [:]
  /// How many views each area has.
  var areaCounts: [Gravity: Int] = [:]
  /// Just below what views hug their contents with, as Interface Builder stores it for every stack
  /// view: 249.99998.
  ///
  /// So it is distances that grow first, and not views.
  private var hugging = Array(
    repeating: LayoutPriority(LayoutPriority.defaultLow.rawValue.nextDown), count: 2)
  private var clippingResistance = [LayoutPriority.required, .required]
  /// Below which priority views were dropped because there is no room; 0 while there is.
  private var droppedBelow: Float { Float(adaptation ?? 0) }

  /// A view with what the stack knows of it.
  struct Managed {
    let view: NSView
    var gravity: Gravity
    var visibility = VisibilityPriority.mustHold
    var customSpacing: CGFloat?
  }

  /// Makes a row of views in the leading area, for constraints to place.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    setViews(views, in: .leading)
  }

  /// How strongly the stack wants the distances in it to be small along an axis.
  open func huggingPriority(for orientation: LayoutConstraint.Orientation) -> LayoutPriority {
    hugging[orientation.rawValue]
  }

  /// Changes how strongly the stack wants the distances in it to be small along an axis.
  ///
  /// Stops the program for a priority out of range; ``setStackHugging(_:for:)`` throws instead.
  open func setHuggingPriority(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) {
    trapping { () throws(NSView.ArrangementError) in try setStackHugging(priority, for: orientation)
    }
  }

  /// How strongly the stack resists cutting off its views at its right and bottom edges.
  open func clippingResistancePriority(
    for orientation: LayoutConstraint.Orientation
  ) -> LayoutPriority {
    clippingResistance[orientation.rawValue]
  }

  /// Changes how strongly the stack resists cutting off its views.
  ///
  /// Stops the program for a priority out of range; ``setClippingResistance(_:for:)`` throws instead.
  open func setClippingResistancePriority(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) {
    trapping { () throws(NSView.ArrangementError) in
      try setClippingResistance(priority, for: orientation)
    }
  }

  /// Sets ``spacing``, or says why it may not be that.
  ///
  /// - Throws: `ArrangementError.lengthNotFinite`.
  @_disfavoredOverload
  public func setSpacing(_ spacing: CGFloat) throws(NSView.ArrangementError) {
    storedSpacing = try finite(spacing, "spacing")
    invalidateSystemConstraints()
  }

  /// Sets ``edgeInsets``, or says why they may not be that.
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

  /// Sets how strongly the stack wants the distances in it to be small along an axis, or says why it
  /// may not be that.
  ///
  /// - Throws: `ArrangementError.layout` for a priority that is not above 0 and at most 1000.
  @_disfavoredOverload
  public func setStackHugging(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) throws(NSView.ArrangementError) {
    hugging[orientation.rawValue] = try legal(priority)
    invalidateSystemConstraints()
  }

  /// Sets how strongly the stack resists cutting off its views, or says why it may not be that.
  ///
  /// - Throws: `ArrangementError.layout` for a priority that is not above 0 and at most 1000.
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

  /// Drops the views of the lowest visibility where the last view does not fit, all of one priority
  /// at once.
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
    // Rounding errors of the solver cut nothing off.
    return excess > 1e-6
  }
}
