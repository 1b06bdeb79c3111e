/// The Adler-32 checksum at the end of a zlib stream (RFC 1950, section 8.2).
///
/// A run of zeros is added in one step, whatever its length.
struct AdlerSums {
  private static let modulus: UInt64 = 65_521
  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  /// Adds one byte.
  ///
  /// ``reduce()`` has to be called before the sums exceed 64 bits.
  mutating func append(_ byte: Int) {
    sum &+= UInt64(truncatingIfNeeded: byte)
    sumOfSums &+= sum
  }

  /// Adds three bytes.
  mutating func append(_ first: Int, _ second: Int, _ third: Int) {
    append(first)
    append(second)
    append(third)
  }

  /// Adds a number of zeros.
  mutating func appendZeros(_ count: Int) {
    sumOfSums &+= sum &* UInt64(truncatingIfNeeded: count)
  }

  /// Reduces the sums modulo 65,521.
  ///
  /// It has to be called after at most a million bytes.
  mutating func reduce() {
    sum %= Self.modulus
    sumOfSums %= Self.modulus
  }

  /// The checksum of the added bytes.
  var checksum: UInt32 {
    UInt32(sumOfSums % Self.modulus) << 16 | UInt32(sum % Self.modulus)
  }
}
