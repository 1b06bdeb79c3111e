extension Solver {
  /// Divides a segment of canvas sizes into pieces on which the solution is linear in the size.
  ///
  /// Between two pieces, a constraint starts or stops being active or violated, or a conflict or an
  /// ambiguity begins or ends. The sizes at which this happens are computed as roots of linear functions, not sampled.
  ///
  /// Afterwards, the last solution is the solution at the second size.
  ///
  /// - Complexity: Each block is solved once for each of its pieces.
  /// - Returns: The pieces in order, which together cover the segment, or an empty array if the sizes
  ///   are equal.
  public mutating func linearPieces(from: CanvasSize, to: CanvasSize) -> [LinearPiece] {
    let segment = Segment(from: from.finite, to: to.finite)
    guard segment.from != segment.to else { return [] }
    let pieces = blockPieces(along: segment)
    return merge(pieces, along: segment)
  }

  /// Returns the pieces of all blocks along a segment.
  private mutating func blockPieces(along segment: Segment) -> [BlockPiece] {
    var hasFreed = false
    while true {
      solve(at: segment.to)
      let all = blocks.solvedBlocks
      var pieces: [BlockPiece] = []
      var freed: [Int] = []
      withWorkspace { system, workspace in
        workspace.solver.optimum.segment = segment
        defer { workspace.solver.optimum.segment = nil }
        for block in all where freed.isEmpty {
          freed = block.appendPieces(along: segment, of: system, &workspace, to: &pieces)
        }
      }
      if freed.isEmpty {
        if hasFreed {
          blocks.touchAll()
          solve(at: segment.to)
        }
        return pieces
      }
      free(freed)
      hasFreed = true
    }
  }

  /// Merges the pieces of all blocks, whose ranges differ, into pieces of the whole system.
  private func merge(_ parts: [BlockPiece], along segment: Segment) -> [LinearPiece] {
    var functions = [AffineConstant](repeating: AffineConstant(), count: variableCount)
    func values(at parameter: Double) -> [Double] {
      let size = segment.size(at: parameter)
      return functions.map { Tolerance.clamped($0.value(at: size)) }
    }
    var borders = [0, 1.0]
    for part in parts { borders += [part.range.lowerBound, part.range.upperBound] }
    borders.sort()
    let starts = parts.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var next = 0
    var present: [BlockPiece] = []
    var pieces: [LinearPiece] = []
    var start = 0.0
    for end in borders where end - start > Tolerance.sameParameter || (end == 1 && start < 1) {
      let middle = (start + end) / 2
      while next < starts.count, starts[next].range.lowerBound < middle {
        present.append(starts[next])
        starts[next].write(to: &functions)
        next += 1
      }
      present.removeAll { $0.range.upperBound < middle }
      pieces.append(
        LinearPiece(
          range: start...end, lower: values(at: start), upper: values(at: end),
          violated: Set(present.flatMap(\.violated)).map { id(of: $0) }.sorted(),
          conflicts: conflicts(of: present.flatMap(\.leftOut)),
          isDetermined: present.allSatisfy(\.isUnique)))
      start = end
    }
    return pieces
  }
}

/// A piece of a single block along a segment.
private struct BlockPiece {
  let block: Block
  /// The block's variables as functions of the canvas size.
  let functions: [AffineConstant]
  let range: ClosedRange<Double>
  let violated: [RowSource]
  let leftOut: [LeftOutRow]
  let isUnique: Bool

  func write(to functions: inout [AffineConstant]) {
    for (place, variable) in block.variables.enumerated() {
      functions[Int(variable)] = self.functions[place]
    }
  }
}

extension Block {
  /// Appends the pieces of the block along a segment.
  ///
  /// - Returns: The fixed variables whose equations were left out at any size. They must no longer be
  ///   fixed.
  fileprivate func appendPieces(
    along segment: Segment, of system: borrowing ConstraintSystem, _ workspace: inout Workspace,
    to pieces: inout [BlockPiece]
  ) -> [Int] {
    let group = Partition.Group(variables: variables, slots: slots)
    let block = Block(number, group, of: system, &workspace)
    var pending: [ClosedRange<Double>] = [0...1]
    while let range = pending.popLast() {
      if range.upperBound - range.lowerBound <= Tolerance.sameParameter { continue }
      // Not all of these are places at which something happens to be at a limit.
      for share in [0.5, 0.381966, 0.723607, 0.1459, 0.9271] {
        let parameter = range.lowerBound + share * (range.upperBound - range.lowerBound)
        let size = segment.size(at: parameter)
        let freed = block.solve(at: size, in: SizeRange(size), of: system, &workspace)
        if !freed.isEmpty { return freed }
        guard let part = block.solved.narrow(range, around: parameter, segment) else { continue }
        pieces.append(
          BlockPiece(
            block: block, functions: block.variables.indices.map { block.solved.function(of: $0) },
            range: part, violated: block.solved.violatedSources(at: size),
            leftOut: block.explainLeftOut(at: size, of: system, &workspace),
            isUnique: !block.solved.hasOpenComponents))
        pending.append(range.lowerBound...part.lowerBound)
        pending.append(part.upperBound...range.upperBound)
        break
      }
    }
    return []
  }
}
