import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// What a constraint means: `first − multiplier × second − constant`, related to 0.
  func row(of constraint: LayoutConstraint) -> LinearForm {
    let mirrored = isMirrored(constraint)
    let first = form(constraint.first, mirrored: mirrored, facing: constraint.second)
    var row = first
    row.constant -= Double(constraint.constant)
    guard let second = constraint.second else { return row }
    let multiplier = Double(constraint.multiplier)
    row.add(form(second, mirrored: mirrored, facing: constraint.first), times: -multiplier)
    if multiplier != 1, !constraint.first.isSize, let holder = constraint.holder,
      let axis = constraint.firstAttribute.axis
    {
      // A multiple of a place counts from the origin of the view that holds the constraint.
      row.add(origin(of: holder, axis, mirrored: mirrored), times: multiplier - 1)
    }
    return row
  }

  /// Whether a constraint counts from right to left: where it names a leading or trailing edge, the
  /// view that holds it says so.
  ///
  /// So a stack view or a container that forces its direction forces it on what it lays out, and is
  /// itself laid out as the view around it says.
  private func isMirrored(_ constraint: LayoutConstraint) -> Bool {
    let isDirectional = constraint.operands.contains {
      $0.attribute.isDirectional || $0.originAttribute.isDirectional
    }
    return isDirectional && constraint.holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func origin(
    of view: View, _ axis: LayoutConstraint.Axis, mirrored: Bool
  ) -> LinearForm {
    let own = edges[view.slot]
    guard axis == .horizontal else { return LinearForm(own.top) }
    return mirrored ? LinearForm(own.right, -1) : LinearForm(own.left)
  }

  private func form(
    _ operand: LayoutOperand, mirrored: Bool, facing other: LayoutOperand?
  ) -> LinearForm {
    guard let item = operand.item else { return LinearForm() }
    let end = form(item, operand.attribute, mirrored: mirrored, facing: other?.item)
    guard operand.isOffset, let origin = operand.origin else { return end }
    let start = form(origin, operand.originAttribute, mirrored: mirrored, facing: other?.item)
    return end.adding(start, times: -1)
  }

  private func form(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, mirrored: Bool,
    facing other: (any LayoutItem)?
  ) -> LinearForm {
    let own = edges[slot(of: item, attribute, facing: other)]
    switch attribute {
    case .notAnAttribute: return LinearForm()
    case .width: return own.extent(.horizontal)
    case .height: return own.extent(.vertical)
    case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
      .firstBaseline, .lastBaseline:
      return vertical(item, attribute, own)
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      let place = horizontal(item, attribute, own, leftToRight: !mirrored)
      return mirrored ? place.scaled(by: -1) : place
    }
  }

  /// A place on the horizontal axis, counted from the left.
  private func horizontal(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, _ own: EdgeVariables,
    leftToRight: Bool
  ) -> LinearForm {
    let margins = (item as? View)?.layoutMargins ?? .zero
    let leftMargin = LinearForm(own.left, constant: Double(margins.left))
    let rightMargin = LinearForm(own.right, constant: -Double(margins.right))
    switch attribute {
    case .left: return LinearForm(own.left)
    case .right: return LinearForm(own.right)
    case .leading: return LinearForm(leftToRight ? own.left : own.right)
    case .trailing: return LinearForm(leftToRight ? own.right : own.left)
    case .leftMargin: return leftMargin
    case .rightMargin: return rightMargin
    case .leadingMargin: return leftToRight ? leftMargin : rightMargin
    case .trailingMargin: return leftToRight ? rightMargin : leftMargin
    case .centerXWithinMargins: return leftMargin.adding(rightMargin).scaled(by: 0.5)
    default: return LinearForm(own.left, 0.5).adding(LinearForm(own.right, 0.5))
    }
  }

  /// A place on the vertical axis, counted from the top.
  private func vertical(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, _ own: EdgeVariables
  ) -> LinearForm {
    let view = item as? View
    let margins = view?.layoutMargins ?? .zero
    let topMargin = LinearForm(own.top, constant: Double(margins.top))
    let bottomMargin = LinearForm(own.bottom, constant: -Double(margins.bottom))
    switch attribute {
    case .top: return LinearForm(own.top)
    case .bottom: return LinearForm(own.bottom)
    case .topMargin: return topMargin
    case .bottomMargin: return bottomMargin
    case .centerYWithinMargins: return topMargin.adding(bottomMargin).scaled(by: 0.5)
    case .firstBaseline, .lastBaseline: return baseline(of: view, attribute, own)
    default: return LinearForm(own.top, 0.5).adding(LinearForm(own.bottom, 0.5))
    }
  }

  /// The baseline of a view, or of the one that stands for it.
  private func baseline(
    of view: View?, _ attribute: LayoutConstraint.Attribute, _ own: EdgeVariables
  ) -> LinearForm {
    let isFirst = attribute == .firstBaseline
    let stand = isFirst ? view?.forFirstBaselineLayout : view?.forLastBaselineLayout
    if let stand, let view, stand !== view, stand.isDescendant(of: view), contains(stand) {
      return baseline(of: stand, attribute, edges[stand.slot])
    }
    switch view?.textBaselines {
    case nil: return LinearForm(own.bottom)
    case .fromEdges(let firstFromTop, let lastFromBottom):
      return isFirst
        ? LinearForm(own.top, constant: Double(firstFromTop))
        : LinearForm(own.bottom, constant: -Double(lastFromBottom))
    case .fromMiddle(let below):
      let middle = LinearForm(own.top, 0.5).adding(LinearForm(own.bottom, 0.5))
      return middle.adding(LinearForm(constant: Double(below)))
    }
  }

  /// The item whose edges are meant: to what lies in a scroll view, the scroll view's edges and
  /// margins are those of its content, while its size and middle stay those of its frame.
  func slot(
    of item: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
    facing other: (any LayoutItem)?
  ) -> Int {
    guard attribute.isLocation, attribute != .centerX, attribute != .centerY,
      let scroll = item as? ScrollView, let other, other !== scroll,
      let inside = other.layoutView, inside.isDescendant(of: scroll),
      (other as? LayoutGuide)?.systemKind != .scrollFrame
    else { return item.slot }
    return scroll.contentLayoutGuide.slot
  }
}
