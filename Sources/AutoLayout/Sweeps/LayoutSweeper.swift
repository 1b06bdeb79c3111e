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
  private var breaks: [ObjectIdentifier: TextBreaks] = [:]
  /// The growth in the last stretch, with the inputs at its start.
  private var lastRule: Rule?
  private var lastGrowth: Growth?
  /// The length to look ahead for the end of a stretch, in points.
  private var reach: CGFloat

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
    reach = range.upperBound - range.lowerBound
  }

  /// Sweeps the range.
  ///
  /// - Parameter visit: Takes each stretch, in order. They aren't kept, because there may be one for each line of each
  ///   text.
  /// - Throws: What laying out throws.
  /// - Complexity: For each stretch, the solver's pieces, two layouts for each of them, and a few layouts at its ends.
  package func run(_ visit: (LayoutSweep.Stretch) -> Void) throws(Failure) -> LayoutSweep {
    var last: LayoutSweep.Stretch?
    var start = sweep.range.lowerBound
    var border: CGFloat?
    while true {
      samples = samples.filter { $0.key >= start }
      var (stretch, end) = try stretch(from: start)
      if var former = last {
        join(&former, &stretch, at: border)
        finish(former, visit)
      }
      last = stretch
      guard let next = end.bad else { break }
      guard sweep.layoutCount <= LayoutSweep.layoutLimit,
        sweep.layoutCount * stretch.tree.items.count <= LayoutSweep.itemLimit
      else {
        sweep.limit = next
        break
      }
      reach = max(8, 4 * (next - start))
      (start, border) = (next, end.border)
    }
    if let last { finish(last, visit) }
    return sweep
  }

  /// Joins neighboring stretches at a border, or wherever both fit best.
  private func join(
    _ former: inout LayoutSweep.Stretch, _ latter: inout LayoutSweep.Stretch, at known: CGFloat?
  ) {
    let gap = former.range.upperBound...latter.range.lowerBound
    let (border, precision) =
      known.map { ($0, .exact) } ?? border(in: gap, former, latter)
    former.extend(to: border)
    latter.extend(from: border)
    latter.start = precision
  }

  private func finish(
    _ stretch: LayoutSweep.Stretch, _ visit: (LayoutSweep.Stretch) -> Void
  ) {
    visit(stretch)
    // The same names are kept once.
    let last = sweep.tracks.last?.items
    sweep.tracks.append(
      LayoutSweep.Track(
        items: last == stretch.items ? last ?? stretch.items : stretch.items, start: stretch.start,
        paths: stretch.pieces.map(\.path)))
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

  /// The end of a stretch.
  private struct End {
    /// The last extent at which rows are known to agree.
    var good: CGFloat
    /// The first one at which they are known not to; `nil` at the end of the range.
    var bad: CGFloat?
    /// The extent in between at which they stop to agree, if it was computed.
    var border: CGFloat?
    /// The solver's pieces up to the last extent.
    var pieces: [SolverPiece] = []
  }

  /// The stretch that begins at an extent, and its end.
  private func stretch(
    from start: CGFloat
  ) throws(Failure) -> (LayoutSweep.Stretch, End) {
    let root = try freeze(at: start)
    let first = sample(root)
    // In most stretches, what grows goes on as in the one before.
    let isKnown = lastRule?.predictsInsets(first.inputs, at: Double(start)) ?? false
    if isKnown, let lastGrowth,
      let found = try stretch(from: start, of: root, first, lastGrowth, isTrusted: false)
    {
      return found
    }
    let growth = try growth(at: start)
    let fresh = try freeze(at: start)
    guard let found = try stretch(from: start, of: fresh, first, growth, isTrusted: true) else {
      preconditionFailure("a stretch with its own growth always ends")
    }
    return found
  }

  /// The stretch with a growth; `nil` if the growth isn't trusted and the end isn't where it should be.
  private func stretch(
    from start: CGFloat, of root: View, _ first: Sample, _ growth: Growth, isTrusted: Bool
  ) throws(Failure) -> (LayoutSweep.Stretch, End)? {
    var canvas = canvas
    canvas.size = size(start)
    let (tree, places, indices) = root.solved(canvas: canvas)
    let system = root.currentSystem()
    let rows = system.writtenRows
    let slopes = growth.rows.compactMap { key, slope in rows[key].map { (row: $0, slope: slope) } }
    system.grow(slopes, sweep.axis, from: Double(start))
    defer { system.stopGrowing(slopes) }
    let rule = Rule(start: Double(start), first: first.inputs, slopes: growth.inputs)
    let end = try end(ofStretchFrom: start, system, isTrusted: isTrusted) {
      (extent) throws(Failure) in
      try agrees(extent, with: rule, system)
    }
    guard var end else { return nil }
    (lastRule, lastGrowth) = (rule, growth)
    // Even at a single extent, pieces have the slopes of edges.
    if end.pieces.isEmpty, let bad = end.bad { end.pieces = linearPieces(start...bad, system) }
    if end.pieces.isEmpty {
      let path = LayoutSweep.Path(range: start...start, lower: first.edges, upper: first.edges)
      end.pieces = [SolverPiece(path: path)]
    }
    let reader = SweepReader(system: system, tree: tree, places: places, indices: indices)
    let stretch = LayoutSweep.Stretch(
      range: start...end.good, tree: tree, items: reader.items, outsets: reader.outsets,
      fittingWidths: reader.fittingWidths,
      inputs: reader.inputs(first.inputs, growth.inputs, first.edges),
      pieces: end.pieces.map { piece in reader.piece(piece, at: canvasSize(piece.middle)) })
    return (stretch, end)
  }

  /// Whether a layout at an extent has the inputs of a rule and the edges of a system's rows.
  private func agrees(
    _ extent: CGFloat, with rule: Rule, _ system: LayoutSystem
  ) throws(Failure) -> Bool {
    let sample = try sample(at: extent)
    guard rule.predicts(sample.inputs, at: Double(extent), Self.agreement) else { return false }
    let edges = system.edges(at: canvasSize(extent))
    guard edges.count == sample.edges.count else { return false }
    return zip(edges, sample.edges).allSatisfy { ($0 - $1).isWithin(Self.agreement) }
  }

  // MARK: - Ends of stretches

  /// The end of the stretch from an extent, as far as rows agree.
  ///
  /// The extents at which texts break otherwise, and those at which the platform's numbers change, are known ahead.
  /// Others are searched for.
  ///
  /// - Returns: `nil` if the growth isn't trusted and the end has to be searched for.
  private func end(
    ofStretchFrom start: CGFloat, _ system: LayoutSystem, isTrusted: Bool,
    _ agrees: (CGFloat) throws(Failure) -> Bool
  ) throws(Failure) -> End? {
    var ahead = start
    while true {
      let (border, pieces) = nextBorder(from: start, after: ahead, system)
      let last = border ?? pieces.last?.path.range.upperBound ?? start
      let good = border.map { max(start, $0 - Self.closeness) } ?? last
      if let bad = try unlike(start, good, pieces, agrees) {
        if !isTrusted { return nil }
        let found = try boundary(bad.last, bad.extent, agrees)
        let end = found.good > start ? linearPieces(start...found.good, system) : []
        return End(good: found.good, bad: found.bad, pieces: end)
      }
      guard let border else {
        if last >= sweep.range.upperBound { return End(good: last, pieces: pieces) }
        (ahead, reach) = (last, 4 * reach)
        continue
      }
      let bad = knownBorders.contains(border) ? border : border + Self.closeness
      if bad < sweep.range.upperBound, try agrees(bad) {
        ahead = bad
        continue
      }
      if bad >= sweep.range.upperBound { return End(good: sweep.range.upperBound, pieces: pieces) }
      return End(
        good: good, bad: bad, border: border,
        pieces: pieces.filter { $0.path.range.lowerBound < good }.map { $0.prefix(upTo: good) })
    }
  }

  /// The first extent at which rows don't agree, of those worth a look, and the last one before it.
  ///
  /// The rows may have been different inside of pieces.
  private func unlike(
    _ start: CGFloat, _ good: CGFloat, _ pieces: [SolverPiece],
    _ agrees: (CGFloat) throws(Failure) -> Bool
  ) throws(Failure) -> (last: CGFloat, extent: CGFloat)? {
    if good > start, try !agrees(good) { return (start, good) }
    var last = start
    for path in pieces.map(\.path) where path.range.lowerBound < good {
      let length = min(good, path.range.upperBound) - path.range.lowerBound
      for share in [0.5, 0.96875] as [CGFloat] {
        let probe = path.range.lowerBound + length * share
        if try !agrees(probe) { return (last, probe) }
        last = probe
      }
    }
    return nil
  }

  /// The next extent at which a text breaks otherwise or the platform's numbers change, and the solver's pieces up to it
  /// or as far as ``reach`` goes.
  private func nextBorder(
    from start: CGFloat, after ahead: CGFloat, _ system: LayoutSystem
  ) -> (border: CGFloat?, pieces: [SolverPiece]) {
    let known = knownBorders.first { $0 > ahead && $0 < sweep.range.upperBound }
    let end = min(sweep.range.upperBound, known ?? .infinity, ahead + reach)
    let pieces = end > start ? linearPieces(start...end, system) : []
    let labels = system.followers.deciding.compactMap { place in
      (system.references[place].view as? Label).flatMap { label in
        label.contentAdaptsToFrames ? (place, label) : nil
      }
    }
    for path in pieces.map(\.path) where path.range.upperBound > ahead {
      let first = labels.compactMap { nextBreak(of: $1, at: $0, on: path, after: ahead) }.min()
      if let first { return (first, pieces) }
    }
    return (end == known ? end : nil, pieces)
  }

  /// The extent on a path at which a label's text breaks otherwise.
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
    _ range: ClosedRange<CGFloat>, _ system: LayoutSystem
  ) -> [SolverPiece] {
    let (from, to) = (canvasSize(range.lowerBound), canvasSize(range.upperBound))
    let length = range.upperBound - range.lowerBound
    let found = system.solver.linearPieces(from: from, to: to)
    var pieces: [SolverPiece] = []
    for piece in found {
      var lower = range.lowerBound + CGFloat(piece.range.lowerBound) * length
      let upper = range.lowerBound + CGFloat(piece.range.upperBound) * length
      // The next piece covers a piece that is too short to solve within.
      if let last = pieces.last { lower = last.path.range.upperBound } else { lower = range.lowerBound }
      guard upper - lower > Self.shortest else { continue }
      let path = LayoutSweep.Path(
        range: lower...upper, lower: system.edges(piece.lower), upper: system.edges(piece.upper))
      pieces.append(SolverPiece(path: path, piece: piece))
    }
    if let last = pieces.indices.last, pieces[last].path.range.upperBound < range.upperBound {
      pieces[last].path.range = pieces[last].path.range.lowerBound...range.upperBound
    }
    return pieces
  }
}

/// The inputs of a stretch at other extents.
private struct Rule {
  let start: Double
  let first: LayoutSystem.Inputs
  let slopes: [Double]

  /// Whether inputs at an extent are those at the start plus their growth.
  func predicts(_ inputs: LayoutSystem.Inputs, at extent: Double, _ tolerance: Double) -> Bool {
    predicts(inputs, at: extent, tolerance) { _ in true }
  }

  /// Whether inputs at an extent are those at the start plus their growth, apart from the sizes of contents.
  func predictsInsets(_ inputs: LayoutSystem.Inputs, at extent: Double) -> Bool {
    predicts(inputs, at: extent, 1e-5) { !$0.isOfContent }
  }

  private func predicts(
    _ inputs: LayoutSystem.Inputs, at extent: Double, _ tolerance: Double,
    where counts: (LayoutSweep.Input.Kind) -> Bool
  ) -> Bool {
    guard inputs.shape == first.shape, inputs.slots == first.slots else { return false }
    let kinds = LayoutSweep.Input.Kind.allCases
    for index in first.numbers.indices where counts(kinds[index % kinds.count]) {
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
      if kind.isOfContent {
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
