/// The views of a system by slot, as unretained references, for the loop that sets frames.
///
/// The tree keeps the views alive while none of the author's code runs. ``TreeState`` records views that were added or
/// removed before the loop.
@safe
struct UnsafeViewList {
  private var views: [Unmanaged<View>?] = unsafe []

  mutating func append(_ view: View?) {
    unsafe views.append(view.map { unsafe .passUnretained($0) })
  }

  mutating func remove(_ slot: Int) { unsafe views[slot] = nil }

  /// Calls a closure with the view at a slot, or does nothing for a guide; the view must be in the tree.
  @inline(__always)
  func withView(_ slot: Int, _ body: (View) -> Void) {
    unsafe views[slot]?._withUnsafeGuaranteedRef(body)
  }
}
