import ConstraintSolver
import Foundation

/// A range of extents in which the solver moves edges linearly, with the edges at both ends, by slot.
struct SolverPiece {
  var path: LayoutSweep.Path
  var piece: LinearPiece?

  var middle: CGFloat { (path.range.lowerBound + path.range.upperBound) / 2 }
}

extension [SolverPiece] {
  /// Returns whether a range is shorter than a point and has a unique layout at each extent.
  func areShortAndDetermined(_ start: CGFloat, _ end: CGFloat) -> Bool {
    end - start < 1
      && allSatisfy { piece in
        piece.path.range.upperBound <= start || piece.path.range.lowerBound >= end
          || piece.piece?.isDetermined == true
      }
  }

  func prefix(upTo extent: CGFloat) -> Self {
    filter { $0.path.range.lowerBound < extent }.map { piece in
      SolverPiece(path: piece.path.prefix(upTo: extent), piece: piece.piece)
    }
  }
}

/// Maps slots and rows of a system to items and constraints of a solved tree, and rereads the tree if rows change.
struct SweepReader {
  let system: LayoutSystem
  /// The solved tree of the first layout, with content sizes updated by later layouts.
  private(set) var tree: SolvedTree
  /// A number that identifies the tree's views and constraints.
  let treeNumber: Int
  let items: LayoutSweep.Items
  /// The minimum width in points at which a text fits its line limit, by item index.
  let fittingWidths: [Int: CGFloat]
  private let places: [Int]
  private let indices: [Int32: Int]
  private let slots: [Int32]
  /// The counts of items and rows when the tree was read.
  private let rowCounts: [Int]
  /// The index and the expression of each inequality among the tree's constraints.
  private var inequalities: [(index: Int, form: LinearForm)] = []

  init(_ root: View, canvas: Canvas, treeNumber: Int) {
    let (tree, places, indices) = root.solved(canvas: canvas)
    let system = root.currentSystem()
    (self.system, self.tree, self.places, self.indices) = (system, tree, places, indices)
    self.treeNumber = treeNumber
    rowCounts = SweptSystem(system).rowCounts
    var slots = [Int32](repeating: 0, count: tree.items.count)
    for (slot, place) in places.enumerated() where place >= 0 {
      slots[place] = Int32(truncatingIfNeeded: slot)
    }
    self.slots = slots
    items = LayoutSweep.Items(of: tree)
    let widths = tree.items.indices.compactMap { item in
      tree.items[item].metrics.lineCount.map { _ in
        (item, (system.items.references[Int(slots[item])].view as? Label)?.fittingWidth ?? 0)
      }
    }
    fittingWidths = Dictionary(uniqueKeysWithValues: widths)
    inequalities = readInequalities()
  }

  /// Updates the tree after a layout on another canvas, or returns false if views or constraints have changed.
  mutating func update(_ root: View, canvas: Canvas) -> Bool {
    guard root.currentSystem() === system, SweptSystem(system).rowCounts == rowCounts else {
      return false
    }
    tree.canvas = canvas
    tree.updateContentSizes(of: system, places)
    inequalities = readInequalities()
    return true
  }

  private func readInequalities() -> [(index: Int, form: LinearForm)] {
    var forms: [(index: Int, form: LinearForm)] = []
    for (entry, index) in indices where tree.constraints[index].relation != .equal {
      guard let constraint = system.book.entries[Int(entry)].constraint,
        let items = system.items.slots(of: constraint)
      else { continue }
      var form = LinearForm()
      var consulted: [Int32] = []
      system.items.write(constraint, items, into: &form, consulted: &consulted)
      forms.append((index, form))
    }
    return forms.sorted { $0.index < $1.index }
  }

  var outsets: [EdgeInsets] {
    slots.map { slot in
      let (frame, own) = (system.frameEdges(slot), system.solvedEdges(slot))
      return EdgeInsets(
        top: own.top - frame.top, left: own.left - frame.left, bottom: frame.bottom - own.bottom,
        right: frame.right - own.right)
    }
  }

  /// Converts inputs from slots to items, and omits unreported inputs; `edges` are the edges at the first size.
  func inputs(
    _ inputs: SweepInputs, _ slopes: [Double], _ edges: [SIMD4<Double>]
  ) -> [LayoutSweep.Input] {
    let kinds = LayoutSweep.Input.Kind.allCases
    var read: [LayoutSweep.Input] = []
    for (place, slot) in inputs.slots.enumerated() where places[Int(slot)] >= 0 {
      for (offset, kind) in kinds.enumerated() where kind.isReported {
        let index = place * kinds.count + offset
        let number = inputs.numbers[index]
        read.append(
          LayoutSweep.Input(
            item: places[Int(slot)], kind: kind, value: number.isNaN ? nil : CGFloat(number),
            slope: CGFloat(slopes[index]),
            lineCount: kind == .contentHeight && !number.isNaN
              ? SweptSystem(system).lineCount(ofSlot: slot, edges[Int(slot)]) : nil))
      }
    }
    return read
  }

  /// Converts a ``SolverPiece`` to a piece with the tree's items and constraints; `size` is a canvas size in its range.
  func piece(_ piece: SolverPiece, at size: CanvasSize) -> LayoutSweep.Piece {
    let violated = piece.piece?.violated ?? []
    var read = LayoutSweep.Piece(
      path: LayoutSweep.Path(
        range: piece.path.range, lower: slots.map { piece.path.lower[Int($0)] },
        upper: slots.map { piece.path.upper[Int($0)] }), conflicts: [],
      violated: Set(violated.compactMap(index)), tight: tight(piece), ambiguities: [])
    read.conflicts = conflicts(piece, at: size)
    let isDetermined = piece.piece?.isDetermined ?? false
    if !isDetermined {
      read.ambiguities = AmbiguityAnalysis(of: tree, system, places, indices, at: size).groups
    }
    return read
  }

  private func index(_ id: ConstraintID) -> Int? {
    guard case .constraint(let entry) = system.book.source(of: id) else { return nil }
    return indices[entry]
  }

  private func conflicts(_ piece: SolverPiece, at size: CanvasSize) -> [SolvedTree.Conflict] {
    var found = piece.piece?.conflicts ?? []
    if piece.piece == nil {
      system.solver.solve(at: size)
      found = system.solver.conflicts
    }
    let reporter = ConflictReporter(system: system)
    return found.map { conflict in
      var report = reporter.report(of: conflict, places, indices)
      report.broken = name(conflict.broken) ?? ""
      report.because = Set(conflict.because.compactMap(name)).sorted()
      return report
    }.sorted { ($0.broken, $0.because.joined()) < ($1.broken, $1.because.joined()) }
  }

  /// Returns a row's text for reports, with `canvas.width` or `canvas.height` in place of the canvas's actual size.
  private func name(_ id: ConstraintID) -> String? {
    guard case .canvas(let axis) = system.book.source(of: id) else {
      return ConflictReporter(system: system).reportName(id)
    }
    let extent = axis.sizeAttribute.name
    return "\(system.root.reportedName).\(extent) == canvas.\(extent)"
  }

  private func tight(_ piece: SolverPiece) -> Set<Int> {
    var tight: Set<Int> = []
    for (index, form) in inequalities {
      let ends = [piece.path.lower, piece.path.upper].map { edges in
        form.terms.reduce(form.constant) { sum, term in
          let (slot, edge) = term.variable.index.quotientAndRemainder(dividingBy: 4)
          return sum + term.coefficient * edges[slot][edge]
        }
      }
      if ends.allSatisfy({ abs($0) < 1e-6 }) { tight.insert(index) }
    }
    return tight
  }
}

extension LayoutSweep.Items {
  fileprivate init(of tree: SolvedTree) {
    let all = tree.items.indices
    self.init(
      constraintNames: all.map(tree.constraintName), names: all.map { tree.items[$0].name },
      owners: all.map { tree.items[$0].owner },
      shown: all.filter { if case .systemGuide = tree.items[$0].kind { false } else { true } },
      direction: tree.direction)
  }
}
