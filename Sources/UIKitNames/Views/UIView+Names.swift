public import AutoLayout

extension ViewMembers {
  /// A picture of the view, as a view of its size; here it is empty.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> View? {
    View(frame: CGRect(origin: .zero, size: bounds.size))
  }
}

extension ViewMembers {
  /// The view whose shape clips this one, or `nil` if all of it shows: that of its own filled path or background.
  public var mask: View? {
    get { kept(#function) }
    set {
      keep(newValue, #function)
      layer.mask = newValue?.layer
    }
  }
}
