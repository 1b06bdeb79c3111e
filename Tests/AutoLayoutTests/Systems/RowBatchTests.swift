import AutoLayout
import Foundation
import Testing

/// Constraints between two edges go to the solver together with others, those with a name one by one:
/// both have to mean the same.
@Suite("Rows in batches")
struct RowBatchTests {
  private static let places:
    [(first: LayoutConstraint.Attribute, second: LayoutConstraint.Attribute)] =
      [
        (.left, .left), (.left, .right), (.right, .left), (.right, .right),
        (.leading, .leading), (.leading, .trailing), (.trailing, .leading), (.trailing, .trailing),
        (.top, .top), (.top, .bottom), (.bottom, .top), (.bottom, .bottom),
        (.centerX, .centerX), (.centerY, .top),
      ]

  @Test("an edge lies where the same constraint with a name puts it")
  func edges() {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for relation in LayoutConstraint.Relation.allCases {
        for (first, second) in Self.places {
          let made = [nil, "name"].map { name in
            frame(direction, name) { view, root in
              LayoutConstraint(
                item: view, attribute: first, relatedBy: relation, toItem: root, attribute: second,
                multiplier: 1, constant: -13)
            }
          }
          #expect(made[0] == made[1], "\(direction) \(first) \(relation) \(second)")
        }
      }
    }
  }

  @Test("a distance counts in the direction of reading")
  func distances() {
    let inset = { (view: View, root: View) in
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 13)
    }
    #expect(frame(.leftToRight, nil, inset).minX == 13)
    #expect(frame(.rightToLeft, nil, inset).maxX == 187)
    let outset = { (view: View, root: View) in
      view.trailingAnchor.constraint(equalTo: root.leadingAnchor, constant: -7)
    }
    #expect(frame(.leftToRight, nil, outset).maxX == -7)
    #expect(frame(.rightToLeft, nil, outset).minX == 207)
  }

  @Test("an extent is what the same constraint with a name makes it", arguments: [750, 1000])
  func extents(_ priority: Float) {
    for attribute in [LayoutConstraint.Attribute.width, .height] {
      for relation in LayoutConstraint.Relation.allCases {
        let made = [nil, "name"].map { name in
          frame(.leftToRight, name) { view, _ in
            let constraint = LayoutConstraint(
              item: view, attribute: attribute, relatedBy: relation, toItem: nil,
              attribute: .notAnAttribute, multiplier: 1, constant: 55)
            constraint.priority = LayoutPriority(priority)
            return constraint
          }
        }
        #expect(made[0] == made[1], "\(attribute) \(relation)")
      }
    }
  }

  @Test("more rows than one batch holds come in their order")
  func manyRows() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = (0..<40).map { index in
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let width = view.widthAnchor.constraint(equalToConstant: CGFloat(index))
      let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 2)
      let middle = view.centerYAnchor.constraint(equalTo: root.centerYAnchor)
      LayoutConstraint.activate([width, left, middle])
      return (view, width)
    }
    root.layoutIfNeeded()
    #expect(views.map(\.0.frame.width) == (0..<40).map { CGFloat($0) })
    #expect(views.allSatisfy { $0.0.frame.origin == CGPoint(x: 2, y: 50) })
    for (index, (_, width)) in views.enumerated() { width.constant = CGFloat(100 + index) }
    root.layoutIfNeeded()
    #expect(views.map(\.0.frame.width) == (0..<40).map { CGFloat(100 + $0) })
  }

  /// The frame of a view of 30 by 20 points near the middle, which a constraint moves.
  private func frame(
    _ direction: LayoutDirection, _ name: String?,
    _ make: (View, View) -> LayoutConstraint
  ) -> CGRect {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var environment = LayoutEnvironment()
    environment.direction = direction
    root.layoutEnvironment = environment
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let weak = [
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 20),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 90),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 45),
    ]
    for (index, constraint) in weak.enumerated() {
      constraint.priority = LayoutPriority(Float(500 - index))
    }
    let constraint = make(view, root)
    constraint.identifier = name
    LayoutConstraint.activate(weak + [constraint])
    root.layoutIfNeeded()
    return view.frame
  }
}
