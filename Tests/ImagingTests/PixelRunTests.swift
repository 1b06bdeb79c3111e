import Testing

@testable import Imaging

@Suite("Runs of pixels that differ") struct PixelRunTests {
  /// Pictures that are read in bands of four and in blocks of 64, and what is left of either.
  @Test(
    "are those that looking at each pixel finds, in rows from the top",
    arguments: [(1, 1), (1, 3), (3, 4), (64, 4), (65, 5), (130, 9), (63, 11), (200, 16)])
  func everywhere(width: Int, height: Int) {
    let layout = PixelLayout(pixelWidth: width, pixelHeight: height, alpha: .opaque)
    let plain = [UInt32](repeating: 0xFF10_2030, count: width * height)
    let reference = Bitmap(plain.span, layout)
    reference.forEachDifferingRun(from: reference) { run in
      Issue.record("a picture differs from itself: \(run)")
    }
    for place in 0..<width * height {
      var pixels = plain
      pixels[place] ^= 1
      // Another one far away, and one beside it.
      pixels[(place * 7 + 1) % pixels.count] = 0xFFFF_FFFF
      if place + 1 < pixels.count { pixels[place + 1] ^= 0x10 }
      let actual = Bitmap(pixels.span, layout)
      let expected = pixels.indices.filter { pixels[$0] != plain[$0] }
      var runs: [PixelRun] = []
      reference.forEachDifferingRun(from: actual) { runs.append($0) }
      let found = runs.flatMap { run in
        run.columns.map { Int(run.row) * width + Int($0) }
      }
      #expect(found == expected)
      #expect(
        zip(runs, runs.dropFirst()).allSatisfy {
          $0.row < $1.row || $0.columns.upperBound < $1.columns.lowerBound
        })
    }
  }
}
