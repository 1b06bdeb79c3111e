/// The directions in which each basis row may still be displaced from its current value.
///
/// Once a level is optimal, every displacement that would raise its cost is forbidden permanently.
struct Freedom: ~Copyable {
  struct Directions: OptionSet, BitwiseCopyable {
    let rawValue: UInt8
    static let up = Directions(rawValue: 1)
    static let down = Directions(rawValue: 2)
    static let both = Directions(rawValue: 3)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the direction for the sign of a displacement.
    @inline(__always)
    init(_ sign: Double) { self = sign > 0 ? .up : .down }
  }

  private var allowed = Buffer<Directions>()
  /// For each row, the directions rejected since the last step, because the cost turned out not to fall in them.
  private var rejected = Buffer<Directions>()
  private var hasRejected = false
  /// The number of rows that may be displaced.
  private(set) var count = 0

  /// Allows all rows to be displaced in both directions.
  mutating func reset(rowCount: Int) {
    allowed.fill(with: .both, count: rowCount)
    rejected.fill(with: [], count: rowCount)
    hasRejected = false
    count = rowCount
  }

  subscript(row: Int) -> Directions {
    @inline(__always) get { allowed[row] }
    set {
      count += (newValue.isEmpty ? 0 : 1) - (allowed[row].isEmpty ? 0 : 1)
      allowed[row] = newValue
    }
  }

  /// Returns the allowed directions of a row, without the rejected ones.
  @inline(__always)
  func candidates(_ row: Int) -> Directions { allowed[row].subtracting(rejected[row]) }

  mutating func reject(_ row: Int, _ sign: Double) {
    rejected[row].insert(Directions(sign))
    hasRejected = true
  }

  mutating func clearRejected() {
    guard hasRejected else { return }
    for row in rejected.indices { rejected[row] = [] }
    hasRejected = false
  }

  /// Renumbers the rows in the same way as the basis.
  mutating func renumber(_ basis: borrowing Basis) {
    basis.renumber(&allowed)
    basis.renumber(&rejected)
  }

  mutating func copy(_ other: borrowing Freedom) {
    allowed.copy(other.allowed)
    rejected.copy(other.rejected)
    hasRejected = other.hasRejected
    count = other.count
  }
}
