import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Metrics as causes") struct MetricCauseTests {
  /// Three views in a row, written with metrics.
  private struct Row {
    var gap: CGFloat = 8
    var side: CGFloat = 20
    var format = "|-gap-[a(side)]-gap-[b(side)]-gap-[c(side)]"
    var identifier: String?

    func record() throws -> LayoutRecord {
      let canvas = Canvas(width: 300, height: 100)
      let root = View(frame: CGRect(origin: .zero, size: canvas.size))
      root.identifier = "root"
      root.layoutEnvironment = LayoutEnvironment(
        canvas: canvas, direction: .leftToRight, profile: .standard)
      var views: [String: Any] = [:]
      for name in ["a", "b", "c"] {
        let view = View()
        view.identifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        views[name] = view
        view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
      }
      let constraints = try LayoutConstraint.make(
        visualFormat: format, metrics: ["gap": gap, "side": side], views: views)
      for constraint in constraints { constraint.identifier = identifier }
      LayoutConstraint.activate(constraints)
      return LayoutRecord(
        root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
    }
  }

  private func sentences(_ reference: Row, _ actual: Row) throws -> [String] {
    LayoutComparison(
      reference: try reference.record(), actual: try actual.record(), tolerance: 0
    ).texts
  }

  @Test("a metric that changed is one cause, and not each constraint that is written with it")
  func oneCause() throws {
    #expect(
      try sentences(Row(), Row(gap: 12)) == [
        "a: x 8 → 12; b: x 36 → 44; c: x 64 → 76, because metric `gap` changed from 8 to 12"
      ])
    #expect(
      try sentences(Row(identifier: "row"), Row(side: 30, identifier: "row")) == [
        "a: width 20 → 30; b: x 36 → 46, width 20 → 30; c: x 64 → 84, width 20 → 30, because "
          + "metric `side` changed from 20 to 30"
      ])
  }

  @Test("two metrics are two causes")
  func twoCauses() throws {
    let found = try sentences(Row(), Row(gap: 12, side: 30))
    #expect(found.count == 2)
    #expect(found[0].hasSuffix("because metric `gap` changed from 8 to 12"))
    #expect(found[1].hasSuffix("because metric `side` changed from 20 to 30"))
  }

  @Test("a constraint that is written otherwise is a cause of its own")
  func rewritten() throws {
    var actual = Row(gap: 12)
    actual.format = "|-gap-[a(side)]-gap-[b(side)]-30-[c(side)]"
    let found = try sentences(Row(), actual)
    #expect(found.count == 2)
    #expect(found.contains { $0.contains("metric `gap` changed from 8 to 12") })
    #expect(found.contains { $0.contains("constraint `c.leading == b.trailing + 8`") })
  }

  @Test("are in records, with how the numbers are written")
  func records() throws {
    let record = try Row(format: "|-(>=gap,==gap@side)-[a]", identifier: "lead").record()
    #expect(
      record.text.contains(
        "  a.leading >= root.leading + 8 \"lead\" numbers \">=gap\" gap 8\n"))
    #expect(
      record.text.contains(
        "  a.leading == root.leading + 8 @20 \"lead\" numbers \"==gap@side\" gap 8 side 20\n"))
    #expect(try LayoutRecord(bytes: Array(record.text.utf8)) == record)
    let wrong = record.text.replacingOccurrences(of: "\">=gap\" gap 8", with: "\">=gap\" gap")
    #expect(throws: LayoutRecordError.self) { try LayoutRecord(bytes: Array(wrong.utf8)) }
  }
}
