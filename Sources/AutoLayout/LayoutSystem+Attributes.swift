import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// What a constraint means: `first − multiplier × second − constant`, related to 0.
  func row(of constraint: LayoutConstraint) -> LinearForm {
    let (first, second) = (constraint.first, constraint.second)
    let mirrored = isMirrored(first) ?? second.flatMap(isMirrored) ?? false
    var row = LinearForm(constant: -Double(constraint.constant))
    add(first, to: &row, times: 1, mirrored: mirrored, facing: second?.reference)
    guard let second else { return row }
    let multiplier = Double(constraint.multiplier)
    add(second, to: &row, times: -multiplier, mirrored: mirrored, facing: first.reference)
    if multiplier != 1, !first.isSize, let holder = constraint.holderReference,
      let axis = first.attribute.axis
    {
      // A multiple of a place counts from the origin of the view that holds the constraint.
      let own = ItemEdges(slot: holder.slot)
      if axis == .vertical {
        row.add(own.top, multiplier - 1)
      } else {
        row.add(mirrored ? own.right : own.left, mirrored ? 1 - multiplier : multiplier - 1)
      }
    }
    return row
  }

  /// Whether a constraint counts from right to left, if this side of it says so by naming a leading
  /// or trailing edge.
  private func isMirrored(_ operand: LayoutOperand) -> Bool? {
    guard operand.attribute.isDirectional || operand.originAttribute.isDirectional else {
      return nil
    }
    return isRightToLeft[Int(operand.reference.slot)]
  }

  private func add(
    _ operand: LayoutOperand, to row: inout LinearForm, times factor: Double, mirrored: Bool,
    facing other: ItemReference?
  ) {
    add(
      operand.reference, operand.attribute, to: &row, times: factor, mirrored: mirrored,
      facing: other)
    guard let origin = operand.originReference else { return }
    add(
      origin, operand.originAttribute, to: &row, times: -factor, mirrored: mirrored,
      facing: other)
  }

  private func add(
    _ item: ItemReference, _ attribute: LayoutConstraint.Attribute, to row: inout LinearForm,
    times factor: Double, mirrored: Bool, facing other: ItemReference?
  ) {
    let own = ItemEdges(slot: slot(of: item, attribute, facing: other))
    // On the horizontal axis places are counted from the left, or from the right if mirrored.
    let along = mirrored ? -factor : factor
    switch attribute {
    case .notAnAttribute: break
    case .width:
      row.add(own.right, factor)
      row.add(own.left, -factor)
    case .height:
      row.add(own.bottom, factor)
      row.add(own.top, -factor)
    case .left: row.add(own.left, along)
    case .right: row.add(own.right, along)
    case .leading: row.add(isRightToLeft[Int(item.slot)] ? own.right : own.left, along)
    case .trailing: row.add(isRightToLeft[Int(item.slot)] ? own.left : own.right, along)
    case .centerX:
      row.add(own.left, 0.5 * along)
      row.add(own.right, 0.5 * along)
    case .top: row.add(own.top, factor)
    case .bottom: row.add(own.bottom, factor)
    case .centerY:
      row.add(own.top, 0.5 * factor)
      row.add(own.bottom, 0.5 * factor)
    case .firstBaseline, .lastBaseline:
      addBaseline(of: item.view, attribute, own, to: &row, times: factor)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      addMargin(of: item, attribute, own, to: &row, times: factor, along: along)
    }
  }

  private func addMargin(
    of item: ItemReference, _ attribute: LayoutConstraint.Attribute, _ own: ItemEdges,
    to row: inout LinearForm, times factor: Double, along: Double
  ) {
    consulted.append(item.slot)
    let margins = item.view?.layoutMargins ?? .zero
    func addLeft(_ factor: Double) {
      row.add(own.left, factor)
      row.constant += factor * Double(margins.left)
    }
    func addRight(_ factor: Double) {
      row.add(own.right, factor)
      row.constant -= factor * Double(margins.right)
    }
    func addTop(_ factor: Double) {
      row.add(own.top, factor)
      row.constant += factor * Double(margins.top)
    }
    func addBottom(_ factor: Double) {
      row.add(own.bottom, factor)
      row.constant -= factor * Double(margins.bottom)
    }
    let rightToLeft = isRightToLeft[Int(item.slot)]
    switch attribute {
    case .leftMargin: addLeft(along)
    case .rightMargin: addRight(along)
    case .leadingMargin: rightToLeft ? addRight(along) : addLeft(along)
    case .trailingMargin: rightToLeft ? addLeft(along) : addRight(along)
    case .topMargin: addTop(factor)
    case .bottomMargin: addBottom(factor)
    case .centerXWithinMargins:
      addLeft(0.5 * along)
      addRight(0.5 * along)
    default:
      addTop(0.5 * factor)
      addBottom(0.5 * factor)
    }
  }

  /// The baseline of a view, or of the one that stands for it.
  private func addBaseline(
    of view: View?, _ attribute: LayoutConstraint.Attribute, _ own: ItemEdges,
    to row: inout LinearForm, times factor: Double
  ) {
    let isFirst = attribute == .firstBaseline
    var (view, own) = (view, own)
    while let current = view {
      consulted.append(current.slot)
      let stand = isFirst ? current.forFirstBaselineLayout : current.forLastBaselineLayout
      guard stand !== current, contains(stand.reference), stand.isDescendant(of: current) else {
        break
      }
      (view, own) = (stand, ItemEdges(slot: stand.slot))
    }
    switch view?.textBaselines {
    case nil: row.add(own.bottom, factor)
    case .fromEdges(let firstFromTop, let lastFromBottom):
      row.add(isFirst ? own.top : own.bottom, factor)
      row.constant += factor * (isFirst ? Double(firstFromTop) : -Double(lastFromBottom))
    case .fromMiddle(let below):
      row.add(own.top, 0.5 * factor)
      row.add(own.bottom, 0.5 * factor)
      row.constant += factor * Double(below)
    }
  }

  /// The item whose edges are meant: to what lies in a scroll view, the scroll view's edges and
  /// margins are those of its content, while its size and middle stay those of its frame.
  func slot(
    of item: ItemReference, _ attribute: LayoutConstraint.Attribute, facing other: ItemReference?
  ) -> Int32 {
    guard hasScrollViews, attribute.isLocation, attribute != .centerX, attribute != .centerY,
      let scroll = item.view, let content = scroll.contentEdgesGuide, let other, other !== item,
      let inside = other.layoutView, inside.isDescendant(of: scroll),
      other.guide?.systemKind != .scrollFrame
    else { return item.slot }
    return content.slot
  }
}
