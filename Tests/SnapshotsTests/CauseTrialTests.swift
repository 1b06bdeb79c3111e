import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Trials of causes") struct CauseTrialTests {
  /// Frames of a scene that is made again from its record alone.
  private func replayed(_ record: LayoutRecord) -> [CGRect?] {
    let pairs = RecordPairs(reference: record, actual: record)
    let replay = LayoutReplay(pairs, ConstraintDifferences(pairs), [])
    return ReplayedTree.frames(replay, replay.choice(.actual, []))
  }

  @Test("make scenes again from their records, frame by frame")
  func replay() {
    forEachSeed(60) { seed in
      let record = RandomScene(seed: seed).record()
      for (item, frame) in zip(record.items, replayed(record)) where item.kind != .builtIn {
        #expect(FrameParts(item.frame, frame).isEmpty, "seed \(seed): \(item.name)")
      }
    }
    for tree in [RecordedTree(), RecordedTree(direction: .rightToLeft)] {
      let record = tree.record()
      for (item, frame) in zip(record.items, replayed(record)) where item.kind != .builtIn {
        #expect(FrameParts(item.frame, frame).isEmpty, "\(item.name)")
      }
    }
  }

  @Test(
    "keep views where their frames were set, whatever lies in them",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func framesWithContents(_ direction: LayoutDirection) {
    func record(_ top: CGFloat, _ leading: CGFloat) -> LayoutRecord {
      let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
      var around = LayoutEnvironment()
      around.direction = direction
      root.layoutEnvironment = around
      let card = View(frame: root.bounds)
      let title = View()
      card.identifier = "card"
      title.identifier = "title"
      title.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(card)
      card.addSubview(title)
      LayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: card.topAnchor, constant: top),
        title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: leading),
        title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
        title.heightAnchor.constraint(equalToConstant: 24),
      ])
      return LayoutRecord(
        root.solvedTree(canvas: Canvas(width: 320, height: 96)), profile: "iOS-18",
        environment: [])
    }
    let change = LayoutComparison(
      reference: record(16, 12), actual: record(12, 20), tolerance: 0
    ).changes.first { $0.identifier == "title" }
    let sides: FrameParts = direction == .leftToRight ? [.x, .width] : .width
    #expect(change?.origins.map(\.parts) == [.y, sides])
  }

  @Test("take whatever values a file may hold, and views at any depth")
  func anything() {
    let before = RandomScene(seed: 3).record()
    var records = [before, before]
    for number in records.indices {
      for name in ["margins", "axis", "customSpacing", "intrinsicSize", "font", "direction"] {
        for value in ["", "nan", "inf 1 2 3", "-1e300 1e300 -5 0", "system \(number)"] {
          records[number].settings?.append(
            LayoutRecord.Setting(item: 2, name: name, value: value))
        }
      }
      for index in records[number].constraints.indices {
        switch index % 5 {
        case 0: records[number].constraints[index].multiplier = 0
        case 1: records[number].constraints[index].first.attribute = .notAnAttribute
        case 2: records[number].constraints[index].priority = LayoutPriority(0)
        case 3: records[number].constraints[index].constant = 1e300 * CGFloat(number)
        default: records[number].constraints[index].second = nil
        }
      }
      records[number].surroundings.scale = CGFloat(number)
      for _ in 0..<3000 {
        var item = before.items[1]
        item.owner = records[number].items.count - 1
        item.name = "deep\(records[number].items.count)"
        item.contentHeight = .init(length: -1e300, hugging: .defaultLow, resistance: .defaultHigh)
        records[number].items.append(item)
      }
    }
    let comparison = LayoutComparison(
      reference: records[0], actual: records[1], tolerance: 0)
    #expect(comparison.causes.count > 1)
    #expect(comparison.changes.isEmpty)
  }

  @Test("are left out where nothing has to be told apart, and where there is too much to lay out")
  func limit() {
    let record = RandomScene(seed: 1).record()
    let pairs = RecordPairs(reference: record, actual: record)
    let replay = LayoutReplay(pairs, ConstraintDifferences(pairs), [])
    let cause = CauseList.Entry(
      cause: .itemAdded("a"), subject: .presence(0), seeds: [])
    #expect(CauseTrials(replay, [cause]) == nil)
    #expect(CauseTrials(replay, [cause, cause]) != nil)
    let count = CauseTrials.limit / record.items.count + 1
    #expect(CauseTrials(replay, [CauseList.Entry](repeating: cause, count: count)) == nil)
  }
}
