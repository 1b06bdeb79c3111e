public import AutoLayout
public import Foundation

/// AppKit's split view: panes side by side or stacked, with dividers between them.
///
/// Panes fill the split view along the dividers. Across the dividers, a constraint with a pane's holding priority keeps
/// the pane's initial length. As Apple documents, panes with the lowest priority change length first. Among equal
/// priorities, the last pane changes first.
open class NSSplitView: NSView {
  /// Whether the dividers are vertical and the panes are side by side.
  open var isVertical = false { didSet { invalidateSystemConstraints() } }

  /// The style of the dividers.
  open var dividerStyle = DividerStyle.thick { didSet { invalidateSystemConstraints() } }

  /// The delegate, which is never called because dividers aren't dragged.
  open weak var delegate: (any NSSplitViewDelegate)?

  /// The name under which AppKit saves divider positions; nothing is saved here.
  open var autosaveName: String?

  /// Whether new subviews become panes.
  open var arrangesAllSubviews = true

  /// The thickness of the dividers, in points.
  open var dividerThickness: CGFloat {
    PlatformProfile.macOS.desktop.dividerThicknesses[dividerStyle.rawValue - 1]
  }

  /// A pane with its settings.
  private struct Pane {
    let view: NSView
    /// The initial size of the pane, in points.
    let size: CGSize
    /// The length that ``setPosition(_:ofDividerAt:)`` has set, in points, or `nil` to use the initial length.
    var length: CGFloat?
    var holding = LayoutPriority.defaultLow
    /// The minimum length in points, or `nil` for no minimum.
    var least: CGFloat?
    /// The maximum length in points, or `nil` for no maximum.
    var greatest: CGFloat?
    /// The preferred fraction of the split view's length, or `nil` to keep the initial length.
    var share: CGFloat?

    func length(isVertical: Bool) -> CGFloat {
      length ?? (isVertical ? size.width : size.height)
    }
  }

  private var panes: [Pane] = [] { didSet { invalidateSystemConstraints() } }

  /// The views of the panes, in order from the leading edge or the top.
  public var arrangedSubviews: [NSView] { panes.map(\.view) }

  /// Adds a pane at the end.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: panes.count) }

  /// Inserts a pane at the nearest valid index.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    panes.removeAll { $0.view === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    panes.insert(
      Pane(view: view, size: view.frame.size), at: min(max(index, 0), panes.count))
  }

  /// Stops arranging a view as a pane; it stays a subview.
  open func removeArrangedSubview(_ view: NSView) { panes.removeAll { $0.view === view } }

  /// The holding priority of a pane's length; `defaultLow` by default.
  public func holdingPriorityForSubview(at subviewIndex: Int) -> LayoutPriority {
    panes.indices.contains(subviewIndex) ? panes[subviewIndex].holding : .defaultLow
  }

  /// Sets the holding priority of a pane; does nothing if the index or the priority is out of range.
  open func setHoldingPriority(_ priority: LayoutPriority, forSubviewAt subviewIndex: Int) {
    guard panes.indices.contains(subviewIndex), priority.isLegal else { return }
    panes[subviewIndex].holding = priority
  }

  /// Sets the minimum and maximum length of a pane, in points, and its preferred fraction of the split view's length.
  func setThickness(
    of view: NSView, from least: CGFloat?, to greatest: CGFloat?, share: CGFloat?
  ) {
    guard let index = panes.firstIndex(where: { $0.view === view }) else { return }
    panes[index].least = least
    panes[index].greatest = greatest
    panes[index].share = share
  }

  /// Moves a divider to a position, in points from the leading edge or the top.
  ///
  /// Sets the length of the pane before the divider. Does nothing if the index is invalid.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    guard panes.indices.contains(dividerIndex), position.isFinite else { return }
    let before = panes.prefix(dividerIndex).reduce(0) {
      $0 + $1.length(isVertical: isVertical) + dividerThickness
    }
    panes[dividerIndex].length = max(0, position - before)
  }

  /// Invalidates the distribution of lengths, which the next layout computes again.
  open func adjustSubviews() { invalidateSystemConstraints() }

  /// Whether a pane is collapsed, that is, hidden.
  public func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }

  open override func didAddSubview(_ subview: View) {
    super.didAddSubview(subview)
    guard arrangesAllSubviews, let view = subview as? NSView else { return }
    insertArrangedSubview(view, at: panes.count)
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    panes.removeAll { $0.view === subview }
  }

  package override func arrangedVisibilityChanged() { invalidateSystemConstraints() }

  package override func systemConstraints() -> [LayoutConstraint] {
    var system = SystemConstraints(holder: self)
    let edges: [LayoutConstraint.Attribute] =
      isVertical
      ? [.leading, .trailing, .top, .bottom, .width]
      : [.top, .bottom, .leading, .trailing, .height]
    var previous = self[edges[0]]
    let shown = panes.filter { !$0.view.isHidden }
    for (index, pane) in shown.enumerated() {
      for edge in edges[2...3] {
        system.add("split-edge", pane.view[edge], .equal, self[edge])
      }
      system.add(
        "split-divider", pane.view[edges[0]], .equal, previous,
        constant: index == 0 ? 0 : dividerThickness)
      previous = pane.view[edges[1]]
      addLength(of: pane, edges[4], strength(of: pane, at: index), to: &system)
    }
    if !shown.isEmpty {
      system.add("split-edge", self[edges[1]], .equal, previous)
    }
    for pane in panes where pane.view.isHidden {
      for edge in [edges[0], edges[2]] {
        system.add(
          "split-hidden", pane.view[edge], .equal, self[edge],
          priority: 25)
      }
    }
    return system.made
  }

  private func addLength(
    of pane: Pane, _ extent: LayoutConstraint.Attribute, _ priority: Float,
    to system: inout SystemConstraints
  ) {
    let length = pane.view[extent]
    if let least = pane.least {
      system.add("split-minimum", length, .greaterThanOrEqual, nil, constant: least)
    }
    if let greatest = pane.greatest {
      system.add("split-maximum", length, .lessThanOrEqual, nil, constant: greatest)
    }
    if let share = pane.share, pane.length == nil {
      system.add(
        "split-holding", length, .equal, self[extent], multiplier: share,
        priority: priority)
    } else {
      system.add(
        "split-holding", length, .equal, nil, constant: pane.length(isVertical: isVertical),
        priority: priority)
    }
  }

  /// The priority of a pane's length: its holding priority, minus 1/1024 for each earlier visible pane.
  private func strength(of pane: Pane, at index: Int) -> Float {
    let lowered = pane.holding.rawValue - Float(index) / 1024
    return max(lowered, .leastNonzeroMagnitude)
  }
}
