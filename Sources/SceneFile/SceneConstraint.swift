package import AutoLayout

/// A constraint that a scene file states, in one of its two kinds.
package enum SceneConstraint: Hashable, Sendable {
  /// A relation between attributes, written as an equation or in the long form.
  case relation(SceneRelation)
  /// A Visual Format string, not parsed yet.
  case visual(SceneVisual)
}

/// `first == multiplier * second + constant`, or the same with another relation.
package struct SceneRelation: Hashable, Sendable {
  /// Where the constraint is written.
  package var position: SourcePosition
  /// The attribute on the left, which stands alone.
  package var first: SceneAnchor
  /// How the left side compares with the right one.
  package var relation: LayoutConstraint.Relation
  /// Nil when the first attribute is compared with the constant alone.
  package var second: SceneAnchor?
  /// What the second attribute is multiplied by.
  package var multiplier: Double
  /// In points.
  package var constant: Double
  /// In (0, 1000].
  package var priority: Double
  /// The author's name for the constraint.
  package var identifier: String?
  /// How the numbers are written; `nil` if without metrics.
  package var metricExpression: MetricExpression?

  /// The ways to write a relation, in the order in which messages list them.
  static let relationWords = ["==", "<=", ">="]
}

/// One attribute of one item.
package struct SceneAnchor: Hashable, Sendable {
  /// The view or guide.
  package var item: SceneItemName
  /// The item's edge, size or baseline.
  package var attribute: LayoutConstraint.Attribute
  /// Where the item is named.
  package var position: SourcePosition
}

/// The name of a view, of a guide, or of a guide that every view has.
package struct SceneItemName: Hashable, Sendable {
  /// The id of the view or guide; `root` for the root view.
  package var id: String
  /// The built-in guide of that view; `nil` for the view or guide itself.
  package var guide: SystemGuideKind?
}

/// A Visual Format string with what it refers to.
package struct SceneVisual: Hashable, Sendable {
  /// Where the constraint is written.
  package var position: SourcePosition
  /// The text in Apple's language.
  package var format: SceneText
  /// The options in the order of the file.
  package var options: [Option]
  /// The constraint's own metrics, which hide those of the scene, in the order of the file.
  package var metrics: [SceneMetric]
  /// The name given to all constraints of the string.
  package var identifier: String?

  /// How the views of a Visual Format string are aligned, and the direction it is read in.
  package enum Option: String, Sendable, CaseIterable {
    case alignAllLeft
    case alignAllRight
    case alignAllTop
    case alignAllBottom
    case alignAllLeading
    case alignAllTrailing
    case alignAllCenterX
    case alignAllCenterY
    case alignAllLastBaseline
    case alignAllFirstBaseline
    case directionLeadingToTrailing
    case directionLeftToRight
    case directionRightToLeft
    case spacingEdgeToEdge
    case spacingBaselineToBaseline
  }
}

/// A text with the places in the file that its characters come from.
package struct SceneText: Hashable, Sendable {
  /// The text after escapes.
  package var text: String
  /// Where the value begins, at its quotation mark if it has one.
  package var position: SourcePosition
  /// Where the first character stands.
  private let textPosition: SourcePosition
  private let literalCount: Int

  init(_ scalar: DocumentScalar) {
    text = scalar.text
    position = scalar.position
    textPosition = scalar.textPosition
    literalCount = scalar.literalCount
  }

  /// A text that stands in no file, such as one of a command line.
  package init(_ text: String) {
    self.text = text
    position = .start
    textPosition = .start
    literalCount = text.count
  }

  /// Where a character of the text stands in the file; the value's start when escapes or line
  /// breaks come before it.
  func position(ofCharacterAt offset: Int) -> SourcePosition {
    guard offset <= literalCount else { return position }
    return SourcePosition(line: textPosition.line, column: textPosition.column + offset)
  }
}
