import ConstraintSolver
import TestTools

/// A random system of one component whose only answer is known, as it is made around that answer.
///
/// Every unknown has a *form* of its own, which earlier unknowns near to it take part in, so that the
/// values of all forms decide all unknowns. A form has its value because a constraint says so, or because
/// a constraint keeps it from being less and a *push* of a lower priority, which several forms take part
/// in, would like their sum to be less. No constraint is violated at the answer but pushes and wishes, and
/// each of these only involves forms that higher priorities keep from giving way in its direction; so the
/// answer costs the least that it can on each level, and any other costs more on the level of the first
/// constraint or push that it does otherwise by.
struct PlantedSystem {
  /// The answer for a canvas.
  private(set) var answer: [AffineConstant] = []
  /// The constraints, in random order.
  private(set) var demands: [Demand] = []

  private typealias Form = [(Double, Int)]

  private var generator: SeededGenerator
  private var forms: [Form] = []
  /// For each form from which priority on it has its value: the index of that.
  private var levels: [Int] = []

  private static let priorities: [Priority] = [
    .required, .optional(999), .optional(750), .optional(500.5), .optional(260), .optional(250),
    .optional(249.99998), .optional(50),
  ]

  init(count: Int, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for unknown in 0..<count {
      answer.append(
        AffineConstant(Double(number(0...4000)) / 4, perWidth: Double(number(0...8)) / 8))
      forms.append(makeForm(unknown))
      levels.append(number(0...5))
    }
    holdForms()
    for _ in 0..<count / 2 { addSlackDemand() }
    for _ in 0..<count / 4 { addHopelessWish() }
    demands.shuffle(using: &generator)
  }

  // MARK: - Forms

  /// A form that decides an unknown when the earlier ones are known: of the kinds that layouts have.
  private mutating func makeForm(_ unknown: Int) -> Form {
    guard unknown > 3 else { return unknown == 0 ? [(1, 0)] : [(1, unknown), (-1, unknown - 1)] }
    let other = unknown - number(2...min(unknown - 1, 12))
    switch number(0...9) {
    case 0: return [(1, unknown), (-0.5, unknown - 1), (-0.5, other)]
    // Distances of centres that are equal, and of edges.
    case 1, 2:
      return [
        (0.5, unknown), (0.5, unknown - 1), (-0.5, unknown - 2), (-0.5, unknown - 3),
      ]
    case 3: return [(1, unknown), (-1, unknown - 1), (-1, other), (1, other - 1)]
    // Parts of another length.
    case 4: return [(1, unknown), (-[0.5, 1.0 / 3, 0.75, 0.9][number(0...3)], other)]
    case 5: return [(2, unknown)]
    default: return [(1, unknown), (-1, number(0...3) == 0 ? other : unknown - 1)]
    }
  }

  /// What a form comes to at the answer.
  private func value(of form: Form) -> AffineConstant {
    var value = AffineConstant()
    for (coefficient, unknown) in form {
      value.constant += coefficient * answer[unknown].constant
      value.perWidth += coefficient * answer[unknown].perWidth
    }
    return value
  }

  /// A sum of forms, each with a positive factor.
  private mutating func sum(of members: [Int]) -> Form {
    members.flatMap { member in
      let factor = [1, 1, 0.5, 1.5, 1.0 / 3][number(0...4)]
      return forms[member].map { ($0.0 * factor, $0.1) }
    }
  }

  // MARK: - Constraints

  private mutating func add(
    _ form: Form, _ relation: Relation, above distance: Double = 0, level: Int
  ) {
    var right = value(of: form)
    right.constant += distance
    demands.append(Demand(form, relation, right, Self.priorities[level]))
  }

  /// Gives every form its value.
  private mutating func holdForms() {
    var group: [Int] = []
    var length = 1
    for member in forms.indices {
      if number(0...1) == 0 {
        add(forms[member], .equal, level: levels[member])
        continue
      }
      add(forms[member], .greaterThanOrEqual, level: levels[member])
      group.append(member)
      guard group.count >= length else { continue }
      push(group)
      group = []
      length = [1, 1, 2, 3, 6, 40][number(0...5)]
    }
    if !group.isEmpty { push(group) }
  }

  /// Adds a wish that a sum of forms be less than what keeps them from it allows.
  private mutating func push(_ group: [Int]) {
    let form = sum(of: group)
    let level = (group.map { levels[$0] }.max() ?? 0) + number(1...2)
    // From there on they are not free to be more, either.
    for member in group { levels[member] = level }
    add(
      form, number(0...1) == 0 ? .lessThanOrEqual : .equal, above: -Double(number(1...90)),
      level: level)
  }

  /// Adds what holds at the answer, exactly or with room to spare.
  private mutating func addSlackDemand() {
    let first = number(0...forms.count - 2)
    let second = min(forms.count - 1, first + number(1...5))
    let form: Form = [(1, second), (-1, first)]
    add(form, .greaterThanOrEqual, above: -Double(number(0...2) * 30), level: number(0...7))
  }

  /// Adds a wish about forms that higher priorities give other values.
  private mutating func addHopelessWish() {
    let first = number(0...forms.count - 1)
    let members = [first, min(forms.count - 1, first + number(1...9))]
    let level = (members.map { levels[$0] }.max() ?? 0) + 1
    guard level < Self.priorities.count else { return }
    add(sum(of: members), .equal, above: Double(number(-60...60)), level: level)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}
