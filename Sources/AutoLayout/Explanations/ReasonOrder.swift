extension [[Int]] {
  /// Returns the inner arrays' indices in breadth-first order from an item; arrays that share an item are adjacent.
  func order(from item: Int) -> [Int] {
    var users: [Int: [Int]] = [:]
    for (place, list) in enumerated() {
      for item in list { users[item, default: []].append(place) }
    }
    var isOrdered = [Bool](repeating: false, count: count)
    var order: [Int] = []
    var visited: Set<Int> = [item]
    var queue = [item]
    var head = 0
    func add(_ places: some Sequence<Int>) {
      for place in places where !isOrdered[place] {
        isOrdered[place] = true
        order.append(place)
        for item in self[place] where visited.insert(item).inserted { queue.append(item) }
      }
    }
    while head < queue.count {
      add(users[queue[head]] ?? [])
      head += 1
    }
    // The rest isn't connected to the item.
    if let first = indices.first(where: { !isOrdered[$0] }) {
      for item in self[first] { add(users[item] ?? []) }
      add(indices)
    }
    return order
  }
}
