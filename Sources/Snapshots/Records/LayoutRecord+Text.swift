package import AutoLayout
internal import Foundation

extension LayoutRecord {
  /// The text of the record's file: a header, then one line for each item, setting, constraint and conflict.
  ///
  /// - Complexity: O(items + constraints).
  package var text: String { headerText + bodyText }

  /// The header with the surroundings and the environment, up to the first empty line.
  private var headerText: String {
    var lines = ["plumbline frames \(Self.formatVersion)"]
    let around = surroundings
    lines.append("canvas \(quotedWhereNeeded(around.canvas))")
    lines.append("size \(number(around.size.width)) \(number(around.size.height))")
    lines.append("scale \(number(around.scale))")
    let insets = around.safeArea
    let sides = [insets.top, insets.left, insets.bottom, insets.right]
    lines.append("safe-area " + sides.map { number($0) }.joined(separator: " "))
    lines.append("direction \(around.direction.word)")
    lines.append("text-size \(quotedWhereNeeded(around.textSize))")
    lines.append("profile \(quotedWhereNeeded(around.profile))")
    for entry in environment {
      lines.append("with \(quotedWhereNeeded(entry.name)) \(quotedWhereNeeded(entry.version))")
    }
    if let picture {
      lines.append(
        "picture \(picture.size.width) \(picture.size.height) pixels \(hexadecimal(picture.pixels)) "
          + "file \(hexadecimal(picture.file))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text after the header: items, settings, constraints, conflicts and the end line.
  private var bodyText: String {
    var lines = ["", "items"]
    var depths: [Int] = []
    for item in items {
      let depth = item.owner.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      lines.append(String(repeating: "  ", count: depth + 1) + text(of: item))
    }
    lines += section("settings", \.settings) + section("appearance", \.looks)
    if !constraints.isEmpty {
      lines += ["", "constraints"]
      lines += constraints.map { "  " + text(of: $0) }
    }
    if !conflicts.isEmpty {
      lines += ["", "conflicts"]
      for conflict in conflicts {
        let names = [conflict.broken] + conflict.because
        lines.append("  " + names.map(quotedAsJSON).joined(separator: " "))
      }
    }
    return (lines + ["", "end"]).joined(separator: "\n") + "\n"
  }

  /// Returns the lines of a section of settings, or an empty array if no item has any.
  private func section(_ head: String, _ settings: (Item) -> [LayoutSetting]) -> [String] {
    let lines = items.flatMap { item in
      settings(item).map { setting in
        let words = setting.recordWords.map(quotedWhereNeeded).joined(separator: " ")
        return "  \(quotedWhereNeeded(item.name)).\(setting.property.recordWord) \(words)"
      }
    }
    return lines.isEmpty ? [] : ["", head] + lines
  }

  private func text(of item: Item) -> String {
    let kind =
      switch item.kind {
      case .view(let name):
        ["guide", "builtin"].contains(name) ? quotedAsJSON(name) : quotedWhereNeeded(name)
      case .guide: "guide"
      case .builtIn: "builtin"
      }
    let frame = item.frame
    var words = [kind, quotedWhereNeeded(item.name)]
    words += [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
      number($0)
    }
    if item.isPlaced { words.append("placed") }
    if let text = item.text { words += ["text", quotedAsJSON(text)] }
    if item.lineLimit != 1 { words += ["lines", "\(item.lineLimit)"] }
    words += wishes(of: item)
    if item.isHidden { words.append("hidden") }
    words += item.ambiguousAxes.flatMap { ["ambiguous", $0.word] }
    words += item.unconstrainedAxes.flatMap { ["unconstrained", $0.word] }
    return words.joined(separator: " ")
  }

  /// Returns the words for an item's intrinsic content size, and for content priorities other than the defaults.
  private func wishes(of item: Item) -> [String] {
    let wishes = [item.contentWidth, item.contentHeight]
    guard wishes.contains(where: { $0 != nil }) else { return [] }
    func pair(_ name: String, _ value: (Item.Wish) -> CGFloat) -> [String] {
      [name] + wishes.map { $0.map { number(value($0)) } ?? "-" }
    }
    var words = pair("content") { $0.length }
    if wishes.contains(where: { ($0?.hugging ?? .defaultLow) != .defaultLow }) {
      words += pair("hugging") { CGFloat($0.hugging.rawValue) }
    }
    if wishes.contains(where: { ($0?.resistance ?? .defaultHigh) != .defaultHigh }) {
      words += pair("resistance") { CGFloat($0.resistance.rawValue) }
    }
    return words
  }

  private func text(of constraint: Constraint) -> String {
    var words = [equation(of: constraint.form)]
    if let identifier = constraint.form.identifier { words.append(quotedAsJSON(identifier)) }
    if constraint.origin == .arrangement { words.append("arranged") }
    if !constraint.holds { words.append("broken") }
    if let expression = constraint.form.metricExpression {
      words += ["numbers", quotedAsJSON(expression.text)]
      words += expression.metrics.flatMap {
        [quotedWhereNeeded($0.name), number(CGFloat($0.value), digits: 6)]
      }
    }
    return words.joined(separator: " ")
  }

  /// Returns a constraint in the syntax of scene files, with its priority: `no.width == 2 * yes.height + 8 @750`.
  func equation(of constraint: ConstraintForm<Int>) -> String {
    var words = [text(of: constraint.first), constraint.relation.symbol]
    if let second = constraint.second {
      if constraint.multiplier != 1 { words += [number(constraint.multiplier, digits: 6), "*"] }
      words.append(text(of: second))
      if constraint.constant != 0 {
        words += [
          constraint.constant < 0 ? "-" : "+", number(abs(constraint.constant), digits: 6),
        ]
      }
    } else {
      words.append(number(constraint.constant, digits: 6))
    }
    if constraint.priority != .required {
      words.append("@" + number(CGFloat(constraint.priority.rawValue), digits: 6))
    }
    return words.joined(separator: " ")
  }

  /// Returns the constraint's identifier, or its equation if it has no identifier.
  func name(of constraint: Int) -> String {
    constraints[constraint].identifier ?? equation(of: constraints[constraint].form)
  }

  /// Whether the constraint was made by a stack view to arrange its views.
  func isOfStackView(_ constraint: Int) -> Bool {
    constraints[constraint].origin == .arrangement
      && constraints[constraint].form.places.contains { index in
        items[index].arrangesOthers || items[index].owner.map { items[$0].arrangesOthers } == true
      }
  }

  /// Returns the constraints on the given axes that refer to an item, in the syntax of scene files.
  ///
  /// If a constraint has an identifier, it precedes the equation.
  ///
  /// - Complexity: O(constraints).
  package func equations(
    mentioning name: String, on axes: Set<LayoutConstraint.Axis>
  ) -> [String] {
    guard let index = items.firstIndex(where: { $0.name == name }) else { return [] }
    return constraints.filter { constraint in
      guard let axis = constraint.first.attribute.axis, axes.contains(axis) else { return false }
      return constraint.form.places.contains(index)
    }
    .map { constraint in
      (constraint.identifier.map { "`\($0)`: " } ?? "") + equation(of: constraint.form)
        + (constraint.holds ? "" : ", which does not hold")
    }
  }

  private func text(of end: ConstraintForm<Int>.End) -> String {
    let plain = "\(quotedWhereNeeded(items[end.place].name)).\(end.attribute.name)"
    return end.start.map { "\(plain) from \(quotedWhereNeeded(items[$0.place].name))" } ?? plain
  }
}

/// Returns a hash as 16 hexadecimal digits.
func hexadecimal(_ hash: UInt64) -> String {
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

private func number(_ value: CGFloat, digits: Int = 3) -> String {
  plainNumber(value, digits: digits)
}

/// Returns a name, in quotes unless it is a plain word.
private func quotedWhereNeeded(_ name: String) -> String {
  isPlainWord(name) ? name : quotedAsJSON(name)
}

/// Whether a text is a plain word, which is written without quotes.
func isPlainWord(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isPlainByte) }

/// Whether a byte is allowed in an unquoted name.
func isPlainByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  default: "_-.#:@".utf8.contains(byte)
  }
}
