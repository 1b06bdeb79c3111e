internal import AutoLayout

/// A table for looking up the inputs of a `LayoutSweep.Stretch` by item and kind.
struct SweepInputTable {
  private let inputs: [LayoutSweep.Input]
  /// The index of the input for each item and kind, or −1 if there isn't one.
  private var places: [Int32]

  private static let kindCount = LayoutSweep.Input.Kind.allCases.count

  init(_ inputs: [LayoutSweep.Input]) {
    self.inputs = inputs
    let itemCount = (inputs.lazy.map(\.item).max() ?? -1) + 1
    places = Array(repeating: -1, count: itemCount * Self.kindCount)
    for (index, input) in inputs.enumerated() {
      places[Self.place(of: input)] = Int32(truncatingIfNeeded: index)
    }
  }

  private static func place(of input: LayoutSweep.Input) -> Int {
    input.item * kindCount + input.kind.rawValue
  }

  /// Returns the input of the same kind and item as another input, or `nil` if the table has no such input.
  func input(like other: LayoutSweep.Input) -> LayoutSweep.Input? {
    let place = Self.place(of: other)
    guard place < places.count, places[place] >= 0 else { return nil }
    return inputs[Int(places[place])]
  }
}
