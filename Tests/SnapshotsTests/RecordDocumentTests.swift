import AutoLayout
import Foundation
import LayoutDocuments
import TestTools
import Testing

@testable import Snapshots

@Suite("Records as documents") struct RecordDocumentTests {
  @Test("are the documents that were laid out, also after they were written", arguments: 1...20)
  func roundTrip(_ seed: UInt64) throws {
    var random = RandomLayoutDocument(seed: seed)
    for round in 0..<20 {
      let document = random.next()
      let canvas = document.surroundings.canvases[0]
      let built = document.build(on: canvas)
      let record = LayoutRecord(
        built.root.solvedTree(canvas: canvas),
        profile: (document.surroundings.profile ?? .standard).name, environment: [])
      let told = Comment(rawValue: "seed \(seed), round \(round)\n\(record.text)")
      let read = try LayoutRecord(bytes: Array(record.text.utf8)).described.document
      #expect(read == record.described.document, told)
      #expect(read.items.map(\.name) == document.items.map(\.name), told)
      for (item, other) in zip(read.items, document.items) {
        let difference = Set(item.recordable.settings).symmetricDifference(
          other.recordable.settings)
        #expect(difference.map { "\(item.kind) \($0)" } == [], told)
        #expect(item.recordable == other.recordable || !difference.isEmpty, told)
      }
      #expect(
        Set(read.constraints.map(\.text)) == Set(document.constraints.map(\.text)), told)
      #expect(read.surroundings.profile?.name == record.surroundings.profile, told)
      #expect(read.surroundings.direction == record.surroundings.direction, told)
    }
  }
}

extension LayoutDocument.Item {
  /// The item without what no record tells: an empty text, or one that reads as the placeholder, instead of
  /// none; the number of lines of no text; and a frame as it was before layout rounded it and made the mask count.
  fileprivate var recordable: Self {
    var item = self
    for setting in settings where setting.isForPlainFigures { item.reset(setting.property) }
    if item[.text(.text)] == .text(.text, "") { item.reset(.text(.text)) }
    if case .text(_, let text) = item[.text(.text)],
      item[.text(.placeholder)] == .text(.placeholder, text)
    {
      item.reset(.text(.text))
    }
    if item[.frame] != nil { item.set(.frame(.zero)) }
    if item[.text(.text)] == nil { item.reset(.count(.numberOfLines)) }
    return item
  }
}

extension LayoutDocument.Constraint {
  /// The constraint with the digits that records have.
  fileprivate var text: String {
    guard case .relation(var form) = self else { return "\(self)" }
    form.multiplier = CGFloat(Double(plainNumber(form.multiplier, digits: 6)) ?? 0)
    return "\(form)"
  }
}
