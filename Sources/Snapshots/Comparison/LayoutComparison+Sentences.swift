internal import AutoLayout
internal import Foundation

extension LayoutComparison {
  /// What differs and why, one sentence for each cause, then what has none: what every report says.
  ///
  /// `title: y 44 → 46, because constraint `title-top` changed from 8 to 10; 6 views followed`.
  /// Empty where the layouts match.
  public var sentences: [String] {
    if isMatch { return [] }
    let moved = changesByCause
    let unexplained = changes.filter(\.origins.isEmpty).map { "\($0.identifier): \($0.text)" }
    return sentencesOfCauses(moved) + unexplained + sentencesOfNewNames + sentencesOfRemarks(moved)
      + sentencesOfIdleCauses(moved)
  }

  /// How views look different, one sentence each: the reason for pixels that differ where no frame does.
  public var appearanceSentences: [String] {
    remarks.filter(\.isOfAppearance).map(\.sentence)
  }

  /// What each cause moved; causes that are alike share a sentence, which stands where the first of them
  /// would.
  private func sentencesOfCauses(_ moved: [[CausedChange]]) -> [String] {
    let alike = causesAlike(moved)
    let told = Set(alike.values.flatMap { $0.dropFirst() })
    return causes.indices.filter { !told.contains($0) }.compactMap { index in
      if let group = alike[index] { return sentence(ofAlike: group, moved) }
      return moved[index].isEmpty ? nil : sentence(causes[index], moved[index])
    }
  }

  /// What changed and moved nothing, which is worth knowing where the rest is not explained by it; not
  /// where a remark says it.
  private func sentencesOfIdleCauses(_ moved: [[CausedChange]]) -> [String] {
    let remarked = Set(remarks.compactMap(\.fact))
    return causes.enumerated().compactMap { index, cause in
      guard moved[index].isEmpty, cause.fact.map({ !remarked.contains($0) }) ?? true else {
        return nil
      }
      return idleCauses.contains(index)
        ? "\(cause.clause), which moved nothing" : "\(cause.clause) as well"
    }
  }

  /// The new names of what only follows: such items are counted, which says nothing of their names.
  private var sentencesOfNewNames: [String] {
    changes.filter(\.isFollower).compactMap { change in
      guard case .renamed(let name) = change.kind else { return nil }
      return "\(change.identifier): was called \(name)"
    }
  }

  /// What is remarked besides, unless a cause that moved something says it already.
  private func sentencesOfRemarks(_ moved: [[CausedChange]]) -> [String] {
    let said = Set(causes.indices.filter { !moved[$0].isEmpty }.compactMap { causes[$0].fact })
    return remarks.filter { $0.fact.map { !said.contains($0) } ?? true }.map(\.sentence)
  }

  private func sentence(_ cause: LayoutCause, _ own: [CausedChange]) -> String {
    let direct = own.filter { !$0.origin.isFollower }
    // What came or went with the view that it is in did not follow.
    let contents = own.filter { $0.origin.isFollower && $0.change.isOneSided }.map(\.change)
    let followers = own.filter { $0.origin.isFollower && !$0.change.isOneSided }.map(\.change)
    let probably = own.contains(where: \.origin.isPresumed) ? "probably " : ""
    if direct.isEmpty, let property = cause.property {
      return "\(property); \(counted(followers)) \(probably)followed"
    }
    if direct.isEmpty || cause.isGeneral {
      return "\(cause.clause): \(counted(own.map(\.change))) \(probably)moved"
    }
    let shown = direct.prefix(Self.shownCount).map {
      "\($0.change.identifier): \($0.change.text($0.origin.parts))"
    }
    var sentence = shown.joined(separator: "; ")
    if direct.count > shown.count {
      sentence += "; and \(counted(direct.dropFirst(shown.count).map(\.change)))"
    }
    if !contents.isEmpty { sentence += ", with \(counted(contents)) in it" }
    if !cause.isPlain { sentence += ", \(probably)because \(cause.clause)" }
    if !followers.isEmpty {
      sentence += "; \(counted(followers)) \(cause.isPlain ? probably : "")followed"
    }
    return sentence
  }

  /// An item that differs, and how a cause made it differ.
  struct CausedChange {
    /// The index in ``changes``.
    let place: Int
    let change: ItemChange
    let origin: ItemChange.Origin
  }

  /// The items that each cause moved, in the order of the tree, by the causes' indices.
  ///
  /// - Complexity: O(causes + origins of changes).
  private var changesByCause: [[CausedChange]] {
    var moved: [[CausedChange]] = Array(repeating: [], count: causes.count)
    for (place, change) in changes.enumerated() {
      // Results that were kept in a file may be of causes that are not there, or name one twice.
      for origin in change.origins
      where moved.indices.contains(origin.cause) && moved[origin.cause].last?.place != place {
        moved[origin.cause].append(CausedChange(place: place, change: change, origin: origin))
      }
    }
    return moved
  }

  /// How many of the items that a cause is about are named.
  static let shownCount = 3
}

/// `6 views and 1 guide`.
func counted(_ changes: [ItemChange]) -> String {
  let guides = changes.count { $0.isGuide }
  let parts = [(changes.count - guides, "view"), (guides, "guide")].filter { $0.0 > 0 }
  return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
}

extension ItemChange {
  /// Whether the item is in one of the two layouts alone.
  fileprivate var isOneSided: Bool { kind == .added || kind == .removed }

  /// What became of the item, in words: `y 44 → 46`, `new at 8 44, 20 × 20`, `removed`.
  public var text: String { text(.all) }

  /// What became of the item, in words; for a move, of some parts of its frame.
  func text(_ parts: FrameParts) -> String {
    switch kind {
    case .added: actual.map { "new at \(place($0)), \(size($0))" } ?? "new"
    case .removed: "removed"
    case .renamed(let name):
      (["was called \(name)"] + [movement(parts)].filter { !$0.isEmpty }).joined(separator: ", ")
    case .moved, .resized: movement(parts)
    }
  }

  private func movement(_ parts: FrameParts) -> String {
    guard let reference, let actual else { return "" }
    let numbers: [(FrameParts, String, CGFloat, CGFloat)] = [
      (.x, "x", reference.origin.x, actual.origin.x),
      (.y, "y", reference.origin.y, actual.origin.y),
      (.width, "width", reference.size.width, actual.size.width),
      (.height, "height", reference.size.height, actual.size.height),
    ]
    let changed = numbers.filter { $0.2 != $0.3 }
    let shown = changed.filter { parts.contains($0.0) }
    // Of an item that more than one cause moved, one may have no part that is seen alone.
    return (shown.isEmpty ? changed : shown)
      .map { "\($0.1) \(number($0.2)) → \(number($0.3))" }.joined(separator: ", ")
  }

  private func place(_ frame: CGRect) -> String {
    "\(number(frame.origin.x)) \(number(frame.origin.y))"
  }

  private func size(_ frame: CGRect) -> String {
    "\(number(frame.size.width)) × \(number(frame.size.height))"
  }
}

private func number(_ value: CGFloat) -> String { plainNumber(value, digits: 3) }

extension LayoutCause {
  /// What changed, as the end of a sentence: `constraint `title-top` changed from 8 to 10`.
  public var clause: String {
    switch self {
    case .constraintChanged(let name, let reference, let actual):
      name == reference
        ? "constraint `\(name)` became `\(actual)`"
        : "constraint `\(name)` changed from \(reference) to \(actual)"
    case .metricChanged(let name, let reference, let actual):
      "metric `\(name)` changed from \(reference) to \(actual)"
    case .constraintAdded(let name): "constraint `\(name)` is new"
    case .constraintRemoved(let name): "constraint `\(name)` is gone"
    case .textChanged(let item, let reference, let actual):
      "the text of \(item) changed from “\(reference)” to “\(actual)”"
    case .contentSizeChanged(let item, let reference, let actual):
      "the content of \(item) changed from \(size(reference)) to \(size(actual))"
    case .itemAdded(let item): "\(item) is new"
    case .itemRemoved(let item): "\(item) is gone"
    case .propertyChanged(let item, "hidden", _, let actual):
      actual == "yes" ? "\(item) is hidden now" : "\(item) is hidden no more"
    case .propertyChanged(let item, let name, let reference, let actual):
      "the \(name) of \(item) changed from \(reference) to \(actual)"
    case .surroundingsChanged(let name, let reference, let actual):
      "the \(name) changed from \(reference) to \(actual)"
    case .environmentChanged(let differences):
      "texts have other sizes here, for they are measured by something else ("
        + differences.map(\.sentence).joined(separator: "; ") + ")"
    }
  }

  /// What was set otherwise, where that is not seen at the view itself: `row: distribution fill →
  /// fillEqually`; `nil` for any other cause.
  fileprivate var property: String? {
    switch self {
    case .propertyChanged(_, "hidden", _, _): nil
    case .propertyChanged(let item, let name, let reference, let actual):
      "\(item): \(name) \(reference) → \(actual)"
    default: nil
    }
  }

  /// Whether the cause is about everything, so that no item stands for the others.
  fileprivate var isGeneral: Bool {
    switch self {
    case .surroundingsChanged, .environmentChanged: true
    default: false
    }
  }

  /// Whether the items themselves say what the cause is.
  var isPlain: Bool {
    switch self {
    case .itemAdded, .itemRemoved, .propertyChanged(_, "frame", _, _): true
    default: false
    }
  }

  /// The fact that a remark may state as well; `nil` if none does.
  fileprivate var fact: RemarkedFact? {
    switch self {
    case .textChanged(let item, _, _): .text(of: item)
    case .propertyChanged(let item, "hidden", _, _): .visibility(of: item)
    case .propertyChanged(let item, "class", _, _): .className(of: item)
    case .propertyChanged(let item, "superview", _, _): .owner(of: item)
    case .propertyChanged(let item, let name, _, _): .appearance(of: item, name)
    default: nil
    }
  }

  private func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }
}

/// What both a cause and a remark may be about.
private enum RemarkedFact: Hashable {
  case text(of: String)
  case visibility(of: String)
  case className(of: String)
  case owner(of: String)
  case appearance(of: String, String)
}

extension LayoutRemark {
  /// The fact that a cause may state as well; `nil` if none does.
  fileprivate var fact: RemarkedFact? {
    switch self {
    case .text(let item, _, _): .text(of: item)
    case .visibility(let item, _): .visibility(of: item)
    case .className(let item, _, _): .className(of: item)
    case .owner(let item, _, _): .owner(of: item)
    case .appearance(let item, let name, _, _): .appearance(of: item, name)
    case .openAxes, .conflictAppeared, .conflictResolved: nil
    }
  }

  /// The view or guide that the remark is about; `nil` for one about constraints.
  var item: String? {
    switch self {
    case .text(let item, _, _), .visibility(let item, _), .className(let item, _, _),
      .appearance(let item, _, _, _), .owner(let item, _, _), .openAxes(let item, _, _):
      item
    case .conflictAppeared, .conflictResolved: nil
    }
  }

  /// Whether the remark is about how a view looks.
  var isOfAppearance: Bool { if case .appearance = self { true } else { false } }

  /// The difference in words.
  public var sentence: String {
    switch self {
    case .text(let item, let reference, let actual):
      "\(item): the text changed from \(quoted(reference)) to \(quoted(actual))"
    case .visibility(let item, let isHidden):
      isHidden ? "\(item): hidden now" : "\(item): hidden no more"
    case .className(let item, let reference, let actual):
      "\(item): of class \(actual), was \(reference)"
    case .appearance(let item, let name, let reference, let actual):
      "\(item): \(name) \(reference ?? "default") → \(actual ?? "default")"
    case .owner(let item, let reference, let actual):
      "\(item): in \(actual) now, was in \(reference)"
    case .openAxes(let item, let reference, let actual):
      "\(item): \(words(actual)) now, was \(words(reference))"
    case .conflictAppeared(let constraint): "`\(constraint)` conflicts with others now"
    case .conflictResolved(let constraint): "`\(constraint)` conflicts with others no more"
    }
  }

  private func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }

  private func words(_ axes: [String]) -> String {
    axes.isEmpty ? "fully constrained" : axes.joined(separator: ", ")
  }
}
