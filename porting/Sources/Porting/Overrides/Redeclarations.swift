internal import SwiftSyntax

extension ClassIndex {
  /// Removes `override` before what subclasses can only declare again, because UIKit's classes have it in extensions.
  func removeOverrides(in drafts: inout [FileDraft]) {
    for subclass in all { removeOverrides(subclass.node.memberBlock, of: subclass, in: &drafts[subclass.file]) }
    for source in extensions {
      guard let name = source.name, let subclass = classes(named: name).first else { continue }
      removeOverrides(source.node.memberBlock, of: subclass, in: &drafts[source.file])
    }
  }

  private func removeOverrides(
    _ members: MemberBlockSyntax, of subclass: Class, in draft: inout FileDraft
  ) {
    for member in members.flattenedMembers.map(\.decl) {
      guard let word = member.modifier(.override), let signature = member.signature,
        isDeclaredAgain(signature, by: subclass)
      else { continue }
      draft.removeWord(word)
      draft.count(.overrideRemoved)
    }
  }

  /// Whether a class is the first of its ancestors to declare a member that UIKit's class has in an extension.
  private func isDeclaredAgain(_ signature: String, by subclass: Class) -> Bool {
    let ancestors = ancestors(of: subclass)
    let isInherited = ancestors.contains { ancestor in
      ancestor.node.memberBlock.flattenedMembers.contains { $0.decl.signature == signature }
    }
    let first = ancestors.last ?? subclass
    var current = first.node.inheritanceClause?.inheritedTypes.first?.type.plainName
    while let name = current, !isInherited {
      if Self.membersOfUIKit[name]?.contains(signature) == true { return true }
      current = Self.superclassesOfUIKit[name]
    }
    return false
  }
}
