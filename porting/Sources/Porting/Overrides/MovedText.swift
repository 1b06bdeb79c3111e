internal import SwiftSyntax

/// The source of a member on its way from an extension into its class.
struct MovedText {
  private let bytes: [UInt8]
  /// The spaces before the member; empty if it's not alone on its lines.
  private let indentation: String

  /// Takes the text of a member with the attributes and the access level that its extension gives it.
  init(_ member: DeclSyntax, of source: ExtensionDeclSyntax, in draft: FileDraft) {
    let file = draft.file
    let extent = MemberExtent(from: member, through: member, in: file)
    let isLine = file.lineStart(at: extent.text.lowerBound) == extent.text.lowerBound
    let blanks = file.indentation(at: member.start)
    indentation = isLine ? String(decoding: blanks, as: UTF8.self) : ""
    var additions: [Edit] = []
    for attribute in source.attributes
    where attribute.as(AttributeSyntax.self)?.isObjectiveC != true {
      let text = Array(file.text(of: attribute).utf8)
      let offset = isLine ? file.lineStart(at: member.start) : member.start
      additions.append(
        Edit(
          range: offset..<offset,
          text: isLine ? blanks + text + [.newline] : text + [UInt8(ascii: " ")]))
    }
    if let access = source.modifiers.accessLevel, member.modifiers?.accessLevel == nil {
      let offset = member.startOfModifiers
      additions.append(Edit(range: offset..<offset, text: Array((access.name.text + " ").utf8)))
    }
    bytes = draft.rewritten(extent.text, with: additions)
  }

  /// The text with line feeds and another indentation.
  ///
  /// If a line begins left of the member, as in literals, no line is shifted.
  func text(_ target: String) -> String {
    let text = String(decoding: bytes.filter { $0 != .carriageReturn }, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let mayShift = lines.allSatisfy { $0.isEmpty || $0.hasPrefix(indentation) }
    guard mayShift, target != indentation else { return text }
    return lines.map { $0.isEmpty ? "" : target + $0.dropFirst(indentation.count) }
      .joined(separator: "\n")
  }
}

extension DeclSyntax {
  /// The offset after the attributes, and after a `dynamic` that is removed.
  fileprivate var startOfModifiers: Int {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    var token = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(
      viewMode: .sourceAccurate)
    token = token ?? firstToken(viewMode: .sourceAccurate)
    while let current = token, current.tokenKind == .keyword(.dynamic) {
      token = current.nextToken(viewMode: .sourceAccurate)
    }
    return token?.start ?? start
  }
}
