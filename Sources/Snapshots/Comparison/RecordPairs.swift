internal import AutoLayout
internal import Foundation

/// The items of two records, each with its counterpart.
struct RecordPairs {
  let reference: LayoutRecord
  let actual: LayoutRecord
  /// Every item once: those of the actual record in its order, then those that are gone.
  fileprivate(set) var pairs: [Pair] = []
  /// Where an item of the reference is among the pairs.
  private(set) var pairOfReference: [Int]
  /// Where an item of the actual record is among the pairs.
  private(set) var pairOfActual: [Int]
  /// The constraints of the reference, between pairs in place of items.
  private(set) var oldConstraints: [LayoutRecord.Constraint] = []
  /// The constraints of the actual record, between pairs in place of items.
  private(set) var newConstraints: [LayoutRecord.Constraint] = []
  /// What was set of the items of the reference, by their indices.
  let referenceSettings: [Int: [LayoutRecord.Setting]]
  /// What was set of the items of the actual record.
  let actualSettings: [Int: [LayoutRecord.Setting]]
  /// How the items of the reference look, by their indices.
  let referenceAppearances: [Int: [LayoutRecord.Setting]]
  /// How the items of the actual record look.
  let actualAppearances: [Int: [LayoutRecord.Setting]]
  /// What stack views of the reference arrange, by their indices.
  let arrangedInReference: [Int: [Int]]
  /// What stack views of the actual record arrange.
  let arrangedInActual: [Int: [Int]]

  /// An item in both records, or in one.
  struct Pair {
    /// Its index in the reference; `nil` for what is new.
    var reference: Int?
    /// Its index in the actual record; `nil` for what is gone.
    var actual: Int?
  }

  init(reference: LayoutRecord, actual: LayoutRecord) {
    self.reference = reference
    self.actual = actual
    referenceSettings = Dictionary(grouping: reference.layoutSettings, by: \.item)
    actualSettings = Dictionary(grouping: actual.layoutSettings, by: \.item)
    referenceAppearances = Dictionary(grouping: reference.appearances ?? [], by: \.item)
    actualAppearances = Dictionary(grouping: actual.appearances ?? [], by: \.item)
    arrangedInReference = reference.arrangedViews
    arrangedInActual = actual.arrangedViews
    pairOfReference = [Int](repeating: -1, count: reference.items.count)
    pairOfActual = Array(actual.items.indices)
    pairs = actual.items.indices.map { Pair(reference: nil, actual: $0) }
    pairUnnamed()
    pairNamed()
    pairRenamed()
    pairRenamedTexts()
    pairRenamedContainers()
    pairRenamed()
    for index in reference.items.indices where pairOfReference[index] < 0 {
      pairOfReference[index] = pairs.count
      pairs.append(Pair(reference: index, actual: nil))
    }
    oldConstraints = reference.constraints.map { $0.between(pairOfReference) }
    newConstraints = actual.constraints.map { $0.between(pairOfActual) }
  }

  /// The reference's item of a pair.
  func old(_ pair: Int) -> LayoutRecord.Item? { pairs[pair].reference.map { reference.items[$0] } }

  /// The actual record's item of a pair.
  func new(_ pair: Int) -> LayoutRecord.Item? { pairs[pair].actual.map { actual.items[$0] } }

  /// The name that people know an item by today.
  func name(_ pair: Int) -> String { new(pair)?.name ?? old(pair)?.name ?? "" }

  /// The pair of an item's owner in the reference; `nil` for the root, and for what is new.
  func ownerInReference(_ pair: Int) -> Int? { old(pair)?.owner.map { pairOfReference[$0] } }

  /// The pair of an item's owner in the actual record; `nil` for the root, and for what is gone.
  func ownerInActual(_ pair: Int) -> Int? { new(pair)?.owner.map { pairOfActual[$0] } }

  /// The pair of an item's owner; `nil` for the root.
  func owner(_ pair: Int) -> Int? {
    pairs[pair].actual == nil ? ownerInReference(pair) : ownerInActual(pair)
  }

  /// Whether an item is there before and now.
  ///
  /// A view has its own guides whether a record mentions them or not.
  func isInBoth(_ pair: Int) -> Bool {
    let item = new(pair) ?? old(pair)
    let holder = item?.kind == .builtIn ? owner(pair) ?? pair : pair
    return pairs[holder].reference != nil && pairs[holder].actual != nil
  }

  /// The outermost of the items that came, or went, together with an item: those that it lies in.
  ///
  /// - Complexity: O(depth).
  func outermost(_ pair: Int) -> Int {
    var pair = pair
    while let owner = owner(pair),
      pairs[owner].reference == nil && pairs[pair].reference == nil
        || pairs[owner].actual == nil && pairs[pair].actual == nil
    {
      pair = owner
    }
    return pair
  }

  /// What items without names of their own are known by, and those whose names are others now.
  fileprivate struct Content: Hashable {
    var kind: LayoutRecord.Item.Kind
    var text: String?
    var owner: Int?
  }

  /// Pairs items without names of their own by what they show, in order, for their numbers change with
  /// every other that comes before them; and items with names by those.
  private mutating func pairUnnamed() {
    var waiting: [Content: [Int]] = [:]
    var places: [String: Int] = [:]
    for (index, item) in reference.items.enumerated().reversed() {
      places[item.name] = index
      guard item.isUnnamed else { continue }
      waiting[Content(kind: item.kind, text: item.text, owner: item.owner), default: []]
        .append(index)
    }
    for (index, item) in actual.items.enumerated() {
      guard item.isUnnamed else {
        if let other = places[item.name] { pair(other, index) }
        continue
      }
      let owner = item.owner.flatMap { pairs[$0].reference }
      guard item.owner == nil || owner != nil else { continue }
      let content = Content(kind: item.kind, text: item.text, owner: owner)
      if let other = waiting[content]?.popLast() { pair(other, index) }
    }
  }

  /// Pairs what is left by its name.
  private mutating func pairNamed() {
    var places: [String: Int] = [:]
    for (index, item) in reference.items.enumerated() where pairOfReference[index] < 0 {
      places[item.name] = index
    }
    for (index, item) in actual.items.enumerated() where pairs[index].reference == nil {
      if let other = places[item.name] { pair(other, index) }
    }
  }

  /// Pairs two items, unless a name now means another kind of thing, which is another item.
  fileprivate mutating func pair(_ old: Int, _ new: Int) {
    let (before, now) = (reference.items[old], actual.items[new])
    guard before.isView == now.isView, (before.kind == .builtIn) == (now.kind == .builtIn) else {
      return
    }
    pairs[new].reference = old
    pairOfReference[old] = new
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
      pair(candidates[0], index)
    }
  }
}

extension RecordPairs {
  /// Pairs a view that has lost its name with the only new one of its class and text in the same view,
  /// wherever it is now.
  fileprivate mutating func pairRenamedTexts() {
    var gone: [Content: [Int]] = [:]
    for (index, item) in reference.items.enumerated()
    where pairOfReference[index] < 0 && item.text?.isEmpty == false {
      let owner = item.owner.map { pairOfReference[$0] }
      gone[Content(kind: item.kind, text: item.text, owner: owner), default: []].append(index)
    }
    var new: [Content: [Int]] = [:]
    for (index, item) in actual.items.enumerated() where pairs[index].reference == nil {
      let owner = item.owner.map { pairOfActual[$0] }
      new[Content(kind: item.kind, text: item.text, owner: owner), default: []].append(index)
    }
    for (content, old) in gone {
      if let new = new[content], old.count == 1, new.count == 1 { pair(old[0], new[0]) }
    }
  }

  /// Pairs a view that has lost its name with one of the same class in the same view that holds just
  /// what it held, wherever it is now.
  fileprivate mutating func pairRenamedContainers() {
    var contents: [Int: Set<Int>] = [:]
    for (index, item) in reference.items.enumerated() {
      if let owner = item.owner, pairOfReference[owner] < 0, item.kind != .builtIn {
        contents[owner, default: []].insert(pairOfReference[index])
      }
    }
    var held: [Int: Set<Int>] = [:]
    for (index, item) in actual.items.enumerated() {
      if let owner = item.owner, pairs[owner].reference == nil, item.kind != .builtIn {
        held[owner, default: []].insert(index)
      }
    }
    for (old, content) in contents.sorted(by: { $0.key < $1.key }) {
      // What is nobody's counterpart, in either, tells of no view in particular.
      guard !content.contains(-1), let child = content.first,
        let new = actual.items[child].owner, held[new] == content, pairs[new].reference == nil,
        reference.items[old].kind == actual.items[new].kind,
        reference.items[old].owner.map({ pairOfReference[$0] })
          == actual.items[new].owner.map({ pairOfActual[$0] })
      else { continue }
      pair(old, new)
    }
  }
}

extension LayoutRecord.Item {
  /// Whether the item's name is none of the author's but made of its class, such as `Label-2`.
  var isUnnamed: Bool {
    let word: String
    switch kind {
    case .view(let className): word = className
    case .guide: word = "LayoutGuide"
    case .builtIn: return false
    }
    guard name.hasPrefix(word) else { return false }
    let rest = name.dropFirst(word.count)
    return rest.isEmpty
      || rest.first == "-" && rest.count > 1 && rest.dropFirst().allSatisfy(\.isNumber)
  }
}

extension LayoutRecord.Constraint {
  /// The constraint between what stands for its items in a list.
  fileprivate func between(_ others: [Int]) -> Self {
    var constraint = self
    if let form = form.map({ others[$0] }) { constraint.form = form }
    return constraint
  }
}
