public import AutoLayout
public import Foundation

/// AppKit's stack view: rows and columns of views, in three areas or filling the stack.
///
/// Rules and defaults are those of the header `NSStackView.h` and of Apple's documentation.
open class NSStackView: NSView {
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
  open var spacing: CGFloat = PlatformProfile.macOS.desktop.stackSpacing {
    didSet { invalidateSystemConstraints() }
  }

  /// The distances between views and edges, in points; they neither mirror nor turn.
  open var edgeInsets = EdgeInsets() { didSet { invalidateSystemConstraints() } }

  /// Whether hidden views take no part in the layout.
  open var detachesHiddenViews = true { didSet { invalidateSystemConstraints() } }

  private var chosenAlignment: LayoutConstraint.Attribute?
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
  open func setHuggingPriority(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) {
    hugging[orientation.rawValue] = priority
    invalidateSystemConstraints()
  }

  /// How strongly the stack resists cutting off its views at its right and bottom edges.
  open func clippingResistancePriority(
    for orientation: LayoutConstraint.Orientation
  ) -> LayoutPriority {
    clippingResistance[orientation.rawValue]
  }

  /// Changes how strongly the stack resists cutting off its views.
  open func setClippingResistancePriority(
    _ priority: LayoutPriority, for orientation: LayoutConstraint.Orientation
  ) {
    clippingResistance[orientation.rawValue] = priority
    invalidateSystemConstraints()
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

  open override func arrangedVisibilityChanged() { invalidateSystemConstraints() }

  open override func makeSystemConstraints() -> [LayoutConstraint] {
    DesktopStackArrangement(stack: self).constraints
  }

  open override var arrangesByContent: Bool { distribution == .fillProportionally }

  open override var layoutSettings: [LayoutSetting] {
    [
      LayoutSetting("orientation", "\(orientation)"),
      LayoutSetting("distribution", "\(distribution)"),
      LayoutSetting("alignment", alignment.name), LayoutSetting("spacing", spacing),
    ] + (edgeInsets == .zero ? [] : [LayoutSetting("edgeInsets", edgeInsets)])
      + super.layoutSettings
  }

  open override var contentAdaptsToFrames: Bool {
    clippingResistancePriority(for: orientation).rawValue < 1000
  }

  open override func prepareForSolving() { adaptation = nil }

  /// Drops the views of the lowest visibility where the last view does not fit, all of one priority
  /// at once.
  open override func contentAdapts(to frames: ProvisionalFrames) -> Bool {
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

extension NSStackView {
  /// The part of the stack that a view is in; Apple's raw values.
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center = 2
    case trailing = 3

    /// The leading area, by the word for columns.
    public static let top = Gravity.leading
    /// The trailing area, by the word for columns.
    public static let bottom = Gravity.trailing
  }

  /// How views share the space along the orientation; Apple's raw values.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// How strongly a view is kept in a stack that is too small; Apple's numbers.
  public struct VisibilityPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, from 0 to 1000.
    public let rawValue: Float

    /// Makes a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The view is never dropped: the default.
    public static let mustHold = VisibilityPriority(1000)
    /// The view is dropped where there is no room.
    public static let detachOnlyIfNecessary = VisibilityPriority(900)
    /// The view is always dropped.
    public static let notVisible = VisibilityPriority(0)

    /// Whether a view of one priority is dropped before one of the other.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What ``customSpacing(after:)`` answers where nothing was set.
  public static let useDefaultSpacing = CGFloat(Float.greatestFiniteMagnitude)
}
