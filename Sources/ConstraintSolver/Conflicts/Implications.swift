/// Required inequalities of a component, and what follows from any two of them: linear forms of the
/// unknowns, each with the bounds that rows and other forms put on it.
///
/// One unknown after another is eliminated (Fourier and Motzkin): what bounds it from below and what
/// bounds it from above add up to a form without it. Rows that are in force have a solution exactly
/// if no form is to be more than what it is to be less than. In a layout an unknown is about few
/// rows, so that few forms come of it; and as many unknowns as do not meet in a row are eliminated
/// at a time, so that a chain of thousands of views is a tree of a dozen levels. A row that comes
/// into force or is withdrawn changes what is above it there and nothing else: that is what makes
/// asking for one row after another whether it is needed near linear.
///
/// The coefficients are exact, or else there is nothing to load; only bounds are rounded.
struct Implications: ~Copyable {
  /// What a form can be bounded from.
  struct Sides: OptionSet {
    let rawValue: UInt8
    static let below = Sides(rawValue: 1)
    static let above = Sides(rawValue: 2)

    /// The sides from which a form is bounded that is a multiple of another.
    @inline(__always)
    func scaled(by factor: Double) -> Sides {
      factor > 0 ? self : Sides(rawValue: (rawValue & 1) << 1 | rawValue >> 1)
    }
  }

  /// A sum of unknowns; the first coefficient is at least 1 and less than 2.
  struct Form {
    /// Its entries, by ascending unknown.
    let start: Int32
    let end: Int32
    var sides: Sides
    /// Its place in the order of elimination: what follows from a form has a later one.
    ///
    /// -1 as long as none of its unknowns is eliminated.
    var rank: Int32 = -1

    @inline(__always)
    var entries: Range<Int> { Range(from: start, to: end) }
  }

  /// A form as a sum of multiples of two others.
  struct Derivation {
    let target: Int32
    let left: Int32
    let right: Int32
    let leftFactor: Double
    let rightFactor: Double

    /// Which bound of the left form goes into a bound of the target: a negative multiple is bounded
    /// by what the opposite is bounded by.
    @inline(__always)
    func leftBound(for side: Int) -> Int { 2 * Int(left) + (leftFactor < 0 ? 1 - side : side) }

    @inline(__always)
    func rightBound(for side: Int) -> Int { 2 * Int(right) + (rightFactor < 0 ? 1 - side : side) }
  }

  /// What a row asks of a form: to be at least `bounds.0`, and its opposite at least `bounds.1`.
  struct Demand {
    let row: Int32
    let form: Int32
    /// From which sides it bounds the form.
    let sides: Sides
    /// Where the form is to be, and what its row was multiplied by for that.
    let position: AffineConstant
    let factor: Double
    /// What that comes to at the size at hand; −∞ from sides that it does not bound the form from.
    var bounds = (-Double.infinity, -Double.infinity)
    /// How much of a contradiction may be rounding.
    var noise = 0.0
    var isInForce = false
  }

  /// An unknown and the forms that it was eliminated from.
  struct Elimination {
    let column: Int32
    /// Their ranks.
    let start: Int32
    let end: Int32
  }

  /// What a form, or its opposite, is to be at least.
  struct Bound {
    var value = -Double.infinity
    var noise = 0.0
    /// Where it comes from: a derivation; a demand, as −2 less its number; or −1.
    var source: Int32 = -1

    @inline(__always)
    static func source(ofDemand demand: Int) -> Int32 { Int32(truncatingIfNeeded: -2 - demand) }
  }

  /// The largest numbers of the component.
  var scale = AffineConstant()
  var forms = UnsafeList<Form>()
  var entries = UnsafeList<Entry>()
  var derivations = UnsafeList<Derivation>()
  /// The rows in canonical order.
  var demands = UnsafeList<Demand>()
  /// For each form the demands on it, and the derivations of it, in their order.
  var demandsOfForm = NumberLists()
  var derivationsOfForm = NumberLists()
  /// For each form the derivations that it has a part in.
  var usesOfForm = NumberLists()

  /// For each form its lower bound, then that of its opposite.
  var bounds = UnsafeList<Bound>()
  /// The form at each rank.
  var formOfRank = UnsafeList<Int32>()
  /// The unknowns in the order in which they were eliminated.
  var eliminations = UnsafeList<Elimination>()
  /// The bounds whose consequences are to be looked at yet, by the rank of the form.
  var pending = RowSet()
  var isContradictory = UnsafeList<Bool>()
  var contradictionCount = 0
  /// The forms that contradict themselves, among others that did.
  var contradictions = UnsafeList<Int32>()
  /// Whether a contradiction was as small as what may be rounding, or larger than any number.
  var isDoubtful = false
  /// How many bounds were looked at, as a measure of work that no clock is needed for.
  var effort = 0

  // What elimination works with.
  var table = UnsafeList<Int32>()
  var links = UnsafeList<Link>()
  /// For each unknown the first of its links.
  var heads = UnsafeList<Int32>()
  /// The round of elimination in which an unknown is not to be eliminated.
  var blockedRound = UnsafeList<Int32>()
  var lower = UnsafeList<Entry>()
  var upper = UnsafeList<Entry>()
  var scratch = UnsafeList<Entry>()

  /// A form with an unknown, and the next one.
  struct Link {
    let form: Int32
    var next: Int32
  }

  // What derivations say of forms.
  /// For each derivation and side a row that it cannot do without; -1 if none is known.
  var requiredRows = UnsafeList<Int32>()
  /// For each form, if many derivations end in it, the first of its contests; else -1.
  var contestOfForm = UnsafeList<Int32>()
  var contests = Contests()
  var entrants = UnsafeList<Entrant>()
  /// Where the entrants of each contest start, and those of each derivation and row.
  var entrantsOfContest = UnsafeList<Int32>()
  var entrantOfDerivation = UnsafeList<Int32>()
  var entrantsOfRow = NumberLists()

  // What leads to a contradiction.
  /// The form that contradicts itself, or -1, and those of its bounds that do.
  var explainedForm = -1
  var explainedBounds: (Int32, Int32) = (-1, -1)
  /// For each bound how many of those that lead to the contradiction come from it.
  var partCounts = UnsafeList<Int32>()
  /// For each bound that leads to the contradiction the source that was followed.
  var explainedSources = UnsafeList<Int32>()
  /// Bounds that lead to the contradiction and may have another source since.
  var changedBounds = UnsafeList<Int32>()
  /// Bounds from which one more comes, and from which one less does.
  var gained = UnsafeList<Int32>()
  var lost = UnsafeList<Int32>()
  /// For each demand how many of those bounds are its own: it is a member if any is.
  var memberCounts = UnsafeList<Int32>()
  /// Whether a demand is known to be needed, and the members of which that is not known.
  var isSettled = UnsafeList<Bool>()
  var unsettled = RowSet()

  // What tells which members are needed.
  var visits = UnsafeList<Int32>()
  var lastVisit: Int32 = 0
  /// What is asked of each bound that was visited, and those whose sources are to be looked at, the
  /// highest rank first.
  var falls = UnsafeList<Fall>()
  var asked = RowSet()
  /// For each demand what is known of it as a member of a set; anything before the last mark is
  /// outdated.
  var marks = UnsafeList<Int32>()
  var lastMark: Int32 = 0
  /// For each demand what the last mark was when it became a member.
  var entryMarks = UnsafeList<Int32>()
  /// Whether all rows known to be needed were members when the last marks were made.
  var isOrderKnown = true

  /// Takes up the required inequalities of a component; none is in force yet.
  ///
  /// - Complexity: About linear in the rows, if each unknown comes to be in few forms.
  /// - Returns: Whether the forms that follow are few, with coefficients that need no rounding.
  mutating func load(_ problem: inout SimplexProblem, at size: CanvasSize) -> Bool {
    reset(problem.unknowns.count)
    scale = problem.scale
    for residual in 0..<problem.residualCount {
      var form: (index: Int, factor: Double)?
      for index in problem.points(of: residual) {
        let point = problem.points[index]
        guard point.isRequired, point.jump > 0 else { continue }
        guard let found = form ?? makeForm(of: residual, problem) else { return false }
        form = found
        var sides: Sides = []
        if point.slopeBelow < 0 { sides.insert(.below) }
        if point.slopeAbove > 0 { sides.insert(.above) }
        sides = sides.scaled(by: found.factor)
        forms[found.index].sides.formUnion(sides)
        demands.append(
          Demand(
            row: point.row, form: Int32(truncatingIfNeeded: found.index), sides: sides,
            position: point.position.scaled(by: found.factor), factor: abs(found.factor)))
      }
    }
    demands.sort(demands.indices) { $0.row < $1.row }
    placeDemands(at: size)
    guard eliminateUnknowns() else { return false }
    finishLoading()
    return true
  }

  /// Takes rows for what they ask for at a size.
  private mutating func placeDemands(at size: CanvasSize) {
    let scale = scale.absoluteValue(at: size)
    for index in demands.indices {
      let demand = demands[index]
      let position = Approximation.finite(demand.position.value(at: size))
      if demand.sides.contains(.below) { demands[index].bounds.0 = position }
      if demand.sides.contains(.above) { demands[index].bounds.1 = -position }
      demands[index].noise =
        Approximation.violation
        * (demand.position.absoluteValue(at: size) + demand.factor * scale)
    }
  }

  private mutating func reset(_ unknownCount: Int) {
    forms.removeAll()
    entries.removeAll()
    derivations.removeAll()
    demands.removeAll()
    links.removeAll()
    formOfRank.removeAll()
    eliminations.removeAll()
    heads.replaceAll(with: -1, count: unknownCount)
    blockedRound.replaceAll(with: 0, count: unknownCount)
    table.replaceAll(with: -1, count: 64)
    contradictions.removeAll()
    contradictionCount = 0
    isDoubtful = false
  }

  private mutating func finishLoading() {
    demandsOfForm.load(demands, listCount: forms.count) { $0.form }
    derivationsOfForm.load(derivations, listCount: forms.count) { $0.target }
    usesOfForm.load(derivations, listCount: forms.count, { $0.left }, { $0.right })
    bounds.replaceAll(with: Bound(), count: 2 * forms.count)
    isContradictory.replaceAll(with: false, count: forms.count)
    pending.reset(count: 2 * forms.count)
    findRequiredRows()
    makeContests()
    explainedForm = -1
    explainedBounds = (-1, -1)
    partCounts.replaceAll(with: 0, count: 2 * forms.count)
    explainedSources.replaceAll(with: -1, count: 2 * forms.count)
    changedBounds.removeAll()
    memberCounts.replaceAll(with: 0, count: demands.count)
    isSettled.replaceAll(with: false, count: demands.count)
    unsettled.reset(count: demands.count)
    visits.replaceAll(with: 0, count: 2 * forms.count)
    lastVisit = 0
    falls.resize(to: 2 * forms.count)
    asked.reset(count: 2 * forms.count)
    marks.replaceAll(with: -1, count: demands.count)
    entryMarks.replaceAll(with: -1, count: demands.count)
    lastMark = 0
  }
}

/// Lists of the numbers of elements, one after another.
struct NumberLists: ~Copyable {
  private var starts = UnsafeList<Int32>()
  private(set) var members = UnsafeList<Int32>()

  @inline(__always)
  func range(_ list: Int) -> Range<Int> { Range(from: starts[list], to: starts[list + 1]) }

  /// Gathers the numbers of elements by the lists that each belongs to, in ascending order.
  mutating func load<Element: BitwiseCopyable>(
    _ elements: borrowing UnsafeList<Element>, listCount: Int, _ lists: ((Element) -> Int32)...
  ) {
    starts.replaceAll(with: 0, count: listCount + 1)
    for index in elements.indices {
      for list in lists { starts[Int(list(elements[index]))] += 1 }
    }
    for list in 1..<starts.count { starts[list] += starts[list - 1] }
    members.resize(to: lists.count * elements.count)
    // From the last to the first: the ends of the lists become their starts.
    for index in elements.indices.reversed() {
      for list in lists {
        let list = Int(list(elements[index]))
        starts[list] -= 1
        members[Int(starts[list])] = Int32(truncatingIfNeeded: index)
      }
    }
  }
}
