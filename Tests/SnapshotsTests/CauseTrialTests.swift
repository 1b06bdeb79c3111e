import AutoLayout
import Foundation
import TestTools
import Testing

@testable import Snapshots

@Suite("Trials of causes") struct CauseTrialTests {
  /// Frames of a scene that is made again from its record alone.
  private func replayed(_ record: LayoutRecord) -> [CGRect?] {
    let pairs = RecordPairs(reference: record, actual: record)
    let replay = LayoutReplay(pairs, ConstraintDifferences(pairs), [])
    return ReplayedTree(replay, replay.choice(.actual, [])).frames()
  }

  @Test("make scenes again from their records, frame by frame")
  func replay() {
    forEachSeed(30) { seed in
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

  /// A box, and a line below it, which keep to the box or to its margins.
  private func boxAndLine(
    top: CGFloat, isHeldByMargins: Bool = false, isIndented: Bool = false
  ) -> LayoutRecord {
    let canvas = Canvas(width: 200, height: 200)
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    let (box, line) = (View(), View())
    for (name, view) in [("box", box), ("line", line)] {
      view.identifier = name
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    let margins = box.layoutMarginsGuide
    box.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 0)
    let side = line.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    side.priority = .defaultLow
    LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor), side,
      line.topAnchor.constraint(equalTo: isHeldByMargins ? margins.bottomAnchor : box.bottomAnchor),
    ])
    if isIndented {
      line.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
    }
    return LayoutRecord(root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
  }

  @Test("have the guides of views also where a record does not mention them")
  func unmentionedGuides() {
    func sentences(_ reference: LayoutRecord, _ actual: LayoutRecord) -> [String] {
      LayoutComparison(reference: reference, actual: actual, tolerance: 0).texts
    }
    let before = boxAndLine(top: 10)
    let moved =
      "box: y 10 → 20, because constraint `box.top == View.top + 10` changed from 10 to 20; "
      + "1 view followed"
    #expect(
      sentences(before, boxAndLine(top: 20, isHeldByMargins: true)) == [
        moved,
        "constraint `line.top == box.bottom` became `line.top == box.margins.bottom`, "
          + "which moved nothing",
      ])
    #expect(
      sentences(before, boxAndLine(top: 20, isIndented: true)) == [
        moved, "line: x 0 → 7, because constraint `line.leading == box.margins.leading` is new",
      ])
    #expect(
      sentences(boxAndLine(top: 20, isIndented: true), boxAndLine(top: 20)) == [
        "line: x 7 → 0, because constraint `line.leading == box.margins.leading` is gone"
      ])
  }

  @Test("take whatever values a file may hold, and views at any depth")
  func anything() {
    let before = RandomScene(seed: 3).record()
    var records = [before, before]
    for number in records.indices {
      let length = 1e300 * CGFloat(number)
      records[number].items[2].settings += [
        .margins(
          StatedMargins(
            DirectionalEdgeInsets(top: length, leading: -length, bottom: 0, trailing: 5))),
        .axis(number == 0 ? .vertical : .horizontal), .direction(.playback),
        .spacing(.afterView, number == 0 ? .system : .points(-length)),
        .intrinsicSize(StatedSize(width: length)), .font(StatedFont(size: length)),
        .custom(name: "odd", value: "nan \(number)"),
      ]
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

  @Test("change constraints and texts of trees that are there, and get what new trees would have")
  func switching() {
    var switched = (count: 0, moving: 0)
    forEachSeed(20) { seed in
      var random = SeededGenerator(seed: seed &* 86_028_121 &+ 13)
      let before = RandomScene(seed: seed)
      var after = before
      for _ in 0..<8 { RandomMutation.draw(for: after, &random)?.change(&after) }
      let pairs = RecordPairs(reference: before.record(), actual: after.record())
      let constraints = ConstraintDifferences(pairs)
      let causes = CauseList(pairs, RecordDifferences(pairs, tolerance: 0), constraints).list
      let replay = LayoutReplay(pairs, constraints, causes)
      let counted: [(LayoutReplay.Side, Set<Int>)] = [
        (.reference, []), (.actual, Set(causes.indices)),
      ]
      for (side, counted) in counted {
        let choice = replay.choice(side, counted)
        let tree = ReplayedTree(replay, choice)
        let frames = tree.frames()
        for cause in replay.switchableCauses.sorted() {
          let anew = ReplayedTree(replay, choice.switching(cause)).frames()
          let told = Comment(rawValue: "seed \(seed): \(causes[cause].cause)")
          #expect(tree.frames(switching: cause) == anew, told)
          switched.count += 1
          if anew != frames { switched.moving += 1 }
        }
        #expect(tree.frames() == frames, "seed \(seed)")
      }
    }
    #expect(switched.count > 50 && switched.moving > 25)
  }

  @Test("are left out where nothing has to be told apart, and where there is too much to lay out")
  func limit() {
    let record = RandomScene(seed: 1).record()
    let pairs = RecordPairs(reference: record, actual: record)
    func trials(_ subject: CauseSubject, _ count: Int) -> CauseTrials? {
      let cause = CauseList.Entry(cause: .itemAdded("a"), subject: subject, seeds: [])
      let causes = [CauseList.Entry](repeating: cause, count: count)
      return CauseTrials(LayoutReplay(pairs, ConstraintDifferences(pairs), causes), causes)
    }
    #expect(trials(.presence(0), 1) == nil)
    #expect(trials(.presence(0), 2) != nil)
    #expect(trials(.presence(0), CauseTrials.limits.made / record.items.count + 1) == nil)
    #expect(trials(.constraints([]), CauseTrials.limits.made / record.items.count + 1) != nil)
    #expect(
      trials(.constraints([]), CauseTrials.limits.laidOutAgain / record.items.count + 1) == nil)
  }
}
