internal import AutoLayout
internal import Batches
internal import Foundation
internal import Scenes
package import Snapshots
internal import XcodeLogs

extension LogReading {
  /// The log's conflicts as text, with the likely fix for each.
  package func report(_ colors: TerminalColors) -> String {
    var blocks = log.sections.indices.map { block($0, colors) }
    for tree in 0...(log.views.last?.tree ?? 0) where !log.views.isEmpty {
      blocks.append(viewsBlock(log.views.filter { $0.tree == tree }, colors))
    }
    return blocks.joined(separator: "\n")
  }

  private func block(_ index: Int, _ colors: TerminalColors) -> String {
    let (section, diagnosis) = (log.sections[index], diagnoses[index])
    let count = section.constraints.count
    let kind = section.kind == .conflict ? "conflict" : "list"
    let times = section.repeats.isEmpty ? "" : ", repeated \(section.repeats.count + 1) times"
    let title = "\(kind) \(index + 1), line \(section.line)\(times): \(plural(count, "constraint"))"
    var text = colors.paint(printable(title), .strong) + "\n"
    let members = Set(diagnosis.irreducible)
    if let finding = finding(diagnosis, section) {
      let isAlarm = diagnosis.verdict == .contradiction
      text += "  " + colors.paint(finding, isAlarm ? .alarm : .notice) + "\n"
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
    if let broken = section.broken, !members.isEmpty, !members.contains(broken) {
      text += "  the broken constraint isn't one of them: they can't hold without it either\n"
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

  /// Returns a sentence about the contradiction in a section's constraints.
  ///
  /// If no contradiction is found, the sentence says why for a conflict, and the result is `nil` for any other section.
  private func finding(_ diagnosis: LogDiagnosis, _ section: LogSection) -> String? {
    switch diagnosis.verdict {
    case .contradiction where diagnosis.irreducible.count == 1: return "this can't hold"
    case .contradiction:
      let margins = diagnosis.assumedMargin.map {
        ", if margins are \(plainNumber(CGFloat($0))) points"
      }
      let owners = diagnosis.guessesOwners ? ", if views are inside those they are tied to" : ""
      let gap = plainNumber(CGFloat(diagnosis.gap))
      return "these can't hold together\(margins ?? "")\(owners); they miss by "
        + "\(gap) \(gap == "1" ? "point" : "points")"
    case .rounding: return "these contradict each other by less than the log's rounding"
    case .none, .unknown:
      guard section.kind == .conflict else { return nil }
      let (count, unread) = (section.constraints.count, section.unreadCount)
      if unread > 0 {
        return "not known: \(unread) of \(plural(count + unread, "constraint")) can't be read"
      }
      if section.isCut { return "not known: the end of the list is missing" }
      return count == 1
        ? "what contradicts this isn't in the log"
        : "these can hold together: what contradicts them isn't in the log"
    }
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

  private func remark(_ constraint: LogConstraint, isBroken: Bool) -> String {
    var parts: [String] = []
    if isBroken { parts.append("broken") }
    if !constraint.isActive { parts.append("inactive") }
    switch constraint.maker {
    case .autoresizingMask: parts.append("its frame and autoresizing mask")
    case .content:
      parts.append(
        "its content" + (constraint.lacksPriorities ? ", at priorities that aren't printed" : ""))
    case .prototype: parts.append("added by Interface Builder")
    default: break
    }
    if let identifier = constraint.identifier { parts.append(printable("'\(identifier)'")) }
    if let origin = constraint.origin { parts.append(printable(origin)) }
    return parts.joined(separator: ", ")
  }

  private func viewsBlock(_ views: [LogView], _ colors: TerminalColors) -> String {
    let title = "hierarchy, line \(views.first?.line ?? 0): \(plural(views.count, "view"))"
    var text = colors.paint(title, .strong) + "\n"
    for view in views {
      let frame = view.frame.map { numbers in
        "  (" + numbers.map { plainNumber(CGFloat($0)) }.joined(separator: ", ") + ")"
      }
      var state = view.isAmbiguous ? "  ambiguous" : ""
      if !view.ambiguities.isEmpty { state += " " + view.ambiguities.joined(separator: ", ") }
      if view.missesHostConstraints { state += "  without constraints to its superview" }
      if view.isHidden { state += "  hidden" }
      text +=
        String(repeating: "  ", count: min(view.depth, 60) + 1)
        + printable(log.objects[view.object].name + (frame ?? "") + state) + "\n"
    }
    let ambiguous = views.filter(\.isAmbiguous).map { log.objects[$0.object].name }
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
