internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

/// A constraint from an equation, with the names and positions that messages need.
struct SceneRelation {
  /// The attribute on the left side, without a factor.
  let first: SceneAnchor
  /// The attribute on the right side, or `nil` if the right side is only a constant.
  let second: SceneAnchor?
  /// The constraint, with the indices of its items in the document.
  var form: ConstraintForm<LayoutDocument.Place>

  /// The relation symbols, in the order in which messages list them.
  static let relationWords = ["==", "<=", ">="]

  /// Creates a required constraint without an identifier.
  init(
    _ first: SceneAnchor, _ relation: LayoutConstraint.Relation, _ second: SceneAnchor?,
    multiplier: Double, constant: Double, metricExpression: MetricExpression?
  ) {
    self.first = first
    self.second = second
    form = ConstraintForm(
      .init(first.item.place, first.attribute), relation,
      second.map { .init($0.item.place, $0.attribute) },
      multiplier: second == nil ? 1 : CGFloat(multiplier), constant: CGFloat(constant),
      metricExpression: metricExpression)
  }
}

/// An attribute of an item, such as `label.width`.
struct SceneAnchor {
  /// The name of the view or guide.
  var item: SceneItemName
  /// The item's edge, size or baseline.
  var attribute: LayoutConstraint.Attribute
  /// The position of the item's name.
  var position: SourcePosition
}

/// The name of a view, a guide, or a built-in guide of a view.
struct SceneItemName {
  /// The id of the view or guide; `root` for the root view.
  var id: String
  /// The item's index in the document, with the built-in guide if the name refers to one.
  var place: LayoutDocument.Place
}
