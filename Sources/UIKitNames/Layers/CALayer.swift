public import AutoLayout

extension LayerMembers {
  /// Where the layer is shown from where it lies; for a view's layer ``View/transform3D``.
  ///
  /// ``Layer/frame`` obeys what it does in the plane.
  public var transform: CATransform3D {
    get { view?.transform3D ?? kept(#function) ?? CATransform3DIdentity }
    set {
      guard view == nil else {
        view?.transform3D = newValue
        return
      }
      ownTransform = CATransform3DGetAffineTransform(newValue)
      keep(newValue, #function)
    }
  }

  /// Sets ``transform`` to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
