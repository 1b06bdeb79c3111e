import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Comparisons of layouts") struct LayoutCauseTests {
  private let reference = RecordedTree()

  private func changed(_ change: (inout RecordedTree) -> Void) -> LayoutComparison {
    var actual = reference
    change(&actual)
    return LayoutComparison(reference, actual)
  }

  @Test("match where nothing differs, or only the way that it is written")
  func match() {
    let comparison = LayoutComparison(reference, reference)
    #expect(comparison.isMatch)
    #expect(comparison.causes.isEmpty)
    #expect(comparison.texts.isEmpty)
  }

  @Test("name the constant that moved a view, and count who followed")
  func constant() {
    let comparison = changed { $0.titleTop = 10 }
    #expect(
      comparison.texts == [
        "title: y 8 → 10, because constraint `title-top` changed from 8 to 10; 2 views and 1 guide "
          + "followed"
      ])
    #expect(comparison.changes.map(\.identifier) == ["under", "card", "title", "body"])
    #expect(comparison.changes.map(\.isFollower) == [true, true, false, true])
    #expect(comparison.changes[2].actualOnCanvas == CGRect(x: 18, y: 30, width: 40, height: 20.5))
  }

  @Test("know two constraints of one attribute again by what they relate it to")
  func changedRelations() {
    func record(_ relations: [LayoutConstraint.Relation]) -> LayoutRecord {
      let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      root.identifier = "root"
      let views = ["one", "other", "view"].map { name in
        let view = View()
        view.identifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
      }
      for (view, width) in zip(views, [CGFloat(40), 60, 20]) {
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      for view in views.prefix(2) {
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      }
      for (view, relation) in zip(views, relations) {
        LayoutConstraint(
          item: views[2], attribute: .leading, relatedBy: relation, toItem: view,
          attribute: .trailing, multiplier: 1, constant: 8
        ).isActive = true
      }
      root.layoutIfNeeded()
      let tree = root.solvedTree(canvas: Canvas(width: 200, height: 100))
      return LayoutRecord(tree, profile: "iOS-18", environment: [])
    }
    let (reference, actual) = (
      record([.greaterThanOrEqual, .equal]), record([.equal, .lessThanOrEqual])
    )
    let differences = ConstraintDifferences(RecordPairs(reference: reference, actual: actual))
    #expect(differences.changed.count == 2)
    #expect(differences.added.isEmpty && differences.removed.isEmpty)
    for (old, new) in differences.changed {
      #expect(reference.constraints[old].second?.place == actual.constraints[new].second?.place)
    }
  }

  @Test("give each of two causes what it moved")
  func twoCauses() {
    let comparison = changed {
      $0.titleTop = 10
      $0.gap = 5
    }
    #expect(
      comparison.texts == [
        "title: y 8 → 10, because constraint `title-top` changed from 8 to 10; 2 views and 1 guide "
          + "followed",
        "body: y 32.5 → 35.5, because constraint `body.top == title.bottom + 4` changed from 4 to 5; "
          + "1 view and 1 guide followed",
      ])
  }

  @Test("name each of two causes for what it moved of one view")
  func twoCausesOfOneView() {
    let comparison = changed {
      $0.titleTop = 10
      $0.titleText = "Hello!"
    }
    #expect(
      comparison.texts == [
        "title: width 40 → 48, because the text of title changed from “Hello” to “Hello!”; 1 view "
          + "followed",
        "title: y 8 → 10, because constraint `title-top` changed from 8 to 10; 2 views and 1 guide "
          + "followed",
      ])
    let body = comparison.changes.first { $0.identifier == "body" }
    #expect(body?.origins.map(\.parts) == [.width, .y])
  }

  @Test("name a text that changed, and not the sizes that follow from it")
  func text() {
    let comparison = changed { $0.titleText = "Hello!" }
    #expect(
      comparison.texts == [
        "title: width 40 → 48, because the text of title changed from “Hello” to “Hello!”; 1 view "
          + "followed"
      ])
    #expect(comparison.causes.count == 1)
  }

  @Test("name a text that changed although nothing moved")
  func equalText() {
    let comparison = changed { $0.titleText = "Hallo" }
    #expect(!comparison.isMatch)
    #expect(comparison.changes.isEmpty)
    #expect(comparison.texts == ["title: the text changed from “Hello” to “Hallo”"])
  }

  @Test("do not take a text for the cause of a move where its view kept its size")
  func equalTextBesideConstant() {
    let comparison = changed {
      $0.titleText = "Hallo"
      $0.titleTop = 10
    }
    #expect(
      comparison.texts == [
        "title: y 8 → 10, because constraint `title-top` changed from 8 to 10; 2 views and 1 guide "
          + "followed",
        "title: the text changed from “Hello” to “Hallo”",
      ])
  }

  @Test("call an item renamed that is in the place of another, with its class and text")
  func rename() {
    let comparison = changed { $0.titleName = "headline" }
    #expect(comparison.changes.map(\.kind) == [.renamed(from: "title")])
    #expect(comparison.causes.isEmpty)
    #expect(comparison.texts == ["headline: was called title"])
  }

  @Test("call a view renamed that alone came with a text with which another went, wherever it is")
  func renamedText() {
    let comparison = changed {
      $0.titleName = "headline"
      $0.titleTop = 10
    }
    #expect(
      comparison.texts == [
        "headline: was called title, y 8 → 10, because constraint `title-top` changed from 8 to 10; "
          + "2 views and 1 guide followed"
      ])
    let following = changed {
      $0.titleName = "headline"
      $0.cardWidth = 160
      $0.titleText = "Hello"
      $0.direction = .rightToLeft
    }
    #expect(following.texts.contains("headline: was called title"))
  }

  @Test("call a view renamed that holds what another held, and say what else became of it")
  func renamedContainer() {
    let comparison = changed {
      $0.cardName = "tile"
      $0.cardWidth = 160
    }
    #expect(
      comparison.texts == [
        "tile: was called card, width 150 → 160, because constraint `card.width == 150` changed "
          + "from 150 to 160; 1 guide followed"
      ])
  }

  @Test("take a constraint that holds an item in another way for the one that did before")
  func replacedConstraint() {
    #expect(
      changed { $0.bodyTrails = true }.texts == [
        "body: x 8 → 10, because constraint `body.leading == title.leading` became "
          + "`body.trailing == title.trailing + 2`"
      ])
  }

  @Test("name what is new and what is gone, and no constraints that came and went with it")
  func additions() {
    #expect(changed { $0.hasGuide = false }.texts == ["under: removed"])
    let added = changed { $0.hasBadge = true }
    #expect(added.texts == ["badge: new at 0 0, 9 × 9"])
    #expect(added.causes == [.itemAdded("badge")])
  }

  @Test("know views without names again by what they show")
  func unnamed() {
    var before = reference
    before.unnamedTexts = ["One", "Two"]
    var after = before
    after.unnamedTexts = ["Zero", "One", "Two"]
    let comparison = LayoutComparison(before, after)
    #expect(comparison.changes.map(\.identifier) == ["Label", "Label-2", "Label-3"])
    #expect(comparison.changes.map(\.kind) == [.added, .moved, .moved])
    #expect(comparison.remarks.isEmpty)
    after.unnamedTexts = ["One", "Three"]
    #expect(
      LayoutComparison(before, after).texts == [
        "Label-2: the text changed from “Two” to “Three”"
      ])
  }

  @Test("name a frame that was set by hand")
  func frame() {
    let comparison = changed { $0.footerFrame?.origin.x = 12 }
    #expect(comparison.texts == ["footer: x 10 → 12"])
    #expect(
      comparison.causes == [
        .propertyChanged(
          item: "footer", name: "frame", reference: "10 150 20 10", actual: "12 150 20 10")
      ])
  }

  @Test("call another font or library the reason, and no view moved by the scene")
  func environment() {
    let comparison = changed {
      $0.widthOfLetters = 9
      $0.environment["pango"] = "1.52.1"
    }
    #expect(
      comparison.texts == [
        "texts have other sizes here, because they are measured differently (pango 1.50.12 there, "
          + "1.52.1 here): 2 views moved"
      ])
    // Without a reason on record the content itself is the news.
    let unknown = changed { $0.widthOfLetters = 9 }
    #expect(
      unknown.texts == [
        "title: width 40 → 45, because the content of title changed from 40 × 20.5 to 45 × 20.5; 1 view "
          + "followed"
      ])
  }

  @Test("name the direction, and count what it turned around")
  func surroundings() {
    let comparison = changed { $0.direction = .rightToLeft }
    #expect(
      comparison.texts == ["the direction changed from ltr to rtl: 3 views and 1 guide moved"])
  }

  @Test("let pass what is within the tolerance, and no more")
  func tolerance() {
    var actual = reference
    actual.titleTop = 8.5
    #expect(!LayoutComparison(reference, actual, tolerance: 0.4).isMatch)
    #expect(LayoutComparison(reference, actual, tolerance: 0.5).isMatch)
    #expect(!LayoutComparison(reference, actual, tolerance: -1).isMatch)
  }

  @Test("find for every change of a random tree the one cause that there is, backwards as well")
  func backwards() {
    for change in [
      { (tree: inout RecordedTree) in tree.titleTop = 3 }, { $0.gap = 7 }, { $0.titleText = "x" },
      { $0.hasGuide = false }, { $0.hasBadge = true },
    ] {
      var actual = reference
      change(&actual)
      for comparison in [
        LayoutComparison(reference, actual), LayoutComparison(actual, reference),
      ] {
        #expect(comparison.causes.count == 1)
        #expect(comparison.changes.allSatisfy { $0.origins.map(\.cause) == [0] })
        #expect(comparison.changes.contains { !$0.isFollower })
      }
    }
  }
}
