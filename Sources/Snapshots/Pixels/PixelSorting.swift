internal import Imaging

/// The sorting of differing pixels into pixels that count as different and pixels that the tolerance ignores.
struct PixelSorting {
  private let reference: Bitmap
  private let actual: Bitmap
  private let threshold: UInt32
  private let masks: [PixelBox]
  private let antialiasing: PixelAntialiasing?

  /// The result of sorting the pixels that differ.
  struct Sorted {
    /// The pixels that count as different.
    var different: PixelMask
    /// The pixels that differ but are ignored.
    var ignored: PixelMask
    /// The largest difference of a color channel, among pixels that aren't under a mask.
    var largestChannelDifference = 0
    /// The number of pixels that are ignored because they are under a mask.
    var maskedCount = 0
    /// The number of pixels that are ignored because they differ by no more than the channel threshold.
    var faintCount = 0
    /// The number of pixels that are ignored because their colors look alike.
    var alikeCount = 0
    /// The number of pixels that are ignored as antialiasing.
    var antialiasedCount = 0

    init(width: Int, height: Int) {
      different = PixelMask(width: width, height: height)
      ignored = PixelMask(width: width, height: height)
    }
  }

  /// Prepares to sort the differences between two bitmaps of the same size.
  init(
    _ reference: Bitmap, _ actual: Bitmap, _ tolerance: PictureTolerance, _ items: PictureItems
  ) {
    self.reference = reference
    self.actual = actual
    threshold = UInt32(clamping: tolerance.channelThreshold)
    masks = tolerance.masks.flatMap { mask in
      switch mask {
      case .rectangle(let rectangle): [items.pixels(rectangle)]
      case .item(let identifier):
        items.items.filter { $0.identifier == identifier }.map { items.pixels($0.frame) }
      }
    }
    antialiasing =
      switch tolerance.antialiasing {
      case .counts: nil
      case .ignored(let threshold):
        PixelAntialiasing(
          width: reference.pixelWidth, height: reference.pixelHeight, threshold: threshold)
      }
  }

  /// Returns the differing pixels, sorted into pixels that count as different and pixels that are ignored.
  ///
  /// - Complexity: O(pixels × masks).
  func sort() -> Sorted {
    let (width, height) = (reference.pixelWidth, reference.pixelHeight)
    var sorted = Sorted(width: width, height: height)
    if threshold == 0, masks.isEmpty, antialiasing == nil {
      reference.forEachDifferingRun(from: actual) { run in
        sorted.different.insert(run)
        guard sorted.largestChannelDifference < 255 else { return }
        sorted.largestChannelDifference = max(
          sorted.largestChannelDifference,
          reference.largestChannelDifference(from: actual, in: run))
      }
      return sorted
    }
    let (lhs, rhs) = (reference.pixels.span, actual.pixels.span)
    var shapes = PixelShapes(width: width, height: height)
    reference.forEachDifferingRun(from: actual) { run in
      if antialiasing != nil { shapes.find(in: run, lhs, rhs) }
      sort(run, lhs, rhs, shapes, into: &sorted)
    }
    return sorted
  }

  private func sort(
    _ run: PixelRun, _ lhs: Span<UInt32>, _ rhs: Span<UInt32>, _ shapes: PixelShapes,
    into sorted: inout Sorted
  ) {
    let (first, columns) = (Int(run.row) * reference.pixelWidth, shapes.found.span)
    var column = Int(run.columns.lowerBound)
    let end = Int(run.columns.upperBound)
    precondition(
      first + end <= min(lhs.count, rhs.count) && end <= columns.count, "no such pixels")
    var open = OpenRun(row: run.row, start: run.columns.lowerBound)
    while column < end {
      let start = column
      // Adjacent pixels often differ by the same two colors, so each pair is judged once.
      let (one, other, found) =
        unsafe (
          lhs[unchecked: first &+ start], rhs[unchecked: first &+ start], columns[unchecked: start]
        )
      column &+= 1
      while column < end, unsafe lhs[unchecked: first &+ column] == one,
        unsafe rhs[unchecked: first &+ column] == other, unsafe columns[unchecked: column] == found
      {
        column &+= 1
      }
      let within = PixelShapes.Within(rawValue: found)
      let pair = self.pair(of: one, other)
      let isEdge = pair.verdict == .counts && antialiasing != nil && within != .both
      if masks.isEmpty, !isEdge {
        sorted.take(start..<column, pair, &open)
        continue
      }
      for column in start..<column {
        var pair = pair
        if isMasked(column, Int(run.row)) {
          pair.verdict = .isMasked
        } else if isEdge, let antialiasing,
          antialiasing.isAntialiasing(column, Int(run.row), lhs, rhs, within)
        {
          pair.verdict = .isAntialiasing
        }
        sorted.take(column..<column + 1, pair, &open)
      }
    }
    sorted.close(open, at: run.columns.upperBound)
  }

  /// The treatment of a differing pixel.
  fileprivate enum Verdict {
    case counts
    case isMasked
    case isFaint
    case looksAlike
    case isAntialiasing
  }

  /// The difference between two colors, and the treatment of pixels with these colors.
  fileprivate struct Pair {
    /// The largest difference of a color channel.
    var difference: Int
    var verdict: Verdict
  }

  /// A run of adjacent pixels with the same treatment, counted or ignored, that may still grow.
  fileprivate struct OpenRun {
    var row: Int32
    var start: Int32
    var isCounted = true
  }

  private func pair(of lhs: UInt32, _ rhs: UInt32) -> Pair {
    let difference = channelDifference(lhs, rhs)
    let areAlike = antialiasing?.areAlike(lhs, rhs) ?? false
    return Pair(
      difference: Int(difference),
      verdict: difference <= threshold ? .isFaint : areAlike ? .looksAlike : .counts)
  }

  private func isMasked(_ column: Int, _ row: Int) -> Bool {
    masks.contains { $0.columns.contains(column) && $0.rows.contains(row) }
  }
}

extension PixelSorting.Sorted {
  /// Adds a range of pixels with the same pair of colors; ranges must be added from left to right.
  fileprivate mutating func take(
    _ columns: Range<Int>, _ pair: PixelSorting.Pair, _ open: inout PixelSorting.OpenRun
  ) {
    switch pair.verdict {
    case .counts: break
    case .isMasked: maskedCount += columns.count
    case .isFaint: faintCount += columns.count
    case .looksAlike: alikeCount += columns.count
    case .isAntialiasing: antialiasedCount += columns.count
    }
    if pair.verdict != .isMasked, pair.difference > largestChannelDifference {
      largestChannelDifference = pair.difference
    }
    let isCounted = pair.verdict == .counts
    guard isCounted != open.isCounted else { return }
    let start = Int32(columns.lowerBound)
    close(open, at: start)
    (open.start, open.isCounted) = (start, isCounted)
  }

  /// Adds the open run to the different or ignored pixels, unless the run is empty.
  fileprivate mutating func close(_ open: PixelSorting.OpenRun, at end: Int32) {
    if open.start == end { return }
    let run = PixelRun(row: open.row, columns: open.start..<end)
    if open.isCounted { different.insert(run) } else { ignored.insert(run) }
  }
}
