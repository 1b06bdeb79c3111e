/// The value of each variable, in one piece for whoever reads them in place, and in pieces that are
/// shared with solutions.
///
/// A solution that is kept costs the next change no more than the pieces with what has changed.
struct ValueList: Sendable {
  /// All values.
  private(set) var all: [Double]
  private var pieces: [[Double]] = []
  /// The pieces that are out of date, some of them more than once.
  private var stalePieces: [Int] = []
  private var isStale: [Bool] = []
  /// What was changed since ``takeChanges()``, and whether each value was.
  private var changes: [Int32] = []
  private var isChanged: [Bool] = []

  /// How many values a piece has.
  private static let length = 512

  init(_ values: [Double] = []) { all = values }

  subscript(index: Int) -> Double {
    get { all[index] }
    set {
      if all[index] != newValue { noteChange(of: index) }
      all[index] = newValue
      let piece = index / Self.length
      guard piece < pieces.count, !isStale[piece] else { return }
      isStale[piece] = true
      stalePieces.append(piece)
    }
  }

  private mutating func noteChange(of index: Int) {
    while isChanged.count <= index { isChanged.append(false) }
    guard !isChanged[index] else { return }
    isChanged[index] = true
    changes.append(Int32(truncatingIfNeeded: index))
  }

  /// The places of the values that were changed since this was last asked, each once; some of them
  /// back to what they were.
  mutating func takeChanges() -> [Int32] {
    for index in changes { isChanged[Int(index)] = false }
    defer { changes = [] }
    return changes
  }

  /// Adds zeros for new variables, which are no changes.
  mutating func grow(to count: Int) {
    while all.count < count { all.append(0) }
  }

  /// The values as they are now, whatever becomes of them.
  ///
  /// - Complexity: That of copying what has changed since this was last asked for, and a reference for
  ///   every 512 values.
  mutating func snapshot() -> Pieces {
    for piece in stalePieces {
      isStale[piece] = false
      pieces[piece] = self.piece(piece)
    }
    stalePieces.removeAll(keepingCapacity: true)
    // The last piece may have grown.
    if let last = pieces.indices.last { pieces[last] = piece(last) }
    while pieces.count * Self.length < all.count {
      pieces.append(piece(pieces.count))
      isStale.append(false)
    }
    return Pieces(pieces, count: all.count)
  }

  private func piece(_ index: Int) -> [Double] {
    let start = index * Self.length
    return Array(all[start..<min(start + Self.length, all.count)])
  }

  /// Values that stay what they are.
  struct Pieces: Sendable {
    private let pieces: [[Double]]
    let count: Int

    fileprivate init(_ pieces: [[Double]], count: Int) {
      self.pieces = pieces
      self.count = count
    }

    /// Values in one piece.
    init(_ values: [Double]) {
      pieces = [values]
      count = values.count
    }

    @inline(__always)
    subscript(index: Int) -> Double {
      pieces.count == 1
        ? pieces[0][index] : pieces[index / ValueList.length][index % ValueList.length]
    }

    /// All values in one piece.
    var all: [Double] { pieces.count == 1 ? pieces[0] : Array(pieces.joined()) }
  }
}
