// Walks of a tree keep their own stack, so that no depth of a tree overflows the program's.

extension View {
  /// The view and those around it, from the inside out.
  package var ancestors: UnfoldFirstSequence<View> { sequence(first: self, next: \.superview) }

  /// Visits the view and everything in it, each view before its subviews, from back to front.
  ///
  /// A view is asked for its subviews after the visit, which may change them.
  ///
  /// - Complexity: O(*n*) for *n* views.
  @inline(__always)
  package func forEachView(_ body: (View) -> Void) { walk(before: body, after: { _ in }) }

  /// Visits the view and everything in it, each view after its subviews, these from back to front.
  @inline(__always)
  func forEachViewFromWithin(_ body: (View) -> Void) { walk(before: { _ in }, after: body) }

  @inline(__always)
  private func walk(before: (View) -> Void, after: (View) -> Void) {
    before(self)
    if subviewList.isEmpty { return after(self) }
    // Only views that hold others are put aside, as most hold none.
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

  /// Visits the view and everything in it, with the depth below this view, each view before its
  /// subviews.
  func forEachViewWithDepth(_ body: (View, _ depth: Int) -> Void) {
    var waiting = [(view: self, depth: 0)]
    while let (view, depth) = waiting.popLast() {
      body(view, depth)
      waiting.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
  }

  /// The first view that fulfils a condition, itself included, each view before its subviews.
  func firstView(where condition: (View) -> Bool) -> View? {
    var waiting = [self]
    while let view = waiting.popLast() {
      if condition(view) { return view }
      waiting.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }
}

/// The subviews of a view, and which of them a walk has come to.
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
