/// Which edges are to give way next.
extension Loop {
  /// Lines up an edge for its turn to give way.
  mutating func queue(_ index: Int) {
    heap.append(Int32(truncatingIfNeeded: index))
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      guard isBefore(place, parent) else { return }
      swap(place, parent)
      place = parent
    }
  }

  /// Takes the edges whose turn is the first: all that give way at the least cost.
  ///
  /// Without lining them up, since the turn of others mostly never comes.
  ///
  /// - Returns: How far they can at this cost, all together.
  mutating func takeFirst() -> Double {
    least.removeAll()
    for index in yields.indices {
      let order = least.isEmpty ? 0 : compareCosts(index, Int(least[0]))
      if order > 0 { continue }
      if order < 0 { least.removeAll() }
      least.append(Int32(truncatingIfNeeded: index))
    }
    return startYielding()
  }

  /// Notes that edges give way at the least cost, and adds up how far they can.
  private mutating func startYielding() -> Double {
    var room = 0.0
    for place in least.indices {
      yields[Int(least[place])].isLeast = true
      room += yields[Int(least[place])].room
    }
    return room
  }

  /// Takes the edges whose turn it is: all that give way at the least cost.
  ///
  /// - Returns: How far they can at this cost, all together.
  mutating func takeLeast() -> Double {
    least.removeAll()
    while !heap.isEmpty, least.isEmpty || compareCosts(Int(heap[0]), Int(least[0])) == 0 {
      least.append(heap[0])
      removeFirst()
    }
    return startYielding()
  }

  /// Lines up all edges of the loop.
  mutating func queueAll() {
    heap.resize(to: yields.count)
    for index in heap.indices { heap[index] = Int32(truncatingIfNeeded: index) }
    for place in (0..<heap.count / 2).reversed() { sink(from: place) }
  }

  private mutating func removeFirst() {
    heap[0] = heap[heap.count - 1]
    heap.truncate(to: heap.count - 1)
    sink(from: 0)
  }

  /// Lets what is at a place of the heap sink below all that give way before it.
  private mutating func sink(from start: Int) {
    var place = start
    while true {
      var next = 2 * place + 1
      if next >= heap.count { return }
      if next + 1 < heap.count, isBefore(next + 1, next) { next += 1 }
      guard isBefore(next, place) else { return }
      swap(next, place)
      place = next
    }
  }

  private mutating func swap(_ lhs: Int, _ rhs: Int) {
    let index = heap[lhs]
    heap[lhs] = heap[rhs]
    heap[rhs] = index
  }

  /// Whether the edge at a place of the heap gives way before another; at the same cost the first along
  /// the loop.
  private mutating func isBefore(_ lhs: Int, _ rhs: Int) -> Bool {
    let order = compareCosts(Int(heap[lhs]), Int(heap[rhs]))
    return order == 0 ? heap[lhs] < heap[rhs] : order < 0
  }
}
