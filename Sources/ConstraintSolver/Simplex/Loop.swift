/// A component whose residuals are distances, as a graph: unknowns and zero are its nodes, residuals its
/// edges, and no more than one loop runs through it.
///
/// A row of views from one edge of the canvas to another is such a component: sizes and gaps by turns.
struct Loop: ~Copyable {
  /// For each residual its two unknowns; the number of unknowns stands for zero.
  private(set) var ends = UnsafeList<Edge>()
  /// What is not on the loop, each node with the edge by which it hangs on others, outermost first.
  private(set) var leaves = UnsafeList<Leaf>()
  /// The edges of the loop in the order in which they follow one another.
  private(set) var steps = UnsafeList<Step>()
  /// The node where the loop starts: zero if that is on it or if there is no loop.
  private(set) var origin = 0
  private var degrees = UnsafeList<Int32>()
  /// For each node the numbers of its edges, combined by exclusive or: of a single one that is it.
  private var links = UnsafeList<Int32>()
  private var isOnLoop = UnsafeList<Bool>()

  /// For each edge its value.
  var lengths = UnsafeList<Double>()
  /// How the edges of the loop give way, step by step.
  var yields = UnsafeList<Yield>()
  /// The costs of giving way, level by level; those of each edge follow one another.
  var costs = UnsafeList<Cost>()
  /// The edges that give way at the least cost, by their places along the loop.
  var least = UnsafeList<Int32>()
  /// The others as a heap: none gives way at less cost than the one it hangs on.
  var heap = UnsafeList<Int32>()

  /// For each node how many steps lead to it, or to the node of the loop on which it hangs.
  private var stepCounts = UnsafeList<Int32>()
  /// How far the edges of the first steps can give way at the least cost, by the number of steps.
  private var rooms = UnsafeList<Double>()
  /// How far they do, or -1 as long as that is not decided.
  private var shares = UnsafeList<Double>()
  /// For each number of steps that is not decided the span it is in.
  private var spanOfStep = UnsafeList<Int32>()
  private var spans = UnsafeList<Span>()

  /// Numbers of steps of which only the first and the last are decided.
  struct Span {
    var first: Int32
    var last: Int32
  }

  struct Edge {
    let first: Int32
    let second: Int32

    /// The end that is not a node.
    @inline(__always)
    func other(than node: Int32) -> Int32 { first ^ second ^ node }
  }

  struct Leaf {
    let node: Int32
    let edge: Int32
  }

  struct Step {
    let edge: Int32
    /// The node to which it leads.
    let node: Int32
    /// 1 if that node is the first end, and so the edge's value more than the node before; else -1.
    let sign: Double
  }

  /// How an edge of the loop gives way.
  struct Yield {
    let edge: Int32
    /// The points that bound from below and from above where it alone costs least, or -1; of the sum
    /// along the loop, so that for an edge that is walked backwards it is the other way round.
    let least: Int32
    let most: Int32
    /// The point it is at.
    var point: Int32 = -1
    /// The next point on its way, or -1.
    var next: Int32 = -1
    /// How its value changes: 1 or -1.
    var sign = 1.0
    /// How far it is to the next point.
    var room = 0.0
    /// Where its costs start in `costs`, and where they end.
    var costStart: Int32 = 0
    var costEnd: Int32 = 0
    /// The most important of these.
    var firstCost = Cost(rank: -.infinity)
    /// Whether it gives way at the least cost of all.
    var isLeast = false

    @inline(__always)
    var costs: Range<Int> { Range(from: costStart, to: costEnd) }
  }

  /// What it costs on a level to give way by one point.
  struct Cost {
    let rank: Double
    var slope = LevelSlope()
  }

  /// Takes a component apart into a loop and what hangs on it.
  ///
  /// - Returns: Whether it is such a component, all in one piece, and zero is part of it.
  mutating func load(_ problem: inout SimplexProblem) -> Bool {
    let count = problem.unknowns.count
    guard problem.residualCount == count || problem.residualCount == count + 1 else { return false }
    leaves.removeAll()
    isOnLoop.replaceAll(with: true, count: problem.residualCount)
    degrees.replaceAll(with: 0, count: count + 1)
    links.replaceAll(with: 0, count: count + 1)
    ends.resize(to: problem.residualCount)
    for residual in ends.indices {
      guard problem.isDistance(residual) else { return false }
      let range = problem.range(of: residual)
      let edge = Edge(
        first: Int32(truncatingIfNeeded: problem.entries[range.lowerBound].column),
        second: range.count == 1
          ? Int32(truncatingIfNeeded: count)
          : Int32(truncatingIfNeeded: problem.entries[range.lowerBound + 1].column))
      ends[residual] = edge
      degrees[Int(edge.first)] += 1
      degrees[Int(edge.second)] += 1
      links[Int(edge.first)] ^= Int32(truncatingIfNeeded: residual)
      links[Int(edge.second)] ^= Int32(truncatingIfNeeded: residual)
    }
    guard degrees[count] > 0 else { return false }
    // Zero comes last: what hangs on it is then followed from there.
    takeLeaves(of: 0..<count, zero: count)
    takeLeaves(of: count..<count + 1, zero: -1)
    // Without preferences a component may be in several pieces: then some have a loop too many.
    if leaves.count < ends.count {
      guard ends.count > count else { return false }
      for node in degrees.indices where degrees[node] != 0 && degrees[node] != 2 { return false }
    }
    findLoop(zero: count)
    return leaves.count + steps.count == ends.count
  }

  /// Takes off what hangs on others by one edge, from some nodes on, but not zero.
  private mutating func takeLeaves(of nodes: Range<Int>, zero: Int) {
    for start in nodes {
      var node = start
      while degrees[node] == 1, node != zero {
        let edge = Int(links[node])
        let other = Int(ends[edge].other(than: Int32(truncatingIfNeeded: node)))
        leaves.append(
          Leaf(
            node: Int32(truncatingIfNeeded: node), edge: Int32(truncatingIfNeeded: edge)))
        isOnLoop[edge] = false
        degrees[node] = 0
        degrees[other] -= 1
        links[other] ^= Int32(truncatingIfNeeded: edge)
        // A node that was passed already is looked at when its last edge but one goes.
        node = other
      }
    }
  }

  private mutating func findLoop(zero: Int) {
    steps.removeAll()
    origin = zero
    guard leaves.count < ends.count else { return }
    var edge = 0
    if degrees[zero] == 0 {
      while !isOnLoop[edge] { edge += 1 }
      origin = Int(ends[edge].first)
    }
    edge = 0
    while !isOnLoop[edge] || (ends[edge].first != origin && ends[edge].second != origin) {
      edge += 1
    }
    var node = Int32(truncatingIfNeeded: origin)
    repeat {
      let sign: Double = ends[edge].first == node ? -1 : 1
      node = ends[edge].other(than: node)
      steps.append(Step(edge: Int32(truncatingIfNeeded: edge), node: node, sign: sign))
      edge ^= Int(links[Int(node)])
    } while Int(node) != origin
  }
}

// MARK: - Costs

extension Loop {
  /// Adds to the costs of an edge, which come by level.
  @inline(__always)
  mutating func addCost(_ cost: Double, rank: Double, from start: Int) {
    if costs.count == start || costs[costs.count - 1].rank != rank {
      costs.append(Cost(rank: rank))
    }
    costs[costs.count - 1].slope.add(cost)
  }

  /// Ends the costs of an edge, without what costs nothing.
  @inline(__always)
  mutating func finishCosts(of index: Int, from start: Int) {
    var filled = start
    for place in start..<costs.count where costs[place].slope.cleaned != 0 {
      if filled < place { costs[filled] = costs[place] }
      filled += 1
    }
    costs.truncate(to: filled)
    yields[index].costStart = Int32(truncatingIfNeeded: start)
    yields[index].costEnd = Int32(truncatingIfNeeded: filled)
    yields[index].firstCost = filled > start ? costs[start] : Cost(rank: -.infinity)
  }

  /// -1 if an edge gives way at less cost than another, 1 if at more.
  @inline(__always)
  mutating func compareCosts(_ lhs: Int, _ rhs: Int) -> Int {
    let (left, right) = (yields[lhs].firstCost, yields[rhs].firstCost)
    if left.rank != right.rank { return Loop.compare(left, right) }
    // Many cost the same, and nothing but that.
    if left.slope.sum == right.slope.sum, yields[lhs].costs.count == 1,
      yields[rhs].costs.count == 1
    {
      return 0
    }
    return compareAllCosts(lhs, rhs)
  }

  /// -1 if costs that begin with one of different ranks are the less, 1 if they are the more: at the
  /// more important level only one of them costs something.
  @inline(__always)
  private static func compare(_ left: Cost, _ right: Cost) -> Int {
    let isLeftFirst = left.rank > right.rank
    let sum = isLeftFirst ? left.slope.sum : right.slope.sum
    return (sum > 0) == isLeftFirst ? 1 : -1
  }

  private mutating func compareAllCosts(_ lhs: Int, _ rhs: Int) -> Int {
    let (mine, theirs) = (yields[lhs].costs, yields[rhs].costs)
    for index in 0..<max(mine.count, theirs.count) {
      let left = index < mine.count ? costs[mine.lowerBound + index] : Cost(rank: -.infinity)
      let right = index < theirs.count ? costs[theirs.lowerBound + index] : Cost(rank: -.infinity)
      if left.rank != right.rank { return Loop.compare(left, right) }
      var difference = left.slope
      difference.add(-right.slope.sum)
      if difference.cleaned != 0 { return difference.cleaned < 0 ? -1 : 1 }
    }
    return 0
  }
}

// MARK: - Shares

extension Loop {
  /// Starts to share an amount among the edges that give way at the least cost.
  mutating func startSharing(_ amount: Double) {
    stepCounts.replaceAll(with: 0, count: degrees.count)
    rooms.replaceAll(with: 0, count: 1)
    for index in steps.indices {
      stepCounts[Int(steps[index].node)] = Int32(truncatingIfNeeded: index + 1)
      // None takes more than there is.
      let room = yields[index].isLeast ? min(yields[index].room, amount) : 0
      rooms.append(rooms[index] + room)
    }
    stepCounts[origin] = 0
    for index in leaves.indices.reversed() {
      let leaf = leaves[index]
      let node = Int(ends[Int(leaf.edge)].other(than: leaf.node))
      stepCounts[Int(leaf.node)] = stepCounts[node]
    }
    shares.replaceAll(with: -1, count: steps.count + 1)
    shares[0] = 0
    shares[steps.count] = amount
    spanOfStep.replaceAll(with: 0, count: steps.count + 1)
    spans.replaceAll(with: Span(first: 0, last: Int32(truncatingIfNeeded: steps.count)), count: 1)
  }

  /// Whether it is not decided how much the steps to a node have of the amount.
  @inline(__always)
  mutating func isOpen(_ node: Int) -> Bool { shares[Int(stepCounts[node])] < 0 }

  /// Decides how much the steps to a node have of the amount: what comes nearest to a wish.
  ///
  /// - Returns: How much room there was to choose.
  @inline(__always)
  mutating func decide(_ node: Int, _ wish: Double) -> Double {
    let step = stepCounts[node]
    let number = Int(spanOfStep[Int(step)])
    let span = spans[number]
    let room = room(upTo: Int(step), in: span)
    shares[Int(step)] = min(max(wish, room.low), room.high)
    split(number, at: step)
    return room.high - room.low
  }

  /// How much the steps up to one that is not decided can have of the amount.
  @inline(__always)
  private mutating func room(upTo step: Int, in span: Span) -> (low: Double, high: Double) {
    let (left, right) = (Int(span.first), Int(span.last))
    let low = max(shares[left], shares[right] - (rooms[right] - rooms[step]))
    let high = min(shares[right], shares[left] + (rooms[step] - rooms[left]))
    return (low, max(low, high))
  }

  /// Makes two spans of one at a step that was decided.
  @inline(__always)
  private mutating func split(_ number: Int, at step: Int32) {
    let span = spans[number]
    // The shorter part becomes a span of its own.
    let isFirstShorter = step - span.first < span.last - step
    let short = isFirstShorter ? span.first + 1..<step : step + 1..<span.last
    for other in short { spanOfStep[Int(other)] = Int32(truncatingIfNeeded: spans.count) }
    if isFirstShorter {
      spans.append(Span(first: span.first, last: step))
      spans[number].first = step
    } else {
      spans.append(Span(first: step, last: span.last))
      spans[number].last = step
    }
  }

  /// How much the steps to a node have of the amount.
  @inline(__always)
  mutating func share(before node: Int) -> Double { shares[Int(stepCounts[node])] }
}
