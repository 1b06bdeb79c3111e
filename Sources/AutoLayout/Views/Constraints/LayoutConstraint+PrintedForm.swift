import Foundation

extension LayoutConstraint {
  /// The constraint in the format of Apple's logs, with names instead of addresses.
  ///
  /// A distance is printed as a visual format if possible. Any other constraint is printed as an equation:
  /// `<NSLayoutConstraint 'gap' H:[no]-(8)-[yes]   (active)>`,
  /// `<NSLayoutConstraint title.top == 0.5*box.height + 8 priority:750   (inactive)>`.
  var printedForm: String {
    let name = identifier.map { "'\($0)' " } ?? ""
    let visual = visualDistance
    let weight = priority == .required ? "" : " priority:\(significantNumber(priorityNumber))"
    let state = isActive ? "active" : "inactive"
    let names = visual?.container.map { ", names: '|':\($0.printedName) " } ?? ""
    return "<\(kindName) \(prefixText)\(name)\(visual?.text ?? printedEquation)"
      + "\(suffixText ?? weight)   (\(state)\(names))>"
  }

  private var kindName: String {
    switch self {
    case is AutoresizingMaskConstraint: "NSAutoresizingMaskLayoutConstraint"
    case is ContentSizeConstraint: "NSContentSizeLayoutConstraint"
    default: symbol == .baselineSpace ? "_UISystemBaselineConstraint" : "NSLayoutConstraint"
    }
  }

  /// The text before the identifier: the autoresizing mask that made the constraint, or else an empty string.
  private var prefixText: String { (self as? AutoresizingMaskConstraint)?.maskText ?? "" }

  /// The content hugging and compression resistance priorities, or `nil` if this isn't a content size constraint.
  private var suffixText: String? { (self as? ContentSizeConstraint)?.weightText }

  private var priorityNumber: CGFloat { CGFloat(priority.rawValue) }

  /// The constant as written in a visual format: `8`, or a symbol with its value.
  private var constantText: String {
    switch symbol {
    case .standardSpace: "NSSpace(\(significantNumber(constant)))"
    case .anchorSpace: "NSLayoutAnchorConstraintSpace(\(significantNumber(constant)))"
    case .baselineSpace, nil: significantNumber(constant)
    }
  }

  // MARK: - Equations

  private var printedEquation: String {
    let left = "\(first.printedText) \(relation.symbol) "
    guard let second else { return left + constantText }
    let right =
      switch multiplier {
      case 1: second.printedText
      case -1: "-\(second.printedText)"
      default: "\(significantNumber(multiplier))*\(second.printedText)"
      }
    guard constant != 0 else { return left + right }
    return left + right + (constant < 0 ? " - " : " + ") + significantNumber(abs(constant))
  }

  // MARK: - Visual formats

  /// The constraint in the visual format, with the item that `|` represents, or `nil` if the format can't express it.
  private var visualDistance: (text: String, container: (any LayoutItem)?)? {
    guard let second, multiplier == 1, !first.isOffset, !second.isOffset,
      let after = first.item, let before = second.item, symbol != .baselineSpace
    else { return nil }
    let gap = "-(\(gapText))-"
    let edges = (first.attribute, second.attribute)
    let shape: String
    var container: (any LayoutItem)?
    switch edges {
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      guard after !== before, !after.lies(in: before), !before.lies(in: after) else { return nil }
      shape = "[\(before.printedName)]\(gap)[\(after.printedName)]"
    case (.leading, .leading), (.left, .left), (.top, .top):
      guard after.lies(in: before) else { return nil }
      container = before
      shape = "|\(gap)[\(after.printedName)]"
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard before.lies(in: after) else { return nil }
      container = after
      shape = "[\(before.printedName)]\(gap)|"
    default:
      return nil
    }
    let axis = first.attribute.axis == .vertical ? "V:" : "H:"
    return (axis + shape + (first.attribute.isAbsoluteSide ? "(LTR)" : ""), container)
  }

  /// The text between the parentheses of a distance: `8`, `>=8`, `NSSpace(8)@750`.
  private var gapText: String {
    let comparison = relation == .equal ? "" : relation.symbol
    let weight = priority == .required ? "" : "@\(significantNumber(priorityNumber))"
    return comparison + constantText + weight
  }
}

extension LayoutItem {
  /// Returns whether another item is this item's superview or owning view.
  fileprivate func lies(in other: any LayoutItem) -> Bool { layoutOwner === other }

  /// The item in Apple's format: its identifier if it has one, or else its class and text, such as `UILabel'Sign Up'`.
  var printedName: String {
    if let view = self as? View {
      return view.identifier ?? view.printedClass + (view.quotedText ?? "")
    }
    guard let guide = self as? LayoutGuide else { return layoutName }
    if let kind = guide.systemKind, let owner = guide.owningView {
      return "\(owner.printedName).\(kind.word)"
    }
    if let guide = self as? StackGuide { return guide.stackName }
    return guide.identifier.isEmpty ? guide.printedClass : guide.identifier
  }
}

extension LayoutOperand {
  /// The operand in Apple's format: `title.leading`, `Label'Sign Up'.width`.
  var printedText: String { text { $0.printedName } }
}

extension AutoresizingMaskConstraint {
  /// The view's mask in the format of Apple's logs, with `&` for flexible lengths: `h=--& v=-&- `.
  ///
  /// On each axis, the three characters stand for the margin before, the size and the margin after.
  fileprivate var maskText: String {
    let mask = (first.item as? View)?.effectiveAutoresizingMask ?? []
    func text(_ parts: [View.AutoresizingMask]) -> String {
      let gives = parts.map { mask.contains($0) ? "&" : "-" }.joined()
      return gives.contains("&") ? gives : "--&"
    }
    return "h=\(text([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
      + "v=\(text([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])) "
  }
}
