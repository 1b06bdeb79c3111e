/// The views of a system by slot, as unretained references.
///
/// Only for the loop that sets frames. While no code of the author's runs, the tree keeps the views alive. The
/// tree's state notes views that are added or removed before.
@safe
struct UnsafeViewList {
  private var views: [Unmanaged<View>?] = unsafe []

  mutating func append(_ view: View?) {
    unsafe views.append(view.map { unsafe .passUnretained($0) })
  }

  /// Removes the view at a slot.
  mutating func remove(_ slot: Int) { unsafe views[slot] = nil }

  /// Calls a closure with the view at a slot, unless the slot is a guide's.
  ///
  /// - Precondition: The view is still in the tree.
  @inline(__always)
  func withView(_ slot: Int, _ body: (View) -> Void) {
    unsafe views[slot]?._withUnsafeGuaranteedRef(body)
  }
}
