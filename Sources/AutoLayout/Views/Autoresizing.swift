import Foundation

/// The frame for which an autoresizing mask was set, and the size of the superview at that time.
struct AutoresizingReference: Equatable {
  var frame = CGRect.zero
  var superviewSize = CGSize.zero
}

/// A position or an extent as a linear function of the superview's extent on the same axis.
struct LinearShare {
  var perSuperview: CGFloat
  var constant: CGFloat

  func value(in extent: CGFloat) -> CGFloat { perSuperview * extent + constant }
}

extension AutoresizingReference {
  /// Returns position and extent as functions of the superview's extent; flexible margins and extents absorb changes.
  func shares(
    mask: View.AutoresizingMask, axis: LayoutConstraint.Axis
  ) -> (position: LinearShare, extent: LinearShare) {
    let horizontal = axis == .horizontal
    let position = horizontal ? frame.minX : frame.minY
    let extent = horizontal ? frame.width : frame.height
    let whole = horizontal ? superviewSize.width : superviewSize.height
    let flexible: [View.AutoresizingMask] =
      horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let gives = flexible.map { mask.contains($0) }
    let parts = zip([position, extent, whole - position - extent], gives)
      .map { $1 ? max(0, $0) : 0 }
    let sum = parts.reduce(0, +)
    let count = CGFloat(gives.count { $0 })
    let fractions = zip(parts, gives).map { part, gives in
      !gives ? 0 : sum > 0 ? part / sum : 1 / count
    }
    return (
      LinearShare(perSuperview: fractions[0], constant: position - fractions[0] * whole),
      LinearShare(perSuperview: fractions[1], constant: extent - fractions[1] * whole)
    )
  }

  func frame(mask: View.AutoresizingMask, in size: CGSize) -> CGRect {
    let horizontal = shares(mask: mask, axis: .horizontal)
    let vertical = shares(mask: mask, axis: .vertical)
    return CGRect(
      x: horizontal.position.value(in: size.width),
      y: vertical.position.value(in: size.height),
      width: max(0, horizontal.extent.value(in: size.width)),
      height: max(0, vertical.extent.value(in: size.height)))
  }
}

extension View {
  func placementChanged() {
    if translatesAutoresizingMaskIntoConstraints {
      superview?.geometry.mayHoldPlacedViews = true
      resetAutoresizingReference()
    }
    // The root has the canvas's size, or the size that its constraints determine.
    if superview == nil { invalidateSystem() } else { invalidateRows() }
  }

  func maskChanged() {
    resetAutoresizingReference()
    invalidateRows()
  }

  /// Uses the current frame and the superview's current size as the reference of the autoresizing mask.
  func resetAutoresizingReference() {
    guard translatesAutoresizingMaskIntoConstraints else {
      // Constraints override the frame, but one that a layout hook sets stays until the next layout.
      if passes.tree?.isCallingHooks != true { invalidatePlace() }
      return
    }
    let present = AutoresizingReference(
      frame: geometry.exactFrame, superviewSize: superview?.geometry.exactFrame.size ?? .zero)
    guard present != geometry.reference else { return }
    geometry.reference = present
    invalidatePlace()
  }

  /// The autoresizing mask for y growing downwards, or an empty mask if the superview doesn't autoresize its subviews.
  var effectiveAutoresizingMask: AutoresizingMask {
    guard let superview else { return autoresizingMask }
    let mask = superview.autoresizesSubviews ? autoresizingMask : []
    return superview.growsDownward ? mask : mask.turned
  }
}

extension View.AutoresizingMask {
  /// The mask with top and bottom margins exchanged; if nothing vertical is flexible, the top margin becomes flexible.
  fileprivate var turned: Self {
    var result = subtracting([.flexibleTopMargin, .flexibleBottomMargin])
    if contains(.flexibleTopMargin) { result.insert(.flexibleBottomMargin) }
    let givesNowhere = isDisjoint(with: [
      .flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin,
    ])
    if contains(.flexibleBottomMargin) || givesNowhere { result.insert(.flexibleTopMargin) }
    return result
  }
}

/// The constraint of a view's autoresizing mask on an axis, which relates the view's extent to its superview's extent.
final class AutoresizingMaskConstraint: LayoutConstraint {
  init?(_ view: View, axis: Axis) {
    guard let parent = view.superview else { return nil }
    let share = view.geometry.reference.shares(mask: view.effectiveAutoresizingMask, axis: axis)
      .extent
    do {
      try super.init(
        first: LayoutOperand(view, axis.sizeAttribute), relation: .equal,
        second: LayoutOperand(parent, axis.sizeAttribute), multiplier: share.perSuperview,
        constant: share.constant)
    } catch {
      return nil
    }
    holderReference = parent.reference
  }
}
