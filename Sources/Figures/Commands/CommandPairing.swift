import AutoLayout
import Foundation

/// The commands of two drawings of one tree as one sequence, with equal commands paired.
///
/// Commands are equal if they differ only in color. The commands of each drawing keep their order. The sequence isn't
/// always the shortest possible one.
struct CommandPairing: Sequence, IteratorProtocol {
  /// A command of the first drawing, of the second, or of both.
  ///
  /// Values are indices into the drawings' commands.
  enum Pair: Hashable {
    case both(Int, Int)
    case first(Int)
    case second(Int)
  }

  private var first: Side
  private var second: Side

  /// Pairs the commands of two drawings.
  init(_ first: [DrawingCommand], _ second: [DrawingCommand]) {
    var shapes = Shapes()
    self.first = Side(first.map { shapes.number(of: $0) })
    shapes.startOver()
    self.second = Side(second.map { shapes.number(of: $0) })
  }

  /// The next pair, or `nil` after the last one.
  mutating func next() -> Pair? {
    guard let firstShape = first.current else {
      return second.current == nil ? nil : .second(second.advance())
    }
    guard let secondShape = second.current else { return .first(first.advance()) }
    if firstShape == secondShape { return .both(first.advance(), second.advance()) }
    guard let distanceInSecond = second.distance(to: firstShape) else {
      return .first(first.advance())
    }
    guard let distanceInFirst = first.distance(to: secondShape) else {
      return .second(second.advance())
    }
    // A scope that begins or ends in both drawings is paired, so the other command goes first.
    let isFirstNext =
      firstShape.isScope == secondShape.isScope
      ? distanceInFirst <= distanceInSecond : secondShape.isScope
    return isFirstNext ? .first(first.advance()) : .second(second.advance())
  }
}

/// A number that identifies a command regardless of its color.
///
/// Commands that differ only in color have equal shapes.
private struct Shape: Hashable {
  var number: Int
  var isScope: Bool
}

/// Assigns equal numbers to commands that differ only in color.
private struct Shapes {
  private struct Key: Hashable {
    var command: DrawingCommand
    /// The number of earlier commands that begin an equal scope, so that each scope has a different key.
    var ordinal = 0
    var isEnd = false
  }

  private var numbers: [Key: Int] = [:]
  private var ordinals: [DrawingCommand: Int] = [:]
  private var openScopes: [Key] = []

  /// Starts another drawing, in which equal commands get the same numbers as in earlier drawings.
  mutating func startOver() {
    ordinals = [:]
    openScopes = []
  }

  /// Returns the shape of a drawing's next command; commands must be passed in drawing order.
  mutating func number(of command: DrawingCommand) -> Shape {
    switch command.step {
    case .begin:
      let key = Key(command: command, ordinal: ordinals[command, default: 0])
      ordinals[command, default: 0] += 1
      openScopes.append(key)
      return Shape(number: number(of: key), isScope: true)
    case .end:
      var key = openScopes.popLast() ?? Key(command: command)
      key.isEnd = true
      return Shape(number: number(of: key), isScope: true)
    default:
      var key = Key(command: command)
      key.command.step.color = Color(red: 0, green: 0, blue: 0)
      return Shape(number: number(of: key), isScope: false)
    }
  }

  private mutating func number(of key: Key) -> Int {
    if let known = numbers[key] { return known }
    numbers[key] = numbers.count
    return numbers.count - 1
  }
}

/// The shapes of one drawing's commands, with the current position.
private struct Side {
  private let shapes: [Shape]
  private var position = 0
  /// For each shape, its indices in ascending order, and how many of them are before the current position.
  private var places: [Shape: (indices: [Int], passed: Int)] = [:]

  init(_ shapes: [Shape]) {
    self.shapes = shapes
    for (index, shape) in shapes.enumerated() {
      places[shape, default: ([], 0)].indices.append(index)
    }
  }

  /// The next shape, or `nil` at the end.
  var current: Shape? { position < shapes.count ? shapes[position] : nil }

  /// Advances to the next shape, and returns the index of the shape that was passed.
  mutating func advance() -> Int {
    places[shapes[position]]?.passed += 1
    position += 1
    return position - 1
  }

  /// Returns the distance in commands from the current position to a shape's next occurrence, or `nil` if there isn't
  /// one.
  func distance(to shape: Shape) -> Int? {
    guard let (indices, passed) = places[shape], passed < indices.count else { return nil }
    return indices[passed] - position
  }
}
