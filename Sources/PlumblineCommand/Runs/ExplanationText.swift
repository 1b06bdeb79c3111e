internal import Foundation
internal import Plumbline

/// Returns the text that `plumbline explain` prints for an answer.
func explanationText(_ answer: SceneExplanation, _ colors: TerminalColors) -> String {
  let tree = answer.tree
  let direction = tree.direction == .rightToLeft ? ", right to left" : ""
  let title = printable("\(answer.scene.title) — \(tree.canvas.name)\(direction)")
  var text = colors.paint(title, .quiet) + "\n"
  if let conflict = answer.conflict { text += conflictText(conflict, answer) }
  if case .ambiguity(let name) = answer.question, answer.explanations.isEmpty {
    text += "  '\(printable(name))' is not ambiguous\n"
  }
  text += answer.explanations.map { attributeText($0, answer, colors) }.joined(separator: "\n")
  return text
}

private func attributeText(
  _ explanation: LayoutExplanation, _ answer: SceneExplanation, _ colors: TerminalColors
) -> String {
  let isInRoot = (answer.tree.items[explanation.item].owner ?? 0) == 0
  let space =
    explanation.attribute.isSize || isInRoot ? "" : " in '\(answer.name(explanation.space))'"
  let name = "\(answer.name(explanation.item)).\(explanation.attribute.name)"
  let equation = printable("\(name) = \(answer.number(explanation.value))")
  var text = "  " + colors.paint(equation, .strong) + printable(space)
  if !explanation.isDetermined {
    let other = explanation.alternative.map { ", and \(answer.number($0)) is possible as well" }
    text += "; constraints leave it open\(other ?? "")"
  }
  text += "\n"
  if !explanation.reasons.isEmpty { text += reasonTable(explanation, answer) }
  for outweighed in explanation.outweighed { text += outweighedText(outweighed, answer, colors) }
  if !explanation.dependents.isEmpty {
    text += "    followed by \(list(explanation.dependents.map(\.item), answer, limit: 8))\n"
  }
  return text
}

private func outweighedText(
  _ outweighed: LayoutExplanation.Outweighed, _ answer: SceneExplanation, _ colors: TerminalColors
) -> String {
  let equation = printable(answer.text(of: outweighed.source))
  if outweighed.priority == .required {
    return colors.paint("    left out:", .notice) + " \(equation)\n"
      + "      conflicts with \(list(outweighed.by, answer))\n"
  }
  let priority = plainNumber(CGFloat(outweighed.priority.rawValue), digits: 3)
  let by =
    outweighed.by.isEmpty
    ? "others of the same priority compete with it" : "outweighed by \(list(outweighed.by, answer))"
  return colors.paint("    not satisfied, at priority \(priority):", .notice) + " \(equation)\n"
    + "      \(by)\n"
}

/// Returns a table of an explanation's reasons, with equations, numbers, and the effect of removing each reason.
private func reasonTable(
  _ explanation: LayoutExplanation, _ answer: SceneExplanation
) -> String {
  var rows = [["because", "in numbers", "per point", "line", "without it"]]
  for reason in explanation.reasons {
    var numbers = ""
    if case .constraint(let index) = reason.source {
      numbers = answer.numbers(ofConstraint: index, in: explanation.space) ?? ""
    }
    let line = answer.line(of: reason.source).map { "\($0)" } ?? ""
    let sign = reason.derivative > 0 ? "+" : reason.derivative < 0 ? "−" : ""
    let derivative = sign + plainNumber(abs(reason.derivative), digits: 3)
    let removal = reason.removal.map { removalText($0, explanation, answer) } ?? ""
    rows.append([printable(answer.text(of: reason.source)), numbers, derivative, line, removal])
  }
  let isCut = explanation.reasons.contains { reason in
    guard case .constraint(let index) = reason.source else { return false }
    return reason.removal == nil && answer.tree.constraints[index].origin == .author
  }
  let note =
    "    In a long chain, only the \(LayoutExplanation.mostRemovals) nearest constraints are removed in turn.\n"
  return aligned(rows, numberColumns: 2...3, indent: "    ") + (isCut ? note : "")
}

private func removalText(
  _ removal: LayoutExplanation.Removal, _ explanation: LayoutExplanation,
  _ answer: SceneExplanation
) -> String {
  let value = removal.value.map { value in
    abs(value - explanation.value) < 1e-6 ? "the same" : answer.number(value)
  }
  let moved = removal.moved.isEmpty ? "" : "; moves \(list(removal.moved, answer, limit: 3))"
  return (value ?? "ambiguous") + moved
}

/// Returns a text that lists the constraints of a conflict, starting with the broken one.
private func conflictText(
  _ conflict: SolvedTree.Conflict, _ answer: SceneExplanation
) -> String {
  let tree = answer.tree
  let known = conflict.becauseIndices.map { tree.text(of: tree.constraints[$0]) }
  var rows = [row("left out", conflict.broken, conflict.brokenIndex, answer)]
  for (text, index) in zip(known, conflict.becauseIndices) {
    rows.append(row("holds", text, index, answer))
  }
  for text in conflict.because where !known.contains(text) {
    rows.append(row("holds", text, nil, answer))
  }
  let sum = tree.sum(of: conflict).map { "  \(printable($0))\n" } ?? ""
  return aligned(rows, numberColumns: 3...3, indent: "  ") + sum
    + "  These cannot all hold. Without any one of them, the others can.\n"
}

private func row(
  _ part: String, _ text: String, _ constraint: Int?, _ answer: SceneExplanation
) -> [String] {
  let numbers = constraint.flatMap { answer.numbers(ofConstraint: $0, in: 0) } ?? ""
  let line = constraint.flatMap(answer.line(ofConstraint:)).map { "line \($0)" } ?? ""
  return [part, printable(text), numbers, line]
}

/// Returns a text with up to four of the reasons that outweigh a constraint, and the number of the other reasons.
private func list(_ sources: [LayoutExplanation.Source], _ answer: SceneExplanation) -> String {
  let limit = 4
  let texts = sources.prefix(limit).map { printable("'\(answer.text(of: $0))'") }
  let rest = sources.count - texts.count
  return texts.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

/// Returns the names of the first items up to a limit, and the number of further items.
private func list(_ items: [Int], _ answer: SceneExplanation, limit: Int) -> String {
  let names = items.prefix(limit).map { printable(answer.name($0)) }.joined(separator: ", ")
  return items.count > limit ? "\(names) and \(items.count - limit) more" : names
}
