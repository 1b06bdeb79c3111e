private import Foundation
internal import Imaging

/// Tells the pixels that count as different from those that a tolerance leaves out.
struct PixelSorting {
  private let reference: Bitmap
  private let actual: Bitmap
  private let threshold: UInt32
  private let masks: [PixelBox]
  private let antialiasing: PixelAntialiasing?

  /// What differs, sorted.
  struct Sorted {
    /// The pixels that count.
    var different: [PixelRun] = []
    /// The pixels that do not.
    var ignored: [PixelRun] = []
    /// The largest difference of a channel among pixels under no mask.
    var largestChannelDifference = 0
    /// How many pixels lie under a mask.
    var maskedCount = 0
    /// How many pixels are below the threshold of channels.
    var faintCount = 0
    /// How many pixels have colours that look alike.
    var alikeCount = 0
    /// How many pixels are antialiasing.
    var antialiasedCount = 0

    /// How many pixels do not count.
    var ignoredCount: Int { maskedCount + faintCount + alikeCount + antialiasedCount }
  }

  /// Prepares to sort the differences of two bitmaps of one size.
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

  /// Sorts the pixels that differ.
  ///
  /// - Complexity: O(pixels × masks).
  func sort(_ runs: [PixelRun]) -> Sorted {
    var sorted = Sorted()
    if threshold == 0, masks.isEmpty, antialiasing == nil {
      sorted.different = runs
      for run in runs where sorted.largestChannelDifference < 255 {
        sorted.largestChannelDifference = max(
          sorted.largestChannelDifference,
          reference.largestChannelDifference(from: actual, in: run))
      }
      return sorted
    }
    let (lhs, rhs) = (reference.pixels.span, actual.pixels.span)
    // Neighbours often differ by the same two colours, which are judged once.
    var pair = judged(0, 0)
    for run in runs {
      var start = run.columns.lowerBound
      var isCounted = true
      for column in run.columns {
        let index = Int(run.row) * reference.pixelWidth + Int(column)
        if pair.colors != (lhs[index], rhs[index]) { pair = judged(lhs[index], rhs[index]) }
        let counts = counts(column, run.row, pair, lhs, rhs, noting: &sorted)
        if counts == isCounted { continue }
        sorted.append(start..<column, run.row, isCounted)
        (start, isCounted) = (column, counts)
      }
      sorted.append(start..<run.columns.upperBound, run.row, isCounted)
    }
    return sorted
  }

  /// Two colours, and what they are to each other.
  private struct Pair {
    var colors: (UInt32, UInt32)
    /// The largest difference of a channel.
    var difference: UInt32
    /// Whether they look the same, where that matters.
    var areAlike: Bool
  }

  private func judged(_ lhs: UInt32, _ rhs: UInt32) -> Pair {
    Pair(
      colors: (lhs, rhs), difference: channelDifference(lhs, rhs),
      areAlike: antialiasing?.areAlike(lhs, rhs) ?? false)
  }

  /// Whether a pixel that differs counts; why not is noted.
  @inline(__always)
  private func counts(
    _ column: Int32, _ row: Int32, _ pair: Pair, _ lhs: Span<UInt32>, _ rhs: Span<UInt32>,
    noting sorted: inout Sorted
  ) -> Bool {
    let (x, y) = (Int(column), Int(row))
    if !masks.isEmpty, masks.contains(where: { $0.columns.contains(x) && $0.rows.contains(y) }) {
      sorted.maskedCount += 1
      return false
    }
    sorted.largestChannelDifference = max(sorted.largestChannelDifference, Int(pair.difference))
    if pair.difference <= threshold {
      sorted.faintCount += 1
      return false
    }
    if pair.areAlike {
      sorted.alikeCount += 1
      return false
    }
    guard let antialiasing, antialiasing.isSmoothing(column: x, row: y, lhs, rhs) else {
      return true
    }
    sorted.antialiasedCount += 1
    return false
  }
}

extension PixelSorting.Sorted {
  /// Notes pixels of a row that count, or that do not; none for an empty range.
  fileprivate mutating func append(_ columns: Range<Int32>, _ row: Int32, _ isCounted: Bool) {
    if columns.isEmpty { return }
    let run = PixelRun(row: row, columns: columns)
    if isCounted { different.append(run) } else { ignored.append(run) }
  }
}

extension PixelSorting.Sorted {
  /// What was left out and why, one sentence each.
  func allowances(_ tolerance: PictureTolerance) -> [String] {
    var sentences: [String] = []
    if maskedCount > 0 { sentences.append("\(pixels(maskedCount)) under a mask") }
    if faintCount > 0 {
      sentences.append(
        "\(pixels(faintCount)) by no more than \(tolerance.channelThreshold) of 255 in any channel")
    }
    if alikeCount > 0 {
      sentences.append("\(pixels(alikeCount)) in colours that look alike (antialiasing ignored)")
    }
    if antialiasedCount > 0 {
      sentences.append("\(pixels(antialiasedCount)) in antialiasing alone (antialiasing ignored)")
    }
    return sentences
  }
}

extension PictureTolerance {
  /// Whether so many pixels may differ.
  func allows(_ difference: PixelDifference) -> Bool {
    if difference.count == 0 { return true }
    if maximumCount == nil, maximumShare == nil { return false }
    return difference.count <= maximumCount ?? .max && difference.share <= maximumShare ?? 1
  }

  /// Which limit let a difference pass, one sentence each.
  func allowances(_ difference: PixelDifference) -> [String] {
    guard difference.count > 0, allows(difference) else { return [] }
    var sentences: [String] = []
    if let maximumCount {
      sentences.append("\(pixels(difference.count)), of at most \(maximumCount) allowed")
    }
    if let maximumShare {
      sentences.append(
        "\(pixels(difference.count)), \(percent(difference.share)) of the picture, of at most "
          + "\(percent(maximumShare)) allowed")
    }
    return sentences
  }
}

/// A share as a percentage of at most four digits behind the point.
private func percent(_ share: Double) -> String {
  "\((share * 1_000_000).rounded(.up) / 10_000) %"
}

/// How many pixels differ, in words.
private func pixels(_ count: Int) -> String {
  count == 1 ? "1 pixel differs" : "\(count) pixels differ"
}
