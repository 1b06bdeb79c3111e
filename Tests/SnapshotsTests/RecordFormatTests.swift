import AutoLayout
import Foundation
import Testing

@testable import Snapshots

/// Files that people keep are held here as bytes, so that neither a case's new name nor another way of taking a
/// layout changes them.
@Suite("Formats of records") struct RecordFormatTests {
  /// The bytes of a file beside the tests.
  private func bytes(of name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Records")
    return Array(try Data(contentsOf: folder.appending(path: "\(name).frames.txt")))
  }

  @Test("of each number are read, and written as they were", arguments: [1, 2, 3])
  func formats(number: Int) throws {
    let bytes = try bytes(of: "format-\(number)")
    let record = try LayoutRecord(bytes: bytes)
    #expect(record.text.hasPrefix("plumbline frames \(number)\n"))
    #expect(Array(record.text.utf8) == bytes)
  }

  @Test("tell of the same layout, as far as each can tell")
  func comparisons() throws {
    let actual = EveryProperty().record()
    for number in 1...3 {
      let record = try LayoutRecord(bytes: try bytes(of: "format-\(number)"))
      let comparison = LayoutComparison(reference: record, actual: actual, tolerance: 0)
      #expect(comparison.isMatch && comparison.causes.isEmpty, "\(comparison.texts)")
      #expect(comparison.appearanceTexts.isEmpty, "\(comparison.appearanceTexts)")
    }
  }

  @Test(
    "are taken of a layout with the bytes that they always had",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func newest(direction: LayoutDirection) throws {
    let record = EveryProperty(direction: direction).record()
    let bytes = try bytes(of: direction == .leftToRight ? "newest" : "newest-rtl")
    let lines = record.text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.difference(from: kept).map { "\($0)" } == [])
    #expect(record.known(in: bytes) == record)
  }
}
