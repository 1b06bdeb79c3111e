internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

/// Two records of one scene, to be laid out again with only some of the changes between them.
///
/// A record has everything that layout depends on, with two exceptions. Line breaks are estimated from the recorded
/// lines. Views that arrange others, except stack views, are replayed by the constraints that they made. Therefore
/// frames of a replay are compared with those of another replay, never with recorded ones.
struct LayoutReplay {
  let pairs: RecordPairs
  /// The author's constraints, and those made by views whose class can't be replayed.
  let rows: [Row]
  /// The records as documents.
  private let documents: (reference: RecordedDocument, actual: RecordedDocument)
  /// The causes that can be switched in an existing tree.
  let switchableCauses: Set<Int>
  /// The part of the layout that each cause changes.
  let subjects: [CauseSubject]
  /// The causes that require others.
  let needs: [Need]
  /// For each cause, the causes that it is tried together with, in order.
  private let units: [[Int]]
  /// The cause of each subject.
  private let causes: [CauseSubject: Int]
  /// The causes that change how all texts are measured.
  private let measuringCauses: [Int]

  /// A document, and where the items of its record are in it.
  private typealias RecordedDocument = (document: LayoutDocument, places: [LayoutDocument.Place?])

  /// One of the two records.
  enum Side {
    case reference
    case actual
  }

  /// A constraint with the causes that change it.
  ///
  /// The list is empty if the constraint is the same in both records, or if it was added or removed with its items.
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
    rows = Self.rows(pairs, constraints, owners, Self.arrangers(causes))
    documents = (pairs.reference.described, pairs.actual.described)
    switchableCauses = Self.switchableCauses(pairs, causes)
  }

  /// The causes about constraints, and about the texts of labels.
  ///
  /// All others count when views are made.
  ///
  /// If masks make frames follow those of other views, frames depend on earlier ones, so nothing is switched.
  private static func switchableCauses(
    _ pairs: RecordPairs, _ causes: [CauseList.Entry]
  ) -> Set<Int> {
    let items = pairs.reference.items + pairs.actual.items
    if items.contains(where: { $0.settings.map(\.property).contains(.autoresizing) }) { return [] }
    let label = LayoutRecord.Item.Kind.view(className: KnownViewClass.label.word)
    return Set(
      causes.indices.filter { index in
        switch causes[index].subject {
        case .constraints: true
        case .text(let pair): pairs.old(pair)?.kind == label && pairs.new(pair)?.kind == label
        default: false
        }
      })
  }

  /// The item of a pair in one record's document, with the kind of a built-in guide.
  ///
  /// Falls back to the other record if the item isn't in that one.
  func item(_ pair: Int, _ side: Side) -> (item: LayoutDocument.Item, guide: SystemGuideKind?)? {
    let (old, new) = (pairs.pairs[pair].reference, pairs.pairs[pair].actual)
    let isNew = side == .actual ? new != nil : old == nil
    let recorded = isNew ? documents.actual : documents.reference
    guard let index = isNew ? new : old, let place = recorded.places[index] else { return nil }
    return (recorded.document.items[place.item], place.guide)
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

  /// The causes that change properties of views, by pair.
  private static func arrangers(_ causes: [CauseList.Entry]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for (index, entry) in causes.enumerated() {
      if case .property(let pair, _) = entry.subject { found[pair, default: []].append(index) }
    }
    return found
  }

  /// The causes that change a constraint which a view makes to arrange others.
  private static func arrangement(
    _ place: ConstraintRow, _ pairs: RecordPairs, _ arrangers: [Int: [Int]]
  ) -> [Int] {
    let constraint =
      place.actual.map { pairs.newConstraints[$0] }
      ?? place.reference.map { pairs.oldConstraints[$0] }
    guard let constraint, constraint.origin == .arrangement else { return [] }
    let items = constraint.form.places
    let views = Set(items).union(items.compactMap(pairs.owner))
    return views.sorted().flatMap { arrangers[$0] ?? [] }
  }
}

extension LayoutReplay {
  /// The record that each part of a replay comes from.
  struct Choice {
    let replay: LayoutReplay
    /// The record for parts that no cause changes.
    let base: Side
    /// The causes that count, by their indices.
    private(set) var causes: Set<Int>

    /// Returns the choice with a cause and its unit switched on or off.
    func switching(_ cause: Int) -> Choice {
      var other = self
      other.causes.formSymmetricDifference(replay.units[cause])
      return other
    }

    /// The record that a part comes from.
    func side(of subject: CauseSubject) -> Side {
      replay.causes[subject].map { causes.contains($0) ? .actual : .reference } ?? base
    }

    /// The record that a part comes from which several causes change: the actual one if all of them count.
    func side(ofAll all: [Int]) -> Side {
      all.isEmpty ? base : all.allSatisfy(causes.contains) ? .actual : .reference
    }

    /// The record that a content's size comes from if no property of its view explains it.
    func sideOfContent(of pair: Int) -> Side {
      if replay.causes[.content(pair)] != nil { return side(of: .content(pair)) }
      return side(ofAll: replay.measuringCauses)
    }

    /// The record that the content of a view comes from if it isn't measured again.
    func sideOfWholeContent(of pair: Int) -> Side {
      let own =
        [.text(pair), .content(pair)]
        + [
          .viewClass, .setting(.font), .setting(.intrinsicSize), .setting(.count(.numberOfLines)),
        ].map { CauseSubject.property(pair, $0) }
      let found = own.compactMap { replay.causes[$0] }
      return side(ofAll: found.isEmpty ? replay.measuringCauses : found)
    }
  }

  /// Whether a cause is the first of its unit, whose moves are reported once.
  func isFirstOfItsUnit(_ cause: Int) -> Bool { units[cause].first == cause }

  /// Creates a choice with a record for everything else, and the causes that count.
  func choice(_ base: Side, _ causes: Set<Int>) -> Choice {
    Choice(replay: self, base: base, causes: causes)
  }
}

/// For each item and axis, whether a constraint mentions it.
func constrainedAxes(_ constraints: [LayoutRecord.Constraint], count: Int) -> [[Bool]] {
  var isConstrained = [[Bool]](repeating: [false, false], count: count)
  for constraint in constraints {
    let ends = constraint.form.ends
    for end in ends.first + ends.second { isConstrained[end.item][end.axis] = true }
  }
  return isConstrained
}
