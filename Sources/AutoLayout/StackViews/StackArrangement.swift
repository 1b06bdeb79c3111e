import Foundation

/// The constraints that a stack view makes, with the identifiers that Apple's logs show.
///
/// Their rules come from frames and logs of the real class: see the tests of each distribution. What
/// that one holds by a spacer and by guides in the gaps is said of the stack and of distances here: with
/// them in the system, equal distances took half as long again and 40 per cent more memory, and views at
/// one edge up to a fifth longer. Lines of text alone have their spacer. ``generated(behind:)`` says in turn
/// what Apple's constraints would be.
///
/// Two kinds of Apple's constraints are never made. `UISV-text-width-disambiguation` holds labels of several lines in a
/// row to a share of its width in logs of iOS 9 to 11. Frames in later documents have no room for it, and when later
/// systems make it isn't known. Spacers without any visible view have no effect on other views.
struct StackArrangement {
  let stack: StackView
  let arranged: [View]
  let visible: [View]
  let container: any LayoutItem
  private let scale: CGFloat
  private var system: SystemConstraints

  /// Looks at a stack view; nothing is made yet.
  init(_ stack: StackView) {
    self.stack = stack
    system = SystemConstraints(holder: stack)
    scale = stack.effectiveEnvironment.scale
    arranged = stack.arrangedSubviews
    visible = arranged.filter { !$0.isHidden }
    container = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
  }

  /// The constraints, in the order they are made.
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

  /// Where views lie across the axis.
  ///
  /// Baselines are for rows alone (Apple's documentation). In a column kean/Arranged, which was compared with
  /// the real class, holds the first view to an edge and leaves open where the others lie inside; here they
  /// lie at that edge, too, and that is no ambiguity.
  var alignment: StackView.Alignment {
    switch stack.alignment {
    case .firstBaseline: isRow ? .firstBaseline : .leading
    case .lastBaseline: isRow ? .lastBaseline : .trailing
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  private var alignsBaselines: Bool { alignment == .firstBaseline || alignment == .lastBaseline }

  /// Whether distances are counted between baselines, which columns alone do.
  private var isBetweenBaselines: Bool { stack.isBaselineRelativeArrangement && !isRow }

  // MARK: - Along the axis

  /// Hidden views have no length and lie in the middle of the gap that they leave, or at the end that
  /// they are nearest to; where all are hidden, at the stack's corner.
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

  /// Where gaps begin, at the view before, and end, at the one after.
  var gapStart: LayoutConstraint.Attribute { isBetweenBaselines ? .lastBaseline : end }
  var gapEnd: LayoutConstraint.Attribute { isBetweenBaselines ? .firstBaseline : start }

  /// The distance after a view, in points, whole pixels where it is a number; and what it stands for
  /// where it is the system's.
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

  /// Views have the share of what they want, the later the weaker; where none wants any, equal shares.
  ///
  /// One view's share of all is required (kean/Arranged; a log on Stack Overflow). In that log it is of the
  /// stack's own extent, which conflicts inside of margins, and an answer measured shares of the stack; but
  /// kern0x1b/charon, whose frames agree with a later system's, takes them of what margins leave.
  private mutating func fillProportionally() {
    let extents = visible.map { stack.wantedLength(of: $0) }
    guard extents.contains(where: { $0 > 0 }) else { return fillEqually() }
    let gaps = neighbours.map { spacing(after: $0, before: $1).constant }
    let whole = (extents + gaps).reduce(0, +)
    guard whole > 0 else { return }
    let isUnshared = extents.filter { $0 > 0 } == [whole]
    // Of a thousand views and more each is weaker than the one before, too.
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

  /// Makes the distances between neighbours equal; below required each weaker than the one before.
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

  /// Aligns views, hidden ones among them, with the first: so a hidden view counts for the extent of a
  /// stack that its views fill, and for no other's, as none but visible views are held inside.
  ///
  /// That is what the real class does (frames of 560 stacks that others had it lay out, kern0x1b/charon;
  /// its constraints in the tests of kean/Arranged).
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
  ///
  /// A view without text lies with its edge at that of a first one with text, and the other way round, as
  /// the real class has it (measured by others: the notes on stack views in kern0x1b/charon).
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
    // With less than the 25 that keep a view without content small.
    system.add("UISV-spanning-fit", first[edge], .equal, container[edge], priority: 24)
  }

  /// Lets the views of a line end at the stack's edge on one side if they can.
  ///
  /// The spacer is in the system for that: how far it reaches on the other side, where the stack's edge need
  /// not be, follows from no distances of the stack. So it is the one spacer that counts in layout.
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

  /// Where only inequalities hold the views, they and the stack are as small as they may be.
  private mutating func keepSmall() {
    for view in arranged {
      system.add("UISV-ambiguity-suppression", view[crossSize], .equal, nil, priority: 25)
    }
    // What Apple's class makes small is the spacer where that lies between edges of the stack.
    let isSpanned = arranged.count > 1 && !alignsBaselines
    system.add(
      isSpanned ? "UISV-spanning-fit" : "UISV-canvas-fit", stack[crossSize], .equal, nil,
      priority: isSpanned ? 51 : 49)
  }

  // MARK: - Making constraints
}

extension View {
  /// Whether a baseline of the view is that of a text, its own or of the view that stands for it.
  fileprivate func hasText(at baseline: LayoutConstraint.Attribute) -> Bool {
    baselineView(isFirst: baseline == .firstBaseline).textBaselines != nil
  }
}
