import AutoLayout
import Foundation
import LayoutDocuments
import TestTools
import Testing

@testable import SceneFile

@Suite("What scene files can't have")
struct WriterLimitTests {
  private func read(_ layout: LayoutDocument, _ syntax: SceneSyntax = .yaml) throws -> (
    layout: LayoutDocument, omissions: [String]
  ) {
    let written = SceneDocument(file: "x", layout: layout).text(as: syntax)
    return (try document(written.text, syntax: syntax).layout, written.omissions)
  }

  private func layout(_ items: [LayoutDocument.Item]) -> LayoutDocument {
    LayoutDocument(items: [.init(.view(.known(.view)), name: "root")] + items)
  }

  private func view(
    _ viewClass: KnownViewClass, _ settings: LayoutSetting..., owner: Int = 0
  ) -> LayoutDocument.Item {
    .init(.view(.known(viewClass)), name: "a", owner: owner, settings: settings)
  }

  @Test("is left out with a remark, and the rest is read again")
  func settings() throws {
    let nan = CGFloat.nan
    let refused: [LayoutDocument.Item] = [
      view(.label, .frame(CGRect(origin: .zero, size: CGSize(width: -5, height: 2)))),
      view(.label, .frame(CGRect(x: 2e9, y: 0, width: 1, height: 1))),
      view(.label, .intrinsicSize(StatedSize(width: -1, height: 2))),
      view(.label, .intrinsicSize(StatedSize())),
      view(.view, .insets(.alignment, EdgeInsets(top: nan, left: 0, bottom: 0, right: 0))),
      view(.view, .number(.cornerRadius, -1)), view(.label, .count(.numberOfLines, 10_001)),
      view(.label, .font(StatedFont(size: 0))),
      view(.label, .priority(.hugging, .horizontal, LayoutPriority(1001))),
      view(.label, .text(.text, String(repeating: "w", count: 1_001))),
      view(.label, .text(.text, String(repeating: "w ", count: 50_001))),
      view(.segmentedControl, .segments(["a", "a"]), .count(.pickedSegment, 1)),
    ]
    for item in refused {
      let (read, omissions) = try read(layout([item]))
      #expect(read.items.count == 2, "\(item)")
      #expect(omissions.count == 1 || item[.priority(.hugging, .horizontal)] != nil, "\(item)")
    }
  }

  @Test("a content priority of 0 is not among it", arguments: SceneSyntax.allCases)
  func contentPriority(_ syntax: SceneSyntax) throws {
    let item = view(
      .label, .priority(.hugging, .horizontal, LayoutPriority(0)),
      .priority(.hugging, .vertical, LayoutPriority(0)),
      .priority(.compression, .vertical, LayoutPriority(0)))
    let (read, omissions) = try read(layout([item]), syntax)
    #expect(read.items[1] == item && omissions.isEmpty)
  }

  @Test("views are nested as deep as files may be", arguments: SceneSyntax.allCases)
  func depth(_ syntax: SceneSyntax) throws {
    let views = (0..<40).map { (index: Int) in
      LayoutDocument.Item(
        .view(.known(.view)), name: "v\(index)", owner: index,
        settings: [.margins(StatedMargins(DirectionalEdgeInsets(top: 1, leading: 2)))])
    }
    var deep = layout(views)
    deep.constraints = [29, 39].map { index in
      .relation(.init(.init(.init(index), .width), .equal, constant: 4))
    }
    let (read, omissions) = try read(deep, syntax)
    #expect(read.items.count == 31 && read.constraints.count == 1)
    #expect(omissions == ["views nested more than 30 levels deep"])
  }

  @Test(
    "a constraint with numbers beyond a billion is left out", arguments: [1e10, -2e9, .infinity])
  func numbers(_ number: Double) throws {
    var wide = layout([view(.view)])
    let number = CGFloat(number)
    wide.constraints = [
      .relation(.init(.init(.init(1), .width), .equal, constant: number)),
      .relation(.init(.init(.init(1), .height), .lessThanOrEqual, constant: 5)),
    ]
    let (read, omissions) = try read(wide)
    #expect(read.constraints.count == 1 && omissions.count == 1)
  }

  @Test("no text is among it for its characters", arguments: SceneSyntax.allCases, HostileTexts.all)
  func texts(_ syntax: SceneSyntax, _ text: String) throws {
    var hostile = layout([view(.label, .text(.text, text))])
    if text.isEmpty { hostile.items[1].reset(.text(.text)) }
    for (constant, multiplier) in [(8, 0.5), (9, 1)] as [(CGFloat, CGFloat)] {
      hostile.constraints.append(
        .relation(
          .init(
            .init(.init(1), .width), .equal, .init(.init(0), .height), multiplier: multiplier,
            constant: constant, identifier: text.isEmpty ? nil : text)))
    }
    var scene = SceneDocument(file: "x", layout: hostile)
    (scene.title, scene.description) = (text, text)
    let read = try document(scene.text(as: syntax).text, syntax: syntax)
    #expect(read.layout == hostile)
    #expect(read.title == text && read.description == text)
  }

  @Test("many alike constraints are written line by line, in time that grows with their number")
  func manyConstraints() throws {
    var long = layout(
      (0..<250).map { index in
        .init(.view(.known(.view)), name: "v\(index)", owner: 0)
      })
    long.constraints = (1...250).map { index in
      .relation(.init(.init(.init(index), .width), .equal, constant: 8))
    }
    let text = SceneDocument(file: "x", layout: long).text(as: .yaml).text
    #expect(text.components(separatedBy: "\n  - (").count == 4)
    #expect(try read(long).layout == long)
  }
}
