public import AutoLayout
public import Foundation

/// AppKit's view of panes side by side, or one above the other, with a line between neighbours.
///
/// Panes fill it across. Along it each keeps the length that it came with as strongly as its holding
/// priority says: those of the lowest give way first (documentation), and of equal ones the last.
open class NSSplitView: NSView {
  /// Whether the lines stand, and panes are side by side.
  open var isVertical = false { didSet { invalidateSystemConstraints() } }

  /// How the lines look.
  open var dividerStyle = DividerStyle.thick { didSet { invalidateSystemConstraints() } }

  /// What is told of panes that people drag; nobody does.
  open weak var delegate: (any NSSplitViewDelegate)?

  /// The name under which positions are remembered; nothing is.
  open var autosaveName: String?

  /// Whether subviews that come are panes.
  open var arrangesAllSubviews = true

  /// The thickness of the lines, in points.
  open var dividerThickness: CGFloat {
    PlatformProfile.macOS.desktop.dividerThicknesses[dividerStyle.rawValue - 1]
  }

  /// A pane with what the split view knows of it.
  private struct Pane {
    let view: NSView
    /// The size that the pane came with, in points.
    let size: CGSize
    /// The length that a line was put at, in points.
    var length: CGFloat?
    var holding = LayoutPriority.defaultLow
    /// The least and the greatest length, in points; nil for any.
    var least: CGFloat?
    var greatest: CGFloat?
    /// The part of the whole length that the pane would like; nil for what it came with.
    var share: CGFloat?

    func length(isVertical: Bool) -> CGFloat {
      length ?? (isVertical ? size.width : size.height)
    }
  }

  private var panes: [Pane] = [] { didSet { invalidateSystemConstraints() } }

  /// The panes, from the leading edge or the top on.
  public var arrangedSubviews: [NSView] { panes.map(\.view) }

  /// Adds a pane after the others.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: panes.count) }

  /// Puts a pane among the others, at the nearest place that there is.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    if view.superview !== self { addSubview(view) }
    panes.removeAll { $0.view === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    panes.insert(
      Pane(view: view, size: view.frame.size), at: min(max(index, 0), panes.count))
  }

  /// Makes a subview a pane no longer.
  open func removeArrangedSubview(_ view: NSView) { panes.removeAll { $0.view === view } }

  /// How strongly a pane keeps its length; `defaultLow` unless it was set.
  public func holdingPriorityForSubview(at subviewIndex: Int) -> LayoutPriority {
    panes.indices.contains(subviewIndex) ? panes[subviewIndex].holding : .defaultLow
  }

  /// Sets how strongly a pane keeps its length; does nothing for a pane that is not there, and for a
  /// priority out of range.
  open func setHoldingPriority(_ priority: LayoutPriority, forSubviewAt subviewIndex: Int) {
    guard panes.indices.contains(subviewIndex), priority.isLegal else { return }
    panes[subviewIndex].holding = priority
  }

  /// Sets how long a pane may be, in points, and which part of the whole it would like.
  func setThickness(
    of view: NSView, from least: CGFloat?, to greatest: CGFloat?, share: CGFloat?
  ) {
    guard let index = panes.firstIndex(where: { $0.view === view }) else { return }
    panes[index].least = least
    panes[index].greatest = greatest
    panes[index].share = share
  }

  /// Puts a line somewhere, in points from the leading edge or the top, by the lengths that panes are to
  /// keep; does nothing for a line that is not there.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    guard panes.indices.contains(dividerIndex), position.isFinite else { return }
    let before = panes.prefix(dividerIndex).reduce(0) {
      $0 + $1.length(isVertical: isVertical) + dividerThickness
    }
    panes[dividerIndex].length = max(0, position - before)
  }

  /// Shares the length anew, which every layout does.
  open func adjustSubviews() { invalidateSystemConstraints() }

  /// Whether a pane is closed: hidden ones are.
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

  /// The priority of a pane's length, a little less for each pane before it.
  private func strength(of pane: Pane, at index: Int) -> Float {
    let lowered = pane.holding.rawValue - Float(index) / 1024
    return max(lowered, .leastNonzeroMagnitude)
  }
}
