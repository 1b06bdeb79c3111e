/// An ordered list of a view's subviews or guides, or of a stack view's arranged subviews.
///
/// Each item stores a hint of its index, and changes are applied in batches, so that many changes take linear time.
package struct ItemList<Item: LayoutItem> {
  /// The kind of list: owned items or arranged subviews; an item can be in one list of each kind.
  package enum Role {
    case owned
    case arranged
  }

  /// The changes that aren't yet applied to `items` and hints; most lists never have any.
  private final class Disorder {
    /// The items that were inserted at the start of the list, in reverse order.
    var front: [Item] = []
    /// The pending insertions in order, each with the index at which the item was inserted.
    // While there are any, `front` is empty and there are no gaps.
    var insertions: [(index: Int, item: Item)] = []
    /// The placeholder in all gaps that removals left, or `nil` if there are no gaps.
    var filler: Item?
    var gapCount = 0
    /// The stored index hint that corresponds to index 0 of `items`.
    var origin = 0
    /// The greatest difference between an item's index in `items` and the index computed from its stored hint.
    // Gaps are possible only if this is 0.
    var slack = 0
  }

  private var items: [Item] = []
  private var disorder: Disorder?
  private let role: Role

  package init(_ role: Role) { self.role = role }

  package var count: Int {
    guard let disorder else { return items.count }
    return disorder.front.count + items.count + disorder.insertions.count - disorder.gapCount
  }

  package var isEmpty: Bool { count == 0 }

  /// The items in the order of the list.
  ///
  /// - Complexity: O(1), or O(*n*) after changes.
  package var all: [Item] {
    mutating get {
      settle()
      return items
    }
  }

  /// The item at an index, which has to be in range.
  ///
  /// - Complexity: O(1), or O(*n*) after other items were removed.
  package subscript(index: Int) -> Item {
    mutating get {
      guard let disorder else { return items[index] }
      if disorder.gapCount > 0 || !disorder.insertions.isEmpty { settle() }
      let inFront = disorder.front.count
      return index < inFront ? disorder.front[inFront - 1 - index] : items[index - inFront]
    }
  }

  mutating func removeAll() -> [Item] {
    defer { self = ItemList(role) }
    return all
  }

  /// Adds an item at the end.
  package mutating func append(_ item: Item) {
    if let disorder, !disorder.insertions.isEmpty {
      return disorder.insertions.append((count, item))
    }
    setHint(of: item, (disorder?.origin ?? 0) + items.count)
    if items.isEmpty { items.reserveCapacity(4) }
    items.append(item)
  }

  /// Inserts an item at an index, which has to be in range.
  ///
  /// - Complexity: O(1) for each of a series of insertions; O(*n*) if the list is read after each insertion.
  package mutating func insert(_ item: Item, at index: Int) {
    if index == count { return append(item) }
    let disorder = makeDisorder()
    if index == 0, disorder.insertions.isEmpty {
      disorder.front.append(item)
      setHint(of: item, disorder.origin - disorder.front.count)
      return
    }
    if disorder.insertions.isEmpty { settle() }
    disorder.insertions.append((index, item))
  }

  /// Returns the index of an item, or `nil` if the list doesn't contain the item.
  ///
  /// - Complexity: O(1) if items were added and removed only at the ends; O(*n*) after other changes.
  package mutating func index(of item: Item) -> Int? {
    settle()
    limitSlack()
    return place(of: item)
  }

  /// Removes an item, and returns whether the list contained the item; `filler` makes a placeholder for internal use.
  ///
  /// - Complexity: O(1) for each removal if all items are removed, in any order.
  @discardableResult
  package mutating func remove(_ item: Item, filler new: @autoclosure () -> Item) -> Bool {
    if let disorder, !disorder.insertions.isEmpty { settle() }
    if let disorder, let first = disorder.front.last {
      if first === item {
        disorder.front.removeLast()
        return true
      }
      if hint(of: item) < disorder.origin { settle() }
    }
    limitSlack()
    guard let index = place(of: item) else { return false }
    if index == items.count - 1 {
      items.removeLast()
      if let disorder { dropTrailingGaps(disorder) }
    } else if let disorder, disorder.slack > 0 {
      items.remove(at: index)
      disorder.slack += 1
    } else {
      let disorder = makeDisorder()
      let filler = disorder.filler ?? new()
      disorder.filler = filler
      items[index] = filler
      disorder.gapCount += 1
      if disorder.gapCount > 16, 2 * disorder.gapCount > items.count { closeGaps(disorder) }
    }
    return true
  }

  /// Exchanges the items at two indices.
  package mutating func swapAt(_ first: Int, _ second: Int) {
    settle()
    items.swapAt(first, second)
    for index in [first, second] { setHint(of: items[index], (disorder?.origin ?? 0) + index) }
  }

  // MARK: - Order

  private mutating func makeDisorder() -> Disorder {
    if let disorder { return disorder }
    let new = Disorder()
    disorder = new
    return new
  }

  private func place(of item: Item) -> Int? {
    let expected = hint(of: item) - (disorder?.origin ?? 0)
    for distance in 0...(disorder?.slack ?? 0) {
      for index in [expected - distance, expected + distance]
      where items.indices.contains(index) && items[index] === item {
        return index
      }
    }
    return nil
  }

  /// Applies all pending insertions and removals to `items`.
  private mutating func settle() {
    guard let disorder else { return }
    closeGaps(disorder)
    insertAll(disorder)
    guard !disorder.front.isEmpty else { return }
    items.insert(contentsOf: disorder.front.reversed(), at: 0)
    disorder.origin -= disorder.front.count
    disorder.front = []
  }

  private mutating func insertAll(_ disorder: Disorder) {
    let insertions = disorder.insertions
    guard !insertions.isEmpty else { return }
    disorder.insertions = []
    disorder.slack += insertions.count
    // Each moves what comes after it, which is quick for a few.
    guard insertions.count > 8 else {
      for (index, item) in insertions {
        setHint(of: item, disorder.origin + index)
        items.insert(item, at: index)
      }
      return
    }
    // The last insertion is at its own index. Earlier ones, in reverse order, count only the indices that are still
    // free.
    let count = items.count + insertions.count
    var free = FreePlaces(count: count)
    var inserted = [Item?](repeating: nil, count: count)
    for (index, item) in insertions.reversed() {
      let place = free.take(after: index)
      setHint(of: item, disorder.origin + place)
      inserted[place] = item
    }
    var others = items.makeIterator()
    items = inserted.compactMap { $0 ?? others.next() }
  }

  private mutating func closeGaps(_ disorder: Disorder) {
    guard disorder.gapCount > 0, let filler = disorder.filler else { return }
    let leading = items.prefix { $0 === filler }.count
    // Hints of items in `front` count from the same origin.
    if leading == disorder.gapCount, disorder.front.isEmpty {
      items.removeSubrange(0..<leading)
      disorder.origin += leading
    } else {
      items.removeAll { $0 === filler }
      disorder.slack += disorder.gapCount
    }
    disorder.gapCount = 0
    disorder.filler = nil
  }

  private mutating func dropTrailingGaps(_ disorder: Disorder) {
    while disorder.gapCount > 0, items.last === disorder.filler {
      items.removeLast()
      disorder.gapCount -= 1
    }
  }

  /// Updates the index hints stored in the items if the hints may be far from the actual indices.
  private mutating func limitSlack() {
    guard let disorder, disorder.slack > 64 else { return }
    settle()
    for index in items.indices { setHint(of: items[index], index) }
    self.disorder = nil
  }

  @inline(__always)
  private func hint(of item: Item) -> Int {
    Int(role == .owned ? item.reference.placeInOwner : item.reference.placeInArrangement)
  }

  @inline(__always)
  private func setHint(of item: Item, _ place: Int) {
    let place = Int32(truncatingIfNeeded: place)
    switch role {
    case .owned: item.reference.placeInOwner = place
    case .arranged: item.reference.placeInArrangement = place
    }
  }
}

extension ItemList<View> {
  @discardableResult
  package mutating func remove(_ view: View) -> Bool { remove(view, filler: View()) }
}

extension ItemList<LayoutGuide> {
  @discardableResult
  mutating func remove(_ guide: LayoutGuide) -> Bool { remove(guide, filler: LayoutGuide()) }
}
