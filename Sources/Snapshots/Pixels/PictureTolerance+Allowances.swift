extension PixelSorting.Sorted {
  /// Returns a sentence for each reason for which pixels were ignored.
  func allowances(_ tolerance: PictureTolerance) -> [String] {
    var sentences: [String] = []
    if maskedCount > 0 { sentences.append("\(pixels(maskedCount)) under a mask") }
    if faintCount > 0 {
      sentences.append(
        "\(pixels(faintCount)) by no more than \(tolerance.channelThreshold) of 255 in any channel")
    }
    if alikeCount > 0 {
      sentences.append("\(pixels(alikeCount)) in colors that look alike (antialiasing ignored)")
    }
    if antialiasedCount > 0 {
      sentences.append("\(pixels(antialiasedCount)) only in antialiasing (antialiasing ignored)")
    }
    return sentences
  }
}

extension PictureTolerance {
  /// Whether the difference is within the tolerance's limits.
  func allows(_ difference: PixelDifference) -> Bool {
    if difference.count == 0 { return true }
    if maximumCount == nil, maximumShare == nil { return false }
    return difference.count <= maximumCount ?? .max && difference.share <= maximumShare ?? 1
  }

  /// Returns a sentence for each limit that allows the difference.
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

/// Returns a fraction as a percentage with at most four decimals.
private func percent(_ share: Double) -> String {
  "\((share * 1_000_000).rounded(.up) / 10_000) %"
}

/// Returns a pixel count in words, such as `1 pixel`.
private func pixels(_ count: Int) -> String {
  count == 1 ? "1 pixel differs" : "\(count) pixels differ"
}
