public import AutoLayout
internal import Batches
package import Foundation
internal import LayoutDocuments
internal import SceneFile
internal import Scenes

extension SceneExplanation {
  /// The position of a constraint in the scene's file, or `nil` if the constraint isn't in the file.
  func position(ofConstraint index: Int) -> SourcePosition? {
    positions.position(ofConstraint: tree.constraints[index].ordinal)
  }

  /// The line of a constraint in the scene's file, or `nil` if the constraint isn't in the file.
  package func line(ofConstraint index: Int) -> Int? { position(ofConstraint: index)?.line }

  /// The position at which the scene's file states a reason of the explanation, or `nil` if it doesn't state it.
  func position(of source: LayoutExplanation.Source) -> SourcePosition? {
    switch source {
    case .constraint(let index): position(ofConstraint: index)
    case .systemGuide(let item, let attribute):
      marginOrigin(item, attribute)?.statedBy
        .flatMap { positions.position(ofItem: tree.constraintName(of: $0)) }
    default: nil
    }
  }

  /// The line on which the scene's file states a reason of the explanation, or `nil` if it doesn't state it.
  package func line(of source: LayoutExplanation.Source) -> Int? { position(of: source)?.line }

  /// The origin of a layout margins guide's inset on one side, or `nil` if the item isn't a layout margins guide.
  private func marginOrigin(
    _ item: Int, _ attribute: LayoutConstraint.Attribute
  ) -> MarginOrigin? {
    guard tree.items[item].kind == .systemGuide(.layoutMargins), let owner = tree.items[item].owner
    else { return nil }
    return MarginOrigin(of: owner, attribute, in: tree)
  }

  /// Describes a reason as an equation, followed by its origin unless the reason is a constraint of the scene.
  public func text(of source: LayoutExplanation.Source) -> String {
    switch source {
    case .constraint(let index):
      let constraint = tree.constraints[index]
      let maker = constraint.origin == .arrangement ? " (the stack view)" : ""
      return tree.text(of: constraint) + maker
    case .unlisted(let text): return text
    case .content(let item, let axis):
      let extent = tree.items[item].metrics.contentExtent(axis)?.length ?? 0
      let what = tree.items[item].appearance.text?.isEmpty == false ? "its text" : "its content"
      return "\(name(item)).\(axis.sizeAttribute.name) == \(number(extent)) (\(what))"
    case .autoresizingMask(let item, let axis):
      let names = axis == .horizontal ? "x and width" : "y and height"
      return "\(names) of \(name(item)) (its frame and autoresizing mask)"
    case .canvas(let axis):
      let size = axis == .horizontal ? tree.canvas.size.width : tree.canvas.size.height
      let origin = fittingAxes.contains(axis) ? "its fitting size" : "the canvas"
      return "\(name(0)).\(axis.sizeAttribute.name) == \(number(size)) (\(origin))"
    case .systemGuide(let item, let attribute): return text(ofGuide: item, attribute)
    case .nonNegativeSize(let item, let axis):
      return "\(name(item)).\(axis.sizeAttribute.name) >= 0 (no size is negative)"
    }
  }

  private func text(ofGuide item: Int, _ attribute: LayoutConstraint.Attribute) -> String {
    guard case .systemGuide(let kind) = tree.items[item].kind,
      let owner = tree.items[item].owner, attribute != .notAnAttribute
    else { return name(item) }
    let (own, around) = (
      tree.items[item].metrics.alignmentRect, tree.items[owner].metrics.alignmentRect
    )
    let inset =
      switch attribute {
      case .left: own.minX - around.minX
      case .right: own.maxX - around.maxX
      case .top: own.minY - around.minY
      default: own.maxY - around.maxY
      }
    let sign = inset < 0 ? "-" : "+"
    let sum = inset == 0 ? "" : " \(sign) \(number(abs(inset)))"
    let origin = marginOrigin(item, attribute)?.text ?? kind.origin
    return "\(name(item)).\(attribute.name) == \(name(owner)).\(attribute.name)\(sum) (\(origin))"
  }

  /// A constraint's equation with its numbers in the layout, such as `52 = 40 + 12`, or `200 > 160` if it is violated.
  ///
  /// Numbers are in points, and positions are in the coordinate space of the view at index `space`. The result is `nil`
  /// if the numbers would only repeat the equation, or if it multiplies a position that is measured in another space.
  package func numbers(ofConstraint index: Int, in space: Int) -> String? {
    let constraint = tree.constraints[index]
    guard !constraint.crossesAxes else { return nil }
    let left = value(constraint.first, in: space)
    guard let second = constraint.second else {
      if constraint.holds { return nil }
      let sign = left < constraint.constant ? "<" : ">"
      return "\(number(left)) \(sign) \(number(constraint.constant))"
    }
    let operand = value(second, in: space)
    let isPlace = !constraint.first.isExtent
    let isReversed = isPlace && constraint.isMirrored && constraint.axis == .horizontal
    let constant = isReversed ? -constraint.constant : constraint.constant
    let right = constraint.multiplier * operand + constant
    let difference = left - right
    // Multiples of positions are relative to the view that holds the constraint.
    guard constraint.multiplier == 1 || !isPlace || abs(difference) < 1e-6 else { return nil }
    let sign = abs(difference) < 1e-6 ? "=" : difference < 0 ? "<" : ">"
    var text = "\(number(left)) \(sign) "
    text += constraint.multiplier == 1 ? "" : "\(factorText(constraint.multiplier)) × "
    text += number(operand)
    if constant != 0 { text += " \(constant < 0 ? "−" : "+") \(number(abs(constant)))" }
    return text
  }

  private func value(_ side: SolvedTree.Constraint.Side, in space: Int) -> CGFloat {
    if side.isExtent { return side.end - side.start }
    let origin = tree.items[space].metrics.alignmentRect
    return side.start - (side.attribute.axis == .vertical ? origin.minY : origin.minX)
  }

  /// The name of an item, with its object ID if the item is from an Interface Builder document.
  public func name(_ item: Int) -> String { tree.reportName(of: item) }

  /// A number of points as text, rounded to hundredths.
  package func number(_ value: CGFloat) -> String { plainNumber(value, digits: 2) }
}

extension SystemGuideKind {
  fileprivate var origin: String {
    switch self {
    case .layoutMargins: "its layout margins"
    case .safeArea: "the safe area"
    case .readableContent: "the readable width"
    case .keyboard: "the keyboard"
    case .scrollContent, .scrollFrame: "the scroll view"
    }
  }
}
