public import AutoLayout

extension ViewMembers {
  /// Returns an empty view of the view's size: snapshots have no content.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    View(frame: CGRect(origin: .zero, size: bounds.size))
  }
}

extension ViewMembers {
  /// The view whose shape clips this one, or `nil` for none; its shape is its own filled path or background.
  public var mask: View? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      layer.mask = newValue?.layer
    }
  }
}
