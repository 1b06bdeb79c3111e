import ConstraintSolver
import TestTools

/// A random system of one component with a known solution.
///
/// Every unknown has a *form*: a sum of this unknown and earlier ones. The values of all forms
/// determine all unknowns. A form has its value because an equation says so, or because a lower
/// bound meets a *push* of lower priority: a constraint for a smaller sum of several such forms. At
/// the solution only pushes and unreachable constraints are violated. Each of them is only about
/// forms that higher priorities keep from giving way. So any other point costs more on the level of
/// the first constraint or push in which it differs.
struct PlantedSystem {
  /// The unknowns as functions of the canvas size.
  private(set) var solution: [AffineConstant] = []
  /// The constraints, in random order.
  private(set) var rows: [LinearConstraint] = []

  private var generator: SeededGenerator
  private var forms: [Sum] = []
  /// For each form the index of the lowest priority that gives it its value.
  private var levels: [Int] = []

  private static let priorities: [Priority] = [
    .required, .optional(999), .optional(750), .optional(500.5), .optional(260), .optional(250),
    .optional(249.99998), .optional(50),
  ]

  init(count: Int, seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    for unknown in 0..<count {
      solution.append(
        AffineConstant(Double(number(0...4000)) / 4, perWidth: Double(number(0...8)) / 8))
      forms.append(makeForm(unknown))
      levels.append(number(0...5))
    }
    holdForms()
    for _ in 0..<count / 2 { addSlackRow() }
    for _ in 0..<count / 4 { addUnreachableRow() }
    rows.shuffle(using: &generator)
  }

  // MARK: - Forms

  /// A form that determines an unknown if the earlier ones are known, of the kinds in layouts.
  private mutating func makeForm(_ unknown: Int) -> Sum {
    guard unknown > 3 else { return unknown == 0 ? [(1, 0)] : [(1, unknown), (-1, unknown - 1)] }
    let other = unknown - number(2...min(unknown - 1, 12))
    switch number(0...9) {
    case 0: return [(1, unknown), (-0.5, unknown - 1), (-0.5, other)]
    // Equal distances of centers, and of edges.
    case 1, 2:
      return [
        (0.5, unknown), (0.5, unknown - 1), (-0.5, unknown - 2), (-0.5, unknown - 3),
      ]
    case 3: return [(1, unknown), (-1, unknown - 1), (-1, other), (1, other - 1)]
    // Fractions of another length.
    case 4: return [(1, unknown), (-[0.5, 1.0 / 3, 0.75, 0.9][number(0...3)], other)]
    case 5: return [(2, unknown)]
    default: return [(1, unknown), (-1, number(0...3) == 0 ? other : unknown - 1)]
    }
  }

  /// The value of a form at the solution.
  private func value(of form: Sum) -> AffineConstant {
    var value = AffineConstant()
    for (coefficient, unknown) in form {
      value.constant += coefficient * solution[unknown].constant
      value.perWidth += coefficient * solution[unknown].perWidth
    }
    return value
  }

  /// A sum of forms, each with a positive factor.
  private mutating func sum(of members: [Int]) -> Sum {
    members.flatMap { member in
      let factor = [1, 1, 0.5, 1.5, 1.0 / 3][number(0...4)]
      return forms[member].map { ($0.0 * factor, $0.1) }
    }
  }

  // MARK: - Constraints

  private mutating func add(
    _ form: Sum, _ relation: Relation, above distance: Double = 0, level: Int
  ) {
    var right = value(of: form)
    right.constant += distance
    rows.append(LinearConstraint(form, relation, right, Self.priorities[level]))
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

  /// Adds a constraint for a smaller sum of forms than their lower bounds allow.
  private mutating func push(_ group: [Int]) {
    let form = sum(of: group)
    let level = (group.map { levels[$0] }.max() ?? 0) + number(1...2)
    // From this priority on they can't be greater, either.
    for member in group { levels[member] = level }
    add(
      form, number(0...1) == 0 ? .lessThanOrEqual : .equal, above: -Double(number(1...90)),
      level: level)
  }

  /// Adds a constraint that holds at the solution, exactly or with room to spare.
  private mutating func addSlackRow() {
    let first = number(0...forms.count - 2)
    let second = min(forms.count - 1, first + number(1...5))
    let form: Sum = [(1, second), (-1, first)]
    add(form, .greaterThanOrEqual, above: -Double(number(0...2) * 30), level: number(0...7))
  }

  /// Adds a constraint on forms to which higher priorities give other values.
  private mutating func addUnreachableRow() {
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
