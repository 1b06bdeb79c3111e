import Foundation
import Testing

@testable import AutoLayout

@Suite("The constraints of a solved tree")
struct SolvedConstraintTests {
  private func tree(
    direction: LayoutDirection = .leftToRight, _ fill: (View, View) -> Void
  ) -> SolvedTree {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let canvas = Canvas(width: 300, height: 200)
    root.layoutEnvironment = LayoutEnvironment(
      canvas: canvas, direction: direction, profile: .standard)
    let view = View()
    view.identifier = "view"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    fill(root, view)
    return root.solvedTree(canvas: canvas)
  }

  private func pin(_ view: View, in root: View) -> [LayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
    ]
  }

  @Test("say where their sides lie, mirrored where the layout is")
  func sidesHavePlaces() throws {
    for (direction, place) in [(LayoutDirection.leftToRight, 20.0), (.rightToLeft, 280)] {
      let solved = tree(direction: direction) { root, view in
        LayoutConstraint.activate(pin(view, in: root))
      }
      #expect(solved.constraints.count == 4)
      let leading = try #require(
        solved.constraints.first { $0.first.attribute == .leading })
      #expect(solved.items[leading.first.item].identifier == "view")
      #expect(leading.first.start == place && leading.first.end == place)
      #expect(leading.second?.start == (direction == .leftToRight ? 0 : 300))
      #expect(leading.isMirrored == (direction == .rightToLeft))
      let width = try #require(solved.constraints.first { $0.first.attribute == .width })
      #expect(width.first.end - width.first.start == 150)
      #expect(width.multiplier == 0.5 && width.holds)
    }
  }

  @Test("tell extents from places, a distance between anchors among the extents")
  func extents() {
    let solved = tree { root, view in
      let gap = root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor)
      LayoutConstraint.activate(
        pin(view, in: root).dropFirst() + [gap.constraint(equalTo: view.heightAnchor)])
    }
    let isExtent = solved.constraints.map { ($0.first.attribute, $0.first.isExtent) }
    #expect(
      isExtent.filter(\.1).map(\.0).sorted { $0.rawValue < $1.rawValue }
        == [.leading, .width, .height])
    #expect(isExtent.filter { !$0.1 }.map(\.0) == [.top])
  }

  @Test("say whether they hold")
  func someDoNotHold() {
    let solved = tree { root, view in
      let width = view.widthAnchor
      let wishes = [
        width.constraint(equalToConstant: 80),
        width.constraint(lessThanOrEqualToConstant: 81),
        width.constraint(lessThanOrEqualToConstant: 200),
        width.constraint(greaterThanOrEqualToConstant: 82),
        width.constraint(greaterThanOrEqualToConstant: 201),
      ].map { $0.at(250) }
      LayoutConstraint.activate(pin(view, in: root) + wishes)
    }
    let broken = solved.constraints.filter { !$0.holds }
    #expect(broken.map(\.constant).sorted() == [80, 81, 201])
    #expect(broken.allSatisfy { $0.priority == .defaultLow })
  }

  @Test("are pointed at by conflicts")
  func conflictsPoint() throws {
    let solved = tree { root, view in
      let other = view.heightAnchor.constraint(equalToConstant: 60)
      LayoutConstraint.activate(pin(view, in: root) + [other])
    }
    let conflict = try #require(solved.conflicts.first)
    let broken = try #require(conflict.brokenIndex)
    let members = ([broken] + conflict.becauseIndices).map { solved.constraints[$0] }
    #expect(members.map(\.first.attribute) == [.height, .height])
    #expect(Set(members.map(\.constant)) == [40, 60])
    #expect(!solved.constraints[broken].holds)
  }

  @Test("leave another place for what they do not determine, and none for what they do")
  func alternativesAreValid() throws {
    var views: [View] = []
    let solved = tree { root, view in
      views = [root, view]
      LayoutConstraint.activate(
        Array(pin(view, in: root).dropFirst())
          + [view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20)])
    }
    let item = try #require(solved.items.first { $0.identifier == "view" })
    let other = try #require(item.alternative)
    #expect(other != item.rootFrame)
    #expect(other.minX >= 20 && other.size == item.rootFrame.size && other.minY == 10)
    #expect(views[1].frame == item.frame)
    #expect(views[0].solvedTree(canvas: solved.canvas) == solved)
    let determined = tree { LayoutConstraint.activate(pin($1, in: $0)) }
    #expect(determined.items.allSatisfy { $0.alternative == nil })
  }

  @Test("tell what lies in a hidden view for hidden")
  func hiddenItems() {
    let solved = tree { root, view in
      LayoutConstraint.activate(pin(view, in: root))
      addView("inner", to: view)
      view.isHidden = true
    }
    #expect(solved.items.filter(\.isHidden).map(\.identifier) == ["view", "inner"])
  }

  @Test("come with what contents want and where baselines are")
  func itemsHaveMetrics() throws {
    let solved = tree { root, view in
      LayoutConstraint.activate(pin(view, in: root))
      let label = Label()
      label.identifier = "label"
      label.text = "Text\nText"
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.topAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    let label = try #require(solved.items.first { $0.identifier == "label" })
    #expect(label.metrics.alignmentRect == label.rootFrame)
    let baselines = try #require(label.metrics.baselines)
    let font = Font(pointSize: 17)
    #expect(isSameLength(baselines.lowerBound, label.rootFrame.minY + font.ascender))
    #expect(isSameLength(baselines.upperBound, label.rootFrame.maxY + font.descender))
    #expect(label.metrics.contentWidth?.length == label.exactFrame.width)
    #expect(label.metrics.contentHeight?.compressionResistance == .defaultHigh)
  }
}
