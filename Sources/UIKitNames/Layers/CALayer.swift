public import AutoLayout

extension LayerMembers {
  /// The transform from the layer's frame to its shown position, which is `View.transform3D` for a view's layer.
  ///
  /// `Layer.frame` reflects its effect in the plane.
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

  /// Sets ``transform`` to a two-dimensional transform.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
