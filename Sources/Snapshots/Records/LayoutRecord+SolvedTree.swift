package import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension LayoutRecord {
  /// Creates the record of a solved layout.
  ///
  /// - Parameters:
  ///   - tree: The layout.
  ///   - profile: The name of the platform profile that the layout was solved with.
  ///   - environment: The libraries and fonts that measured the layout's texts.
  ///   - picture: The fingerprint of the picture that is stored beside the record, or `nil` if there isn't one.
  /// - Complexity: O(items + constraints).
  package init(
    _ tree: SolvedTree, profile: String, environment: [EnvironmentEntry],
    picture: PictureFingerprint? = nil
  ) {
    let kept = Self.keptItems(of: tree)
    var places = [Int](repeating: -1, count: tree.items.count)
    var items: [Item] = []
    var names = DistinctNames()
    for index in kept {
      let solved = tree.items[index]
      places[index] = items.count
      let owner = solved.owner.map { places[$0] }
      var item = Item(solved, named: names.next(for: solved.identifier), owner: owner)
      item.addSettings(of: solved, inHiddenView: owner.map { items[$0].isHidden } ?? false)
      items.append(item)
    }
    self.init(
      surroundings: Surroundings(tree, profile: profile), environment: environment,
      picture: picture, items: items,
      constraints: tree.constraints.map { Constraint($0, places) },
      conflicts: tree.conflicts.map { Conflict(broken: $0.broken, because: $0.because) })
  }

  /// Returns the indices of the items to record: all items except built-in guides that no constraint refers to.
  private static func keptItems(of tree: SolvedTree) -> [Int] {
    var isMentioned = [Bool](repeating: false, count: tree.items.count)
    for constraint in tree.constraints {
      for side in [constraint.first, constraint.second] {
        guard let side else { continue }
        isMentioned[side.item] = true
        if let origin = side.originItem { isMentioned[origin] = true }
      }
    }
    return tree.items.indices.filter { index in
      guard case .systemGuide = tree.items[index].kind else { return true }
      return isMentioned[index]
    }
  }
}

extension LayoutRecord.Surroundings {
  fileprivate init(_ tree: SolvedTree, profile: String) {
    let canvas = tree.canvas
    let insets = canvas.safeAreaInsets
    self.init(
      canvas: canvas.name,
      size: CGSize(width: kept(canvas.size.width), height: kept(canvas.size.height)),
      scale: kept(canvas.scale),
      safeArea: EdgeInsets(
        top: kept(insets.top), left: kept(insets.left), bottom: kept(insets.bottom),
        right: kept(insets.right)),
      direction: tree.direction, textSize: canvas.textSize.name, profile: profile)
  }
}

extension LayoutRecord.Item {
  fileprivate init(_ solved: SolvedTree.Item, named name: String, owner: Int?) {
    let kind: Kind =
      switch solved.kind {
      case .view(let className): .view(className: className)
      case .guide: .guide
      case .systemGuide: .builtIn
      }
    let isView = if case .view = kind { true } else { false }
    self.init(
      kind: kind, name: name, owner: owner, frame: kept(solved.frame),
      isPlaced: solved.settings.contains { $0.property == .frame },
      text: isView ? solved.appearance.text : nil,
      lineLimit: isView && solved.appearance.text != nil
        ? min(solved.appearance.lineLimit, LayoutRecord.Item.mostLines) : 1,
      contentWidth: solved.metrics.contentWidth.map(Wish.init),
      contentHeight: solved.metrics.contentHeight.map(Wish.init),
      isHidden: solved.isHidden, ambiguousAxes: solved.ambiguousAxes,
      unconstrainedAxes: solved.unconstrainedAxes)
  }

  /// Adds a view's settings and appearance that other properties of the item don't cover.
  fileprivate mutating func addSettings(of solved: SolvedTree.Item, inHiddenView isInside: Bool) {
    guard let viewClass else { return }
    settings = solved.settings.filter { setting in
      if case .styledRuns(let runs) = setting { return runs.inLayout.isStyled }
      return switch setting.property {
      case .flag(.isHidden): isInside
      case .priority(_, let axis): wish(axis) == nil
      case let property: property.isInSettings
      }
    }.map { $0.kept(of: viewClass) }
    let look = solved.appearance
    looks = [
      look.fill.map { .color(.fill, $0) }, look.cornerRadius.map { .number(.cornerRadius, $0) },
      look.textColor.map { .color(.text, $0) },
      look.segments.isEmpty ? nil : .segments(look.segments),
      look.pickedSegment.map { .count(.pickedSegment, $0) }
        ?? look.control.map { .number(.share, $0.share) },
    ].compactMap { (look: LayoutSetting?) in look?.kept(of: viewClass) }
  }
}

extension LayoutSetting {
  /// Returns the setting with numbers and colors rounded as in a record.
  ///
  /// Custom settings may have any name, so bytes that aren't allowed in words are replaced with hyphens.
  fileprivate func kept(of viewClass: ViewClass) -> Self {
    guard case .custom(let name, let value) = self else {
      return Self(property, recordWords: recordWords) ?? self
    }
    let bytes = name.utf8.map { isPlainByte($0) && $0 != UInt8(ascii: ".") ? $0 : 0x2D }
    let word = bytes.isEmpty ? "-" : String(decoding: bytes, as: UTF8.self)
    return Self(recordWord: word, recordWords, of: viewClass) ?? .custom(name: word, value: value)
  }
}

extension LayoutRecord.Item.Wish {
  fileprivate init(_ extent: SolvedTree.Item.ContentExtent) {
    self.init(
      length: kept(extent.length), hugging: kept(extent.hugging),
      resistance: kept(extent.compressionResistance))
  }
}

extension LayoutRecord.Constraint {
  fileprivate init(_ solved: SolvedTree.Constraint, _ places: [Int]) {
    func end(_ side: SolvedTree.Constraint.Side) -> ConstraintForm<Int>.End {
      ConstraintForm.End(
        places[side.item], side.attribute,
        from: side.originItem.map { ConstraintForm.Start(places[$0], side.attribute) })
    }
    form = ConstraintForm(
      end(solved.first), solved.relation, solved.second.map(end),
      multiplier: solved.second == nil ? 1 : kept(solved.multiplier, digits: 6),
      constant: kept(solved.constant, digits: 6), priority: kept(solved.priority),
      identifier: solved.identifier, metricExpression: solved.metricExpression.map(kept))
    origin = solved.origin
    holds = solved.holds
  }
}

/// A generator of unique names, which renames the second `cell` to `cell#2`.
private struct DistinctNames {
  private var taken: Set<String> = []
  /// For each name, the highest number appended so far.
  private var numbers: [String: Int] = [:]

  mutating func next(for name: String) -> String {
    var candidate = name
    var number = numbers[name, default: 1]
    while !taken.insert(candidate).inserted {
      number += 1
      candidate = "\(name)#\(number)"
      numbers[name] = number
    }
    return candidate
  }
}

/// Rounds a number to `digits` decimals, as in the record's text.
///
/// By default, lengths are rounded to thousandths of a point, because smaller differences aren't visible.
private func kept(_ number: CGFloat, digits: Int = 3) -> CGFloat {
  guard number.isFinite, let value = Double(plainNumber(number, digits: digits)) else { return 0 }
  return CGFloat(value)
}

private func kept(_ rect: CGRect) -> CGRect {
  CGRect(
    x: kept(rect.origin.x), y: kept(rect.origin.y), width: kept(rect.size.width),
    height: kept(rect.size.height))
}

private func kept(_ expression: MetricExpression) -> MetricExpression {
  var expression = expression
  for index in expression.metrics.indices {
    expression.metrics[index].value = Double(
      kept(CGFloat(expression.metrics[index].value), digits: 6))
  }
  return expression
}

private func kept(_ priority: LayoutPriority) -> LayoutPriority {
  LayoutPriority(Float(kept(CGFloat(priority.rawValue), digits: 6)))
}
