public import AutoLayout

extension LayerMembers {
  /// The layer's transform, which is `View.transform3D` for a view's layer.
  ///
  /// `Layer.frame` reflects the two-dimensional effect of the transform.
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
