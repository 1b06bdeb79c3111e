import Foundation
import Testing

@testable import AutoLayout

@Suite("Constraints that say the same")
struct ConstraintComparisonTests {
  private let views = FormatViews(["a", "b"])

  private func constraint(
    _ first: String, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: String?, _ other: LayoutConstraint.Attribute,
    _ multiplier: Double, _ constant: Double
  ) throws -> LayoutConstraint {
    try LayoutConstraint.make(
      item: #require(views.views[first]), attribute: attribute, relatedBy: relation,
      toItem: second.flatMap { views.views[$0] }, attribute: other, multiplier: multiplier,
      constant: constant)
  }

  @Test("may have their sides swapped, and any priority")
  func swapped() throws {
    let stated = try constraint("a", .width, .lessThanOrEqual, "b", .height, 2, 8)
    let swapped = try constraint("b", .height, .greaterThanOrEqual, "a", .width, 0.5, -4)
    try swapped.setPriority(LayoutPriority(750))
    #expect(stated.isEquivalent(to: swapped))
    #expect(swapped.isEquivalent(to: stated))
    let negative = try constraint("a", .width, .lessThanOrEqual, "b", .height, -2, 8)
    let turned = try constraint("b", .height, .lessThanOrEqual, "a", .width, -0.5, 4)
    #expect(negative.isEquivalent(to: turned))
  }

  @Test("differ by relation, attribute, item, multiplier or constant")
  func different() throws {
    let stated = try constraint("a", .leading, .equal, "b", .trailing, 1, 8)
    let others = [
      try constraint("a", .leading, .greaterThanOrEqual, "b", .trailing, 1, 8),
      try constraint("a", .leading, .equal, "b", .leading, 1, 8),
      try constraint("a", .leading, .equal, "a", .trailing, 1, 8),
      try constraint("a", .leading, .equal, "b", .trailing, 2, 8),
      try constraint("a", .leading, .equal, "b", .trailing, 1, 9),
      try constraint("b", .trailing, .equal, "a", .leading, 1, 8),
      try constraint("a", .width, .equal, nil, .notAnAttribute, 1, 8),
    ]
    #expect(others.allSatisfy { !stated.isEquivalent(to: $0) })
  }
}
