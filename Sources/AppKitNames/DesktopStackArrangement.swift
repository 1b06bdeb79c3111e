import AutoLayout
import Foundation

/// The constraints that AppKit's stack view makes, with the priorities that `NSStackView.h` gives.
///
/// Their identifiers are ours: the header does not name them.
struct DesktopStackArrangement {
  private let stack: NSStackView
  private let entries: [NSStackView.Managed]
  private let axis: StackAxis
  private let hugging: Float
  private let clipping: Float
  private var system: SystemConstraints

  /// The constraints, in the order they were made.
  var constraints: [LayoutConstraint] { system.made }

  init(stack: NSStackView) {
    self.stack = stack
    entries = stack.managed.filter { stack.isAttached($0) }
    axis = StackAxis(stack)
    // A distribution that fills has views as close as they may be, whatever the stack says.
    let fills: [NSStackView.Distribution] = [.fill, .fillEqually, .fillProportionally]
    let own = stack.huggingPriority(for: stack.orientation).rawValue
    hugging = fills.contains(stack.distribution) ? 1000 : own
    clipping = stack.clippingResistancePriority(for: stack.orientation).rawValue
    system = SystemConstraints(holder: stack)
    parkDetachedViews()
    guard !entries.isEmpty else { return }
    connectEnds()
    space()
    distribute()
    align()
    keepSmall()
  }

  // MARK: - Along the orientation

  /// Views that take no part lie at the stack's corner without extent, unless they say otherwise.
  private mutating func parkDetachedViews() {
    for view in stack.detachedViews {
      for attribute in [axis.start, axis.crossStart] {
        add("stack-detached", view, attribute, .equal, of(stack, attribute), priority: 25)
      }
      for attribute in [axis.size, axis.crossSize] {
        add("stack-detached", view, attribute, .equal, nil, priority: 25)
      }
    }
  }

  /// Views never pass the start; the first and the last touch the edges as the distribution says.
  private mutating func connectEnds() {
    guard let first = entries.first, let last = entries.last else { return }
    let isSplit = stack.distribution == .gravityAreas
    let start = of(stack, axis.start)
    let holdsStart = !isSplit || first.gravity == .leading
    add(
      "stack-edge", first.view, axis.start, holdsStart ? .equal : .greaterThanOrEqual, start,
      constant: axis.startInset)
    if !holdsStart {
      add(
        "stack-edge", first.view, axis.start, .equal, start, constant: axis.startInset,
        priority: hugging)
    }
    let end = of(last.view, axis.end)
    add(
      "stack-edge", stack, axis.end, .greaterThanOrEqual, end, constant: axis.endInset,
      priority: clipping)
    let holdsEnd = !isSplit || last.gravity == .trailing
    add(
      "stack-edge", stack, axis.end, .lessThanOrEqual, end, constant: axis.endInset,
      priority: holdsEnd ? 1000 : hugging)
  }

  /// Distances are at least what is asked for, and that where they can: within an area more strongly
  /// than between two.
  private mutating func space() {
    for (before, after) in zip(entries, entries.dropFirst()) {
      let distance = before.customSpacing ?? stack.spacing
      let isInArea = before.gravity == after.gravity && stack.distribution == .gravityAreas
      let end = of(before.view, axis.end)
      add(
        "stack-spacing", after.view, axis.start, .greaterThanOrEqual, end, constant: distance)
      add(
        "stack-spacing", after.view, axis.start, .equal, end, constant: distance,
        priority: isInArea ? max(750, hugging) : hugging)
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .gravityAreas: centre()
    case .fill: break
    case .fillEqually:
      for entry in entries.dropFirst() {
        add(
          "stack-distribution", entry.view, axis.size, .equal, of(entries[0].view, axis.size),
          priority: 999)
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalize(from: axis.end, to: axis.start, priority: 250)
    case .equalCentering: equalize(from: axis.middle, to: axis.middle, priority: 250)
    }
  }

  /// Holds the middle area to the middle of the stack, as weakly as `defaultLow`.
  private mutating func centre() {
    let middle = entries.filter { $0.gravity == .center }
    guard let first = middle.first, let last = middle.last else { return }
    let before = LayoutOperand(from: of(stack, axis.start), to: of(first.view, axis.start))
    let after = LayoutOperand(from: of(last.view, axis.end), to: of(stack, axis.end))
    system.add("stack-center", before, .equal, after, priority: 250)
  }

  private mutating func fillProportionally() {
    let sized = entries.filter { ($0.view.contentExtent(stack.orientation) ?? 0) > 0 }
    guard let first = sized.first, let unit = first.view.contentExtent(stack.orientation) else {
      return
    }
    for entry in sized.dropFirst() {
      let extent = entry.view.contentExtent(stack.orientation) ?? 0
      system.add(
        "stack-distribution", of(entry.view, axis.size), .equal, of(first.view, axis.size),
        multiplier: extent / unit, priority: 999)
    }
  }

  private mutating func equalize(
    from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute, priority: Float
  ) {
    let gaps = zip(entries, entries.dropFirst()).map {
      LayoutOperand(from: of($0.view, from), to: of($1.view, to))
    }
    for gap in gaps.dropFirst() {
      system.add("stack-distribution", gap, .equal, gaps[0], priority: priority)
    }
  }

  // MARK: - Across the orientation

  private mutating func align() {
    let attribute = stack.alignment
    for entry in entries {
      if attribute.isBaseline {
        guard stack.orientation == .horizontal, entry.view !== entries[0].view else { continue }
        add(
          "stack-alignment", entry.view, attribute, .equal, of(entries[0].view, attribute),
          priority: 250)
      } else if let constant = axis.alignmentConstant(attribute) {
        add(
          "stack-alignment", entry.view, attribute, .equal, of(stack, attribute),
          constant: constant, priority: 250)
      }
    }
  }

  /// Across, views lie inside of the stack, which is as small as they allow: it hugs them less than
  /// any resists being smaller, however strongly it is to.
  private mutating func keepSmall() {
    let across = stack.orientation == .horizontal ? LayoutConstraint.Axis.vertical : .horizontal
    let resistances = entries.map {
      $0.view.contentCompressionResistancePriority(for: across).rawValue.nextDown
    }
    let hugging = min(
      stack.huggingPriority(for: across).rawValue, resistances.min() ?? 1000)
    let clipping = stack.clippingResistancePriority(for: across).rawValue
    for entry in entries {
      add(
        "stack-edge", entry.view, axis.crossStart, .greaterThanOrEqual,
        of(stack, axis.crossStart), constant: axis.crossStartInset)
      add(
        "stack-edge", stack, axis.crossEnd, .greaterThanOrEqual,
        of(entry.view, axis.crossEnd), constant: axis.crossEndInset, priority: clipping)
    }
    add(
      "stack-hugging", stack, axis.crossSize, .equal, nil,
      priority: max(hugging, .leastNonzeroMagnitude))
  }

  // MARK: - Making constraints

  private func of(_ view: NSView, _ attribute: LayoutConstraint.Attribute) -> LayoutOperand {
    LayoutOperand(view, attribute)
  }

  private mutating func add(
    _ identifier: String, _ view: NSView, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: LayoutOperand?, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    system.add(
      identifier, of(view, attribute), relation, second, constant: constant, priority: priority)
  }
}

/// What the attributes and insets of a stack view are along its orientation and across.
private struct StackAxis {
  let start, end, size, middle: LayoutConstraint.Attribute
  let crossStart, crossEnd, crossSize: LayoutConstraint.Attribute
  let startInset, endInset, crossStartInset, crossEndInset: CGFloat
  private let isRow: Bool
  private let insets: EdgeInsets

  init(_ stack: NSStackView) {
    isRow = stack.orientation == .horizontal
    insets = stack.edgeInsets
    let leads = stack.userInterfaceLayoutDirection == .leftToRight
    let leading = leads ? insets.left : insets.right
    let trailing = leads ? insets.right : insets.left
    start = isRow ? .leading : .top
    end = isRow ? .trailing : .bottom
    size = isRow ? .width : .height
    middle = isRow ? .centerX : .centerY
    crossStart = isRow ? .top : .leading
    crossEnd = isRow ? .bottom : .trailing
    crossSize = isRow ? .height : .width
    startInset = isRow ? leading : insets.top
    endInset = isRow ? trailing : insets.bottom
    crossStartInset = isRow ? insets.top : leading
    crossEndInset = isRow ? insets.bottom : trailing
  }

  /// How far an attribute of a view is from that of the stack, in points; nil for one that does not
  /// align across the orientation.
  func alignmentConstant(_ attribute: LayoutConstraint.Attribute) -> CGFloat? {
    guard attribute.axis == (isRow ? .vertical : .horizontal) else { return nil }
    switch attribute {
    case .top: return insets.top
    case .bottom: return -insets.bottom
    case .centerY: return (insets.top - insets.bottom) / 2
    case .height: return -insets.top - insets.bottom
    case .left: return insets.left
    case .right: return -insets.right
    case .leading: return crossStartInset
    case .trailing: return -crossEndInset
    case .centerX: return (insets.left - insets.right) / 2
    case .width: return -insets.left - insets.right
    default: return nil
    }
  }
}
