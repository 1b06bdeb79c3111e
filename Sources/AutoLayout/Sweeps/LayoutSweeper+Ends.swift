import ConstraintSolver
import Foundation

// The ends of stretches, and the solver's pieces in between.
extension LayoutSweeper {
  /// The end of a stretch, which is a range of extents whose layouts have the same rows.
  struct End {
    /// The last extent at which layouts are known to have the stretch's rows.
    var good: CGFloat
    /// The first extent at which layouts are known to have other rows, or `nil` if the range ends first.
    var bad: CGFloat?
    /// The computed extent between `good` and `bad` at which the rows change, or `nil` if a search is needed.
    var breakpoint: CGFloat?
    /// The linear parts of the stretch, from its start to the extent ``good``.
    var pieces: [SolverPiece] = []
  }

  enum Agreement {
    /// The layout has the predicted rows and edges.
    case full
    /// The layout differs from the prediction only in text sizes.
    case otherTexts
    /// Rows or edges differ from the prediction.
    case none
  }

  /// Finds the end of a stretch: the first extent whose layout has other rows than the layout at the start.
  ///
  /// Ends caused by wrapping text or the platform's metrics are computed; others are searched for. Returns `nil` if
  /// `isTrusted` is false and the end would have to be searched for.
  func end(
    ofStretchFrom start: CGFloat, _ system: LayoutSystem, isTrusted: Bool,
    _ compare: (CGFloat) throws(Failure) -> Agreement
  ) throws(Failure) -> End? {
    func agrees(_ extent: CGFloat) throws(Failure) -> Bool { try compare(extent) == .full }
    var pieces: [SolverPiece] = []
    var ahead = start
    while true {
      let breakpoint = nextBreakpoint(from: start, after: ahead, system, &pieces)
      let last = breakpoint ?? pieces.last?.path.range.upperBound ?? start
      let good = breakpoint.map { max(start, $0 - Self.closeness) } ?? last
      if let breakpoint, pieces.areShortAndDetermined(ahead, good),
        !knownBreakpoints.contains(breakpoint),
        breakpoint + Self.closeness < sweep.range.upperBound
      {
        // If only texts differ beyond a breakpoint, the rows are the same up to it.
        let bad = breakpoint + Self.closeness
        switch try compare(bad) {
        case .otherTexts:
          return End(
            good: good, bad: bad, breakpoint: breakpoint, pieces: pieces.prefix(upTo: good))
        case .full:
          ahead = bad
          continue
        case .none: break
        }
      }
      if let bad = try unlike(ahead, good, pieces, agrees) {
        if !isTrusted { return nil }
        let found = try boundary(bad.last, bad.extent, agrees)
        return End(good: found.good, bad: found.bad, pieces: pieces.prefix(upTo: found.good))
      }
      guard let breakpoint else {
        if last >= sweep.range.upperBound { return End(good: last, pieces: pieces) }
        (ahead, reach.length) = (last, 4 * reach.length)
        continue
      }
      let bad = knownBreakpoints.contains(breakpoint) ? breakpoint : breakpoint + Self.closeness
      if bad >= sweep.range.upperBound {
        pieces += linearPieces(last...sweep.range.upperBound, system)
        return End(good: sweep.range.upperBound, pieces: pieces)
      }
      if try !agrees(bad) {
        return End(good: good, bad: bad, breakpoint: breakpoint, pieces: pieces.prefix(upTo: good))
      }
      ahead = bad
    }
  }

  /// Returns the first tested extent, if any, whose layout contradicts the pieces, and the extent tested before it.
  private func unlike(
    _ start: CGFloat, _ good: CGFloat, _ pieces: [SolverPiece],
    _ agrees: (CGFloat) throws(Failure) -> Bool
  ) throws(Failure) -> (last: CGFloat, extent: CGFloat)? {
    if good > start, try !agrees(good) { return (start, good) }
    var last = start
    for path in pieces.map(\.path)
    where path.range.upperBound > start && path.range.lowerBound < good {
      let range = max(start, path.range.lowerBound)...min(good, path.range.upperBound)
      let length = range.upperBound - range.lowerBound
      // The end of the last piece has been compared.
      var shares: [CGFloat] = range.upperBound < good ? [0.96875] : []
      if length >= 1, reach.step == .infinity { shares.insert(0.5, at: 0) }
      for share in shares {
        let probe = range.lowerBound + length * share
        if try !agrees(probe) { return (last, probe) }
        last = probe
      }
    }
    return nil
  }

  /// Returns the next extent, if any, at which texts or metrics change, and extends `pieces` to the end of the search.
  private func nextBreakpoint(
    from start: CGFloat, after ahead: CGFloat, _ system: LayoutSystem,
    _ pieces: inout [SolverPiece]
  ) -> CGFloat? {
    let known = knownBreakpoints.first { $0 > ahead && $0 < sweep.range.upperBound }
    let end = min(sweep.range.upperBound, known ?? .infinity, ahead + reach.length)
    let last = pieces.last?.path.range.upperBound ?? start
    if end > last { pieces += linearPieces(last...end, system) }
    let labels = system.followers.deciding.compactMap { place in
      wrappingLabel(place, system).map { (place, $0) }
    }
    for path in pieces.map(\.path) where path.range.upperBound > ahead {
      let first = labels.compactMap { nextBreak(of: $1, at: $0, on: path, after: ahead) }.min()
      if let first { return first }
    }
    return end == known ? end : nil
  }

  /// Returns the label at a slot, or `nil` if the item isn't a label whose text wraps.
  func wrappingLabel(_ place: Int, _ system: LayoutSystem) -> Label? {
    guard let label = system.items.references[place].view as? Label, label.contentAdaptsToFrames
    else { return nil }
    return label
  }

  /// Returns the first extent on a path at which a label's number of lines changes, or `nil` if there isn't one.
  private func nextBreak(
    of label: Label, at place: Int, on path: LayoutSweep.Path, after ahead: CGFloat
  ) -> CGFloat? {
    let range = max(path.range.lowerBound, ahead)...path.range.upperBound
    func width(_ extent: CGFloat) -> Double {
      let edges = path.edges(of: place, at: extent)
      return edges[1] - edges[0]
    }
    let (start, end) = (width(range.lowerBound), width(range.upperBound))
    guard abs(end - start) > 1e-9, max(start, end) > 0,
      let found = breaks[ObjectIdentifier(label), default: TextBreaks()]
        .first(from: max(0, start), to: max(0, end), in: label)
    else { return nil }
    let share = CGFloat((found - start) / (end - start))
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// Returns the last extent inside a stretch and the first beyond it, found by bisection to within ``tolerance``.
  ///
  /// The extents tried are as round as possible, so that different stretches are compared at the same extents.
  private func boundary(
    _ low: CGFloat, _ high: CGFloat, _ agrees: (CGFloat) throws(Failure) -> Bool
  ) throws(Failure) -> (good: CGFloat, bad: CGFloat) {
    var (low, high) = (low, high)
    for breakpoint in knownBreakpoints where breakpoint > low && breakpoint < high {
      let below = max(low, breakpoint - Self.tolerance / 2)
      if try agrees(below) { low = below } else { high = below }
      if high > breakpoint, breakpoint > low {
        if try agrees(breakpoint) { low = breakpoint } else { high = breakpoint }
      }
    }
    while high - low > Self.tolerance {
      let middle = roundest(low, high)
      if try agrees(middle) { low = middle } else { high = middle }
    }
    // Most breakpoints that have to be searched for are at round numbers, which were tried first.
    if try agrees(high - Self.closeness) {
      low = max(low, high - Self.closeness)
    } else if try !agrees(low + Self.closeness) {
      high = low + Self.closeness
    }
    return (low, high)
  }

  /// Returns the number between `low` and `high` that is a multiple of the largest power of two.
  private func roundest(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    var step = CGFloat(sign: .plus, exponent: (high - low).exponent, significand: 1)
    while true {
      let number = ((low / step).rounded(.down) + 1) * step
      if number > low, number < high { return number }
      step /= 2
    }
  }

  // MARK: - Pieces

  /// Divides a range of canvas extents into pieces in which all item edges are linear functions of the extent.
  func linearPieces(
    _ range: ClosedRange<CGFloat>, _ system: LayoutSystem
  ) -> [SolverPiece] {
    let (from, to) = (canvasSize(range.lowerBound), canvasSize(range.upperBound))
    let length = range.upperBound - range.lowerBound
    let found = system.solver.linearPieces(from: from, to: to)
    let swept = SweptSystem(system)
    var pieces: [SolverPiece] = []
    for piece in found {
      var lower = range.lowerBound + CGFloat(piece.range.lowerBound) * length
      let upper = range.lowerBound + CGFloat(piece.range.upperBound) * length
      // The next piece covers a piece that is too short to solve within.
      if let last = pieces.last {
        lower = last.path.range.upperBound
      } else {
        lower = range.lowerBound
      }
      guard upper - lower > Self.shortest else { continue }
      let path = LayoutSweep.Path(
        range: lower...upper, lower: swept.edges(piece.lower), upper: swept.edges(piece.upper))
      pieces.append(SolverPiece(path: path, piece: piece))
    }
    if let last = pieces.indices.last, pieces[last].path.range.upperBound < range.upperBound {
      pieces[last].path.range = pieces[last].path.range.lowerBound...range.upperBound
    }
    return pieces
  }
}
