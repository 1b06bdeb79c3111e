import Foundation
import Testing

/// The folder of scenes with Apple's answers; nil where nothing is said of one.
private let folder = ProcessInfo.processInfo.environment["PLUMBLINE_APPLE_FRAMES"]

@Suite("Frames that Apple's engine computed")
struct AppleFramesTests {
  @Test(
    "are those of ours, all within tolerance and nearly all to the pixel",
    .enabled(
      if: folder != nil,
      "PLUMBLINE_APPLE_FRAMES names no folder of scenes with Apple's frames"))
  func framesAgree() throws {
    let path = try #require(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".json") }.sorted()
    var tally = FrameTally()
    for name in names {
      let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
      tally.add(FrameTally(scene: data, named: name))
    }
    print(tally.summary)
    for mismatch in tally.mismatches { print(mismatch) }
    #expect(tally.views > 0)
    #expect(tally.matched == tally.views, "\(tally.mismatches.joined(separator: "\n"))")
    #expect(tally.mismatches.isEmpty, "\(tally.mismatches.joined(separator: "\n"))")
    #expect(Double(tally.exact) >= 0.99 * Double(tally.markedExact), "\(tally.summary)")
  }
}
