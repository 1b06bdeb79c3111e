import AutoLayout
import Foundation
import Testing

@testable import Snapshots

/// Files that people keep are held here as bytes, so that neither a case's new name nor another way of taking a
/// layout changes them.
@Suite("The format of records") struct RecordFormatTests {
  /// The bytes of a file beside the tests.
  private func bytes(of name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Records")
    return Array(try Data(contentsOf: folder.appending(path: "\(name).frames.txt")))
  }

  @Test(
    "are taken of a layout with the bytes that they always had",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func bytes(direction: LayoutDirection) throws {
    let record = EveryProperty(direction: direction).record()
    let bytes = try bytes(of: direction == .leftToRight ? "format-4" : "format-4-rtl")
    let lines = record.text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.difference(from: kept).map { "\($0)" } == [])
    #expect(record.known(in: bytes) == record)
  }
}
