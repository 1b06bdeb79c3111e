import Foundation
import Synchronization
import TestTools
import Testing

@testable import Plumbline

/// A layout as a linear program: what Auto Layout minimizes, apart from the solver that is tested.
///
/// Each item has four variables: `3.0` to `3.3` are the left, right, top and bottom of the item at index 3, in the
/// root's coordinates.
struct LinearProgram {
  private(set) var rows: [[String: any Sendable]] = []
  private let tree: SolvedTree
  /// Edges of the layout, by item, as left, right, top and bottom.
  private let edges: [[CGFloat]]

  /// The program of a layout that reads from left to right, without margins as attributes.
  ///
  /// - Parameters:
  ///   - tree: The layout. Sizes of contents and insets of guides are taken from it.
  ///   - shifts: What is added to the constants of constraints, by their index.
  ///   - skipping: The index of a constraint to leave out.
  ///   - fixesCanvas: Whether the root has the canvas's size.
  init(
    _ tree: SolvedTree, shifts: [Int: CGFloat] = [:], skipping: Int? = nil,
    fixesCanvas: Bool = true
  ) {
    self.tree = tree
    edges = tree.items.map { item in
      let rect = item.metrics.alignmentRect
      return [rect.minX, rect.maxX, rect.minY, rect.maxY]
    }
    for (edge, value) in edges[0].enumerated() where fixesCanvas || edge % 2 == 0 {
      add(["0.\(edge)": 1], .equal, value)
    }
    for (index, item) in tree.items.enumerated() { addOwn(index, item) }
    for (index, constraint) in tree.constraints.enumerated() where index != skipping {
      let (terms, constant) = form(of: constraint)
      add(terms, constraint.relation, constant + (shifts[index] ?? 0), constraint.priority)
    }
  }

  /// Adds that a constraint is violated by a point: on one side, or on both in turn.
  func negations(of index: Int) -> [LinearProgram] {
    let constraint = tree.constraints[index]
    let (terms, constant) = form(of: constraint)
    return [(LayoutConstraint.Relation.lessThanOrEqual, -1.0), (.greaterThanOrEqual, 1.0)]
      .filter { $0.0 != constraint.relation }
      .map { relation, distance in
        var other = self
        other.add(terms, relation, constant + distance)
        return other
      }
  }

  /// What rows an item has by itself: its content, the insets of a guide, and that no size is negative.
  private mutating func addOwn(_ index: Int, _ item: SolvedTree.Item) {
    for (axis, start) in [(LayoutConstraint.Axis.horizontal, 0), (.vertical, 2)] {
      let length = ["\(index).\(start + 1)": 1.0, "\(index).\(start)": -1.0]
      add(length, .greaterThanOrEqual, 0)
      guard let content = item.metrics.contentExtent(axis) else { continue }
      add(length, .lessThanOrEqual, content.length, content.hugging)
      add(length, .greaterThanOrEqual, content.length, content.compressionResistance)
    }
    guard case .systemGuide = item.kind, let owner = item.owner else { return }
    for edge in 0..<4 {
      add(
        ["\(index).\(edge)": 1, "\(owner).\(edge)": -1], .equal,
        edges[index][edge] - edges[owner][edge])
    }
  }

  /// A constraint as terms on the left and a number on the right.
  private func form(
    of constraint: SolvedTree.Constraint
  ) -> (terms: [String: Double], constant: CGFloat) {
    var (terms, constant) = place(constraint.first)
    constant = constraint.constant - constant
    if let second = constraint.second {
      let (others, offset) = place(second)
      for (name, factor) in others {
        terms[name, default: 0] -= factor * Double(constraint.multiplier)
      }
      constant += offset * constraint.multiplier
    }
    return (terms, constant)
  }

  /// A side as terms and an offset from their sum.
  private func place(
    _ side: SolvedTree.Constraint.Side
  ) -> (terms: [String: Double], offset: CGFloat) {
    let start = side.attribute.axis == .vertical ? 2 : 0
    let (low, high) = ("\(side.item).\(start)", "\(side.item).\(start + 1)")
    if side.attribute.isSize { return ([high: 1, low: -1], 0) }
    let own = edges[side.item]
    switch side.attribute {
    case .centerX, .centerY: return ([high: 0.5, low: 0.5], 0)
    case .right, .trailing, .bottom: return ([high: 1], 0)
    // A baseline keeps its distance from the top.
    default: return ([low: 1], side.start - own[start])
    }
  }

  private mutating func add(
    _ terms: [String: Double], _ relation: LayoutConstraint.Relation, _ constant: CGFloat,
    _ priority: LayoutPriority = .required
  ) {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "="
      case .greaterThanOrEqual: ">="
      }
    rows.append([
      "terms": terms, "relation": sign, "constant": Double(constant),
      "priority": Double(priority.rawValue),
    ])
  }

  /// The program in the oracle's notation, with the layout as an answer to judge.
  fileprivate var json: [String: any Sendable] {
    var answer: [String: Double] = [:]
    for (index, edges) in edges.enumerated() {
      for (edge, value) in edges.enumerated() { answer["\(index).\(edge)"] = Double(value) }
    }
    return ["variables": answer.keys.sorted(), "constraints": rows, "answer": answer]
  }
}

/// What an independent solver says of a linear program.
struct LinearProgramSolution {
  /// Whether all required rows can hold together.
  let isFeasible: Bool
  /// Whether the layout that the program was made from is an optimum.
  let acceptsLayout: Bool
  private let values: [String: Double]

  /// The value of an attribute of an item in one of the optima.
  func value(_ item: Int, _ attribute: LayoutConstraint.Attribute) -> Double {
    let edges = (0..<4).map { values["\(item).\($0)"] ?? .nan }
    return switch attribute {
    case .left: edges[0]
    case .width: edges[1] - edges[0]
    case .top: edges[2]
    default: edges[3] - edges[2]
    }
  }

  /// Whether the oracle and the library that it uses are here.
  static var isAvailable: Bool { LinearProgramOracle.shared != nil }

  /// Solves linear programs.
  static func solutions(of programs: [LinearProgram]) throws -> [LinearProgramSolution] {
    let question = try JSONSerialization.data(withJSONObject: programs.map(\.json))
    let line = try #require(
      try LinearProgramOracle.shared?.answer(to: question), "the oracle's process ended")
    let answers = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [[String: Any]]
    return (answers ?? []).map { answer in
      LinearProgramSolution(
        isFeasible: answer["feasible"] as? Bool ?? false,
        acceptsLayout: (answer["answer"] as? [String: Any])?["optimal"] as? Bool ?? false,
        values: answer["solution"] as? [String: Double] ?? [:])
    }
  }
}

/// A process of Python that solves all linear programs, because it takes longer to start than to solve them.
///
/// It reads a list of programs from each line, and ends with the tests.
private final class LinearProgramOracle: Sendable {
  /// The oracle, or `nil` if it or the library that it uses is missing.
  static let shared = LinearProgramOracle()

  private let streams: Mutex<(questions: FileHandle, answers: LineStream)>

  private init?() {
    guard let tools = ProcessInfo.processInfo.environment["PLUMBLINE_TOOLS"] else { return nil }
    let script = """
      import json, sys, lp_oracle
      print("ready", flush=True)
      for line in sys.stdin:
        solved = [lp_oracle.run(p, 1e-6, False, False) for p in json.loads(line)]
        print(json.dumps(solved), flush=True)
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-B", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: tools + "/solver")
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    var answers = LineStream(output)
    guard (try? process.run()) != nil, answers.next() == "ready" else { return nil }
    streams = Mutex((input.fileHandleForWriting, answers))
  }

  /// The answers to a list of programs, or `nil` if the process has ended.
  func answer(to question: Data) throws -> String? {
    try streams.withLock { streams in
      try streams.questions.write(contentsOf: question + Data("\n".utf8))
      return streams.answers.next()
    }
  }
}
