internal import AutoLayout
internal import Foundation

/// The items of two records, paired with their counterparts in the other record.
struct RecordPairs {
  let reference: LayoutRecord
  let actual: LayoutRecord
  /// The pairs of the actual record's items in their order, followed by the pairs of removed items.
  fileprivate(set) var pairs: [Pair] = []
  /// For each item of the reference, the index of its pair.
  private(set) var pairOfReference: [Int]
  /// For each item of the actual record, the index of its pair.
  private(set) var pairOfActual: [Int]
  /// The constraints of the reference, with items identified by the indices of their pairs.
  private(set) var oldConstraints: [LayoutRecord.Constraint] = []
  /// The constraints of the actual record, with items identified by the indices of their pairs.
  private(set) var newConstraints: [LayoutRecord.Constraint] = []
  /// For each stack view's index in the reference, the indices of its visible arranged views in the reference.
  let arrangedInReference: [Int: [Int]]
  /// For each stack view's index in the actual record, the indices of its visible arranged views in that record.
  let arrangedInActual: [Int: [Int]]

  /// An item that is in the reference, the actual record or both, with its indices in these records.
  struct Pair {
    /// The item's index in the reference, or `nil` if the item was added.
    var reference: Int?
    /// The item's index in the actual record, or `nil` if the item was removed.
    var actual: Int?
  }

  init(reference: LayoutRecord, actual: LayoutRecord) {
    self.reference = reference
    self.actual = actual
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

  /// Returns a pair's item in the reference, or `nil` if the item was added.
  func old(_ pair: Int) -> LayoutRecord.Item? { pairs[pair].reference.map { reference.items[$0] } }

  /// Returns a pair's item in the actual record, or `nil` if the item was removed.
  func new(_ pair: Int) -> LayoutRecord.Item? { pairs[pair].actual.map { actual.items[$0] } }

  /// Returns the name of a pair's item in the actual record, or in the reference if the item was removed.
  func name(_ pair: Int) -> String { new(pair)?.name ?? old(pair)?.name ?? "" }

  /// Returns the index in ``pairs`` of an item's owner in the reference, or `nil` for the root and added items.
  func ownerInReference(_ pair: Int) -> Int? { old(pair)?.owner.map { pairOfReference[$0] } }

  /// Returns the index in ``pairs`` of an item's owner in the actual record, or `nil` for the root and removed items.
  func ownerInActual(_ pair: Int) -> Int? { new(pair)?.owner.map { pairOfActual[$0] } }

  /// Returns the index in ``pairs`` of an item's owner, or `nil` for the root.
  func owner(_ pair: Int) -> Int? {
    pairs[pair].actual == nil ? ownerInReference(pair) : ownerInActual(pair)
  }

  /// Whether the item is in both layouts.
  ///
  /// A built-in guide is in the same layouts as its view, even if only one record lists the guide.
  func isInBoth(_ pair: Int) -> Bool {
    let item = new(pair) ?? old(pair)
    let holder = item?.kind == .builtIn ? owner(pair) ?? pair : pair
    return pairs[holder].reference != nil && pairs[holder].actual != nil
  }

  /// Returns the outermost ancestor that was added or removed together with the item.
  ///
  /// Returns the item itself if its owner wasn't added or removed with it.
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

  /// The properties by which items with generated names in two records are matched.
  fileprivate struct Content: Hashable {
    var kind: LayoutRecord.Item.Kind
    var text: String?
    var owner: Int?
  }

  /// Pairs items that have the same name or, for generated names, the same kind, text and owner.
  ///
  /// Items with generated names are paired in order, because adding or removing earlier items may renumber their names.
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

  /// Pairs items that have the same name and aren't paired yet.
  private mutating func pairNamed() {
    var places: [String: Int] = [:]
    for (index, item) in reference.items.enumerated() where pairOfReference[index] < 0 {
      places[item.name] = index
    }
    for (index, item) in actual.items.enumerated() where pairs[index].reference == nil {
      if let other = places[item.name] { pair(other, index) }
    }
  }

  /// Pairs two items if both are views, both are added guides, or both are built-in guides.
  fileprivate mutating func pair(_ old: Int, _ new: Int) {
    let (before, now) = (reference.items[old], actual.items[new])
    guard before.isView == now.isView, (before.kind == .builtIn) == (now.kind == .builtIn) else {
      return
    }
    pairs[new].reference = old
    pairOfReference[old] = new
  }

  /// The properties, besides the owner, that must match to pair items with different names.
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

  /// Pairs each added item with the only removed item that has the same frame, class, text and owner.
  private mutating func pairRenamed() {
    var gone: [Place: [Int]] = [:]
    for (index, item) in reference.items.enumerated() where pairOfReference[index] < 0 {
      gone[Place(item), default: []].append(index)
    }
    // Owners come first, so that items inside a renamed view are paired as well.
    for index in pairs.indices where pairs[index].reference == nil {
      let new = actual.items[index]
      let owner = new.owner.map { pairOfActual[$0] }
      let candidates = gone[Place(new), default: []].filter { other in
        pairOfReference[other] < 0
          && reference.items[other].owner.map { pairOfReference[$0] } == owner
      }
      // Several candidates are ambiguous.
      guard candidates.count == 1 else { continue }
      pair(candidates[0], index)
    }
  }
}

extension RecordPairs {
  /// Pairs a removed view with an added view if no other views have the same class, text and owner.
  ///
  /// The frames of the two views may differ.
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

  /// Pairs a removed view with an added view of the same class and owner that contains the same items.
  ///
  /// The frames of the two views may differ.
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
      // Items without a counterpart identify no view.
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
  /// Whether the item's name was generated from its class, such as `Label-2`.
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
  /// Returns the constraint with the index of each item replaced by the index of its pair, taken from `others`.
  fileprivate func between(_ others: [Int]) -> Self {
    var constraint = self
    if let form = form.map({ others[$0] }) { constraint.form = form }
    return constraint
  }
}
