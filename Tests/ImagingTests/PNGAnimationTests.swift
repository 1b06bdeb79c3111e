import Imaging
import Testing

@Suite("Animated PNG files")
struct PNGAnimationTests {
  /// A bar that moves to the right over a ground that stays; the last picture is the first.
  private let pictures: [Bitmap] = [0, 3, 6, 6, 0].map { place in
    Picture("bar", 12, 5) { column, row in
      (place..<place + 4).contains(column) && row > 1 ? 0xFF8800 : UInt32(row * 30)
    }.bitmap
  }

  private func file(_ coding: PNGCoding) throws -> [UInt8] {
    var animation = PNGAnimation(coding: coding)
    for picture in pictures { try animation.append(picture, for: .init(1, in: 20)) }
    return animation.bytes()
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  @Test(
    "consist of sound chunks in the order that the format asks for", arguments: PNGCoding.allCases)
  func chunks(coding: PNGCoding) throws {
    let chunks = try #require(Chunks(try file(coding)))
    let later = [[String]](repeating: ["fcTL", "fdAT"], count: 4).flatMap(\.self)
    #expect(chunks.list.map(\.type) == ["IHDR", "acTL", "fcTL", "IDAT"] + later + ["IEND"])
    #expect(chunks.list.allSatisfy { $0.isSound })
    #expect(chunks.rest.isEmpty)
    #expect(chunks.list[1].content == Chunks.bigEndian(5) + Chunks.bigEndian(0))
    let sequence = chunks.list.filter { ["fcTL", "fdAT"].contains($0.type) }
      .map { number($0.content[..<4]) }
    #expect(sequence == Array(0..<9))
    for control in chunks.list where control.type == "fcTL" {
      #expect(control.content.count == 26)
      // A twentieth of a second; painted over what is there, which then stays.
      #expect(control.content[20...] == [0, 1, 0, 20, 0, 1])
    }
  }

  @Test("show each picture, painted over the one before", arguments: PNGCoding.allCases)
  func frames(coding: PNGCoding) throws {
    let chunks = try #require(Chunks(try file(coding))).list
    var shown = pictures[0].pixels
    let controls = chunks.filter { $0.type == "fcTL" }.map(\.content)
    let contents = chunks.filter { ["IDAT", "fdAT"].contains($0.type) }
    try #require(controls.count == pictures.count && contents.count == pictures.count)
    for (index, (control, data)) in zip(controls, contents).enumerated() {
      let area = stride(from: 4, to: 20, by: 4).map { number(control[$0..<$0 + 4]) }
      let header = Array(control[4..<12]) + [8, 6, 0, 0, 0]
      let stream = data.type == "IDAT" ? data.content : Array(data.content.dropFirst(4))
      let frame = try PNGReader.bitmap(
        of: Chunks.file([("IHDR", header), ("IDAT", stream), ("IEND", [])]))
      for row in 0..<area[1] {
        for column in 0..<area[0] where frame[column: column, row: row] != 0 {
          shown[(row + area[3]) * 12 + column + area[2]] = frame[column: column, row: row]
        }
      }
      #expect(shown == pictures[index].pixels, "picture \(index)")
    }
  }

  @Test("hold of later pictures what changes, and show the first where animations are unknown")
  func changes() throws {
    let file = try file(.fast)
    #expect(try PNGReader.bitmap(of: file) == pictures[0])
    let chunks = try #require(Chunks(file)).list
    let areas = chunks.filter { $0.type == "fcTL" }.map { chunk in
      stride(from: 4, to: 20, by: 4).map { number(chunk.content[$0..<$0 + 4]) }
    }
    #expect(areas == [[12, 5, 0, 0], [7, 3, 0, 2], [7, 3, 3, 2], [1, 1, 0, 0], [10, 3, 0, 2]])
  }
}
