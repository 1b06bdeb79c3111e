import Foundation
import TestTools
import Testing

@testable import AutoLayout

/// Random formats and damaged ones; the seed in a failure's arguments replays it.
@Suite("Visual formats at random")
struct VisualFormatFuzzTests {
  private static let accepted =
    VisualFormatConnectionTests.betweenViews + VisualFormatConnectionTests.toSuperview
    + VisualFormatSizeTests.sizes + VisualFormatSizeTests.blanks

  private static let characters = Array("HV:|-[]()<>=@,.abg_019eE+ x\t$%ä")

  @Test("no string of the language's characters traps or hangs", arguments: 0..<8 as Range<UInt64>)
  func random(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let count = Int.random(in: 0...40, using: &random)
      check(
        String((0..<count).map { _ in Self.characters.randomElement(using: &random) ?? "-" }),
        seed)
    }
  }

  @Test("no damage to a string that is accepted traps or hangs", arguments: 0..<8 as Range<UInt64>)
  func damaged(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for example in Self.accepted {
      for _ in 0..<8 {
        var characters = Array(example.format)
        for _ in 0...Int.random(in: 0..<3, using: &random) { damage(&characters, &random) }
        check(String(characters), seed)
      }
    }
  }

  private func damage(_ characters: inout [Character], _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...characters.count, using: &random)
    let new = Self.characters.randomElement(using: &random) ?? "-"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: characters.insert(new, at: place)
    case 1 where place < characters.count: characters.remove(at: place)
    case 2 where place < characters.count: characters[place] = new
    default: characters.insert(contentsOf: characters[..<place], at: place)
    }
  }

  /// A string is accepted, with constraints that can be made active, or refused at a place in it.
  private func check(_ format: String, _ seed: UInt64) {
    let scene = FormatViews(["a", "b", "c", "d", "inner", "guide"])
    let metrics: [String: Any] = ["gap": 12, "low": 100, "far": 99, "back": -7, "wide": 1]
    do {
      let made = try LayoutConstraint.make(
        visualFormat: format, metrics: metrics, views: scene.views)
      for constraint in made {
        #expect(constraint.constant.isFinite && constraint.priority.isLegal, "seed \(seed)")
        #expect(throws: Never.self, "seed \(seed): \(format)") { try constraint.activate() }
      }
    } catch {
      #expect((1...format.utf8.count + 1).contains(error.column), "seed \(seed): \(format)")
      #expect((1...format.utf8.count + 1).contains(error.caretColumn), "seed \(seed): \(format)")
      #expect(error.description.hasPrefix("Unable to parse constraint format: "))
    }
  }

  @Test("an accepted string means the same with a blank behind each token")
  func spread() throws {
    var scene = FormatViews(["a", "b", "c", "d", "inner", "guide", "gap"])
    scene.views["gap"] = addGuide("gap", to: scene.root)
    let metrics: [String: Any] = ["low": 100, "far": 99, "back": -7, "wide": 1, "strong": 9]
    var count = 0
    for example in Self.accepted where !example.format.contains("gap") {
      let spread = String(example.format.flatMap { "|[](),@".contains($0) ? [$0, " "] : [$0] })
      let plain = try scene.equations(example.format, metrics: metrics)
      #expect(try scene.equations(spread, metrics: metrics) == plain)
      count += 1
    }
    #expect(count > 60)
  }

  @Test("a million elements are read, and a long string makes all of its constraints")
  func manyElements() throws {
    let scene = FormatViews(["a", "b"])
    func format(_ count: Int) -> String {
      "V:|" + String(repeating: "-[a]-(>=1@2)-[b(3)]", count: count) + "-|"
    }
    let million = "[a]" + String(repeating: "-[a]", count: 999_999)
    var parser = VisualFormatParser(million, metrics: [:], views: scene.views)
    #expect(try parser.parse().elements.count == 1_000_000)
    let constraints = try LayoutConstraint.make(visualFormat: format(10_000), views: scene.views)
    #expect(constraints.count == 30_001)
    #expect(constraints.last?.equation == "root.bottomMargin == b.bottom")
  }

  @Test(
    "a million brackets, predicates and names are refused or read without recursion",
    arguments: [
      ("[", VisualFormatError.Reason.invalidViewName), ("|", .expectedConnection),
      ("[a]-", .expectedMoreInput), ("[a(", .expectedNumber),
    ])
  func manyTokens(token: String, reason: VisualFormatError.Reason) throws {
    let views = FormatViews(["a"])
    do {
      _ = try views.equations(String(repeating: token, count: 1_000_000))
      Issue.record("was read")
    } catch {
      #expect(error.reason == reason)
    }
  }

  @Test("a million digits, letters and predicates are read as far as they mean something")
  func longTokens() throws {
    let views = FormatViews(["a"])
    let million = 1_000_000
    let digits = String(repeating: "1", count: million)
    #expect(throws: VisualFormatError.self) { try views.equations("[a(\(digits))]") }
    let small = "0." + String(repeating: "0", count: million) + "1"
    #expect(try views.equations("[a(\(small))]") == ["a.width == 0"])
    let name = String(repeating: "n", count: million)
    #expect(throws: VisualFormatError.self) { try views.equations("[\(name)]") }
    let many = String(repeating: "1,", count: 100_000) + "2"
    #expect(try views.equations("[a(\(many))]").count == 100_001)
  }
}
