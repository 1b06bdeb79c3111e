internal import SwiftSyntax

extension ClassIndex {
  /// Removes `override` before what subclasses can only declare again, because UIKit's classes have it in extensions.
  func removeOverrides(in drafts: inout [FileDraft]) {
    for subclass in all {
      removeOverrides(subclass.node.memberBlock, of: subclass, in: &drafts[subclass.file])
    }
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
      if let variable = member.as(VariableDeclSyntax.self) {
        guard draft.replaceObservers(of: variable, signature) else { continue }
      }
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

extension FileDraft {
  /// Replaces an observer of a property by accessors that go on to the superclass, as only what overrides is observed.
  ///
  /// - Returns: Whether the property needs no observer any more.
  fileprivate mutating func replaceObservers(of variable: VariableDeclSyntax, _ name: String)
    -> Bool
  {
    guard let binding = variable.bindings.first,
      case .accessors(let accessors)? = binding.accessorBlock?.accessors
    else { return true }
    let observers = accessors.filter { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    guard let observer = observers.first else { return true }
    guard observers.count == 1, let body = observer.body else { return false }
    let value = observer.parameters?.name.text
    let head = observer.start..<body.leftBrace.end
    let getter = "get { super.\(name) } set { "
    if observer.accessorSpecifier.text == "didSet" {
      let old = value ?? "oldValue"
      let set = "let \(old) = super.\(name); _ = \(old); super.\(name) = newValue; "
      replace(head, with: getter + set)
    } else {
      replace(head, with: getter + (value.map { "let \($0) = newValue; " } ?? ""))
      insert(Array("; super.\(name) = newValue ".utf8), at: body.rightBrace.start)
    }
    return true
  }
}
