/// A 64-bit hash that distinguishes pictures and files.
///
/// The algorithm is XXH64 (xxHash, doc/xxhash_spec.md). It detects changes, but not deliberate collisions.
package struct PixelDigest: Hashable, Sendable {
  /// The hash.
  package let value: UInt64

  /// The hash of bytes, with seed 0.
  ///
  /// - Complexity: O(bytes).
  package init(_ bytes: [UInt8]) {
    value = unsafe bytes.withUnsafeBytes { unsafe hash64($0, seed: 0, mask: 0) }
  }

  /// The hash of a picture's pixels.
  ///
  /// In opaque pictures, the highest byte of each pixel is taken as `0xFF`. The gaps between rows aren't hashed.
  ///
  /// - Precondition: There are as many words as the layout needs.
  /// - Complexity: O(pixels).
  package init(_ words: Span<UInt32>, _ layout: PixelLayout) {
    var hasher = PixelHasher(layout)
    hasher.append(words, layout, rows: 0..<layout.pixelHeight)
    self = hasher.digest
  }

  fileprivate init(value: UInt64) { self.value = value }
}

/// A hasher for the pixels of a picture, to which ranges of rows are appended.
///
/// The seed for each row is the hash of the rows above. The seed for the first row is the picture's size.
package struct PixelHasher {
  private var hash: UInt64
  private let mask: UInt64

  /// Creates the hasher of a picture, before any rows are appended.
  package init(_ layout: PixelLayout) {
    hash = UInt64(layout.pixelWidth) << 32 | UInt64(layout.pixelHeight)
    mask = layout.alpha == .opaque ? 0xFF00_0000_FF00_0000 : 0
  }

  /// Appends the given rows of the pixels in `words`, which are stored as `layout` describes.
  ///
  /// - Precondition: `words` has at least as many elements as the layout needs.
  package mutating func append(_ words: Span<UInt32>, _ layout: PixelLayout, rows: Range<Int>) {
    precondition(words.count >= layout.wordCount, "there are fewer words than the layout says")
    hash = unsafe words.withUnsafeBytes { bytes in
      var hash = hash
      for row in rows {
        let range = layout.words(ofRow: row)
        let part = unsafe UnsafeRawBufferPointer(
          rebasing: bytes[4 * range.lowerBound..<4 * range.upperBound])
        hash = unsafe hash64(part, seed: hash, mask: mask)
      }
      return hash
    }
  }

  /// The hash of the rows so far.
  package var digest: PixelDigest { PixelDigest(value: hash) }
}

private let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
private let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
private let prime3: UInt64 = 0x1656_67B1_9E37_79F9
private let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
private let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

/// The XXH64 hash of some bytes, after setting the bits of `mask` in each word of eight or four bytes.
private func hash64(_ bytes: UnsafeRawBufferPointer, seed: UInt64, mask: UInt64) -> UInt64 {
  var index = 0
  var hash = seed &+ prime5
  func word(_ offset: Int) -> UInt64 {
    unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) | mask
  }
  if bytes.count >= 32 {
    var (a, b) = (seed &+ prime1 &+ prime2, seed &+ prime2)
    var (c, d) = (seed, seed &- prime1)
    while index + 32 <= bytes.count {
      a = round(a, word(index))
      b = round(b, word(index + 8))
      c = round(c, word(index + 16))
      d = round(d, word(index + 24))
      index += 32
    }
    hash = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
    for lane in [a, b, c, d] { hash = (hash ^ round(0, lane)) &* prime1 &+ prime4 }
  }
  hash = hash &+ UInt64(bytes.count)
  while index + 8 <= bytes.count {
    hash = rotated(hash ^ round(0, word(index)), 27) &* prime1 &+ prime4
    index += 8
  }
  if index + 4 <= bytes.count {
    let half = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self).littleEndian
    let masked = UInt64(half) | mask & 0xFFFF_FFFF
    hash = rotated(hash ^ (masked &* prime1), 23) &* prime2 &+ prime3
    index += 4
  }
  while index < bytes.count {
    hash = unsafe rotated(hash ^ (UInt64(bytes[index]) &* prime5), 11) &* prime1
    index += 1
  }
  return avalanche(hash)
}

@inline(__always)
private func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
  rotated(lane &+ word &* prime2, 31) &* prime1
}

@inline(__always)
private func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
  word &<< count | word &>> (64 &- count)
}

private func avalanche(_ hash: UInt64) -> UInt64 {
  var hash = hash
  hash = (hash ^ hash >> 33) &* prime2
  hash = (hash ^ hash >> 29) &* prime3
  return hash ^ hash >> 32
}
