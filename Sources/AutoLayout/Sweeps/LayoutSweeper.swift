import ConstraintSolver
package import Foundation

/// Sweeps a layout over a range of canvas widths or heights, called extents.
///
/// From the lower end on, the sweeper finds stretches of extents whose layouts have the same rows. The solver divides a
/// stretch into linear pieces, and every piece is compared with separate layouts.
package final class LayoutSweeper<Failure: Error> {
  /// A function that returns a view tree laid out on a canvas; it may reuse the tree `kept` from an earlier call.
  package typealias LayOut = (_ kept: View?, _ canvas: CGSize) throws(Failure) -> View

  /// The precision of breakpoints found by searching, in points.
  static var tolerance: CGFloat { 1 / 64 }
  /// The distance, in points, within which a breakpoint is assumed to be at a round number.
  static var closeness: CGFloat { 1 / 16_384 }
  /// The maximum distance, in points, between an edge in a layout and the position predicted for the edge.
  private static var agreement: Double { 1e-5 }
  /// The minimum length of a piece, in points.
  static var shortest: CGFloat { 1e-6 }

  private let canvas: Canvas
  let knownBreakpoints: [CGFloat]
  private let keepsViews: Bool
  private let layOut: LayOut
  var sweep: LayoutSweep
  /// The tree whose rows the current stretch uses.
  private var frozen: View?
  /// The tree that was last laid out for comparison; `freeExtent` is its canvas's extent.
  private var free: View?
  private var freeExtent: CGFloat?
  private var samples: [CGFloat: Sample] = [:]
  /// The readers of the trees that are kept for reuse, by the identifier of each tree's root view.
  private var readers: [ObjectIdentifier: SweepReader] = [:]
  private var treeCount = 0
  /// The widths at which each label's number of lines changes, by the label's identifier.
  var breaks: [ObjectIdentifier: TextBreaks] = [:]
  /// The prediction for content sizes and insets in the last stretch.
  private var lastRule: Rule?
  private var lastGrowth: Growth?
  /// The distance, in points, that the search for a stretch's end looks ahead.
  var reach: Reach

  struct Reach {
    let step: CGFloat
    var length: CGFloat { didSet { length = min(length, step) } }
  }

  private struct Sample {
    let inputs: SweepInputs
    let edges: [SIMD4<Double>]
  }

  /// Makes a sweeper over a range of extents, in points, along an axis of a canvas.
  ///
  /// The platform's metrics change at the extents `knownBreakpoints`. `step` is the maximum distance between compared
  /// layouts, or infinite if constraints determine all changes. If `keepsViews` is true, returned views may be reused
  /// for canvases of other sizes.
  package init(
    along axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>, of canvas: Canvas,
    knownBreakpoints: [CGFloat], step: CGFloat = .infinity, keepsViews: Bool,
    layOut: @escaping LayOut
  ) {
    self.canvas = canvas
    self.knownBreakpoints = knownBreakpoints
    self.keepsViews = keepsViews
    self.layOut = layOut
    sweep = LayoutSweep(axis: axis, range: range)
    reach = Reach(step: step, length: min(step, range.upperBound - range.lowerBound))
  }

  /// Sweeps the range, calls `visit` for each stretch in order, and returns the movement of the items.
  ///
  /// Stretches aren't stored, because there may be one for each line of a text. A stretch takes two layouts for each of
  /// the solver's pieces, and a few at its ends. Rethrows errors of layouts.
  package func run(_ visit: (LayoutSweep.Stretch) -> Void) throws(Failure) -> LayoutSweep {
    var last: LayoutSweep.Stretch?
    var start = sweep.range.lowerBound
    var breakpoint: CGFloat?
    while true {
      samples = samples.filter { $0.key >= start }
      var (stretch, end) = try stretch(from: start)
      if var former = last {
        join(&former, &stretch, at: breakpoint)
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
      reach.length = max(8, 4 * (next - start))
      (start, breakpoint) = (next, end.breakpoint)
    }
    if let last { finish(last, visit) }
    return sweep
  }

  /// Joins neighboring stretches at a known breakpoint or, if `known` is `nil`, where the edges of both fit best.
  private func join(
    _ former: inout LayoutSweep.Stretch, _ latter: inout LayoutSweep.Stretch, at known: CGFloat?
  ) {
    let gap = former.range.upperBound...latter.range.lowerBound
    let (breakpoint, precision) =
      known.map { ($0, .exact) } ?? breakpoint(in: gap, former, latter)
    former.extend(to: breakpoint)
    latter.extend(from: breakpoint)
    latter.start = precision
  }

  private func finish(
    _ stretch: LayoutSweep.Stretch, _ visit: (LayoutSweep.Stretch) -> Void
  ) {
    visit(stretch)
    // Equal names are stored once.
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

  func canvasSize(_ extent: CGFloat) -> CanvasSize {
    let size = size(extent)
    return CanvasSize(width: Double(size.width), height: Double(size.height))
  }

  private func sample(_ root: View) -> Sample {
    let system = SweptSystem(root.currentSystem())
    return Sample(inputs: system.inputs(ofAllViews: !keepsViews), edges: system.allEdges)
  }

  /// Lays out the tree at an extent, separately from the stretch, and returns a sample of the layout for comparison.
  private func sample(at extent: CGFloat) throws(Failure) -> Sample {
    if let known = samples[extent] { return known }
    sweep.layoutCount += 1
    let root = try layOut(keepsViews ? free : nil, size(extent))
    (free, freeExtent) = (root, extent)
    let sample = sample(root)
    samples[extent] = sample
    return sample
  }

  /// Lays out the tree at an extent, and returns its root, whose rows are used to compute layouts at other extents.
  private func freeze(at extent: CGFloat) throws(Failure) -> View {
    if let free, freeExtent == extent {
      // The next stretch begins where this tree was compared, so the trees change roles.
      (self.free, frozen, freeExtent) = (frozen, free, nil)
      return free
    }
    sweep.layoutCount += 1
    let root = try layOut(keepsViews ? frozen : nil, size(extent))
    frozen = root
    return root
  }

  // MARK: - Stretches

  /// Returns the stretch that begins at an extent, and its end.
  private func stretch(
    from start: CGFloat
  ) throws(Failure) -> (LayoutSweep.Stretch, End) {
    // If the previous stretch ended here, its tree was read for comparison.
    let known = free != nil && freeExtent == start ? samples[start] : nil
    let root = try freeze(at: start)
    let first = known ?? sample(root)
    // In most stretches, inputs grow as in the previous one.
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

  /// Returns the stretch that `growth` predicts, or `nil` if `isTrusted` is false and a layout contradicts this.
  private func stretch(
    from start: CGFloat, of root: View, _ first: Sample, _ growth: Growth, isTrusted: Bool
  ) throws(Failure) -> (LayoutSweep.Stretch, End)? {
    let reader = reader(of: root, at: start)
    let system = reader.system
    let swept = SweptSystem(system)
    let slopes = growth.rows.compactMap { key, slope in
      swept.writtenRow(key).map { (row: $0, slope: slope) }
    }
    swept.grow(slopes, sweep.axis, from: Double(start))
    defer { swept.stopGrowing(slopes) }
    let rule = Rule(start: Double(start), first: first.inputs, slopes: growth.inputs)
    let end = try end(ofStretchFrom: start, system, isTrusted: isTrusted) {
      (extent) throws(Failure) in
      try compare(extent, with: rule, system)
    }
    guard var end else { return nil }
    (lastRule, lastGrowth) = (rule, growth)
    // Even at a single extent, pieces have the slopes of edges.
    if end.pieces.isEmpty, let bad = end.bad { end.pieces = linearPieces(start...bad, system) }
    if end.pieces.isEmpty {
      let path = LayoutSweep.Path(range: start...start, lower: first.edges, upper: first.edges)
      end.pieces = [SolverPiece(path: path)]
    }
    let stretch = LayoutSweep.Stretch(
      range: start...end.good, tree: reader.tree, treeNumber: reader.treeNumber,
      items: reader.items, outsets: reader.outsets, fittingWidths: reader.fittingWidths,
      inputs: reader.inputs(first.inputs, growth.inputs, first.edges),
      pieces: end.pieces.map { piece in reader.piece(piece, at: canvasSize(piece.middle)) })
    return (stretch, end)
  }

  private func reader(of root: View, at extent: CGFloat) -> SweepReader {
    var canvas = canvas
    canvas.size = size(extent)
    let key = ObjectIdentifier(root)
    if var known = readers.removeValue(forKey: key), known.update(root, canvas: canvas) {
      readers[key] = known
      return known
    }
    treeCount += 1
    let reader = SweepReader(root, canvas: canvas, treeNumber: treeCount)
    if keepsViews { readers[key] = reader }
    return reader
  }

  /// Compares a layout with predictions: content sizes and insets from `rule`, and edges from the rows of `system`.
  private func compare(
    _ extent: CGFloat, with rule: Rule, _ system: LayoutSystem
  ) throws(Failure) -> Agreement {
    let sample = try sample(at: extent)
    guard rule.predicts(sample.inputs, at: Double(extent), Self.agreement) else {
      let isOfTexts = rule.predicts(sample.inputs, at: Double(extent), Self.agreement) {
        slot, kind in
        !kind.isOfContent || wrappingLabel(Int(slot), system) == nil
      }
      return isOfTexts ? .otherTexts : .none
    }
    let edges = SweptSystem(system).edges(at: canvasSize(extent))
    guard edges.count == sample.edges.count else { return .none }
    let isSame = zip(edges, sample.edges).allSatisfy { ($0 - $1).isWithin(Self.agreement) }
    return isSame ? .full : .none
  }

  /// The increase of row constants, content sizes and insets per point of the canvas's width or height.
  private struct Growth {
    var rows: [SweptSystem.RowKey: Double] = [:]
    var inputs: [Double] = []
  }

  /// Computes the ``Growth`` at an extent from layouts at this extent and slightly above it.
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
      let late = try SweptSystem(freeze(at: start + step).currentSystem()).writtenRows
      let early = try SweptSystem(freeze(at: start).currentSystem()).writtenRows
      for (key, row) in early {
        guard let other = late[key], other.constant != row.constant else { continue }
        growth.rows[key] = (other.constant - row.constant) / Double(step)
      }
      return growth
    }
    return growth
  }
}

/// A linear prediction of a stretch's content sizes and insets at other canvas widths or heights.
private struct Rule {
  let start: Double
  let first: SweepInputs
  let slopes: [Double]

  /// Returns whether the inputs at an extent, except content sizes, are as predicted.
  func predictsInsets(_ inputs: SweepInputs, at extent: Double) -> Bool {
    predicts(inputs, at: extent, 1e-5) { !$1.isOfContent }
  }

  /// Returns whether the inputs at an extent are as predicted, ignoring those for which `counts` returns false.
  func predicts(
    _ inputs: SweepInputs, at extent: Double, _ tolerance: Double,
    where counts: (_ slot: Int32, LayoutSweep.Input.Kind) -> Bool = { _, _ in true }
  ) -> Bool {
    guard inputs.shape == first.shape, inputs.slots == first.slots else { return false }
    let kinds = LayoutSweep.Input.Kind.allCases
    for index in first.numbers.indices {
      let (own, other) = (first.numbers[index], inputs.numbers[index])
      let isPredicted =
        own.isNaN || other.isNaN
        ? own.isNaN == other.isNaN
        : abs(own + slopes[index] * (extent - start) - other) <= tolerance
      if !isPredicted, counts(first.slots[index / kinds.count], kinds[index % kinds.count]) {
        return false
      }
    }
    return true
  }
}

extension SweepInputs {
  /// Returns each input's increase per point from inputs at three extents, or `nil` if any increase isn't linear.
  ///
  /// Content sizes must be the same at all three extents: text that rewraps at equal steps would seem to grow linearly.
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
  fileprivate func isWithin(_ limit: Double) -> Bool {
    all(self .<= limit) && all(self .>= -limit)
  }
}
