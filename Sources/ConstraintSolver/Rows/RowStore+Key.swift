extension RowStore {
  /// What a row asks for, as a key to tables: equal rows have equal keys, others mostly have not.
  struct Key: Hashable, Sendable {
    private let hash: UInt64

    fileprivate init(_ store: RowStore, slot: Int) {
      // Mixed by hand: the table mixes once more, and better.
      let kind = store.kind(of: slot)
      let constant = store.constant(of: slot)
      var hash = kind.rank.bitPattern ^ UInt64(bitPattern: Int64(kind.relation.rawValue))
      func mix(_ number: Double) {
        // Zero has two signs, which count as the same.
        hash = (hash ^ (number + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      mix(constant.constant)
      mix(constant.perWidth)
      mix(constant.perHeight)
      for place in store.range(of: slot) {
        mix(Double(store.entries[place].column))
        mix(store.entries[place].coefficient)
      }
      self.hash = hash
    }
  }

  /// The key of a row's contents; its name has no part in it.
  func key(of slot: Int) -> Key { Key(self, slot: slot) }
}
