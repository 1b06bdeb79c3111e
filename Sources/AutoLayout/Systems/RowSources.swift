import ConstraintSolver

/// The sources of a system's rows, by row index, stored in four bytes each to save memory.
struct RowSources {
  private var codes: [UInt32] = []

  var count: Int { codes.count }

  mutating func reserveCapacity(_ count: Int) { codes.reserveCapacity(count) }

  @inline(__always)
  mutating func append(_ source: RowSource) { codes.append(source.code) }

  subscript(index: Int) -> RowSource { RowSource(code: codes[index]) }
}

enum RowSource: Hashable {
  case constraint(entry: Int32)
  case content(slot: Int32, LayoutConstraint.Axis)
  case autoresizing(slot: Int32, LayoutConstraint.Axis)
  case canvas(LayoutConstraint.Axis)
  case nonNegativeSize(slot: Int32, LayoutConstraint.Axis)
  case systemGuide(slot: Int32)
  case preference
}

// Three bits hold the kind of source and one holds the axis. The other 28 are a slot or an entry, which is
// enough: an item has four variables, whose indices have 32 bits.
extension RowSource {
  @inline(__always)
  fileprivate var code: UInt32 {
    switch self {
    case .constraint(let entry): Self.code(0, entry, .horizontal)
    case .content(let slot, let axis): Self.code(1, slot, axis)
    case .autoresizing(let slot, let axis): Self.code(2, slot, axis)
    case .canvas(let axis): Self.code(3, 0, axis)
    case .nonNegativeSize(let slot, let axis): Self.code(4, slot, axis)
    case .systemGuide(let slot): Self.code(5, slot, .horizontal)
    case .preference: Self.code(6, 0, .horizontal)
    }
  }

  fileprivate init(code: UInt32) {
    let place = Int32(truncatingIfNeeded: code >> 4)
    let axis: LayoutConstraint.Axis = code & 8 == 0 ? .horizontal : .vertical
    switch code & 7 {
    case 0: self = .constraint(entry: place)
    case 1: self = .content(slot: place, axis)
    case 2: self = .autoresizing(slot: place, axis)
    case 3: self = .canvas(axis)
    case 4: self = .nonNegativeSize(slot: place, axis)
    case 5: self = .systemGuide(slot: place)
    default: self = .preference
    }
  }

  @inline(__always)
  private static func code(_ kind: UInt32, _ place: Int32, _ axis: LayoutConstraint.Axis) -> UInt32
  {
    UInt32(truncatingIfNeeded: place) << 4 | (axis == .vertical ? 8 : 0) | kind
  }
}
