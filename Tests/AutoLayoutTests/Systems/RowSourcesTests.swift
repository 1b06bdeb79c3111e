import Testing

@testable import AutoLayout

@Suite("Where rows come from")
struct RowSourcesTests {
  @Test("is kept as it was told, up to the last slot that a system can have")
  func kept() {
    var told: [RowSource] = [.preference]
    for place in [0, 1, 77, Int32.max / 4 / 2] {
      told += [.constraint(entry: place), .systemGuide(slot: place)]
      for axis in LayoutConstraint.Axis.allCases {
        told += [
          .content(slot: place, axis), .autoresizing(slot: place, axis),
          .nonNegativeSize(slot: place, axis), .canvas(axis),
        ]
      }
    }
    var sources = RowSources()
    for source in told { sources.append(source) }
    #expect(sources.count == told.count)
    #expect((0..<sources.count).map { sources[$0] } == told)
  }
}
