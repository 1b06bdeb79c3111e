/// The coefficients of many rows, one after another, in twelve bytes each.
///
/// An `Entry` takes sixteen. Large systems wait for memory most of the time, and terms are most of what
/// they read.
struct EntryList: Sendable {
  private var packed: [Packed] = []

  private struct Packed: Sendable, BitwiseCopyable {
    let column: Int32
    /// The halves of the coefficient, which are aligned like the column.
    let low: UInt32
    let high: UInt32

    @inline(__always)
    init(_ entry: Entry) {
      column = Int32(truncatingIfNeeded: entry.column)
      low = UInt32(truncatingIfNeeded: entry.coefficient.bitPattern)
      high = UInt32(truncatingIfNeeded: entry.coefficient.bitPattern >> 32)
    }

    @inline(__always)
    var entry: Entry {
      Entry(
        column: Int(column),
        coefficient: Double(bitPattern: UInt64(high) << 32 | UInt64(low)))
    }
  }

  @inline(__always)
  var count: Int { packed.count }

  @inline(__always)
  subscript(place: Int) -> Entry {
    get { packed[place].entry }
    set { packed[place] = Packed(newValue) }
  }

  /// The entries at some places.
  subscript(range: Range<Int>) -> [Entry] { packed[range].map(\.entry) }

  /// Makes room for a number of entries.
  mutating func reserve(_ count: Int) { packed.reserveLarge(count) }

  @inline(__always)
  mutating func append(_ entry: Entry) { packed.append(Packed(entry)) }

  /// Adds entries of another list.
  mutating func append(_ other: EntryList, _ range: Range<Int>) {
    packed += other.packed[range]
  }

  /// Forgets the entries from a place on.
  @inline(__always)
  mutating func truncate(to count: Int) { packed.removeSubrange(count...) }
}
