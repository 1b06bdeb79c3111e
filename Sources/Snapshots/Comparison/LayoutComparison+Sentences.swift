internal import AutoLayout
internal import Foundation

extension LayoutComparison {
  /// The differences and their causes as sentences, which all reports share.
  ///
  /// There is a sentence for each cause, then a sentence for each difference without a cause. For example:
  /// “title: y 44 → 46, because constraint `title-top` changed from 8 to 10; 6 views followed”. The list is empty if
  /// the layouts match.
  var sentences: [Sentence] {
    if isMatch { return [] }
    let moved = changesByCause
    let unexplained = changes.filter(\.origins.isEmpty).map { change -> Sentence in
      "\(change.shownName): \(change.text)"
    }
    return sentencesOfCauses(moved) + unexplained + sentencesOfNewNames + sentencesOfRemarks(moved)
      + sentencesOfIdleCauses(moved)
  }

  /// Sentences that describe the changes in appearance.
  ///
  /// They explain why pixels differ although all frames are the same.
  var appearanceSentences: [Sentence] {
    remarks.filter(\.isOfAppearance).map(\.sentence)
  }

  /// Returns a sentence for each cause that changed items; similar causes share a sentence.
  private func sentencesOfCauses(_ moved: [[CausedChange]]) -> [Sentence] {
    let alike = causesAlike(moved)
    let told = Set(alike.values.flatMap { $0.dropFirst() })
    return causes.indices.filter { !told.contains($0) }.compactMap { index in
      if let group = alike[index] { return sentence(ofAlike: group, moved) }
      return moved[index].isEmpty ? nil : sentence(causes[index], moved[index])
    }
  }

  /// Returns sentences about the causes that aren't the origin of any change and that no remark states.
  ///
  /// If a cause is known to have moved nothing, its sentence says so.
  private func sentencesOfIdleCauses(_ moved: [[CausedChange]]) -> [Sentence] {
    let remarked = Set(remarks.compactMap(\.fact))
    return causes.enumerated().compactMap { index, cause in
      guard moved[index].isEmpty, cause.fact.map({ !remarked.contains($0) }) ?? true else {
        return nil
      }
      return idleCauses.contains(index)
        ? "\(cause.clause), which moved nothing" : "\(cause.clause) as well"
    }
  }

  /// Sentences about renamed items that causes affect only through other items.
  ///
  /// The sentences about causes count such items but don't name them.
  private var sentencesOfNewNames: [Sentence] {
    changes.filter(\.isFollower).compactMap { change in
      guard case .renamed(let name) = change.kind else { return nil }
      return "\(change.shownName): was called \(name)"
    }
  }

  /// Returns a sentence for each remark, unless a cause that moved something states the same fact.
  private func sentencesOfRemarks(_ moved: [[CausedChange]]) -> [Sentence] {
    let said = Set(causes.indices.filter { !moved[$0].isEmpty }.compactMap { causes[$0].fact })
    return remarks.filter { $0.fact.map { !said.contains($0) } ?? true }.map(\.sentence)
  }

  private func sentence(_ cause: LayoutCause, _ own: [CausedChange]) -> Sentence {
    let direct = own.filter { !$0.origin.isFollower }
    // An item that was added or removed with its superview isn't a follower.
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
      "\($0.change.shownName): \($0.change.text($0.origin.parts))"
    }
    var sentence = Sentence(shown.joined(separator: "; "))
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

  /// A changed item, together with one of the causes of its change.
  struct CausedChange {
    /// The index of the change in ``LayoutComparison/changes``.
    let place: Int
    let change: ItemChange
    let origin: ItemChange.Origin
  }

  /// For each cause, the changes of the items that it moved, in the order of the tree.
  ///
  /// - Complexity: O(causes + origins of changes).
  private var changesByCause: [[CausedChange]] {
    var moved: [[CausedChange]] = Array(repeating: [], count: causes.count)
    for (place, change) in changes.enumerated() {
      // Saved results may refer to missing causes, or to a cause twice.
      for origin in change.origins
      where moved.indices.contains(origin.cause) && moved[origin.cause].last?.place != place {
        moved[origin.cause].append(CausedChange(place: place, change: change, origin: origin))
      }
    }
    return moved
  }

  /// The maximum number of items that a sentence names for one cause.
  static let shownCount = 3
}

/// Returns the numbers of views and guides in words, such as `6 views and 1 guide`.
func counted(_ changes: [ItemChange]) -> String {
  let guides = changes.count { $0.isGuide }
  let parts = [(changes.count - guides, "view"), (guides, "guide")].filter { $0.0 > 0 }
  return parts.map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }.joined(separator: " and ")
}

extension ItemChange {
  /// Whether the item is in only one of the two layouts.
  fileprivate var isOneSided: Bool { kind == .added || kind == .removed }

  /// The item's change in words, such as `y 44 → 46`, `new at 8 44, 20 × 20` or `removed`.
  package var text: String { text(.all) }

  /// Returns the item's change in words, limited to the given numbers of the frame if the item moved.
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
    // If several causes moved an item, a cause may have no visible part of its own.
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
  /// The cause as the end of a sentence, such as `constraint `title-top` changed from 8 to 10`.
  var clause: Sentence {
    switch self {
    case .constraintChanged(let name, let reference, let actual):
      name == reference
        ? "constraint \(name: name) became \(name: actual)"
        : "constraint \(name: name) changed from \(reference) to \(actual)"
    case .metricChanged(let name, let reference, let actual):
      "metric \(name: name) changed from \(reference) to \(actual)"
    case .constraintAdded(let name): "constraint \(name: name) is new"
    case .constraintRemoved(let name): "constraint \(name: name) is gone"
    case .textChanged(let item, let reference, let actual):
      "the text of \(item) changed from “\(reference)” to “\(actual)”"
    case .contentSizeChanged(let item, let reference, let actual):
      "the content of \(item) changed from \(size(reference)) to \(size(actual))"
    case .itemAdded(let item): "\(item) is new"
    case .itemRemoved(let item): "\(item) is gone"
    case .propertyChanged(let item, "hidden", _, let actual):
      actual == "yes" ? "\(item) is hidden now" : "\(item) is no longer hidden"
    case .propertyChanged(let item, let name, let reference, let actual):
      "the \(name) of \(item) changed from \(reference) to \(actual)"
    case .surroundingsChanged(let name, let reference, let actual):
      "the \(name) changed from \(reference) to \(actual)"
    case .environmentChanged(let differences):
      Sentence(
        "texts have other sizes here, because they are measured differently ("
          + differences.map(\.sentence).joined(separator: "; ") + ")")
    }
  }

  /// The view or guide that changed, or `nil` if something else changed, such as a constraint.
  package var item: String? {
    switch self {
    case .textChanged(let item, _, _), .contentSizeChanged(let item, _, _), .itemAdded(let item),
      .itemRemoved(let item), .propertyChanged(let item, _, _, _):
      item
    case .constraintChanged, .metricChanged, .constraintAdded, .constraintRemoved,
      .surroundingsChanged, .environmentChanged:
      nil
    }
  }

  /// The changed property as text, such as `row: distribution fill → fillEqually`.
  ///
  /// It is `nil` for other causes, and for a view that was hidden or shown.
  fileprivate var property: Sentence? {
    switch self {
    case .propertyChanged(_, "hidden", _, _): nil
    case .propertyChanged(let item, let name, let reference, let actual):
      "\(item): \(name) \(reference) → \(actual)"
    default: nil
    }
  }

  /// Whether the cause affects the whole layout instead of particular items.
  fileprivate var isGeneral: Bool {
    switch self {
    case .surroundingsChanged, .environmentChanged: true
    default: false
    }
  }

  /// Whether the sentence about the item's change already states the cause, for example that the item was added.
  var isPlain: Bool {
    switch self {
    case .itemAdded, .itemRemoved, .propertyChanged(_, "frame", _, _): true
    default: false
    }
  }

  /// The cause's fact, for finding remarks about the same change, or `nil` if remarks can't describe the change.
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

/// A fact that both a cause and a remark can state.
private enum RemarkedFact: Hashable {
  case text(of: String)
  case visibility(of: String)
  case className(of: String)
  case owner(of: String)
  case appearance(of: String, String)
}

extension LayoutRemark {
  /// The remark's fact, for finding causes about the same change, or `nil` if causes can't describe the change.
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

  /// The view or guide that the remark is about, or `nil` if it is about a conflict of constraints.
  package var item: String? {
    switch self {
    case .text(let item, _, _), .visibility(let item, _), .className(let item, _, _),
      .appearance(let item, _, _, _), .owner(let item, _, _), .openAxes(let item, _, _):
      item
    case .conflictAppeared, .conflictResolved: nil
    }
  }

  /// Whether the remark is about a view's appearance.
  var isOfAppearance: Bool { if case .appearance = self { true } else { false } }

  /// The remark as a sentence.
  var sentence: Sentence {
    switch self {
    case .text(let item, let reference, let actual):
      "\(item): the text changed from \(quoted(reference)) to \(quoted(actual))"
    case .visibility(let item, let isHidden):
      isHidden ? "\(item): hidden now" : "\(item): no longer hidden"
    case .className(let item, let reference, let actual):
      "\(item): of class \(actual), was \(reference)"
    case .appearance(let item, let name, let reference, let actual):
      "\(item): \(name) \(reference ?? "default") → \(actual ?? "default")"
    case .owner(let item, let reference, let actual):
      "\(item): in \(actual) now, was in \(reference)"
    case .openAxes(let item, let reference, let actual):
      "\(item): \(words(actual)) now, was \(words(reference))"
    case .conflictAppeared(let constraint): "\(name: constraint) conflicts with others now"
    case .conflictResolved(let constraint): "\(name: constraint) no longer conflicts with others"
    }
  }

  private func quoted(_ text: String?) -> String { text.map { "“\($0)”" } ?? "none" }

  private func words(_ axes: [String]) -> String {
    axes.isEmpty ? "fully constrained" : axes.joined(separator: ", ")
  }
}
