// Walks of a tree keep their own stack, so that no depth of a tree overflows the program's.

extension View {
  /// Visits the view and everything in it, each view before its subviews, from back to front.
  ///
  /// A view is asked for its subviews after the visit, which may change them.
  ///
  /// - Complexity: O(*n*) for *n* views.
  func forEachView(_ body: (View) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      body(view)
      if !view.subviewList.isEmpty { waiting.append(contentsOf: view.subviews.reversed()) }
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
