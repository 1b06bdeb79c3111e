import ConstraintSolver
package import Foundation

/// Sweeps a layout over a range of widths or heights.
///
/// From one end of the range to the other, it takes the rows of a layout, finds how far these rows stay what layouts
/// are made of, and lets the solver divide that stretch into linear pieces. Every piece is compared with a layout of
/// its own.
package final class LayoutSweeper<Failure: Error> {
  /// Returns a view tree for a canvas, laid out; it may be one that was returned before.
  package typealias LayOut = (_ kept: View?, _ canvas: CGSize) throws(Failure) -> View

  /// The maximum number of layouts, so that sweeps end for trees whose rows change everywhere.
  private static var layoutLimit: Int { 20_000 }
  /// The precision of borders that were searched for, in points.
  static var tolerance: CGFloat { 1 / 64 }
  /// How near to a round number a border is that counts as being there, in points.
  ///
  /// A greater difference of edges than the agreement has to be visible at this distance.
  static var closeness: CGFloat { 1 / 16_384 }
  /// How far edges may be from where the rows of a stretch say, in points.
  private static var agreement: Double { 1e-5 }
  /// The shortest piece that counts, in points.
  private static var shortest: CGFloat { 1e-6 }

  private let canvas: Canvas
  private let knownBorders: [CGFloat]
  private let keepsViews: Bool
  private let layOut: LayOut
  private var sweep: LayoutSweep
  /// The tree whose rows are those of the stretch.
  private var frozen: View?
  /// The tree that is laid out for comparison.
  private var free: View?
  private var samples: [CGFloat: Sample] = [:]

  /// A layout at an extent.
  private struct Sample {
    let inputs: LayoutSystem.Inputs
    let edges: [SIMD4<Double>]
  }

  /// Makes a sweeper.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the canvas changes.
  ///   - range: The extents, in points.
  ///   - canvas: The canvas, which keeps its other extent.
  ///   - knownBorders: Extents at which the platform's numbers change.
  ///   - keepsViews: Whether returned views may be reused for canvases of other sizes.
  ///   - layOut: Lays out on a canvas.
  package init(
    along axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>, of canvas: Canvas,
    knownBorders: [CGFloat], keepsViews: Bool, layOut: @escaping LayOut
  ) {
    self.canvas = canvas
    self.knownBorders = knownBorders
    self.keepsViews = keepsViews
    self.layOut = layOut
    sweep = LayoutSweep(axis: axis, range: range)
  }

  /// Sweeps the range.
  ///
  /// - Throws: What laying out throws.
  /// - Complexity: For each stretch, the solver's pieces, a layout for each of them, and a dozen layouts where it ends.
  package func run() throws(Failure) -> LayoutSweep {
    var start = sweep.range.lowerBound
    var wrapping: [CGFloat] = []
    while true {
      let (stretch, next, wrappingAtEnd) = try stretch(from: start)
      join(stretch, wrapping)
      wrapping = wrappingAtEnd
      guard let next else { break }
      if sweep.layoutCount > Self.layoutLimit {
        sweep.limit = next
        break
      }
      start = next
    }
    return sweep
  }

  /// Appends a stretch; the border to the one before is wherever both fit best.
  private func join(_ stretch: LayoutSweep.Stretch, _ wrapping: [CGFloat]) {
    var stretch = stretch
    if let last = sweep.stretches.indices.last {
      let gap = sweep.stretches[last].range.upperBound...stretch.range.lowerBound
      let (border, precision) = border(
        in: gap, sweep.stretches[last], stretch, wrapping: wrapping, known: knownBorders)
      sweep.stretches[last].extend(to: border)
      stretch.extend(from: border)
      stretch.start = precision
    }
    sweep.stretches.append(stretch)
  }

  // MARK: - Layouts

  private func size(_ extent: CGFloat) -> CGSize {
    sweep.axis == .horizontal
      ? CGSize(width: extent, height: canvas.size.height)
      : CGSize(width: canvas.size.width, height: extent)
  }

  private func canvasSize(_ extent: CGFloat) -> CanvasSize {
    let size = size(extent)
    return CanvasSize(width: Double(size.width), height: Double(size.height))
  }

  private func sample(_ root: View) -> Sample {
    let system = root.currentSystem()
    return Sample(inputs: system.inputs(ofAllViews: !keepsViews), edges: system.allEdges)
  }

  /// The layout at an extent, by itself.
  private func sample(at extent: CGFloat) throws(Failure) -> Sample {
    if let known = samples[extent] { return known }
    sweep.layoutCount += 1
    let root = try layOut(keepsViews ? free : nil, size(extent))
    free = root
    let sample = sample(root)
    samples[extent] = sample
    return sample
  }

  /// Lays out the tree whose rows are to be those of the stretch.
  private func freeze(at extent: CGFloat) throws(Failure) -> View {
    sweep.layoutCount += 1
    let root = try layOut(keepsViews ? frozen : nil, size(extent))
    frozen = root
    return root
  }

  // MARK: - Stretches

  /// The stretch that begins at an extent, where the next one begins, and where texts break otherwise in between.
  private func stretch(
    from start: CGFloat
  ) throws(Failure) -> (LayoutSweep.Stretch, next: CGFloat?, wrapping: [CGFloat]) {
    let growth = try growth(at: start)
    let root = try freeze(at: start)
    var canvas = canvas
    canvas.size = size(start)
    let (tree, places, indices) = root.solved(canvas: canvas)
    let system = root.currentSystem()
    let first = sample(root)
    let rows = system.writtenRows
    let slopes = growth.rows.compactMap { key, slope in rows[key].map { (row: $0, slope: slope) } }
    system.grow(slopes, sweep.axis, from: Double(start))
    defer { system.stopGrowing(slopes) }
    let rule = Rule(
      start: Double(start), first: first.inputs, slopes: growth.inputs, system: system)

    func agrees(_ extent: CGFloat) throws(Failure) -> Bool {
      let sample = try sample(at: extent)
      guard rule.predicts(sample.inputs, at: Double(extent), Self.agreement) else { return false }
      let edges = system.edges(at: canvasSize(extent))
      guard edges.count == sample.edges.count else { return false }
      return zip(edges, sample.edges).allSatisfy { one, other in
        let difference = one - other
        return difference.isWithin(Self.agreement)
      }
    }
    let end = sweep.range.upperBound
    var (good, bad): (CGFloat, CGFloat?) = (start, nil)
    if try agrees(end) { good = end } else { (good, bad) = try boundary(start, end, agrees) }
    var pieces = good > start ? linearPieces(start...good, system, places) : []
    // The rows may have been different in between.
    for (index, piece) in pieces.enumerated() {
      let length = piece.range.upperBound - piece.range.lowerBound
      for share in [0.5, 0.96875] {
        let probe = piece.range.lowerBound + length * share
        if try agrees(probe) { continue }
        let last = pieces[..<index].last?.range.upperBound ?? start
        let found = try boundary(last, probe, agrees)
        (good, bad) = (found.good, found.bad)
        pieces = good > start ? linearPieces(start...good, system, places) : []
        break
      }
      if let bad, bad <= piece.range.upperBound { break }
    }
    // Even at a single extent, pieces have the slopes of edges.
    if pieces.isEmpty, let bad { pieces = linearPieces(start...bad, system, places) }
    let reader = SweepReader(system: system, tree: tree, places: places, indices: indices)
    if pieces.isEmpty {
      let edges = first.edges
      pieces = [SolverPiece(range: start...start, lower: edges, upper: edges)]
    }
    let wrapping = bad.map { bad in
      pieces.last.map { wrappingExtents(in: good...bad, after: $0, system) } ?? []
    }
    let read = pieces.map { piece in reader.piece(piece, at: canvasSize(piece.middle)) }
    return (
      LayoutSweep.Stretch(
        range: start...good, tree: tree, outsets: reader.outsets,
        fittingWidths: reader.fittingWidths,
        inputs: reader.inputs(first.inputs, growth.inputs, first.edges), pieces: read), bad,
      wrapping ?? []
    )
  }

  /// The greatest extent found at which rows agree, and one at most the tolerance greater at which they don't.
  ///
  /// Extents are as round as possible, so that stretches have those in common that they are compared at.
  private func boundary(
    _ low: CGFloat, _ high: CGFloat, _ agrees: (CGFloat) throws(Failure) -> Bool
  ) throws(Failure) -> (good: CGFloat, bad: CGFloat) {
    var (low, high) = (low, high)
    for border in knownBorders where border > low && border < high {
      let below = max(low, border - Self.tolerance / 2)
      if try agrees(below) { low = below } else { high = below }
      if high > border, border > low {
        if try agrees(border) { low = border } else { high = border }
      }
    }
    while high - low > Self.tolerance {
      let middle = roundest(low, high)
      if try agrees(middle) { low = middle } else { high = middle }
    }
    // Most borders that have to be searched for are at round numbers, which were tried first.
    if try agrees(high - Self.closeness) {
      low = max(low, high - Self.closeness)
    } else if try !agrees(low + Self.closeness) {
      high = low + Self.closeness
    }
    return (low, high)
  }

  /// The number between two numbers that is the multiple of the greatest power of two.
  private func roundest(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    var step = CGFloat(sign: .plus, exponent: (high - low).exponent, significand: 1)
    while true {
      let number = ((low / step).rounded(.down) + 1) * step
      if number > low, number < high { return number }
      step /= 2
    }
  }

  /// The growth at an extent of the numbers that rows are made of.
  private struct Growth {
    var rows: [LayoutSystem.RowKey: Double] = [:]
    var inputs: [Double] = []
  }

  /// Compares layouts at an extent and a little further on.
  private func growth(at start: CGFloat) throws(Failure) -> Growth {
    let end = sweep.range.upperBound
    let first = try sample(at: start)
    var growth = Growth(inputs: Array(repeating: 0, count: first.inputs.numbers.count))
    var step = min(1, end - start)
    while step >= 1 / 256 {
      let second = try sample(at: start + step)
      if second.inputs == first.inputs { return growth }
      let middle = try sample(at: start + step / 2)
      guard
        let slopes = first.inputs.slopes(to: second.inputs, through: middle.inputs, Double(step))
      else {
        step /= 4
        continue
      }
      growth.inputs = slopes
      let late = try freeze(at: start + step).currentSystem().writtenRows
      let early = try freeze(at: start).currentSystem().writtenRows
      for (key, row) in early {
        guard let other = late[key], other.constant != row.constant else { continue }
        growth.rows[key] = (other.constant - row.constant) / Double(step)
      }
      return growth
    }
    return growth
  }

  // MARK: - Pieces

  /// The solver's pieces of a range, with edges at both ends.
  private func linearPieces(
    _ range: ClosedRange<CGFloat>, _ system: LayoutSystem, _ places: [Int]
  ) -> [SolverPiece] {
    let (from, to) = (canvasSize(range.lowerBound), canvasSize(range.upperBound))
    let length = range.upperBound - range.lowerBound
    let found = system.solver.linearPieces(from: from, to: to)
    var pieces: [SolverPiece] = []
    for piece in found {
      var lower = range.lowerBound + CGFloat(piece.range.lowerBound) * length
      let upper = range.lowerBound + CGFloat(piece.range.upperBound) * length
      // The next piece covers a piece that is too short to solve within.
      if let last = pieces.last { lower = last.range.upperBound } else { lower = range.lowerBound }
      guard upper - lower > Self.shortest else { continue }
      pieces.append(
        SolverPiece(
          range: lower...upper, lower: system.edges(piece.lower),
          upper: system.edges(piece.upper), piece: piece))
    }
    if let last = pieces.indices.last, pieces[last].range.upperBound < range.upperBound {
      pieces[last].range = pieces[last].range.lowerBound...range.upperBound
    }
    return pieces
  }
}

/// The inputs of a stretch at other extents.
private struct Rule {
  let start: Double
  let first: LayoutSystem.Inputs
  let slopes: [Double]
  let system: LayoutSystem

  /// Whether inputs at an extent are those at the start plus their growth.
  func predicts(_ inputs: LayoutSystem.Inputs, at extent: Double, _ tolerance: Double) -> Bool {
    guard inputs.shape == first.shape, inputs.slots == first.slots else { return false }
    for index in first.numbers.indices {
      let (own, other) = (first.numbers[index], inputs.numbers[index])
      if own.isNaN || other.isNaN {
        guard own.isNaN == other.isNaN else { return false }
      } else if abs(own + slopes[index] * (extent - start) - other) > tolerance {
        return false
      }
    }
    return true
  }
}

extension LayoutSystem.Inputs {
  /// The growth per point to other inputs, or `nil` if those half-way aren't in the middle.
  ///
  /// Sizes of contents don't grow: text breaks into other lines at some widths, and equal steps would look like growth.
  fileprivate func slopes(
    to other: Self, through middle: Self, _ step: Double
  ) -> [Double]? {
    guard shape == other.shape, shape == middle.shape, slots == other.slots, slots == middle.slots
    else { return nil }
    var slopes: [Double] = []
    for index in numbers.indices {
      let (low, high) = (numbers[index], other.numbers[index])
      guard low.isNaN == high.isNaN else { return nil }
      let half = middle.numbers[index]
      let kind = LayoutSweep.Input.Kind.allCases[index % LayoutSweep.Input.Kind.allCases.count]
      if kind == .contentWidth || kind == .contentHeight {
        guard low.isNaN || (low == high && low == half) else { return nil }
      }
      guard low.isNaN || abs((low + high) / 2 - half) < 1e-9 else { return nil }
      slopes.append(low.isNaN ? 0 : (high - low) / step)
    }
    return slopes
  }
}

extension SIMD4<Double> {
  /// Whether all numbers are within a distance from zero.
  fileprivate func isWithin(_ limit: Double) -> Bool {
    all(self .<= limit) && all(self .>= -limit)
  }
}
