import AutoLayout
import Foundation
import TestTools
import Testing

@testable import Snapshots

/// What is expected is found out from the scenes: what each change moves when it is done alone, and
/// what goes back when all but it are done.
@Suite("Several causes in random scenes") struct RandomCausesTests {
  @Test("each are named for what they move, and nothing else is")
  func severalChanges() {
    var explained = 0
    forEachSeed(90) { seed in
      var random = SeededGenerator(seed: seed &* 15_485_863 &+ 5)
      var scene = RandomScene(seed: seed)
      if random.chance(30) {
        scene.size = CGSize(width: random.number(200...900), height: random.number(300...900))
      }
      let count = random.chance(70) ? 2 : 3
      // Half of the time all of them are about one view, or about its constraints.
      let view = random.chance(50) ? scene.nodes.randomElement(using: &random)?.name : nil
      var mutations: [RandomMutation] = []
      for _ in 0..<20 where mutations.count < count {
        guard let next = RandomMutation.draw(for: scene, about: view, &random),
          mutations.allSatisfy({ $0.isIndependent(of: next) })
        else { continue }
        mutations.append(next)
      }
      guard mutations.count == count else { return }
      explained += check(Trial(scene, mutations), "seed \(seed)")
    }
    #expect(explained > 45 || !seedsAreOwn)
  }

  @Test("leave a view's other name alone, beside what else changed")
  func renamed() {
    var explained = 0
    forEachSeed(30) { seed in
      var random = SeededGenerator(seed: seed &* 32_452_843 &+ 7)
      let scene = RandomScene(seed: seed)
      guard let mutation = RandomMutation.draw(for: scene, &random),
        let node = scene.nodes.filter({ $0.kind == .label }).randomElement(using: &random),
        !mutation.items.contains(node.name)
      else { return }
      var after = scene
      mutation.change(&after)
      after.rename(node.name, "other")
      let (old, new) = (scene.record(), after.record())
      let frames = (scene.frames[node.name], after.frames["other"])
      let looksAlike = old.items.count { $0.text == node.text && $0.frame == frames.0 } > 1
      guard frames.0 == frames.1, frames.0 != nil, !looksAlike else { return }
      let comparison = LayoutComparison(reference: old, actual: new, tolerance: 0)
      let told = Comment(
        rawValue: "seed \(seed): \(mutation.text); \(node.name) renamed\n"
          + comparison.texts.joined(separator: "\n"))
      explained += 1
      #expect(comparison.causes.allSatisfy(mutation.isCause), told)
      #expect(
        comparison.changes.first { $0.identifier == "other" }?.kind == .renamed(from: node.name),
        told)
    }
    #expect(explained > 7 || !seedsAreOwn)
  }

  @Test("take a guide that became a view for another item, and leave all others alone")
  func guideBecameView() {
    var explained = 0
    forEachSeed(30) { seed in
      let before = RandomScene(seed: seed)
      guard let index = before.nodes.firstIndex(where: { $0.kind == .guide }) else { return }
      var after = before
      after.nodes[index].kind = .view
      let name = after.nodes[index].name
      let comparison = LayoutComparison(
        reference: before.record(), actual: after.record(), tolerance: 0)
      let told = Comment(rawValue: "seed \(seed): \(comparison.texts)")
      explained += 1
      #expect(Set(comparison.causes) == [.itemAdded(name), .itemRemoved(name)], told)
      #expect(comparison.changes.map(\.identifier) == [name, name], told)
    }
    #expect(explained > 10 || !seedsAreOwn)
  }

  @Test("show at the canvas where they count, and move nothing at the other")
  func severalCanvases() {
    var counts = (differing: 0, alike: 0)
    forEachSeed(30) { seed in
      var random = SeededGenerator(seed: seed &* 49_979_687 &+ 11)
      var narrow = RandomScene(seed: seed)
      narrow.size = CGSize(width: 220, height: 500)
      // A row that is too wide for the narrow canvas alone gives way there.
      let mutations = (0..<2).compactMap { _ in RandomMutation.draw(for: narrow, &random) }
      guard mutations.count == 2, mutations[0].isIndependent(of: mutations[1]) else { return }
      var wide = narrow
      wide.size.width = 1000
      let trials = [narrow, wide].map { Trial($0, mutations) }
      for trial in trials { _ = check(trial, "seed \(seed), \(trial.scene.size)") }
      let moved = trials.map { Set($0.moved.keys) }
      if moved[0] == moved[1] { counts.alike += 1 } else { counts.differing += 1 }
    }
    #expect(counts.differing > 5 && counts.alike > 5 || !seedsAreOwn)
  }

  /// Holds a report against what the changes do; gives the number of items that were told of.
  private func check(_ trial: Trial, _ name: String) -> Int {
    let comparison = trial.comparison
    let mutations = trial.mutations
    let effects = mutations.indices.map { trial.effect(of: $0).keys.sorted() }
    let told = Comment(
      rawValue: "\(name): \(mutations.map(\.text).joined(separator: "; "))\n"
        + "effects: \(effects)\n" + comparison.texts.joined(separator: "\n"))
    #expect(
      comparison.causes.allSatisfy { cause in mutations.contains { $0.isCause(cause) } }, told)
    // Whoever is to blame, no number that differs goes untold.
    for change in comparison.changes where !change.origins.isEmpty {
      let parts = change.origins.reduce(FrameParts()) { $0.union($1.parts) }
      guard let old = change.reference, let new = change.actual else { continue }
      #expect(parts.isSuperset(of: FrameParts(old, new)), "\(change.identifier) in \(told)")
    }
    var explained = 0
    // Where constraints leave a place open, what is elsewhere may change it.
    let open = trial.ambiguousItems
    for change in comparison.changes
    where change.reference != nil && change.actual != nil && !open.contains(change.identifier) {
      let expected = mutations.indices.filter {
        trial.effect(of: $0)[change.identifier] != nil
      }
      // What only two changes together do is the doing of neither.
      if expected.isEmpty { continue }
      let found = change.origins.map { comparison.causes[$0.cause] }
      explained += 1
      for index in mutations.indices {
        let isNamed = found.contains(where: mutations[index].isCause)
        #expect(
          isNamed == expected.contains(index),
          "\(change.identifier) because \(mutations[index].text): \(isNamed). \(told)")
      }
    }
    return explained
  }
}

/// A scene with several changes, and what each of them does.
private struct Trial {
  let scene: RandomScene
  let mutations: [RandomMutation]
  let comparison: LayoutComparison
  /// What of the frames of items that are there before and after differs.
  let moved: [String: FrameParts]
  /// The items that constraints leave open before or after.
  let ambiguousItems: Set<String>
  private let effects: [[String: FrameParts]]

  init(_ scene: RandomScene, _ mutations: [RandomMutation]) {
    self.scene = scene
    self.mutations = mutations
    func done(_ wanted: (Int) -> Bool) -> RandomScene {
      var changed = scene
      for (index, mutation) in mutations.enumerated() where wanted(index) {
        mutation.change(&changed)
      }
      return changed
    }
    let after = done { _ in true }
    let records = [scene.record(), after.record()]
    comparison = LayoutComparison(reference: records[0], actual: records[1], tolerance: 0)
    ambiguousItems = Set(
      records.flatMap(\.items).filter { !$0.ambiguousAxes.isEmpty }.map(\.name))
    let frames = (scene.frames, after.frames)
    let all = Self.differences(frames.0, frames.1).filter {
      frames.0[$0.key] != nil && frames.1[$0.key] != nil
    }
    moved = all
    effects = mutations.indices.map { index in
      let alone = Self.differences(frames.0, done { $0 == index }.frames)
      let without = Self.differences(frames.1, done { $0 != index }.frames)
      return all.reduce(into: [:]) { effect, item in
        let parts = (alone[item.key] ?? []).union(without[item.key] ?? [])
        if !parts.isDisjoint(with: item.value) { effect[item.key] = parts }
      }
    }
  }

  /// What a change moves of what differs.
  func effect(of mutation: Int) -> [String: FrameParts] { effects[mutation] }

  private static func differences(
    _ old: [String: CGRect], _ new: [String: CGRect]
  ) -> [String: FrameParts] {
    Set(old.keys).union(new.keys).reduce(into: [:]) { found, name in
      let parts = FrameParts(old[name], new[name])
      if !parts.isEmpty { found[name] = parts }
    }
  }
}

extension RandomMutation {
  /// Whether the one does not undo or repeat the other.
  func isIndependent(of other: RandomMutation) -> Bool {
    if key == other.key || items == ["added"] && other.items == ["added"] { return false }
    return !removes(other) && !other.removes(self)
  }

  /// Whether it takes away what another is about, or hides or takes away one of the views whose order
  /// the other changes, which only those that are shown tell.
  private func removes(_ other: RandomMutation) -> Bool {
    guard key.hasPrefix("node ") || key.hasPrefix("hidden of ") else { return false }
    return items.contains { item in
      key.hasPrefix("node ")
        && (other.items.contains(item) || other.key == "order of \(item)")
        || other.key.hasPrefix("order of ") && other.items.contains { item.hasPrefix("\($0)-") }
    }
  }
}

extension RandomScene {
  /// The frames of views and guides by their names, as a record keeps them.
  fileprivate var frames: [String: CGRect] {
    Dictionary(
      record().items.filter { $0.kind != .builtIn }.map { ($0.name, $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Gives a view another name.
  fileprivate mutating func rename(_ name: String, _ other: String) {
    for index in nodes.indices {
      if nodes[index].name == name { nodes[index].name = other }
      if nodes[index].parent == name { nodes[index].parent = other }
    }
    for index in constraints.indices {
      if constraints[index].first == name { constraints[index].first = other }
      if constraints[index].second == name { constraints[index].second = other }
    }
  }
}
