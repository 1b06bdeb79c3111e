import Foundation

/// The constraints that a stack view makes, with the identifiers that Apple's logs show.
///
/// The rules come from frames and logs of Apple's class; see the tests of each distribution. Only baseline-aligned
/// rows have a spacer. In Apple's class, other stacks also have spacers and gap guides, which would take 50 % more time
/// and 40 % more memory here. `UISV-text-width-disambiguation`, which is in logs of iOS 9 to 11, is omitted because
/// frames of later versions contradict that constraint.
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
  var neighbors: [(View, View)] { Array(zip(visible, visible.dropFirst())) }

  /// The alignment across the axis; in a column, baseline alignments become `leading` and `trailing`.
  ///
  /// Apple's documentation restricts baseline alignments to rows.
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

  /// Gives hidden views length 0, and places them between visible neighbors or at the end of the visible views.
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
    for (before, after) in neighbors {
      let distance = spacing(after: before, before: after)
      system.add(
        "UISV-spacing", after[gapEnd], grows ? .greaterThanOrEqual : .equal,
        before[gapStart], constant: distance.constant)
      system.setSymbol(distance.symbol)
    }
  }

  var gapStart: LayoutConstraint.Attribute { isBetweenBaselines ? .lastBaseline : end }
  var gapEnd: LayoutConstraint.Attribute { isBetweenBaselines ? .firstBaseline : start }

  /// Returns the distance after a view, in points, and its symbolic constant if the distance is the system spacing.
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

  /// Gives views lengths in proportion to their content, or equal lengths without content, with decreasing priorities.
  ///
  /// A view that takes the whole extent gets a required constraint (sources: kean/Arranged, a log on Stack Overflow).
  /// Lengths are fractions of the extent inside the margins (source: kern0x1b/charon). The log shows fractions of the
  /// stack's whole extent instead.
  private mutating func fillProportionally() {
    let extents = visible.map { stack.wantedLength(of: $0) }
    guard extents.contains(where: { $0 > 0 }) else { return fillEqually() }
    let gaps = neighbors.map { spacing(after: $0, before: $1).constant }
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

  /// Makes the distances between neighbors equal; an optional priority decreases with each constraint.
  private mutating func equalize(
    from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute, _ identifier: String,
    _ priority: Float
  ) {
    let gaps = neighbors.map { LayoutOperand(from: $0[from], to: $1[to]) }
    for (index, gap) in gaps.dropFirst().enumerated() {
      let weaker = priority == 1000 ? 1000 : max(1, priority - Float(index))
      system.add(identifier, gap, .equal, gaps[0], priority: weaker)
    }
  }

  // MARK: - Across the axis

  /// Aligns all views with the first view, and keeps only visible views inside the stack.
  ///
  /// Therefore, hidden views affect the stack's extent only with `fill`, as in Apple's class (sources: frames of 560
  /// stacks in kern0x1b/charon, tests of kean/Arranged).
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

  /// Aligns baselines, keeps visible views inside `edge` of the stack, and places them at that edge if possible.
  ///
  /// Only the first view is kept inside `firstEdge`. If just one of the first view and another view has text, the two
  /// are aligned at `firstEdge` instead of their baselines (source: kern0x1b/charon).
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

  /// Places baseline-aligned views at one edge of the stack if possible, by means of a spacer.
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

  /// Keeps the views and the stack as small as possible across the axis, if only inequalities constrain the views.
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
