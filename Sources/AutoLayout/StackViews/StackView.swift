public import Foundation

/// A view that lays out others in a row or a column with constraints of its own making.
open class StackView: View {
  /// How arranged views share the space along the axis; Apple's raw values.
  public enum Distribution: Int, Sendable, CaseIterable, Codable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where arranged views lie across the axis; Apple's raw values.
  public enum Alignment: Int, Sendable, CaseIterable, Codable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// The leading alignment, by the word for rows.
    public static let top = Alignment.leading
    /// The trailing alignment, by the word for rows.
    public static let bottom = Alignment.trailing
  }

  /// The views that are laid out, hidden ones included.
  public var arrangedSubviews: [View] { arrangedList.all }

  fileprivate var arrangedList = ItemList<View>(.arranged)

  /// The direction in which views follow each other.
  open var axis = LayoutConstraint.Axis.horizontal {
    didSet { changed(fromLine: Self.isLine(oldValue, alignment)) }
  }

  /// How views share the space along the axis.
  open var distribution = Distribution.fill { didSet { invalidateRows() } }

  /// Where views lie across the axis.
  open var alignment = Alignment.fill { didSet { changed(fromLine: Self.isLine(axis, oldValue)) } }

  /// The distance between neighbours in points, or the least where the distribution makes it grow.
  ///
  /// Layout rounds it to pixels. `spacingUseSystem` is the platform's distance, and `spacingUseDefault`
  /// none. Stops the program for a number that is not finite; ``setSpacing(_:)`` throws instead.
  open var spacing: CGFloat {
    get { storedSpacing }
    set { trapping { () throws(LayoutError) in try setSpacing(newValue) } }
  }

  fileprivate var storedSpacing: CGFloat = 0

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

  /// A spacing, or a custom one, that stands for the platform's standard distance: between baselines that
  /// of the lines of a text.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  fileprivate var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack view at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack view of a nib, or one without extent for other coders.
  public required init(coder: NSCoder) {
    super.init(frame: (coder as? NibCoder)?.frame ?? .zero)
  }

  /// Makes a stack of views, in their order.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view after the arranged ones; one that is there already moves.
  open func addArrangedSubview(_ view: View) {
    trapping { () throws(LayoutError) in try arrange(view, at: nil) { addSubview($0) } }
  }

  /// Puts a view among the arranged ones; one that is there already moves.
  ///
  /// Stops the program for an index beyond the others, and for a view that the stack view lies in;
  /// ``arrange(_:at:)`` throws instead.
  open func insertArrangedSubview(_ view: View, at stackIndex: Int) {
    trapping { () throws(LayoutError) in
      try arrange(view, at: stackIndex) { addSubview($0) }
    }
  }

  fileprivate func arrange(
    _ view: View, at stackIndex: Int?, add: (View) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    if let stackIndex, !(0..<arrangedList.count).contains(stackIndex) {
      // Only then does it matter whether the view is one of them, which takes a look at all.
      let isArranged = view.superview === self && arrangedList.index(of: view) != nil
      let count = arrangedList.count - (isArranged ? 1 : 0)
      guard stackIndex == count else {
        throw .arrangedIndexOutOfBounds(index: stackIndex, count: count)
      }
    }
    // One that moves keeps the distance after it.
    if view.superview === self { arrangedList.remove(view) } else { try add(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    let count = arrangedList.count
    arrangedList.insert(view, at: min(stackIndex ?? count, count))
    invalidateRows()
  }

  /// Stops laying out a view, which stays a subview; the distance set after it is forgotten.
  open func removeArrangedSubview(_ view: View) {
    arrangedList.remove(view)
    customSpacings[ObjectIdentifier(view)] = nil
    guides[.gap(after: ObjectIdentifier(view))] = nil
    invalidateRows()
  }

  /// Sets the distance after a view, in points, in place of ``spacing``; does nothing for a view that is
  /// not arranged.
  ///
  /// Layout rounds it to pixels. Where the view is hidden, the gap has the distance of the visible one
  /// before it. Stops the program for a number that is not finite; ``setSpacing(_:after:)`` throws instead.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: View) {
    trapping { () throws(LayoutError) in try setSpacing(spacing, after: arrangedSubview) }
  }

  fileprivate func finite(_ spacing: CGFloat) throws(LayoutError) -> CGFloat {
    guard spacing.isFinite else { throw .spacingNotFinite(value: "\(spacing)") }
    return spacing
  }

  /// The distance set after a view, in points; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: View) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The guides of Apple's class that were asked for so far.
  private var guides: [StackGuide.Role: StackGuide] = [:]

  /// A guide by which Apple's class arranges views, made when a text or an answer first names it.
  final func guide(_ role: StackGuide.Role) -> StackGuide {
    if let guide = guides[role] { return guide }
    let guide = StackGuide(role, of: self)
    guides[role] = guide
    return guide
  }

  /// The spacer that Apple's traces show before the arranged views, where there is one (issue 396 of
  /// LeoNatan/LNPopupController).
  final var spacers: [LayoutGuide] {
    let arrangement = StackArrangement(self)
    return arrangement.hasSpacer && !arrangement.visible.isEmpty ? [guide(.spacer)] : []
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // Where nobody sets them, a stack view has none (stored layouts).
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

  /// Whether the baselines that arranged views have decide over the constraints that it makes.
  var arrangesByBaselines: Bool { Self.isLine(axis, alignment) }

  private static func isLine(_ axis: LayoutConstraint.Axis, _ alignment: Alignment) -> Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  private func changed(fromLine wasLine: Bool) {
    // The spacer has to be there before the system is written down.
    if arrangesByBaselines != wasLine { invalidateSystem() }
    invalidateRows()
  }

  /// The spacer of a line, the only one that layout cannot do without: see ``StackArrangement``.
  override var hiddenGuides: [LayoutGuide] { arrangesByBaselines ? [guide(.spacer)] : [] }

  /// The views that give way last of those that hold on equally along the axis.
  var firmViews: (axis: LayoutConstraint.Axis, views: [View]) {
    let views = distribution == .fill ? arrangedSubviews.filter { !$0.isHidden } : []
    return (axis, Array(views.dropFirst()))
  }

  /// What arranged views without content of their own turned out to want along the axis, in points.
  private var measuredLengths: [ObjectIdentifier: CGFloat] = [:]

  /// The system in which the shares were last brought in line with them: that of a tree, or one in which
  /// a part of it is only tried out.
  private weak var measuredSystem: LayoutSystem?

  /// What an arranged view wants along the axis, in points: what its content does, or else what the
  /// constraints in it come to.
  func wantedLength(of view: View) -> CGFloat {
    view.contentExtent(axis) ?? measuredLengths[ObjectIdentifier(view)] ?? 0
  }

  /// The visible views whose shares follow from the constraints in them.
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
      let size = view.leastSize()
      lengths[ObjectIdentifier(view)] = axis == .horizontal ? size.width : size.height
    }
    defer {
      measuredLengths = lengths
      measuredSystem = frames.system
    }
    return lengths != measuredLengths || measuredSystem !== frames.system
  }

  override class var knownClass: KnownViewClass { .stackView }

  package override func makeSystemConstraints() -> [LayoutConstraint] {
    StackArrangement.constraints(of: self)
  }

  /// The distance after a view, in points; nil for the system's.
  func spacing(after view: View) -> CGFloat? {
    let custom = customSpacing(after: view)
    let chosen = custom == Self.spacingUseDefault ? spacing : custom
    if chosen == Self.spacingUseSystem { return nil }
    return chosen == Self.spacingUseDefault ? 0 : chosen
  }
}

extension LayoutParticipant where Self: StackView {
  /// Puts a view among the arranged ones, after them for nil, or says why it may not be there.
  ///
  /// - Throws: `LayoutError.arrangedIndexOutOfBounds`, `LayoutError.subviewOfItself` or
  ///   `LayoutError.subviewOfDescendant`; nothing has changed then.
  public func arrange(_ view: View, at stackIndex: Int? = nil) throws(LayoutError) {
    try arrange(view, at: stackIndex) { subview throws(LayoutError) in try embed(subview) }
  }

  /// Sets ``spacing``, or says why it may not be that.
  ///
  /// - Throws: `LayoutError.spacingNotFinite`.
  public func setSpacing(_ spacing: CGFloat) throws(LayoutError) {
    storedSpacing = try finite(spacing)
    invalidateRows()
  }

  /// Sets the distance after a view in place of ``spacing``, or says why it may not be that; does nothing
  /// for a view that is not arranged.
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
