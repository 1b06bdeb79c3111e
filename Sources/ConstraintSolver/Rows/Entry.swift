/// A coefficient of a row that is not zero.
struct Entry: Hashable, Sendable {
  var column: Int
  var coefficient: Double
}
