internal import AutoLayout
internal import Foundation

/// Two records of one scene, to be laid out again with some of what changed between them and without
/// the rest.
///
/// A record says all that layout depends on but how words break into lines, which is estimated from the
/// lines that there were, and how views of other classes than stack views arrange others: of these the
/// constraints count that they made. So frames of a replay are held against those of another replay, and
/// never against recorded ones.
struct LayoutReplay {
  let pairs: RecordPairs
  /// The constraints of the author's, and those of views that are not replayed as what they are.
  let rows: [Row]
  /// For each pair and axis, whether a constraint of the reference, and of the actual record, relates
  /// it to something that is not in it.
  let isHeld: (reference: [[Bool]], actual: [[Bool]])
  /// For each cause, the rows that follow from it, and may from others.
  let rowsOfCauses: [[Int]]
  /// The causes that a tree can take up, or leave, as it is.
  let switchableCauses: Set<Int>
  /// What each cause is about.
  let subjects: [CauseSubject]
  /// Causes that cannot count without others.
  let needs: [Need]
  /// For each cause those that it is tried together with, in order.
  private let units: [[Int]]
  /// Which cause a subject belongs to.
  private let causes: [CauseSubject: Int]
  /// The causes that measure texts otherwise, and no single one of them.
  private let measuringCauses: [Int]

  /// One of the two records.
  enum Side {
    case reference
    case actual
  }

  /// A constraint with the causes that change it; none where it is the same on both sides, and where
  /// it comes and goes with its items.
  struct Row {
    var place: ConstraintRow
    var causes: [Int]
  }

  init(
    _ pairs: RecordPairs, _ constraints: ConstraintDifferences, _ causes: [CauseList.Entry]
  ) {
    self.pairs = pairs
    subjects = causes.map(\.subject)
    var known: [CauseSubject: Int] = [:]
    var owners: [ConstraintRow: [Int]] = [:]
    for (index, entry) in causes.enumerated() {
      known[entry.subject] = index
      guard case .constraints(let rows) = entry.subject else { continue }
      for row in rows { owners[row, default: []].append(index) }
    }
    self.causes = known
    needs = Self.needs(pairs, known, owners)
    units = Self.units(pairs, causes)
    measuringCauses = causes.indices.filter { causes[$0].cause.explainsContents }
    isHeld = (
      pairs.reference.heldAxes(pairs.pairOfReference, count: pairs.pairs.count),
      pairs.actual.heldAxes(pairs.pairOfActual, count: pairs.pairs.count)
    )
    rows = Self.rows(pairs, constraints, owners, Self.arrangers(causes))
    var rowsOfCauses = [[Int]](repeating: [], count: causes.count)
    for (index, row) in rows.enumerated() {
      for cause in row.causes { rowsOfCauses[cause].append(index) }
    }
    self.rowsOfCauses = rowsOfCauses
    switchableCauses = Self.switchableCauses(pairs, causes)
  }

  /// The constraints of both records: those that are the same in both, then the others with their causes.
  private static func rows(
    _ pairs: RecordPairs, _ constraints: ConstraintDifferences, _ owners: [ConstraintRow: [Int]],
    _ arrangers: [Int: [Int]]
  ) -> [Row] {
    let differing = Set(constraints.changed.map(\.actual)).union(constraints.added)
    let same = pairs.actual.constraints.indices.filter { !differing.contains($0) }
      .map { ConstraintRow(actual: $0) }
    let changed =
      constraints.changed.map { ConstraintRow(reference: $0.reference, actual: $0.actual) }
      + constraints.added.map { ConstraintRow(actual: $0) }
      + constraints.removed.map { ConstraintRow(reference: $0) }
    return same.map { Row(place: $0, causes: []) }
      + changed.map { place in
        Row(
          place: place,
          causes: owners[place] ?? arrangement(place, pairs, arrangers))
      }
  }

  /// The causes about constraints, which come and go, and about the texts of labels; all else counts
  /// where views are made.
  ///
  /// Where masks make frames follow those of other views, frames depend on what was before, so that
  /// nothing is switched.
  private static func switchableCauses(
    _ pairs: RecordPairs, _ causes: [CauseList.Entry]
  ) -> Set<Int> {
    let settings = (pairs.reference.settings ?? []) + (pairs.actual.settings ?? [])
    if settings.contains(where: { $0.name == "autoresizing" }) { return [] }
    let label = LayoutRecord.Item.Kind.view(className: "Label")
    return Set(
      causes.indices.filter { index in
        switch causes[index].subject {
        case .constraints: true
        case .text(let pair): pairs.old(pair)?.kind == label && pairs.new(pair)?.kind == label
        default: false
        }
      })
  }

  /// The causes that are about how views arrange others, by those views.
  private static func arrangers(_ causes: [CauseList.Entry]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for (index, entry) in causes.enumerated() {
      if case .property(let pair, _) = entry.subject { found[pair, default: []].append(index) }
    }
    return found
  }

  /// The causes that a constraint follows from which a view makes to arrange others.
  private static func arrangement(
    _ place: ConstraintRow, _ pairs: RecordPairs, _ arrangers: [Int: [Int]]
  ) -> [Int] {
    let items: [Int]
    if let index = place.actual {
      guard pairs.actual.constraints[index].origin == .arrangement else { return [] }
      items = pairs.actual.constraints[index].items.map { pairs.pairOfActual[$0] }
    } else if let index = place.reference {
      guard pairs.reference.constraints[index].origin == .arrangement else { return [] }
      items = pairs.reference.constraints[index].items.map { pairs.pairOfReference[$0] }
    } else {
      return []
    }
    let views = Set(items).union(items.compactMap(pairs.owner))
    return views.sorted().flatMap { arrangers[$0] ?? [] }
  }
}

extension LayoutReplay {
  /// Which record each part of a replay comes from.
  struct Choice {
    let replay: LayoutReplay
    /// Where comes from what no cause speaks of.
    let base: Side
    /// The causes that count, by their indices.
    private(set) var causes: Set<Int>

    /// The same with a cause, and all of its unit, that counts where it does not, and does not where it
    /// does.
    func switching(_ cause: Int) -> Choice {
      var other = self
      other.causes.formSymmetricDifference(replay.units[cause])
      return other
    }

    /// Where something comes from.
    func side(of subject: CauseSubject) -> Side {
      replay.causes[subject].map { causes.contains($0) ? .actual : .reference } ?? base
    }

    /// Where something comes from that follows from several causes: all of them count, or none does.
    func side(ofAll all: [Int]) -> Side {
      all.isEmpty ? base : all.allSatisfy(causes.contains) ? .actual : .reference
    }

    /// Where a size that a content wants comes from, where no property of its view explains it.
    func sideOfContent(of pair: Int) -> Side {
      if replay.causes[.content(pair)] != nil { return side(of: .content(pair)) }
      return side(ofAll: replay.measuringCauses)
    }

    /// Where the whole content of a view comes from that is not measured again.
    func sideOfWholeContent(of pair: Int) -> Side {
      let own =
        [.text(pair), .content(pair)]
        + ["class", "font", "intrinsicSize", "numberOfLines"].map {
          CauseSubject.property(pair, $0)
        }
      let found = own.compactMap { replay.causes[$0] }
      return side(ofAll: found.isEmpty ? replay.measuringCauses : found)
    }
  }

  /// Whether a cause stands for those that it is tried together with, so that what they move is told
  /// once.
  func isFirstOfItsUnit(_ cause: Int) -> Bool { units[cause].first == cause }

  /// Chooses what no cause speaks of from a side, and counts some causes.
  func choice(_ base: Side, _ causes: Set<Int>) -> Choice {
    Choice(replay: self, base: base, causes: causes)
  }
}

extension LayoutRecord {
  /// For each of so many pairs and axis, whether a constraint speaks of it.
  func constrainedAxes(_ map: [Int], count: Int) -> [[Bool]] {
    var isConstrained = [[Bool]](repeating: [false, false], count: count)
    for constraint in constraints {
      let ends = constraint.ends(map)
      for end in ends.first + ends.second { isConstrained[end.pair][end.axis] = true }
    }
    return isConstrained
  }

  /// For each of so many pairs and axis, whether a constraint speaks of it, and one relates it or what
  /// lies in it to something else.
  ///
  /// What lies in a view may decide how large it is, and where only if that is held itself.
  ///
  /// - Complexity: O(constraints) times the depth of the tree.
  fileprivate func heldAxes(_ map: [Int], count: Int) -> [[Bool]] {
    var isHeld = [[Bool]](repeating: [false, false], count: count)
    for constraint in constraints {
      let ends = constraint.ends(map)
      let axes = Set((ends.first + ends.second).map(\.axis))
      let mentioned = constraint.items
      let common = mentioned.dropFirst().reduce(mentioned.first) { commonOwner($0, $1) }
      for item in mentioned {
        var next: Int? = item
        while let current = next, current != common {
          for axis in axes { isHeld[map[current]][axis] = true }
          next = items[current].owner
        }
      }
    }
    let isMentioned = constrainedAxes(map, count: count)
    return zip(isHeld, isMentioned).map { [$0[0] && $1[0], $0[1] && $1[1]] }
  }

  /// The innermost item that both items are or lie in; `nil` if there isn't one.
  private func commonOwner(_ first: Int?, _ second: Int) -> Int? {
    var (first, second): (Int?, Int?) = (first, second)
    // Owners come before what they own.
    while let one = first, let other = second, one != other {
      if one > other { first = items[one].owner } else { second = items[other].owner }
    }
    return second == nil ? nil : first
  }
}
