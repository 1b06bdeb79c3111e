internal import AutoLayout
internal import Foundation
public import Snapshots
internal import XcodeLogs

extension LogReading {
  /// The conflicts and their likely fixes as text for people.
  public func report(_ colors: TerminalColors) -> String {
    var blocks = log.sections.indices.map { block($0, colors) }
    if let views = viewsBlock(colors) { blocks.append(views) }
    return blocks.joined(separator: "\n")
  }

  private func block(_ index: Int, _ colors: TerminalColors) -> String {
    let (section, diagnosis) = (log.sections[index], diagnoses[index])
    let count = section.constraints.count
    let kind = section.kind == .conflict ? "conflict" : "list"
    let title = "\(kind) \(index + 1), line \(section.line): \(plural(count, "constraint"))"
    var text = colors.paint(printable(title), .strong) + "\n"
    let members = Set(diagnosis.irreducible)
    switch diagnosis.verdict {
    case .contradiction:
      let margins = diagnosis.assumedMargin.map {
        ", if margins are \(plainNumber(CGFloat($0))) points"
      }
      let by =
        "these can't hold together\(margins ?? ""); they miss by \(plainNumber(CGFloat(diagnosis.gap))) points"
      text += "  " + colors.paint(members.count == 1 ? "this can't hold" : by, .alarm) + "\n"
    case .rounding:
      text +=
        "  "
        + colors.paint(
          "these contradict each other by less than the log's numbers are rounded", .notice) + "\n"
    case .none where section.kind == .conflict:
      text +=
        "  "
        + colors.paint(
          "these can hold together: what contradicts them isn't in the log", .notice) + "\n"
    case .none: break
    }
    let (inside, others) = (
      section.constraints.indices.filter(members.contains),
      section.constraints.indices.filter { !members.contains($0) }
    )
    text += table(inside, section, members.isEmpty ? nil : section.broken, indent: "    ")
    if !others.isEmpty {
      if !inside.isEmpty { text += "  " + colors.paint("also listed", .quiet) + "\n" }
      text += table(others, section, section.broken, indent: "    ")
    }
    if diagnosis.furtherCount > 0 {
      let more = plural(diagnosis.furtherCount, "other constraint")
      text += "  \(more) can't hold either\n"
    }
    if let remedy = diagnosis.remedy {
      text += "  " + colors.paint("fix", .fine) + ": " + printable(remedy.text(section, log)) + "\n"
    }
    return text
  }

  private func table(
    _ indices: [Int], _ section: LogSection, _ broken: Int?, indent: String
  ) -> String {
    let rows = indices.map { index -> (String, String) in
      let constraint = section.constraints[index]
      return (
        printable(log.equation(of: constraint)), remark(constraint, isBroken: index == broken)
      )
    }
    let width = min(rows.map { $0.0.count }.max() ?? 0, 72)
    return rows.map { equation, remark in
      guard !remark.isEmpty else { return indent + equation + "\n" }
      let padding = String(repeating: " ", count: max(0, width - equation.count) + 2)
      return indent + equation + padding + remark + "\n"
    }.joined()
  }

  /// Remarks on a constraint besides its equation.
  private func remark(_ constraint: LogConstraint, isBroken: Bool) -> String {
    var parts: [String] = []
    if isBroken { parts.append("broken") }
    if !constraint.isActive { parts.append("inactive") }
    switch constraint.maker {
    case .autoresizingMask: parts.append("its frame and autoresizing mask")
    case .content: parts.append("its content")
    case .prototype: parts.append("added by Interface Builder")
    default: break
    }
    if let identifier = constraint.identifier { parts.append(printable("'\(identifier)'")) }
    if let origin = constraint.origin { parts.append(printable(origin)) }
    return parts.joined(separator: ", ")
  }

  private func viewsBlock(_ colors: TerminalColors) -> String? {
    guard let first = log.views.first else { return nil }
    let ambiguous = log.views.filter(\.isAmbiguous).map { log.objects[$0.object].name }
    let title = "hierarchy, line \(first.line): \(plural(log.views.count, "view"))"
    var text = colors.paint(title, .strong) + "\n"
    for view in log.views {
      let frame = view.frame.map { numbers in
        "  (" + numbers.map { plainNumber(CGFloat($0)) }.joined(separator: ", ") + ")"
      }
      let state = (view.isAmbiguous ? "  ambiguous" : "") + (view.isHidden ? "  hidden" : "")
      text +=
        String(repeating: "  ", count: min(view.depth, 60) + 1)
        + printable(log.objects[view.object].name) + (frame ?? "") + state + "\n"
    }
    if !ambiguous.isEmpty {
      text += "  " + colors.paint("ambiguous", .notice) + ": "
      text += printable(ambiguous.joined(separator: ", ")) + "\n"
    }
    return text
  }

  private func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
