import AutoLayout
import Foundation
import TestTools
import Testing

@testable import Snapshots

@Suite("Causes in random scenes") struct RandomCauseTests {
  @Test("name the one thing that changed and nothing else, and count all others as followers")
  func oneChange() throws {
    var explained = 0
    forEachSeed(60) { seed in
      var random = SeededGenerator(seed: seed &* 7919 &+ 1)
      let before = RandomScene(seed: seed)
      var after = before
      guard let mutation = RandomMutation.draw(for: before, &random) else { return }
      mutation.change(&after)
      let records = (before.record(), after.record())
      let comparison = LayoutComparison(
        reference: records.0, actual: records.1, tolerance: 0)
      let told = Comment(
        rawValue: "seed \(seed): \(mutation.text)\n\(comparison.texts.joined(separator: "\n"))")
      let moved = movedItems(records.0, records.1)
      #expect(Set(comparison.changes.map(\.identifier)) == moved, told)
      #expect(comparison.causes.allSatisfy(mutation.isCause), told)
      guard !moved.isEmpty else { return }
      explained += 1
      #expect(!comparison.causes.isEmpty, told)
      #expect(comparison.changes.allSatisfy { !$0.origins.isEmpty }, told)
      // What is about the whole scene is about no item.
      if mutation.items.isEmpty { return }
      let direct = Set(comparison.changes.filter { !$0.isFollower }.map(\.identifier))
      #expect(direct.isSubset(of: mutation.items.union(mutation.tiedItems)), told)
      #expect(direct.isEmpty == mutation.items.isDisjoint(with: moved), told)
      let followers = moved.subtracting(direct).count
      let counts = comparison.texts.reduce(0) { $0 + followerCount($1) }
      #expect(counts == followers, told)
    }
    // Most changes move something, or the test would say nothing.
    #expect(explained > 30 || !seedsAreOwn)
  }

  @Test("give two changes in two halves of a scene what each of them moved")
  func twoChanges() throws {
    var explained = 0
    forEachSeed(30) { seed in
      var random = SeededGenerator(seed: seed &* 104_729 &+ 3)
      let sides = (RandomScene(seed: seed), RandomScene(seed: seed &+ 1_000_000))
      var changed = sides
      guard let left = RandomMutation.draw(for: sides.0, &random),
        let right = RandomMutation.draw(for: sides.1, &random)
      else { return }
      left.change(&changed.0)
      right.change(&changed.1)
      let records = (
        RandomScene.record(sides.0, beside: sides.1),
        RandomScene.record(changed.0, beside: changed.1)
      )
      let comparison = LayoutComparison(reference: records.0, actual: records.1, tolerance: 0)
      let told = Comment(
        rawValue: "seed \(seed): \(left.text); \(right.text)\n"
          + comparison.texts.joined(separator: "\n"))
      for change in comparison.changes {
        explained += 1
        let causes = change.origins.map { comparison.causes[$0.cause] }
        let prefix = change.identifier.hasPrefix("a-") ? "a-" : "b-"
        #expect(!causes.isEmpty && causes.allSatisfy { $0.isAbout(prefix) }, told)
      }
    }
    #expect(explained > 30 || !seedsAreOwn)
  }

  /// The names of the views and guides whose frames differ, or that only one record has.
  private func movedItems(_ reference: LayoutRecord, _ actual: LayoutRecord) -> Set<String> {
    func frames(_ record: LayoutRecord) -> [String: CGRect] {
      Dictionary(
        record.items.filter { $0.kind != .builtIn }.map { ($0.name, $0.frame) },
        uniquingKeysWith: { first, _ in first })
    }
    let (old, new) = (frames(reference), frames(actual))
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
  }

  /// How many items a sentence says to have followed, to have come or gone with another, or to have
  /// moved without the one that it is about.
  private func followerCount(_ sentence: String) -> Int {
    let clauses = sentence.split(separator: ";").flatMap { $0.components(separatedBy: ", with ") }
      .flatMap { $0.components(separatedBy: ": ").suffix(1) }
    let counted = clauses.filter { clause in
      [" followed", " in it", " moved"].contains { clause.hasSuffix($0) }
    }
    return counted.flatMap { $0.split(separator: " ") }.compactMap { Int($0) }.reduce(0, +)
  }
}

extension LayoutCause {
  /// Whether all names in the cause begin in a way.
  fileprivate func isAbout(_ prefix: String) -> Bool {
    switch self {
    case .constraintChanged(let name, _, _), .constraintAdded(let name),
      .constraintRemoved(let name), .itemAdded(let name), .itemRemoved(let name),
      .textChanged(let name, _, _), .contentSizeChanged(let name, _, _),
      .propertyChanged(let name, _, _, _):
      name.hasPrefix(prefix)
    case .metricChanged, .surroundingsChanged, .environmentChanged: false
    }
  }
}
