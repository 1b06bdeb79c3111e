// Rows of a list often follow one rule and change together, so that many causes have the same description.
extension LayoutComparison {
  /// Returns groups of causes that changed different constraints in the same way and moved their items in the same way.
  ///
  /// Groups are keyed by their first causes. Groups that are too small for a separate sentence are omitted.
  ///
  /// - Complexity: O(causes + items that the causes moved).
  func causesAlike(_ moved: [[CausedChange]]) -> [Int: [Int]] {
    var groups: [Rule: [Int]] = [:]
    for cause in causes.indices {
      if let rule = rule(cause, moved[cause]) { groups[rule, default: []].append(cause) }
    }
    return groups.values.filter { $0.count >= Self.shownCount }
      .reduce(into: [:]) { $0[$1[0]] = $1 }
  }

  /// The change of a constraint together with its only direct effect, the move of one item.
  private struct Rule: Hashable {
    var reference: String
    var actual: String
    var movement: String
    var isPresumed: Bool
  }

  /// Returns a cause's rule if the cause changed a constraint and directly moved exactly one item, or `nil` otherwise.
  private func rule(_ cause: Int, _ own: [CausedChange]) -> Rule? {
    guard case .constraintChanged(let name, let reference, let actual) = causes[cause],
      name != reference
    else { return nil }
    let direct = own.filter { !$0.origin.isFollower }
    guard direct.count == 1, let first = direct.first else { return nil }
    return Rule(
      reference: reference, actual: actual, movement: first.change.text(first.origin.parts),
      isPresumed: own.contains(where: \.origin.isPresumed))
  }

  /// Returns a sentence for a group of causes with the same rule.
  ///
  /// For example: “row0, row1, row2 and 2 more: height 44 → 52, because constraint `row0.height >= 44` and 4 more like
  /// it changed from 44 to 52; 8 views followed”.
  func sentence(ofAlike causes: [Int], _ moved: [[CausedChange]]) -> Sentence {
    guard let first = causes.first, let rule = rule(first, moved[first]),
      case .constraintChanged(let name, let reference, let actual) = self.causes[first]
    else { return "" }
    let own = causes.flatMap { moved[$0] }
    let direct = own.filter { !$0.origin.isFollower }
    let followers = Set(own.map(\.place)).subtracting(direct.map(\.place)).map { changes[$0] }
    let rest = direct.count - Self.shownCount
    let names = direct.prefix(Self.shownCount).map(\.change.identifier).joined(separator: ", ")
    var sentence: Sentence = "\(names)\(rest > 0 ? " and \(rest) more" : ""): \(rule.movement)"
    sentence += rule.isPresumed ? ", probably because" : ", because"
    sentence += " constraint \(name: name) and \(causes.count - 1) more like it changed from "
    sentence += "\(reference) to \(actual)"
    if !followers.isEmpty { sentence += "; \(counted(followers)) followed" }
    return sentence
  }
}
