internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

/// Two records of one scene, prepared to lay out the scene with only some of the changes between them.
///
/// Line breaks aren't recorded, so they are estimated from the recorded numbers of lines. Arranging views, except stack
/// views, are replaced by the constraints that they made. Therefore, a replay's frames are only compared with those of
/// another replay, never with recorded frames.
struct LayoutReplay {
  let pairs: RecordPairs
  /// The constraints of both records, each with the causes that change it.
  let rows: [Row]
  /// The documents that the two records were converted to.
  private let documents: (reference: RecordedDocument, actual: RecordedDocument)
  /// The indices of the causes whose changes can be made or reverted in an existing view tree, without creating views.
  let switchableCauses: Set<Int>
  /// For each cause, the part of the layout that it changes.
  let subjects: [CauseSubject]
  /// The requirements between causes: each is a cause with another cause that it requires.
  let needs: [Need]
  /// For each cause, the causes that are switched on or off together with it, in order and including itself.
  private let units: [[Int]]
  /// For each subject, the index of the cause that changes it.
  private let causes: [CauseSubject: Int]
  /// The indices of the causes that affect how all texts are measured.
  private let measuringCauses: [Int]

  /// A document, and for each item of the record, its position in the document.
  private typealias RecordedDocument = (document: LayoutDocument, places: [LayoutDocument.Place?])

  /// One of the two records.
  enum Side {
    case reference
    case actual
  }

  /// A constraint of either record, and the causes that change it.
  ///
  /// The causes are empty if the constraint is the same in both records, or if it was added or removed together with
  /// its items.
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

  /// Returns the causes whose changes can be made or reverted in an existing view tree, without creating views.
  ///
  /// These are causes about constraints and about the texts of labels. All other causes take effect when views are
  /// created. If any view has an autoresizing mask, frames depend on earlier frames, and the result is an empty set.
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

  /// Returns a pair's item in one record's document, with the guide's kind for a built-in guide.
  ///
  /// If the item isn't in that record, returns the item in the other record's document.
  func item(_ pair: Int, _ side: Side) -> (item: LayoutDocument.Item, guide: SystemGuideKind?)? {
    let (old, new) = (pairs.pairs[pair].reference, pairs.pairs[pair].actual)
    let isNew = side == .actual ? new != nil : old == nil
    let recorded = isNew ? documents.actual : documents.reference
    guard let index = isNew ? new : old, let place = recorded.places[index] else { return nil }
    return (recorded.document.items[place.item], place.guide)
  }

  /// Returns the constraints of both records: first those that are equal in both, then the rest with their causes.
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

  /// Returns the indices of the causes that change an item's properties, by the item's index in ``RecordPairs/pairs``.
  private static func arrangers(_ causes: [CauseList.Entry]) -> [Int: [Int]] {
    var found: [Int: [Int]] = [:]
    for (index, entry) in causes.enumerated() {
      if case .property(let pair, _) = entry.subject { found[pair, default: []].append(index) }
    }
    return found
  }

  /// Returns the causes that change a constraint made by an arranging view, or an empty array for other constraints.
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
  /// The set of causes included in a replay, which decides from which record each part of the layout is taken.
  struct Choice {
    let replay: LayoutReplay
    /// The record that provides the parts of the layout that no cause changes.
    let base: Side
    /// The indices of the causes that are included.
    private(set) var causes: Set<Int>

    /// Returns the choice after toggling a cause and the other causes that must be switched together with it.
    func switching(_ cause: Int) -> Choice {
      var other = self
      other.causes.formSymmetricDifference(replay.units[cause])
      return other
    }

    /// Returns the record that provides a part of the layout.
    func side(of subject: CauseSubject) -> Side {
      replay.causes[subject].map { causes.contains($0) ? .actual : .reference } ?? base
    }

    /// Returns the actual record if all given causes are included, the reference if not, or ``base`` if `all` is empty.
    func side(ofAll all: [Int]) -> Side {
      all.isEmpty ? base : all.allSatisfy(causes.contains) ? .actual : .reference
    }

    /// Returns the record that provides the content size of a label whose text is measured again.
    func sideOfContent(of pair: Int) -> Side {
      if replay.causes[.content(pair)] != nil { return side(of: .content(pair)) }
      return side(ofAll: replay.measuringCauses)
    }

    /// Returns the record that provides the content size and baselines of a view whose text isn't measured again.
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

  /// Whether a cause is the first of the causes that are switched together, and so the only one reported for moves.
  func isFirstOfItsUnit(_ cause: Int) -> Bool { units[cause].first == cause }

  /// Creates a choice that includes the given causes, and uses `base` for parts of the layout that no cause changes.
  func choice(_ base: Side, _ causes: Set<Int>) -> Choice {
    Choice(replay: self, base: base, causes: causes)
  }
}

/// Returns, for each item and then for each axis, whether a constraint refers to the item on that axis.
func constrainedAxes(_ constraints: [LayoutRecord.Constraint], count: Int) -> [[Bool]] {
  var isConstrained = [[Bool]](repeating: [false, false], count: count)
  for constraint in constraints {
    let ends = constraint.form.ends
    for end in ends.first + ends.second { isConstrained[end.item][end.axis] = true }
  }
  return isConstrained
}
