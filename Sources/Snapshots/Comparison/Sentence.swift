/// A sentence of a report, consisting of plain text and names from the scene.
///
/// Each report formats names differently, so the pieces are joined only when a report is written. In a string literal,
/// `\(name: name)` inserts a name: `"constraint \(name: name) is new"`.
struct Sentence: Hashable, Sendable, ExpressibleByStringInterpolation, StringInterpolationProtocol {
  /// A piece of a sentence: plain text or a name.
  enum Piece: Hashable, Sendable {
    case plain(String)
    /// The name of a constraint or a metric.
    case name(String)
  }

  /// The plain texts and names, in order.
  private(set) var pieces: [Piece] = []

  /// Creates a sentence of plain text.
  init(_ text: String) { appendLiteral(text) }

  init(stringLiteral value: String) { self.init(value) }

  init(stringInterpolation: Sentence) { self = stringInterpolation }

  init(literalCapacity: Int, interpolationCount: Int) {}

  mutating func appendLiteral(_ literal: String) { pieces.append(.plain(literal)) }

  mutating func appendInterpolation(_ text: some CustomStringConvertible) {
    appendLiteral(text.description)
  }

  mutating func appendInterpolation(_ other: Sentence) { pieces += other.pieces }

  mutating func appendInterpolation(name: String) { pieces.append(.name(name)) }

  static func += (sentence: inout Sentence, other: Sentence) { sentence.pieces += other.pieces }

  /// The sentence as text, with names in backticks.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .plain(let text): text
      case .name(let name): "`\(name)`"
      }
    }.joined()
  }
}
