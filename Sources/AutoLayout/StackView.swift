public import Foundation

/// A view that lays out others in a row or a column with constraints of its own making.
open class StackView: View {
  /// How arranged views share the space along the axis; Apple's raw values.
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  /// Where arranged views lie across the axis; Apple's raw values.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    /// The leading alignment, by the word for rows.
    public static let top = Alignment.leading
    /// The trailing alignment, by the word for rows.
    public static let bottom = Alignment.trailing
  }

  /// The views that are laid out, hidden ones included.
  public var arrangedSubviews: [View] { arrangedList.all }

  private var arrangedList = ItemList<View>(.arranged)

  /// The direction in which views follow each other.
  open var axis = LayoutConstraint.Axis.horizontal { didSet { invalidateRows() } }

  /// How views share the space along the axis.
  open var distribution = Distribution.fill { didSet { invalidateRows() } }

  /// Where views lie across the axis.
  open var alignment = Alignment.fill { didSet { invalidateRows() } }

  /// The distance between neighbours in points, or the least where the distribution makes it grow.
  ///
  /// Stops the program for a number that is not finite.
  open var spacing: CGFloat = 0 {
    willSet { requireFinite(newValue) }
    didSet { invalidateRows() }
  }

  /// Whether distances in a column are counted between baselines.
  open var isBaselineRelativeArrangement = false { didSet { invalidateRows() } }

  /// Whether views lie inside of the margins in place of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      // The guide has to be there before the system is written down that its edges are in.
      if isLayoutMarginsRelativeArrangement { _ = layoutMarginsGuide }
      invalidateRows()
    }
  }

  /// What ``customSpacing(after:)`` answers where nothing was set.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// A custom spacing that stands for the platform's standard distance.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack of views, in their order.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view after the arranged ones.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedList.count)
  }

  /// Puts a view among the arranged ones; one that is there already moves.
  ///
  /// Stops the program for an index beyond the others, and for a view that the stack view lies in.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    if view.superview === self { arrangedList.remove(view) }
    let count = arrangedList.count
    guard (0...count).contains(stackIndex) else {
      trap(LayoutError.arrangedIndexOutOfBounds(index: stackIndex, count: count))
    }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedList.insert(view, at: stackIndex)
    invalidateRows()
  }

  /// Stops laying out a view, which stays a subview.
  open func removeArrangedSubview(_ view: View) {
    arrangedList.remove(view)
    invalidateRows()
  }

  /// Sets the distance after a view, in points, in place of ``spacing``.
  ///
  /// Stops the program for a number that is not finite.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    requireFinite(spacing)
    let isDefault = spacing == Self.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    invalidateRows()
  }

  /// The distance set after a view, in points; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    customSpacings[ObjectIdentifier(subview)] = nil
    removeArrangedSubview(subview)
  }

  // Where nobody sets them, a stack view has none (stored layouts).
  override var ownMargin: CGFloat? { 0 }

  open override var forFirstBaselineLayout: View { visibleSubviews.first ?? self }

  open override var forLastBaselineLayout: View {
    (axis == .horizontal ? visibleSubviews.first : visibleSubviews.last) ?? self
  }

  /// The arranged views that take part in the layout.
  var visibleSubviews: [View] { arrangedSubviews.filter { !$0.isHidden } }

  override func releaseSubviews() -> [View] {
    arrangedList = ItemList(.arranged)
    return super.releaseSubviews()
  }

  open override func arrangedVisibilityChanged() { invalidateRows() }

  open override var arrangesByContent: Bool { distribution == .fillProportionally }

  open override func makeSystemConstraints() -> [LayoutConstraint] {
    StackArrangement(stack: self).constraints
  }

  private func requireFinite(_ spacing: CGFloat) {
    guard !spacing.isFinite else { return }
    trap(LayoutError.spacingNotFinite(value: "\(spacing)"))
  }

  /// The distance after a view, in points, with stand-ins resolved.
  func resolvedSpacing(after view: View) -> CGFloat {
    let custom = customSpacing(after: view)
    if custom == Self.spacingUseSystem { return effectiveEnvironment.profile.siblingSpacing }
    return custom == Self.spacingUseDefault ? spacing : custom
  }
}
