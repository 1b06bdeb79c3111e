import AutoLayout
import Foundation

/// The items of two records, each with its counterpart.
struct RecordPairs {
  let reference: LayoutRecord
  let actual: LayoutRecord
  /// Every item once: those of the actual record in its order, then those that are gone.
  private(set) var pairs: [Pair] = []
  /// Where an item of the reference is among the pairs.
  private(set) var pairOfReference: [Int]
  /// Where an item of the actual record is among the pairs.
  private(set) var pairOfActual: [Int]

  /// An item in both records, or in one.
  struct Pair {
    /// Its index in the reference; nil for what is new.
    var reference: Int?
    /// Its index in the actual record; nil for what is gone.
    var actual: Int?
  }

  init(reference: LayoutRecord, actual: LayoutRecord) {
    self.reference = reference
    self.actual = actual
    pairOfReference = [Int](repeating: -1, count: reference.items.count)
    pairOfActual = Array(actual.items.indices)
    var places: [String: Int] = [:]
    for (index, item) in reference.items.enumerated() { places[item.name] = index }
    pairs = actual.items.enumerated().map { index, item in
      Pair(reference: places[item.name], actual: index)
    }
    // A name that now means another kind of thing is another item.
    for (index, pair) in pairs.enumerated() {
      guard let other = pair.reference else { continue }
      let (old, new) = (reference.items[other], actual.items[index])
      if old.isView != new.isView || (old.kind == .builtIn) != (new.kind == .builtIn) {
        pairs[index].reference = nil
      } else {
        pairOfReference[other] = index
      }
    }
    pairRenamed()
    for index in reference.items.indices where pairOfReference[index] < 0 {
      pairOfReference[index] = pairs.count
      pairs.append(Pair(reference: index, actual: nil))
    }
  }

  /// The reference's item of a pair.
  func old(_ pair: Int) -> LayoutRecord.Item? { pairs[pair].reference.map { reference.items[$0] } }

  /// The actual record's item of a pair.
  func new(_ pair: Int) -> LayoutRecord.Item? { pairs[pair].actual.map { actual.items[$0] } }

  /// The name that people know an item by today.
  func name(_ pair: Int) -> String { new(pair)?.name ?? old(pair)?.name ?? "" }

  /// The pair of an item's owner; nil for the root.
  func owner(_ pair: Int) -> Int? {
    if let index = pairs[pair].actual { return actual.items[index].owner.map { pairOfActual[$0] } }
    return old(pair)?.owner.map { pairOfReference[$0] }
  }

  /// What an item keeps when it is renamed, besides its owner.
  private struct Place: Hashable {
    var kind: LayoutRecord.Item.Kind
    var text: String?
    var frame: CGRect

    init(_ item: LayoutRecord.Item) {
      kind = item.kind
      text = item.text
      frame = item.frame
    }
  }

  /// Pairs what has lost its name with what is in its place, with its class and text, in the same view.
  private mutating func pairRenamed() {
    var gone: [Place: [Int]] = [:]
    for (index, item) in reference.items.enumerated() where pairOfReference[index] < 0 {
      gone[Place(item), default: []].append(index)
    }
    // Owners come first, so that what lies in a renamed view finds its counterpart as well.
    for index in pairs.indices where pairs[index].reference == nil {
      let new = actual.items[index]
      let owner = new.owner.map { pairOfActual[$0] }
      let candidates = gone[Place(new), default: []].filter { other in
        pairOfReference[other] < 0
          && reference.items[other].owner.map { pairOfReference[$0] } == owner
      }
      // Among several that look alike nobody knows which is which.
      guard candidates.count == 1 else { continue }
      pairs[index].reference = candidates[0]
      pairOfReference[candidates[0]] = index
    }
  }
}
