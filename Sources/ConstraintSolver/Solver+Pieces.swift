extension Solver {
  /// The pieces on which the solution is linear, along the sizes from one to another.
  ///
  /// Where one piece ends and the next starts, an inequality becomes active or inactive, a
  /// constraint starts or stops being violated, or a conflict or an ambiguity comes or goes. The
  /// places are computed as roots of linear functions, not searched for by sampling. What is
  /// narrower than 1e-8 of the segment between two conflicts may be taken for rounding.
  ///
  /// - Returns: The pieces in order; together they cover the segment. None if both sizes are the
  ///   same.
  public mutating func linearPieces(from: CanvasSize, to: CanvasSize) -> [LinearPiece] {
    let segment = Segment(from: from.finite, to: to.finite)
    guard segment.from != segment.to else { return [] }
    update()
    var pieces: [LinearPiece] = []
    for range in conflictRanges(along: segment) {
      let middle = (range.lowerBound + range.upperBound) / 2
      resolve(at: segment.size(at: middle))
      let coverage = Coverage(of: engines[current], along: segment, in: range)
      pieces += self.pieces(of: coverage.tracks, in: range)
    }
    return pieces
  }

  /// Pieces of the whole from those of its components, which start and end on their own.
  private func pieces(of tracks: [Track], in whole: ClosedRange<Double>) -> [LinearPiece] {
    let byStart = tracks.indices.sorted {
      tracks[$0].range.lowerBound < tracks[$1].range.lowerBound
    }
    let byEnd = tracks.indices.sorted {
      tracks[$0].range.upperBound < tracks[$1].range.upperBound
    }
    var violations: [Int: Int] = [:]
    var openCount = 0
    var pieces: [LinearPiece] = []
    var nextStart = 0
    var nextEnd = 0
    var start = whole.lowerBound
    while start < whole.upperBound {
      while nextEnd < byEnd.count,
        tracks[byEnd[nextEnd]].range.upperBound <= start + Approximation.sameParameter
      {
        let track = tracks[byEnd[nextEnd]]
        for slot in track.violated { violations[slot, default: 0] -= 1 }
        if !track.isUnique { openCount -= 1 }
        nextEnd += 1
      }
      while nextStart < byStart.count,
        tracks[byStart[nextStart]].range.lowerBound <= start + Approximation.sameParameter
      {
        let track = tracks[byStart[nextStart]]
        for slot in track.violated { violations[slot, default: 0] += 1 }
        if !track.isUnique { openCount += 1 }
        nextStart += 1
      }
      var end = nextEnd < byEnd.count ? tracks[byEnd[nextEnd]].range.upperBound : 1
      if end > whole.upperBound - Approximation.sameParameter { end = whole.upperBound }
      let violated = violations.filter { $0.value > 0 }.map { identifier(ofSlot: $0.key) }.sorted()
      pieces.append(
        LinearPiece(
          range: start...max(start, end), violated: violated, conflicts: conflicts,
          isDetermined: openCount == 0))
      start = end
    }
    return pieces
  }
}
