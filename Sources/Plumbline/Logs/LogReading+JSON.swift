internal import AutoLayout
internal import Batches
internal import Foundation
internal import Scenes
internal import XcodeLogs

extension LogReading {
  /// The log's conflicts and their diagnoses as JSON text, with stable keys.
  package var jsonReport: String {
    JSONValue.object([
      ("file", .string(file)),
      ("conflicts", .array(log.sections.indices.map(section), .lines)),
      ("objects", .array(log.objects.map(object), .lines)),
      ("hierarchy", .array(log.views.map(view), .lines)),
      (
        "unread",
        .array(
          log.unread.map {
            .line([
              ("line", .number(CGFloat($0.line))), ("reason", .string($0.reason)),
              ("text", .string($0.text)),
            ])
          }, .lines)
      ),
    ]).text + "\n"
  }

  private func section(_ index: Int) -> JSONValue {
    let (section, diagnosis) = (log.sections[index], diagnoses[index])
    return .object([
      ("kind", .string(section.kind.rawValue)), ("line", .number(CGFloat(section.line))),
      ("verdict", .string(diagnosis.verdict.rawValue)),
      ("assumedMargin", diagnosis.assumedMargin.map { .number(CGFloat($0)) } ?? .null),
      ("assumesSuperviews", .bool(diagnosis.guessesOwners)),
      ("gap", .number(CGFloat(diagnosis.gap))),
      ("irreducible", .array(diagnosis.irreducible.map { .number(CGFloat($0)) }, .inline)),
      ("broken", section.broken.map { .number(CGFloat($0)) } ?? .null),
      ("further", .number(CGFloat(diagnosis.furtherCount))),
      ("unread", .number(CGFloat(section.unreadCount))), ("isCut", .bool(section.isCut)),
      ("repeats", .array(section.repeats.map { .number(CGFloat($0)) }, .inline)),
      ("fix", diagnosis.remedy.map { fix($0, section) } ?? .null),
      ("constraints", .array(section.constraints.map(constraint), .lines)),
    ])
  }

  private func fix(_ remedy: LogRemedy, _ section: LogSection) -> JSONValue {
    .line([
      ("kind", .string(remedy.word)), ("text", .string(remedy.text(section, log))),
      ("constraint", remedy.constraint.map { .number(CGFloat($0)) } ?? .null),
      ("item", remedy.view.map { .string(log.objects[$0].name) } ?? .null),
    ])
  }

  private func constraint(_ constraint: LogConstraint) -> JSONValue {
    .line([
      ("line", .number(CGFloat(constraint.line))), ("class", .string(constraint.className)),
      ("address", address(constraint.address)),
      ("identifier", constraint.identifier.map { .string($0) } ?? .null),
      ("origin", constraint.origin.map { .string($0) } ?? .null),
      ("equation", .string(log.equation(of: constraint))),
      ("items", .array(constraint.sides.map { .string(log.objects[$0.object].name) }, .inline)),
      ("isRequired", .bool(constraint.isRequired)), ("isActive", .bool(constraint.isActive)),
    ])
  }

  private func object(_ object: LogObject) -> JSONValue {
    .line([
      ("name", .string(object.name)),
      ("class", object.className.map { .string($0) } ?? .null),
      ("address", address(object.address)),
      ("text", object.text.map { .string($0) } ?? .null),
      ("isGuide", .bool(object.isGuide)),
      ("owner", object.owner.map { .string(log.objects[$0].name) } ?? .null),
    ])
  }

  private func view(_ view: LogView) -> JSONValue {
    .line([
      ("line", .number(CGFloat(view.line))), ("item", .string(log.objects[view.object].name)),
      ("depth", .number(CGFloat(view.depth))),
      ("frame", view.frame.map { .array($0.map { .number(CGFloat($0)) }, .inline) } ?? .null),
      ("tree", .number(CGFloat(view.tree))), ("isAmbiguous", .bool(view.isAmbiguous)),
      ("ambiguities", .array(view.ambiguities.map { .string($0) }, .inline)),
      ("missesHostConstraints", .bool(view.missesHostConstraints)),
      ("isHidden", .bool(view.isHidden)),
    ])
  }

  private func address(_ address: UInt64?) -> JSONValue {
    address.map { .string("0x" + String($0, radix: 16)) } ?? .null
  }
}
