// Traversals of a tree use their own stack, so that deep trees don't overflow the call stack.

extension View {
  /// The view and its ancestors, from the view up to the root.
  package var ancestors: UnfoldFirstSequence<View> { sequence(first: self, next: \.superview) }

  /// Calls a closure for each view of the subtree: a view before its subviews, and subviews from back to front.
  ///
  /// The closure may change the view's subviews. Takes O(*n*) for *n* views.
  @inline(__always)
  package func forEachView(_ body: (View) -> Void) { walk(before: body, after: { _ in }) }

  /// Calls a closure for each view of the subtree: a view after its subviews, and subviews from back to front.
  @inline(__always)
  func forEachViewFromWithin(_ body: (View) -> Void) { walk(before: { _ in }, after: body) }

  @inline(__always)
  private func walk(before: (View) -> Void, after: (View) -> Void) {
    before(self)
    if subviewList.isEmpty { return after(self) }
    // Only views with subviews are put on the stack, as most have none.
    var levels = [Level(self)]
    while let top = levels.indices.last {
      guard let view = levels[top].next() else {
        after(levels.removeLast().owner)
        continue
      }
      before(view)
      if view.subviewList.isEmpty { after(view) } else { levels.append(Level(view)) }
    }
  }

  func forEachViewWithDepth(_ body: (View, _ depth: Int) -> Void) {
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      body(view, depth)
      waiting.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
  }

  func firstView(where condition: (View) -> Bool) -> View? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if condition(view) { return view }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }
}

private struct Level {
  let owner: View
  private let views: [View]
  private var place = 0

  init(_ owner: View) {
    self.owner = owner
    views = owner.subviews
  }

  mutating func next() -> View? {
    guard place < views.count else { return nil }
    defer { place += 1 }
    return views[place]
  }
}
