internal import SwiftSyntax

extension FileDraft {
  /// Replaces casts and types that need Objective-C's classes: `anchor as! NSLayoutAnchor<AnyObject>`, whose generic
  /// parameter Objective-C doesn't keep, and `[NSAttributedString.Key: AnyObject]`, whose values are structures here.
  mutating func replaceErasedTypes() {
    let visitor = ErasedTypes(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    for cast in visitor.casts {
      insert(Array("unsafeBitCast(".utf8), at: cast.anchor.start)
      replace(cast.anchor.end..<cast.type.start, with: ", to: ")
      insert(Array(".self)".utf8), at: cast.type.end)
      count(.anchorCast)
    }
    for value in visitor.values {
      replace(value.range, with: "Any")
      count(.attributeValue)
    }
    // Views aren't of the class here, but conform to its protocol.
    for object in visitor.objects {
      replace(object.range, with: "NSObjectProtocol")
      count(.objectRequirement)
    }
  }

  /// Makes `override init()` of layers `required`, as it is in their superclasses here.
  mutating func requireLayerInitializers(_ index: ClassIndex, of file: Int) {
    for declared in index.all where declared.file == file && index.isLayer(declared) {
      for member in declared.node.memberBlock.flattenedMembers {
        guard let initializer = member.decl.as(InitializerDeclSyntax.self),
          initializer.signature.parameterClause.parameters.isEmpty,
          let word = member.decl.modifier(.override)
        else { continue }
        replace(word.range, with: "required")
        count(.requiredInitializer)
      }
    }
  }
}

extension ClassIndex {
  /// Whether a class inherits from one of Core Animation's layers.
  fileprivate func isLayer(_ declared: Class) -> Bool {
    let root = ancestors(of: declared).last ?? declared
    let name = root.node.inheritanceClause?.inheritedTypes.first?.type.plainName ?? ""
    return name.hasPrefix("CA") && name.hasSuffix("Layer")
  }
}

private final class ErasedTypes: SyntaxVisitor {
  /// Forced casts of an anchor to an anchor of another kind.
  var casts: [(anchor: ExprSyntax, type: TypeExprSyntax)] = []
  /// The types of values in dictionaries of attributes that are `AnyObject`.
  var values: [TypeSyntax] = []
  /// The class `NSObject` that an extension of a protocol is for.
  var objects: [TypeSyntax] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for (number, element) in elements.enumerated().dropFirst().dropLast() {
      guard let cast = element.as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark?.tokenKind == .exclamationMark,
        let type = elements[number + 1].as(TypeExprSyntax.self), type.type.isAnchor
      else { continue }
      casts.append((elements[number - 1], type))
    }
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    if node.leftType.trimmedDescription == "Self", node.rightType.trimmedDescription == "NSObject" {
      objects.append(node.rightType)
    }
    return .visitChildren
  }

  override func visit(_ node: DictionaryTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.key.trimmedDescription == "NSAttributedString.Key",
      node.value.trimmedDescription == "AnyObject"
    {
      values.append(node.value)
    }
    return .visitChildren
  }
}

extension TypeSyntax {
  /// Whether the type is an anchor with a generic parameter.
  fileprivate var isAnchor: Bool {
    guard let type = self.as(IdentifierTypeSyntax.self), type.name.text == "NSLayoutAnchor" else {
      return false
    }
    return type.genericArgumentClause != nil
  }
}
