/// The coefficients of many rows, one after another, in twelve bytes each.
///
/// An `Entry` takes sixteen. Large systems wait for memory most of the time, and terms are most of what
/// they read.
struct EntryList: Sendable {
  private var packed: [Packed] = []

  /// A coefficient of a row that is not zero.
  struct Packed: Equatable, Sendable, BitwiseCopyable {
    private let number: Int32
    /// The halves of the coefficient, which are aligned like the column.
    private let low: UInt32
    private let high: UInt32

    @inline(__always)
    init(_ entry: Entry) {
      number = Int32(truncatingIfNeeded: entry.column)
      low = UInt32(truncatingIfNeeded: entry.coefficient.bitPattern)
      high = UInt32(truncatingIfNeeded: entry.coefficient.bitPattern >> 32)
    }

    /// Whether all bits are the same, with one branch: rows are compared term by term.
    @inline(__always)
    static func == (lhs: Packed, rhs: Packed) -> Bool {
      UInt32(bitPattern: lhs.number ^ rhs.number) | (lhs.low ^ rhs.low) | (lhs.high ^ rhs.high) == 0
    }

    @inline(__always)
    var column: Int { Int(number) }

    @inline(__always)
    var entry: Entry {
      Entry(
        column: column,
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

  /// Whether the entries at some places are those at some others.
  @inline(__always)
  func isSame(_ lhs: Range<Int>, _ rhs: Range<Int>) -> Bool {
    guard lhs.count == rhs.count else { return false }
    let left = packed.span.extracting(lhs)
    let right = packed.span.extracting(rhs)
    for offset in left.indices where left[offset] != right[offset] { return false }
    return true
  }

  /// Makes room for a number of entries.
  mutating func reserve(_ count: Int) { packed.reserveCapacity(count) }

  @inline(__always)
  mutating func append(_ entry: Entry) { packed.append(Packed(entry)) }

  /// Lends room for a number of entries to be added.
  @inline(__always)
  mutating func append(addingCapacity count: Int, _ body: (inout OutputSpan<Packed>) -> Void) {
    packed.append(addingCapacity: count, initializingWith: body)
  }

  /// Adds a part of a list.
  mutating func append(_ entries: borrowing UnsafeList<Packed>, _ range: Range<Int>) {
    entries.append(range, to: &packed)
  }

  /// Adds entries of another list.
  mutating func append(_ other: EntryList, _ range: Range<Int>) {
    packed += other.packed[range]
  }

  /// Forgets the entries from a place on.
  @inline(__always)
  mutating func truncate(to count: Int) { packed.removeSubrange(count...) }
}
