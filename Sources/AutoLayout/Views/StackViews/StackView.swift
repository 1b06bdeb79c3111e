public import Foundation

/// A view that arranges other views in a row or a column by means of its own constraints.
open class StackView: View {
  /// A distribution of arranged views along the axis, with the same raw values as in UIKit.
  public enum Distribution: Int, Sendable, CaseIterable, Codable {
    /// UIKit's distribution of the same name.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// An alignment of arranged views across the axis, with the same raw values as in UIKit.
  public enum Alignment: Int, Sendable, CaseIterable, Codable {
    /// UIKit's alignment of the same name.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The alignment at the top of a row, equal to `leading`.
    public static let top = Alignment.leading
    /// The alignment at the bottom of a row, equal to `trailing`.
    public static let bottom = Alignment.trailing
  }

  /// The arranged views in order, including hidden views.
  public var arrangedSubviews: [View] { arrangedList.all }

  fileprivate var arrangedList = ItemList<View>(.arranged)

  /// The axis along which views are arranged.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { changed(fromLine: Self.isLine(oldValue, alignment)) }
  }

  /// The distribution of views along the axis.
  open var distribution = Distribution.fill { didSet { invalidateRows() } }

  /// The alignment of views across the axis.
  open var alignment = Alignment.fill { didSet { changed(fromLine: Self.isLine(axis, oldValue)) } }

  /// The distance between neighbors in points, which is a minimum if the distribution lets distances grow.
  ///
  /// Layout rounds it to pixels; `spacingUseSystem` stands for the platform's distance, and `spacingUseDefault` for 0.
  /// The program stops if the number isn't finite; to handle the error, use `setSpacing(_:)`.
  open var spacing: CGFloat {
    get { storedSpacing }
    set { trapping { () throws(LayoutError) in try setSpacing(newValue) } }
  }

  fileprivate var storedSpacing: CGFloat = 0

  /// Whether the distances in a column are measured between baselines of text.
  open var isBaselineRelativeArrangement = false { didSet { invalidateRows() } }

  /// Whether views are arranged inside the stack's margins, instead of inside its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      // The guide has to exist before the system with its edges is built.
      if isLayoutMarginsRelativeArrangement { _ = layoutMarginsGuide }
      invalidateRows()
    }
  }

  /// The value of ``customSpacing(after:)`` for a view without a custom spacing.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// The value for the platform's standard spacing or, between baselines, for the distance between lines of text.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  fileprivate var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack view from a nib; for a coder that doesn't read a nib, makes a stack view of size zero.
  public required init(coder: NSCoder) {
    super.init(frame: (coder as? NibCoder)?.frame ?? .zero)
  }

  /// Makes a stack view that arranges the given views in order.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view after the arranged views; moves the view there if it is already arranged.
  open func addArrangedSubview(_ view: View) {
    trapping { () throws(LayoutError) in try arrange(view, at: nil) { addSubview($0) } }
  }

  /// Inserts a view at an index of the arranged views; moves the view there if it is already arranged.
  ///
  /// Stops the program if the index or the view is invalid; to handle the error, use `arrange(_:at:)`.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    trapping { () throws(LayoutError) in
      try arrange(view, at: stackIndex) { addSubview($0) }
    }
  }

  fileprivate func arrange(
    _ view: View, at stackIndex: Int?, add: (View) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    if let stackIndex, !(0..<arrangedList.count).contains(stackIndex) {
      // Whether the view is arranged matters only now, because finding out may read the whole list.
      let isArranged = view.superview === self && arrangedList.index(of: view) != nil
      let count = arrangedList.count - (isArranged ? 1 : 0)
      guard stackIndex == count else {
        throw .arrangedIndexOutOfBounds(index: stackIndex, count: count)
      }
    }
    // A view that moves keeps its custom spacing.
    if view.superview === self { arrangedList.remove(view) } else { try add(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let count = arrangedList.count
    arrangedList.insert(view, at: min(stackIndex ?? count, count))
    invalidateRows()
  }

  /// Stops arranging a view and removes its custom spacing; the view stays a subview.
  open func removeArrangedSubview(_ view: View) {
    arrangedList.remove(view)
    customSpacings[ObjectIdentifier(view)] = nil
    guides[.gap(after: ObjectIdentifier(view))] = nil
    invalidateRows()
  }

  /// Sets the distance after an arranged view, in points, in place of ``spacing``.
  ///
  /// A hidden view's distance is ignored. Layout rounds the distance to pixels. The program stops if it isn't finite;
  /// to handle the error, use `setSpacing(_:after:)`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    trapping { () throws(LayoutError) in try setSpacing(spacing, after: arrangedSubview) }
  }

  fileprivate func finite(_ spacing: CGFloat) throws(LayoutError) -> CGFloat {
    guard spacing.isFinite else { throw .spacingNotFinite(value: "\(spacing)") }
    return spacing
  }

  /// Returns the custom distance after a view, in points, or `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private var guides: [StackGuide.Role: StackGuide] = [:]

  final func guide(_ role: StackGuide.Role) -> StackGuide {
    if let guide = guides[role] { return guide }
    let guide = StackGuide(role, of: self)
    guides[role] = guide
    return guide
  }

  /// The spacers, at most one, that Apple's traces list for the stack (source: LeoNatan/LNPopupController#396).
  final var spacers: [LayoutGuide] {
    let arrangement = StackArrangement(self)
    return arrangement.hasSpacer && !arrangement.visible.isEmpty ? [guide(.spacer)] : []
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // Stack views have no margins by default (stored layouts).
  override var ownMargins: DirectionalEdgeInsets? { .zero }

  open override var forFirstBaselineLayout: View {
    arrangedSubviews.first { !$0.isHidden } ?? self
  }

  open override var forLastBaselineLayout: View {
    let isVisible = { (view: View) in !view.isHidden }
    let views = arrangedSubviews
    return (axis == .horizontal ? views.first(where: isVisible) : views.last(where: isVisible))
      ?? self
  }

  override func releaseSubviews() -> [View] {
    arrangedList = ItemList(.arranged)
    return super.releaseSubviews()
  }

  override func arrangedVisibilityChanged() { invalidateRows() }

  override var arrangesByContent: Bool { distribution == .fillProportionally }

  var arrangesByBaselines: Bool { Self.isLine(axis, alignment) }

  private static func isLine(_ axis: LayoutConstraint.Axis, _ alignment: Alignment) -> Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  private func changed(fromLine wasLine: Bool) {
    // The spacer has to exist before the system is built.
    if arrangesByBaselines != wasLine { invalidateSystem() }
    invalidateRows()
  }

  /// The spacer of a baseline-aligned row, the only guide that layout needs, or an empty array for other stacks.
  override var hiddenGuides: [LayoutGuide] { arrangesByBaselines ? [guide(.spacer)] : [] }

  /// The axis and, for the distribution `fill`, the views that are resized only after the first view of equal priority.
  var viewsYieldingLast: (axis: LayoutConstraint.Axis, views: [View]) {
    let views = distribution == .fill ? arrangedSubviews.filter { !$0.isHidden } : []
    return (axis, Array(views.dropFirst()))
  }

  private var measuredLengths: [ObjectIdentifier: CGFloat] = [:]

  /// The engine for which lengths were last measured, which may be the engine of a trial layout.
  private weak var measuringEngine: (any LayoutEngine)?

  /// Returns a view's content length along the axis or, without content, its measured fitting length, in points.
  func wantedLength(of view: View) -> CGFloat {
    view.contentExtent(axis) ?? measuredLengths[ObjectIdentifier(view)] ?? 0
  }

  private var measuredViews: [View] {
    guard distribution == .fillProportionally else { return [] }
    return arrangedSubviews.filter { !$0.isHidden && $0.contentExtent(axis) == nil }
  }

  override var contentAdaptsToFrames: Bool { !measuredViews.isEmpty }

  override func contentAdapts(to frames: ProvisionalFrames) -> Bool {
    let views = measuredViews
    guard !views.isEmpty else { return false }
    var lengths: [ObjectIdentifier: CGFloat] = [:]
    for view in views {
      let size = view.compressedFittingSize()
      lengths[ObjectIdentifier(view)] = axis == .horizontal ? size.width : size.height
    }
    defer {
      measuredLengths = lengths
      measuringEngine = frames.engine
    }
    return lengths != measuredLengths || measuringEngine !== frames.engine
  }

  override class var knownClass: KnownViewClass { .stackView }

  package override func makeSystemConstraints() -> [LayoutConstraint] {
    StackArrangement.constraints(of: self)
  }

  func spacing(after view: View) -> CGFloat? {
    let custom = customSpacing(after: view)
    let chosen = custom == Self.spacingUseDefault ? spacing : custom
    if chosen == Self.spacingUseSystem { return nil }
    return chosen == Self.spacingUseDefault ? 0 : chosen
  }
}

extension LayoutParticipant where Self: StackView {
  /// Inserts a view at an index of the arranged views, or after all of them if the index is `nil`.
  ///
  /// - Throws: `LayoutError.arrangedIndexOutOfBounds`, `LayoutError.subviewOfItself` or
  ///   `LayoutError.subviewOfDescendant`; after an error, nothing has changed.
  public func arrange(_ view: View, at stackIndex: Int? = nil) throws(LayoutError) {
    try arrange(view, at: stackIndex) { subview throws(LayoutError) in try embed(subview) }
  }

  /// Sets `spacing`, or throws an error if the distance isn't finite.
  ///
  /// - Throws: `LayoutError.spacingNotFinite`.
  public func setSpacing(_ spacing: CGFloat) throws(LayoutError) {
    storedSpacing = try finite(spacing)
    invalidateRows()
  }

  /// Sets the distance between an arranged view and the next view, in points, in place of `spacing`.
  ///
  /// - Throws: `LayoutError.spacingNotFinite`.
  public func setSpacing(_ spacing: CGFloat, after arrangedSubview: View) throws(LayoutError) {
    let isDefault = try finite(spacing) == Self.spacingUseDefault
    guard arrangedSubview.superview === self, arrangedList.index(of: arrangedSubview) != nil else {
      return
    }
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    invalidateRows()
  }
}
