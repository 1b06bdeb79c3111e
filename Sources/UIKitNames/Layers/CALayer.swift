public import AutoLayout

extension Layer {
  /// Where the layer is shown from where it lies; for a view's layer ``View/transform3D``.
  public var transform: CATransform3D {
    get { view?.transform3D ?? kept(#function) ?? CATransform3DIdentity }
    set { if let view { view.transform3D = newValue } else { keep(newValue, #function) } }
  }

  /// Sets ``transform`` to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}
