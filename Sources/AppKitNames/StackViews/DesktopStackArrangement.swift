import AutoLayout
import Foundation

/// The constraints of AppKit's stack view.
///
/// Identifiers and priorities are the same as in AppKit. Their sources are a comment after the stack view tests of
/// cappuccino/cappuccino, and logs of conflicts (issue 1618 of ViennaRSS/vienna-rss). Rules that the sources leave open
/// are documented in the methods below.
struct DesktopStackArrangement {
  private let stack: NSStackView
  private let entries: [NSStackView.Managed]
  private let axis: StackAxis
  private let hugging: Float
  private let clipping: Float
  private let fills: Bool
  private var system: SystemConstraints

  /// The constraints, in the order in which they were created.
  var constraints: [LayoutConstraint] { system.made }

  init(stack: NSStackView) {
    self.stack = stack
    entries = stack.managed.filter { stack.isAttached($0) }
    axis = StackAxis(stack)
    hugging = stack.huggingPriority(for: stack.orientation).rawValue
    clipping = stack.clippingResistancePriority(for: stack.orientation).rawValue
    fills = [.fill, .fillEqually, .fillProportionally].contains(stack.distribution)
    system = SystemConstraints(holder: stack)
    parkDetachedViews()
    guard !entries.isEmpty else { return }
    for entry in entries {
      align(entry.view)
      hold(entry.view)
    }
    connectEnds()
    space()
    distribute()
  }

  // MARK: - Along the orientation

  /// Places detached views at the stack's corner with zero size, at a low priority.
  private mutating func parkDetachedViews() {
    for view in stack.detachedViews {
      for attribute in [axis.start, axis.crossStart] {
        add("NSStackView.Detached", view, attribute, .equal, stack[attribute], priority: 25)
      }
      for attribute in [axis.size, axis.crossSize] {
        add("NSStackView.Detached", view, attribute, .equal, nil, priority: 25)
      }
    }
  }

  /// Connects the first and the last view to the stack's edges.
  ///
  /// Views never extend beyond the leading or top edge. Edge constraints are required for distributions that fill the
  /// stack. Otherwise, they have the priority `defaultHigh`, or the hugging priority if the area at the edge is empty.
  private mutating func connectEnds() {
    guard let first = entries.first, let last = entries.last else { return }
    let isSplit = stack.distribution == .gravityAreas
    let start = stack[axis.start]
    let startName = axis.name(axis.start)
    if !fills {
      add(
        "NSStackView.Edge.\(startName)", first.view, axis.start, .greaterThanOrEqual, start,
        constant: axis.startInset)
    }
    add(
      "NSStackView.Edge.Min.\(startName)", first.view, axis.start, .equal, start,
      constant: axis.startInset,
      priority: edgePriority(isHeld: !isSplit || first.gravity == .leading))
    let end = last.view[axis.end]
    let endName = axis.name(axis.end)
    add(
      "NSStackView.Edge.\(endName)", stack, axis.end, .greaterThanOrEqual, end,
      constant: axis.endInset, priority: clipping)
    add(
      "NSStackView.Edge.Min.\(endName)", stack, axis.end, .lessThanOrEqual, end,
      constant: axis.endInset,
      priority: edgePriority(isHeld: !isSplit || last.gravity == .trailing))
  }

  private func edgePriority(isHeld: Bool) -> Float {
    fills ? 1000 : isHeld ? LayoutPriority.defaultHigh.rawValue : hugging
  }

  /// Adds the constraints for the distances between adjacent views.
  ///
  /// If views fill the stack, distances equal the spacing. Otherwise, they are at least the spacing, and equal it at a
  /// lower priority. That priority is higher within a gravity area than between areas. Apple's priorities within an
  /// area decrease from view to view; here they are equal.
  private mutating func space() {
    for (before, after) in zip(entries, entries.dropFirst()) {
      let distance = before.customSpacing ?? stack.spacing
      let end = before.view[axis.end]
      guard !fills else {
        add("NSStackView.Stack", after.view, axis.start, .equal, end, constant: distance)
        continue
      }
      let isInArea = before.gravity == after.gravity && stack.distribution == .gravityAreas
      add(
        "NSStackView.Stack.Min", after.view, axis.start, .greaterThanOrEqual, end,
        constant: distance)
      add(
        "NSStackView.Stack", after.view, axis.start, .equal, end, constant: distance,
        priority: isInArea ? max(749.99, hugging) : hugging)
    }
  }

  /// Adds the constraints of the distribution.
  ///
  /// Apple makes sizes and distances equal to those of a guide. Here they are equal to the first size or distance,
  /// which can be solved in linear time.
  private mutating func distribute() {
    switch stack.distribution {
    case .gravityAreas: centre()
    case .fill: break
    case .fillEqually:
      for entry in entries.dropFirst() {
        add(
          "NSStackView.Distribution.EqualSizing", entry.view, axis.size, .equal,
          entries[0].view[axis.size], priority: Self.wish)
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalize(from: axis.end, to: axis.start)
    case .equalCentering: equalize(from: axis.middle, to: axis.middle)
    }
  }

  private mutating func fillProportionally() {
    let sized = entries.compactMap { entry in
      entry.view.contentExtent(stack.orientation).map { (view: entry.view, extent: $0) }
    }.filter { $0.extent > 0 }
    guard let first = sized.first else { return }
    for (view, extent) in sized.dropFirst() {
      system.add(
        "NSStackView.Distribution.EqualProportionalSizing", view[axis.size], .equal,
        first.view[axis.size], multiplier: extent / first.extent, priority: Self.wish)
    }
  }

  /// The priority of the constraints for alignment, equal sizes and equal distances.
  private static let wish: Float = 260

  /// Centers the views of the center gravity area in the stack.
  private mutating func centre() {
    let middle = entries.filter { $0.gravity == .center }
    guard let first = middle.first, let last = middle.last else { return }
    let before = LayoutOperand(from: stack[axis.start], to: first.view[axis.start])
    let after = LayoutOperand(from: last.view[axis.end], to: stack[axis.end])
    system.add("NSStackView.CenterGroup.Center", before, .equal, after, priority: Self.wish)
  }

  private mutating func equalize(
    from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute
  ) {
    let gaps = zip(entries, entries.dropFirst()).map {
      LayoutOperand(from: $0.view[from], to: $1.view[to])
    }
    for gap in gaps.dropFirst() {
      system.add(
        "NSStackView.Distribution.EqualSpacing", gap, .equal, gaps[0], priority: Self.wish)
    }
  }

  // MARK: - Across the orientation

  /// Aligns a view with the stack or, for baselines, with the first view, because stacks have no baselines here.
  private mutating func align(_ view: NSView) {
    let attribute = stack.alignment
    if attribute.isBaseline {
      guard stack.orientation == .horizontal, view !== entries[0].view else { return }
      add(
        "NSStackView.Align", view, attribute, .equal, entries[0].view[attribute],
        priority: Self.wish)
    } else if let constant = axis.alignmentConstant(attribute) {
      add(
        "NSStackView.Align", view, attribute, .equal, stack[attribute], constant: constant,
        priority: Self.wish)
    }
  }

  /// Keeps a view inside the stack, and makes the stack hug it, on the axis across the stack's orientation.
  ///
  /// A view without an intrinsic size therefore fills the stack, and other views determine the stack's size.
  private mutating func hold(_ view: NSView) {
    let across = stack.orientation == .horizontal ? LayoutConstraint.Axis.vertical : .horizontal
    let hugging = stack.huggingPriority(for: across).rawValue
    let clipping = stack.clippingResistancePriority(for: across).rawValue
    let (start, end) = (stack[axis.crossStart], view[axis.crossEnd])
    let (startName, endName) = (axis.name(axis.crossStart), axis.name(axis.crossEnd))
    add(
      "NSStackView.Edge.\(startName)", view, axis.crossStart, .greaterThanOrEqual, start,
      constant: axis.crossStartInset)
    add(
      "NSStackView.Edge.Min.\(startName)", view, axis.crossStart, .equal, start,
      constant: axis.crossStartInset, priority: hugging)
    add(
      "NSStackView.Edge.\(endName)", stack, axis.crossEnd, .greaterThanOrEqual, end,
      constant: axis.crossEndInset, priority: clipping)
    add(
      "NSStackView.Edge.Min.\(endName)", stack, axis.crossEnd, .equal, end,
      constant: axis.crossEndInset, priority: hugging)
  }

  // MARK: - Making constraints

  private mutating func add(
    _ identifier: String, _ view: NSView, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: LayoutOperand?, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    system.add(
      identifier, view[attribute], relation, second, constant: constant, priority: priority)
  }
}

/// The attributes and insets of a stack view along its orientation and across its orientation.
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

  /// The name of an edge in Apple's constraint identifiers, such as `Leading`.
  func name(_ edge: LayoutConstraint.Attribute) -> String {
    edge.name.prefix(1).uppercased() + edge.name.dropFirst()
  }

  /// The constant of an alignment constraint, in points, or `nil` if the attribute is along the stack's orientation.
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
