import Foundation

/// What an autoresizing mask starts from: a frame, and the size of the superview it was set in.
struct AutoresizingReference: Equatable {
  var frame = CGRect.zero
  var superviewSize = CGSize.zero
}

/// An edge's place, or an extent, as a linear function of the superview's extent on the same axis.
struct LinearShare {
  var perSuperview: CGFloat
  var constant: CGFloat

  func value(in extent: CGFloat) -> CGFloat { perSuperview * extent + constant }
}

extension AutoresizingReference {
  /// Position and extent on one axis as functions of the superview's extent.
  ///
  /// What the superview gains is shared among the parts that give, in proportion to their extents;
  /// in equal parts where these are 0. Where none gives, the view keeps its place.
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

  /// The frame in a superview of another size.
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
  /// Called when it was changed whether the frame or constraints place the view.
  func placementChanged() {
    if translatesAutoresizingMaskIntoConstraints {
      superview?.geometry.mayHoldPlacedViews = true
      resetAutoresizingReference()
    }
    // A root is as large as the canvas or as its constraints say.
    if superview == nil { invalidateSystem() } else { invalidateRows() }
  }

  /// Called when the mask was set.
  func maskChanged() {
    resetAutoresizingReference()
    invalidateRows()
  }

  /// Makes the present frame, in the superview's present size, what the mask starts from.
  func resetAutoresizingReference() {
    guard translatesAutoresizingMaskIntoConstraints else {
      // Constraints place the view wherever it was, but what a hook of this layout sets stays until the next one.
      if passes.tree?.isCallingHooks != true { invalidatePlace() }
      return
    }
    let present = AutoresizingReference(
      frame: geometry.exactFrame, superviewSize: superview?.geometry.exactFrame.size ?? .zero)
    guard present != geometry.reference else { return }
    geometry.reference = present
    invalidatePlace()
  }

  /// The parts that give, counted downwards; none in a superview that does not autoresize its
  /// subviews.
  var effectiveAutoresizingMask: AutoresizingMask {
    guard let superview else { return autoresizingMask }
    let mask = superview.autoresizesSubviews ? autoresizingMask : []
    return superview.growsDownward ? mask : mask.turned
  }
}

extension View.AutoresizingMask {
  /// What a mask whose y grows upwards means downwards: its least y is at the bottom, and what gives
  /// nowhere keeps its distance from there.
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

/// The constraint that an autoresizing mask is turned into, on one axis: that of the extent, which
/// stands in reports for that of the place as well.
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
