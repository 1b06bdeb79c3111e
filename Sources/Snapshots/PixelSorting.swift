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
    for run in runs {
      for column in run.columns { place(column, run.row, lhs, rhs, in: &sorted) }
    }
    return sorted
  }

  private func place(
    _ column: Int32, _ row: Int32, _ lhs: Span<UInt32>, _ rhs: Span<UInt32>,
    in sorted: inout Sorted
  ) {
    let (x, y) = (Int(column), Int(row))
    let index = y * reference.pixelWidth + x
    if !masks.isEmpty, masks.contains(where: { $0.columns.contains(x) && $0.rows.contains(y) }) {
      sorted.maskedCount += 1
      return sorted.ignored.append(column, row)
    }
    let difference = channelDifference(lhs[index], rhs[index])
    sorted.largestChannelDifference = max(sorted.largestChannelDifference, Int(difference))
    if difference <= threshold {
      sorted.faintCount += 1
      return sorted.ignored.append(column, row)
    }
    switch antialiasing?.verdict(column: x, row: y, lhs, rhs) {
    case .alike: sorted.alikeCount += 1
    case .antialiased: sorted.antialiasedCount += 1
    case .different, nil: return sorted.different.append(column, row)
    }
    sorted.ignored.append(column, row)
  }
}

extension [PixelRun] {
  /// Appends a pixel behind all others, in row order.
  fileprivate mutating func append(_ column: Int32, _ row: Int32) {
    if let last, last.row == row, last.columns.upperBound == column {
      self[count - 1].columns = last.columns.lowerBound..<column + 1
    } else {
      append(PixelRun(row: row, columns: column..<column + 1))
    }
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
