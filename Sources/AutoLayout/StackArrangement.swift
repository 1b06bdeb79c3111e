import Foundation

/// The constraints that a stack view makes, with the identifiers that Apple's logs show.
///
/// Their rules come from frames and logs of the real class: see the tests of each distribution.
struct StackArrangement {
  let stack: StackView
  private let visible: [View]
  private let container: any LayoutItem
  private var system: SystemConstraints

  /// The constraints, in the order they were made.
  var constraints: [LayoutConstraint] { system.made }

  init(stack: StackView) {
    self.stack = stack
    system = SystemConstraints(holder: stack)
    visible = stack.visibleSubviews
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    hideHiddenViews()
    guard !visible.isEmpty else { return }
    connectEnds()
    space()
    distribute()
    align()
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: LayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: LayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var size: LayoutConstraint.Attribute { isRow ? .width : .height }
  private var middle: LayoutConstraint.Attribute { isRow ? .centerX : .centerY }
  private var crossStart: LayoutConstraint.Attribute { isRow ? .top : .leading }
  private var crossEnd: LayoutConstraint.Attribute { isRow ? .bottom : .trailing }
  private var crossSize: LayoutConstraint.Attribute { isRow ? .height : .width }
  private var crossMiddle: LayoutConstraint.Attribute { isRow ? .centerY : .centerX }
  private var neighbours: [(View, View)] { Array(zip(visible, visible.dropFirst())) }

  /// Where views lie across the axis.
  ///
  /// Baselines align rows alone: a column's views lie at the edge that its first view is held to
  /// (kean/Arranged, which was compared with the real class).
  private var alignment: StackView.Alignment {
    switch stack.alignment {
    case .firstBaseline: isRow ? .firstBaseline : .leading
    case .lastBaseline: isRow ? .lastBaseline : .trailing
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  // MARK: - Along the axis

  private mutating func hideHiddenViews() {
    for view in stack.arrangedSubviews where view.isHidden {
      add("UISV-hiding", of(view, size), .equal, nil)
      for edge in [start, crossStart] {
        add("UISV-hiding", of(view, edge), .equal, of(container, edge), priority: 25)
      }
      add("UISV-hiding", of(view, crossSize), .equal, nil, priority: 25)
    }
  }

  private mutating func connectEnds() {
    guard let first = visible.first, let last = visible.last else { return }
    add("UISV-canvas-connection", of(first, start), .equal, of(container, start))
    add("UISV-canvas-connection", of(container, end), .equal, of(last, end))
  }

  private mutating func space() {
    let grows = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let betweenBaselines = stack.isBaselineRelativeArrangement && !isRow
    for (before, after) in neighbours {
      add(
        "UISV-spacing", of(after, betweenBaselines ? .firstBaseline : start),
        grows ? .greaterThanOrEqual : .equal,
        of(before, betweenBaselines ? .lastBaseline : end),
        constant: stack.resolvedSpacing(after: before))
    }
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing:
      add("UISV-canvas-fit", of(stack, size), .equal, nil, priority: 49)
      equalize(from: end, to: start, "UISV-distributing-edge", 1000)
    case .equalCentering:
      add("UISV-canvas-fit", of(stack, size), .equal, nil, priority: 49)
      equalize(from: middle, to: middle, "UISV-distributing-edge", 149)
    }
  }

  private mutating func fillEqually() {
    for view in visible.dropFirst() {
      add("UISV-fill-equally", of(view, size), .equal, of(visible[0], size))
    }
  }

  /// Views have the share of their content, the later the weaker; where none has any, equal shares.
  private mutating func fillProportionally() {
    let extents = visible.map { $0.contentExtent(stack.axis) ?? 0 }
    guard extents.contains(where: { $0 > 0 }) else { return fillEqually() }
    let gaps = visible.dropLast().map { stack.resolvedSpacing(after: $0) }
    let whole = (extents + gaps).reduce(0, +)
    guard whole > 0 else { return }
    // Of a thousand views and more each is weaker than the one before, too.
    let step = min(1, 998 / Float(visible.count))
    for (index, view) in visible.enumerated() {
      guard extents[index] > 0 else {
        add("UISV-fill-proportionally", of(view, size), .equal, nil)
        continue
      }
      add(
        "UISV-fill-proportionally", of(view, size), .equal, of(container, size),
        multiplier: extents[index] / whole, priority: 999 - Float(index) * step)
    }
  }

  /// Makes the distances between neighbours equal; below required each weaker than the one before.
  private mutating func equalize(
    from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute, _ identifier: String,
    _ priority: Float
  ) {
    let gaps = neighbours.map { LayoutOperand(from: of($0, from), to: of($1, to)) }
    for (index, gap) in gaps.dropFirst().enumerated() {
      let weaker = priority == 1000 ? 1000 : max(1, priority - Float(index))
      add(identifier, gap, .equal, gaps[0], priority: weaker)
    }
  }

  // MARK: - Across the axis

  private mutating func align() {
    switch alignment {
    case .fill:
      alignAll(crossStart)
      alignAll(crossEnd)
      connectFirst(crossStart)
      connectFirst(crossEnd)
      return
    case .leading:
      alignAll(crossStart)
      connectFirst(crossStart)
      contain(visible, crossEnd)
    case .trailing:
      alignAll(crossEnd)
      connectFirst(crossEnd)
      contain(visible, crossStart)
    case .center:
      alignAll(crossMiddle)
      connectFirst(crossMiddle)
      contain(visible, crossStart)
      contain(visible, crossEnd)
    case .firstBaseline:
      alignBaselines(.firstBaseline, inside: crossEnd, firstInside: crossStart)
    case .lastBaseline:
      alignBaselines(.lastBaseline, inside: crossStart, firstInside: crossEnd)
    }
    keepSmall()
  }

  /// Aligns lines of text: all views end inside of the stack on one side and at its edge if they
  /// can; on the other side only the first is held, and taller ones may stick out.
  private mutating func alignBaselines(
    _ baseline: LayoutConstraint.Attribute, inside edge: LayoutConstraint.Attribute,
    firstInside firstEdge: LayoutConstraint.Attribute
  ) {
    alignAll(baseline)
    contain(visible, edge)
    contain(Array(visible.prefix(1)), firstEdge)
    for view in visible {
      add("UISV-spanning-fit", of(view, edge), .equal, of(container, edge), priority: 50)
    }
  }

  private mutating func alignAll(_ attribute: LayoutConstraint.Attribute) {
    for view in visible.dropFirst() {
      add("UISV-alignment", of(visible[0], attribute), .equal, of(view, attribute))
    }
  }

  private mutating func connectFirst(_ attribute: LayoutConstraint.Attribute) {
    add("UISV-canvas-connection", of(visible[0], attribute), .equal, of(container, attribute))
  }

  private mutating func contain(_ views: [View], _ attribute: LayoutConstraint.Attribute) {
    for view in views {
      add(
        "UISV-canvas-connection", of(view, attribute),
        attribute == crossStart ? .greaterThanOrEqual : .lessThanOrEqual,
        of(container, attribute))
    }
  }

  /// Where only inequalities hold the views, they and the stack are as small as they may be.
  private mutating func keepSmall() {
    for view in visible {
      add("UISV-ambiguity-suppression", of(view, crossSize), .equal, nil, priority: 25)
    }
    add("UISV-spanning-fit", of(stack, crossSize), .equal, nil, priority: 51)
  }

  // MARK: - Making constraints

  private func of(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute
  ) -> LayoutOperand {
    LayoutOperand(item, attribute)
  }

  private mutating func add(
    _ identifier: String, _ first: LayoutOperand, _ relation: LayoutConstraint.Relation,
    _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    system.add(
      identifier, first, relation, second, multiplier: multiplier, constant: constant,
      priority: priority)
  }
}
