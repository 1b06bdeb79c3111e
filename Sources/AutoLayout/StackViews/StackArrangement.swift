import Foundation

/// The constraints that a stack view makes, with the identifiers in Apple's logs.
///
/// Their rules come from frames and logs of the real class; see the tests of each distribution. Constraints on the
/// stack and on distances replace Apple's spacers and gap guides, except in lines of text. With these, equal distances
/// took 50 % more time and 40 % more memory. Views at one edge took up to 20 % more time. ``generated(behind:)``
/// returns Apple's constraints.
///
/// Two kinds of Apple's constraints are never made. `UISV-text-width-disambiguation` limits labels of several lines in
/// a row to a share of its width in logs of iOS 9 to 11. Frames in later documents leave no room for it. Spacers
/// without a visible view have no effect on other views.
struct StackArrangement {
  let stack: StackView
  let arranged: [View]
  let visible: [View]
  let container: any LayoutItem
  private let scale: CGFloat
  private var system: SystemConstraints

  init(_ stack: StackView) {
    self.stack = stack
    system = SystemConstraints(holder: stack)
    scale = stack.effectiveEnvironment.scale
    arranged = stack.arrangedSubviews
    visible = arranged.filter { !$0.isHidden }
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  static func constraints(of stack: StackView) -> [LayoutConstraint] {
    var arrangement = StackArrangement(stack)
    arrangement.arrange()
    return arrangement.system.made
  }

  private mutating func arrange() {
    hideHiddenViews()
    guard !visible.isEmpty else { return }
    connectEnds()
    space()
    distribute()
    align()
  }

  var isRow: Bool { stack.axis == .horizontal }
  var start: LayoutConstraint.Attribute { isRow ? .leading : .top }
  var end: LayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  var size: LayoutConstraint.Attribute { isRow ? .width : .height }
  var middle: LayoutConstraint.Attribute { isRow ? .centerX : .centerY }
  var crossStart: LayoutConstraint.Attribute { isRow ? .top : .leading }
  var crossEnd: LayoutConstraint.Attribute { isRow ? .bottom : .trailing }
  var crossSize: LayoutConstraint.Attribute { isRow ? .height : .width }
  private var crossMiddle: LayoutConstraint.Attribute { isRow ? .centerY : .centerX }
  var neighbours: [(View, View)] { Array(zip(visible, visible.dropFirst())) }

  /// The alignment across the axis.
  ///
  /// Baselines apply only to rows (Apple's documentation). In a column, kean/Arranged, which was compared with the real
  /// class, holds the first view at an edge, and leaves the others ambiguous. Here they are all at that edge.
  var alignment: StackView.Alignment {
    switch stack.alignment {
    case .firstBaseline: isRow ? .firstBaseline : .leading
    case .lastBaseline: isRow ? .lastBaseline : .trailing
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  private var alignsBaselines: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

  private var isBetweenBaselines: Bool { stack.isBaselineRelativeArrangement && !isRow }

  // MARK: - Along the axis

  /// Gives hidden views no length, in the middle of their gap, at the nearest end, or at the corner if all are hidden.
  private mutating func hideHiddenViews() {
    guard visible.count < arranged.count else { return }
    guard let first = visible.first else { return parkHiddenViews() }
    var before: View?
    for view in arranged {
      guard view.isHidden else {
        before = view
        continue
      }
      system.add("UISV-hiding", view[size], .equal, nil)
      guard let before else {
        system.add("UISV-spacing", view[start], .equal, first[start], priority: 50)
        continue
      }
      let distance = before === visible.last ? 0 : spacing(after: before).constant / 2
      let edge = isBetweenBaselines && before !== visible.last ? .lastBaseline : end
      system.add(
        "UISV-spacing", view[start], .equal, before[edge], constant: distance,
        priority: 50)
    }
  }

  private mutating func parkHiddenViews() {
    for view in arranged {
      system.add("UISV-hiding", view[size], .equal, nil)
      for edge in [start, crossStart] {
        system.add("UISV-hiding", view[edge], .equal, container[edge], priority: 25)
      }
      system.add("UISV-hiding", view[crossSize], .equal, nil, priority: 25)
    }
  }

  private mutating func connectEnds() {
    guard let first = visible.first, let last = visible.last else { return }
    system.add("UISV-canvas-connection", first[start], .equal, container[start])
    system.add("UISV-canvas-connection", container[end], .equal, last[end])
  }

  private mutating func space() {
    let grows = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (before, after) in neighbours {
      let distance = spacing(after: before, before: after)
      system.add(
        "UISV-spacing", after[gapEnd], grows ? .greaterThanOrEqual : .equal,
        before[gapStart], constant: distance.constant)
      system.setSymbol(distance.symbol)
    }
  }

  var gapStart: LayoutConstraint.Attribute { isBetweenBaselines ? .lastBaseline : end }
  var gapEnd: LayoutConstraint.Attribute { isBetweenBaselines ? .firstBaseline : start }

  /// The distance after a view, in points and rounded to pixels, or the system's with its symbol.
  private func spacing(
    after view: View, before next: View? = nil
  ) -> (constant: CGFloat, symbol: LayoutConstraint.SymbolicConstant?) {
    guard let spacing = stack.spacing(after: view) else {
      let (end, start) = (view[gapStart], (next ?? view)[gapEnd])
      return (
        start.systemSpacing(after: end),
        start.isTextBaseline && end.isTextBaseline ? .baselineSpace : .anchorSpace
      )
    }
    return (roundedToPixel(spacing, scale: scale), nil)
  }

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: break
    case .fillEqually: fillEqually()
    case .fillProportionally: fillProportionally()
    case .equalSpacing:
      system.add("UISV-canvas-fit", stack[size], .equal, nil, priority: 49)
      equalize(from: gapStart, to: gapEnd, "UISV-distributing-edge", 1000)
    case .equalCentering:
      system.add("UISV-canvas-fit", stack[size], .equal, nil, priority: 49)
      equalize(from: middle, to: middle, "UISV-distributing-edge", 149)
    }
  }

  private mutating func fillEqually() {
    for view in visible.dropFirst() {
      system.add("UISV-fill-equally", view[size], .equal, visible[0][size])
    }
  }

  /// Gives views lengths in proportion to their content, with decreasing priority, or equal ones without content.
  ///
  /// A share of 1 is required (kean/Arranged; a log on Stack Overflow). In that log it is a share of the stack's
  /// extent, which conflicts with margins, and an answer measured shares of the stack. In kern0x1b/charon, whose frames
  /// agree with a later system's, it is a share of the extent inside the margins.
  private mutating func fillProportionally() {
    let extents = visible.map { stack.wantedLength(of: $0) }
    guard extents.contains(where: { $0 > 0 }) else { return fillEqually() }
    let gaps = neighbours.map { spacing(after: $0, before: $1).constant }
    let whole = (extents + gaps).reduce(0, +)
    guard whole > 0 else { return }
    let isUnshared = extents.filter { $0 > 0 } == [whole]
    // With a thousand views or more, each still has a lower priority than the one before.
    let step = min(1, 998 / Float(visible.count))
    for (index, view) in visible.enumerated() {
      guard extents[index] > 0 else {
        system.add("UISV-fill-proportionally", view[size], .equal, nil)
        continue
      }
      system.add(
        "UISV-fill-proportionally", view[size], .equal, container[size],
        multiplier: extents[index] / whole,
        priority: isUnshared ? 1000 : 999 - Float(index) * step)
    }
  }

  /// Makes the distances between neighbors equal; priorities below required decrease from one to the next.
  private mutating func equalize(
    from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute, _ identifier: String,
    _ priority: Float
  ) {
    let gaps = neighbours.map { LayoutOperand(from: $0[from], to: $1[to]) }
    for (index, gap) in gaps.dropFirst().enumerated() {
      let weaker = priority == 1000 ? 1000 : max(1, priority - Float(index))
      system.add(identifier, gap, .equal, gaps[0], priority: weaker)
    }
  }

  // MARK: - Across the axis

  /// Aligns all views with the first, including hidden ones.
  ///
  /// Hidden views thus affect the extent of a stack only if its views fill it, as only visible ones are kept inside.
  /// The real class does the same (frames of 560 stacks that others had it lay out, kern0x1b/charon; its constraints in
  /// the tests of kean/Arranged).
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

  /// Aligns baselines: views are inside the stack on one side, and at its edge if they can be.
  ///
  /// On the other side, only the first view is kept inside. Views without text are aligned by an edge with the others.
  /// The real class does the same (measured by others: the notes on stack views in kern0x1b/charon).
  private mutating func alignBaselines(
    _ baseline: LayoutConstraint.Attribute, inside edge: LayoutConstraint.Attribute,
    firstInside firstEdge: LayoutConstraint.Attribute
  ) {
    let first = arranged[0]
    let hasText = first.hasText(at: baseline)
    for view in arranged.dropFirst() {
      let attribute = view.hasText(at: baseline) == hasText ? baseline : firstEdge
      system.add("UISV-alignment", first[attribute], .equal, view[attribute])
    }
    contain(visible, edge)
    contain([first], firstEdge)
    if hasSpacer { return span(from: firstEdge, to: edge) }
    // Lower than the priority of 25 that keeps a view without content small.
    system.add("UISV-spanning-fit", first[edge], .equal, container[edge], priority: 24)
  }

  /// Places the views of a line at the stack's edge on one side if possible, with a spacer.
  ///
  /// Distances of the stack don't determine the spacer's extent on the other side, so it has to be in the system.
  private mutating func span(
    from firstEdge: LayoutConstraint.Attribute, to edge: LayoutConstraint.Attribute
  ) {
    let spacer = stack.guide(.spacer)
    system.add("UISV-canvas-connection", container[edge], .equal, spacer[edge])
    for view in visible {
      system.add(
        "UISV-spanning-boundary", spacer[firstEdge],
        firstEdge == crossStart ? .lessThanOrEqual : .greaterThanOrEqual, view[firstEdge])
    }
    system.add("UISV-spanning-fit", spacer[crossSize], .equal, nil, priority: 51)
  }

  private mutating func alignAll(_ attribute: LayoutConstraint.Attribute) {
    for view in arranged.dropFirst() {
      system.add("UISV-alignment", arranged[0][attribute], .equal, view[attribute])
    }
  }

  private mutating func connectFirst(_ attribute: LayoutConstraint.Attribute) {
    system.add(
      "UISV-canvas-connection", arranged[0][attribute], .equal, container[attribute])
  }

  private mutating func contain(_ views: [View], _ attribute: LayoutConstraint.Attribute) {
    for view in views {
      system.add(
        "UISV-canvas-connection", view[attribute],
        attribute == crossStart ? .greaterThanOrEqual : .lessThanOrEqual,
        container[attribute])
    }
  }

  /// Keeps views and stack as small as possible if only inequalities constrain the views.
  private mutating func keepSmall() {
    for view in arranged {
      system.add("UISV-ambiguity-suppression", view[crossSize], .equal, nil, priority: 25)
    }
    // Apple's class keeps the spacer small if that is between edges of the stack.
    let isSpanned = arranged.count > 1 && !alignsBaselines
    system.add(
      isSpanned ? "UISV-spanning-fit" : "UISV-canvas-fit", stack[crossSize], .equal, nil,
      priority: isSpanned ? 51 : 49)
  }

  // MARK: - Making constraints
}

extension View {
  fileprivate func hasText(at baseline: LayoutConstraint.Attribute) -> Bool {
    baselineView(isFirst: baseline == .firstBaseline).textBaselines != nil
  }
}
