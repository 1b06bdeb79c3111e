public import AutoLayout

extension ViewMembers {
  /// Returns an empty view of the view's size, because snapshots have no content.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    View(frame: CGRect(origin: .zero, size: bounds.size))
  }
}

extension ViewMembers {
  /// The view whose filled path or background clips this view, or `nil` for none.
  public var mask: View? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      layer.mask = newValue?.layer
    }
  }
}
