/// The views of a system by slot, without a count of references to them.
///
/// Only for the loop that sets frames: the tree keeps the views alive while nothing of the author's
/// runs, and what comes and goes before then is known from the tree's state.
@safe
struct UnsafeViewList {
  private var views: [Unmanaged<View>?] = unsafe []

  mutating func append(_ view: View?) {
    unsafe views.append(view.map { unsafe .passUnretained($0) })
  }

  /// Forgets the view at a slot, which is about to go.
  mutating func remove(_ slot: Int) { unsafe views[slot] = nil }

  /// Lends the view at a slot; nothing happens at a guide's.
  ///
  /// - Precondition: The view is still in the tree.
  @inline(__always)
  func withView(_ slot: Int, _ body: (View) -> Void) {
    unsafe views[slot]?._withUnsafeGuaranteedRef(body)
  }
}
