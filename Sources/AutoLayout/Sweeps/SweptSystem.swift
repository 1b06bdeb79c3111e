import ConstraintSolver
import Foundation

/// The content sizes and insets of a tree's views, which may depend on the canvas size.
struct SweepInputs: Equatable {
  var slots: [Int32] = []
  /// For each slot, the view's content sizes and insets of all kinds; NaN stands for a missing value.
  var numbers: [Double] = []
  /// The counts of items and rows, which differ if views or constraints differ.
  var shape: [Int] = []
}

/// A layout system during a sweep, whose row constants may grow with the canvas.
struct SweptSystem {
  let system: LayoutSystem

  init(_ system: LayoutSystem) { self.system = system }

  enum RowKey: Hashable {
    case entry(Int32)
    case own(Int32, LayoutConstraint.Axis, isFirst: Bool)
    case guide(Int32, Int)
    case firmness(Int32)
  }

  /// The rows whose constants may depend on frames.
  var writtenRows: [RowKey: WrittenRow] {
    var rows: [RowKey: WrittenRow] = [:]
    for (index, entry) in system.book.entries.enumerated() {
      if let row = entry.row { rows[.entry(Int32(truncatingIfNeeded: index))] = row }
    }
    for place in 0..<system.items.count {
      let slot = Int32(truncatingIfNeeded: place)
      for axis in LayoutConstraint.Axis.allCases {
        guard let pair = system.book.ownRows[slot, axis] else { continue }
        rows[.own(slot, axis, isFirst: true)] = pair.first
        rows[.own(slot, axis, isFirst: false)] = pair.second
      }
    }
    for (slot, written) in system.book.guideRows {
      for (place, row) in written.enumerated() { rows[.guide(slot, place)] = row }
    }
    for (slot, firmness) in system.book.arranged.firmnesses {
      rows[.firmness(slot)] = firmness.row
    }
    return rows
  }

  func writtenRow(_ key: RowKey) -> WrittenRow? {
    switch key {
    case .entry(let index):
      return Int(index) < system.book.entries.count ? system.book.entries[Int(index)].row : nil
    case .own(let slot, let axis, let isFirst):
      guard Int(slot) < system.items.count, let pair = system.book.ownRows[slot, axis] else {
        return nil
      }
      return isFirst ? pair.first : pair.second
    case .guide(let slot, let place):
      guard let rows = system.book.guideRows[slot], place < rows.count else { return nil }
      return rows[place]
    case .firmness(let slot): return system.book.arranged.firmnesses[slot]?.row
    }
  }

  /// Returns the content sizes and insets of all views or, if `isComplete` is false, of views whose rows use frames.
  func inputs(ofAllViews isComplete: Bool) -> SweepInputs {
    var inputs = SweepInputs()
    for (place, reference) in system.items.references.enumerated() {
      guard isComplete || system.followers.deciding.contains(place), let view = reference.view
      else {
        continue
      }
      inputs.slots.append(Int32(truncatingIfNeeded: place))
      let extents = view.contentExtents
      for extent in [extents.width, extents.height] {
        inputs.numbers.append(extent.map { Double($0) } ?? .nan)
      }
      let (margins, safeArea) = (view.layoutMargins, view.margins.safeArea)
      inputs.numbers += [
        margins.left, margins.right, margins.top, margins.bottom, safeArea.left, safeArea.right,
        safeArea.top, safeArea.bottom, view.readableInset, view.margins.keyboardOverlap,
      ].map { Double($0) }
    }
    inputs.shape = shape
    return inputs
  }

  private var shape: [Int] {
    [
      system.items.count, system.book.entries.count { $0.row != nil },
      system.book.systemEntries.values.reduce(0) { $0 + $1.count },
    ]
  }

  /// The current numbers of items and rows, and the number of rows added since the system was made.
  var rowCounts: [Int] { shape + [system.book.sources.count] }

  var allEdges: [SIMD4<Double>] {
    system.solver.withValues { values in
      (0..<system.items.count).map { Edges(values, $0).vector }
    }
  }

  func edges(_ values: [Double]) -> [SIMD4<Double>] {
    (0..<system.items.count).map { Edges(values.span, $0).vector }
  }

  /// Returns the edges of all items on a canvas of another size, using the current rows.
  func edges(at size: CanvasSize) -> [SIMD4<Double>] {
    system.solver.solve(at: size)
    return allEdges
  }

  /// Makes row constants grow linearly with the canvas's extent on an axis, from their current values at `extent`.
  func grow(
    _ slopes: [(row: WrittenRow, slope: Double)], _ axis: LayoutConstraint.Axis, from extent: Double
  ) {
    for (row, slope) in slopes {
      let start = row.constant - slope * extent
      setConstant(
        AffineConstant(
          start, perWidth: axis == .horizontal ? slope : 0,
          perHeight: axis == .vertical ? slope : 0), of: row)
    }
  }

  /// Undoes ``grow(_:_:from:)``.
  func stopGrowing(_ slopes: [(row: WrittenRow, slope: Double)]) {
    for (row, _) in slopes { setConstant(AffineConstant(row.constant), of: row) }
  }

  private func setConstant(_ constant: AffineConstant, of row: WrittenRow) {
    do {
      try system.solver.setConstant(constant, of: row.id)
    } catch {
      // This fails only for a number that overflows, which the row then ignores.
      return
    }
  }

  /// Returns a text's number of lines in a view with the given edges, or `nil` if the view has no wrapping text.
  func lineCount(ofSlot slot: Int32, _ edges: SIMD4<Double>) -> Int? {
    guard let label = system.items.references[Int(slot)].view as? Label, label.contentAdaptsToFrames
    else {
      return nil
    }
    return label.shownLineCount(of: label.laidOutExtent(in: CGFloat(edges[1] - edges[0])))
  }
}

extension Label {
  /// The minimum width in points at which the text fits into `numberOfLines` lines, or `nil` for a limit of 0 or 1.
  var fittingWidth: CGFloat? {
    let width = Double(sizeThatFits(.zero).width)
    guard width > 0, lineCount(in: 0) != nil else { return nil }
    return CGFloat(
      leastNumber(between: 0, and: width) { (lineCount(in: CGFloat($0)) ?? 0) <= numberOfLines })
  }
}

/// Bisects a range for the smallest number that meets a condition, which all larger numbers must meet, too.
func leastNumber(
  between lower: Double, and upper: Double, _ holds: (Double) -> Bool
) -> Double {
  var (low, high) = (lower, upper)
  // Stops at adjacent numbers, or at a difference that is too small to be visible.
  while high - low > 1e-7 {
    let middle = (low + high) / 2
    guard middle > low, middle < high else { break }
    if holds(middle) { high = middle } else { low = middle }
  }
  return high
}
