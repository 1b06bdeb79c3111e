public import AutoLayout

extension View {
  /// The view's layer, made as ``layerClass`` when it is first asked for.
  public var layer: Layer { ownLayer }
}

extension Layer {
  /// Where the layer is shown from where it lies; for a view's layer ``View/transform3D``.
  public var transform: CATransform3D {
    get { view?.transform3D ?? kept(#function) ?? CATransform3DIdentity }
    set { if let view { view.transform3D = newValue } else { keep(newValue, #function) } }
  }

  /// What ``transform`` does in the plane.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// Sets ``transform`` to one of the plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Shows an animation on a device; here nothing takes time.
  public func add(_ animation: CAAnimation, forKey key: String?) { animation.end() }

  /// Ends an animation; here none lasts.
  public func removeAnimation(forKey key: String) {}

  /// Ends all animations; here none lasts.
  public func removeAllAnimations() {}

  /// The layer as it is shown while animations last: here the layer itself.
  public func presentation() -> Self? { self }
}

/// Stored for source compatibility; layout ignores it.
extension Layer {
  /// What casts the shadow, nil for all of the layer.
  public var shadowPath: CGPath? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }
}
