import ConstraintSolver
import Foundation

// The rows of views and system guides, apart from constraints.

extension ItemTable {
  /// Returns expressions that are 0 if a view is where its frame and mask put it, or `nil` without a superview.
  func autoresizingForms(
    of view: View, _ slot: Int32, _ axis: LayoutConstraint.Axis
  ) -> (place: LinearForm, extent: LinearForm)? {
    guard let parent = view.superview else { return nil }
    let shares = view.geometry.reference.shares(mask: view.effectiveAutoresizingMask, axis: axis)
    let inner = view.alignmentRectInsets
    let outer = parent.alignmentRectInsets
    let horizontal = axis == .horizontal
    let before = Double(horizontal ? inner.left : inner.top)
    let after = Double(horizontal ? inner.right : inner.bottom)
    let outerBefore = Double(horizontal ? outer.left : outer.top)
    let outerAfter = Double(horizontal ? outer.right : outer.bottom)
    let scroll = parent.geometry.boundsOrigin
    let own = ItemEdges(slot: slot)
    let around = ItemEdges(slot: owners[Int(slot)])
    // The superview's frame is its alignment rectangle plus its own insets.
    func addParentExtent(to form: inout LinearForm, times factor: Double) {
      form.add(around.end(axis), factor)
      form.add(around.start(axis), -factor)
      form.constant += (outerBefore + outerAfter) * factor
    }
    var place = LinearForm(from: around.start(axis), to: own.start(axis))
    addParentExtent(to: &place, times: -Double(shares.position.perSuperview))
    place.constant += outerBefore - before - Double(shares.position.constant)
    place.constant += Double(horizontal ? scroll.x : scroll.y)
    var extent = own.extent(axis)
    addParentExtent(to: &extent, times: -Double(shares.extent.perSuperview))
    extent.constant += before + after - Double(shares.extent.constant)
    return (place, extent)
  }

  /// Returns the rows of a system guide: the distances of the guide's edges from the view's edges, minus the insets.
  func guideForms(_ guide: LayoutGuide, _ kind: SystemGuideKind, _ slot: Int32) -> [LinearForm] {
    guard let owner = guide.owningView else { return [] }
    let own = ItemEdges(slot: slot)
    let outer = ItemEdges(slot: owners[Int(slot)])
    func row(_ edge: Int32, _ reference: Int32, _ distance: CGFloat) -> LinearForm {
      LinearForm(from: reference, to: edge, constant: -Double(distance))
    }
    if let insets = owner.systemGuideInsets(kind) {
      return [
        row(own.left, outer.left, insets.left), row(own.right, outer.right, -insets.right),
        row(own.top, outer.top, insets.top), row(own.bottom, outer.bottom, -insets.bottom),
      ]
    }
    if kind == .keyboard {
      // The edges are the same for docked and undocked keyboards, so that only constants differ.
      let insets = owner.keyboardInsets
      return [
        row(own.left, outer.left, insets.left), row(own.right, outer.right, -insets.right),
        row(own.bottom, outer.bottom, -insets.bottom), row(own.top, outer.bottom, -insets.top),
      ]
    }
    // The author sets the size of scrolled content. Its origin is above the frame's by the scrolled distance.
    let scrolled = owner.geometry.boundsOrigin
    return [row(own.left, outer.left, -scrolled.x), row(own.top, outer.top, -scrolled.y)]
  }
}

/// The constant and priorities of the rows for a view's content size on an axis.
struct ContentSizeRow {
  /// The content's extent in points, negated.
  let constant: Double
  let hugging: LayoutPriority
  let resistance: LayoutPriority

  /// Makes a row, or returns `nil` if the view's content has no extent on the axis.
  init?(of view: View, _ axis: LayoutConstraint.Axis, _ extent: CGFloat?) {
    guard let extent else { return nil }
    constant = 0 - Double(extent)
    hugging = view.contentHuggingPriority(for: axis)
    resistance = view.contentCompressionResistancePriority(for: axis)
  }
}
