internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

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
  /// The records as documents.
  private let documents: (reference: RecordedDocument, actual: RecordedDocument)
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

  /// A document, and where the items of its record are in it.
  private typealias RecordedDocument = (document: LayoutDocument, places: [LayoutDocument.Place?])

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
    rows = Self.rows(pairs, constraints, owners, Self.arrangers(causes))
    var (reference, actual) = (pairs.reference, pairs.actual)
    if reference.settings == nil || actual.settings == nil {
      // What one record doesn't tell is taken to be the same in both.
      reference.settings = nil
      actual.settings = nil
    }
    documents = (reference.described, actual.described)
    switchableCauses = Self.switchableCauses(pairs, causes)
  }

  /// The causes about constraints, and about the texts of labels. All others count when views are made.
  ///
  /// If masks make frames follow those of other views, frames depend on earlier ones, so nothing is switched.
  private static func switchableCauses(
    _ pairs: RecordPairs, _ causes: [CauseList.Entry]
  ) -> Set<Int> {
    let settings = (pairs.reference.settings ?? []) + (pairs.actual.settings ?? [])
    if settings.contains(where: { $0.name == "autoresizing" }) { return [] }
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

  /// What one record says of the item of a pair, and which of a view's own guides it is; what the other one says
  /// if the item isn't in that record.
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

/// For each of so many items and axis, whether a constraint mentions it.
func constrainedAxes(_ constraints: [LayoutRecord.Constraint], count: Int) -> [[Bool]] {
  var isConstrained = [[Bool]](repeating: [false, false], count: count)
  for constraint in constraints {
    let ends = constraint.form.ends
    for end in ends.first + ends.second { isConstrained[end.item][end.axis] = true }
  }
  return isConstrained
}
