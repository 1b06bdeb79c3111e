/// The chunks of a PNG file, taken apart without any library.
struct Chunks {
  struct Chunk: Hashable {
    var type: String
    var content: [UInt8]
    /// Whether the check sum at the chunk's end is that of its type and content.
    var isSound: Bool
  }

  var list: [Chunk] = []
  /// Bytes after the last whole chunk.
  var rest: [UInt8]

  /// Takes a file apart; nil where it does not begin as one.
  init?(_ file: [UInt8]) {
    guard file.starts(with: Self.signature) else { return nil }
    rest = Array(file.dropFirst(8))
    while rest.count >= 12 {
      let length = rest[..<4].reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { return }
      let stored = rest[(length + 8)..<(length + 12)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      list.append(
        Chunk(
          type: String(decoding: rest[4..<8], as: UTF8.self),
          content: Array(rest[8..<(length + 8)]),
          isSound: stored == Self.checksum(rest[4..<(length + 8)])))
      rest.removeFirst(length + 12)
    }
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A file of chunks, each with its check sum.
  static func file(_ chunks: [(type: String, content: [UInt8])]) -> [UInt8] {
    signature
      + chunks.flatMap { chunk in
        let checked = Array(chunk.type.utf8) + chunk.content
        return bigEndian(UInt32(chunk.content.count)) + checked + bigEndian(checksum(checked[...]))
      }
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// CRC-32 as the PNG specification's appendix computes it, bit by bit.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
  }
}
