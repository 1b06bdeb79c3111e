internal import SwiftSyntax

/// The properties that Interface Builder sets, by the names of their types and their own: `Card.title`.
struct InterfaceProperties {
  private var names: Set<String> = []

  /// Finds the properties of files as people wrote them: ported ones have no attributes of Interface Builder.
  init(_ files: [SourceFile]) {
    let index = ClassIndex(files.compactMap { try? ParsedFile($0) })
    for (type, members) in index.memberBlocks {
      for variable in members.variables where variable.isMarked {
        names.formUnion(variable.names.map { "\(type).\($0)" })
      }
    }
  }

  /// Whether Interface Builder sets a property.
  func contains(_ name: String, of type: String) -> Bool { names.contains("\(type).\(name)") }
}

extension SceneFactories {
  /// Adds a function for each property that Interface Builder sets, which sets it to the first of several values that
  /// fits.
  ///
  /// The functions are named after the module, the type and the property, as whoever loads a nib knows no more. They
  /// are in extensions in the same file, which may use private properties.
  mutating func addProperties(_ marked: InterfaceProperties, _ sources: [SceneSource]) {
    for declared in index.all where declared.file < sources.count {
      let isHidden =
        declared.name.contains(".")
        && declared.node.modifiers.accessLevel?.name.text == "private"
      if isHidden || declared.node.genericParameterClause != nil { continue }
      add(declared.node.memberBlock, of: declared.name, marked, declared.file, sources)
    }
    for declared in index.extensions where declared.file < sources.count {
      guard let name = declared.name else { continue }
      add(declared.node.memberBlock, of: name, marked, declared.file, sources)
    }
  }

  private mutating func add(
    _ members: MemberBlockSyntax, of type: String, _ marked: InterfaceProperties, _ file: Int,
    _ sources: [SceneSource]
  ) {
    for variable in members.variables {
      let conditions = sources[file].draft.conditions(of: variable)
      if conditions.contains(where: Self.isNeverTrue) { continue }
      for name in variable.names where marked.contains(name, of: type) {
        append(
          SceneFunction(
            setting: name, of: type, symbol: "plumbline.set.\(module).\(type).\(name)",
            name: symbol(of: sources[file], "\(functionCount(ofFile: file))"), conditions),
          toFile: file)
      }
    }
  }
}

extension SceneFunction {
  /// Makes the function that sets a property.
  fileprivate init(
    setting property: String, of type: String, symbol: String, name: String,
    _ conditions: [String]
  ) {
    let head =
      "@_cdecl(\"\(symbol)\") public func _\(name)(_ object: UnsafeMutableRawPointer, "
      + "_ values: UnsafeMutableRawPointer) -> Bool { "
    let fit =
      "func fit<T>(_ set: (T) -> Void) -> Bool { for value in values { "
      + "if let value = value as? T { set(value); return true } }; return false }"
    self.init(
      conditions,
      text: "extension \(type) { fileprivate func _\(name)(_ values: [Any]) -> Bool { \(fit); "
        + "return fit { self.\(property) = $0 } } }; " + head
        + "Unmanaged<\(type)>.fromOpaque(object).takeUnretainedValue()._\(name)("
        + "values.assumingMemoryBound(to: [Any].self).pointee) }",
      // The property is there, but what it needs isn't.
      fallback: head + "true }")
  }
}

extension ClassIndex {
  /// The members of classes and of extensions of plain names, with the names of the types.
  fileprivate var memberBlocks: [(type: String, members: MemberBlockSyntax)] {
    all.map { ($0.name, $0.node.memberBlock) }
      + extensions.compactMap { declared in
        declared.name.map { ($0, declared.node.memberBlock) }
      }
  }
}

extension MemberBlockSyntax {
  fileprivate var variables: [VariableDeclSyntax] {
    flattenedMembers.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }
}

extension VariableDeclSyntax {
  /// Whether an attribute says that Interface Builder sets the property.
  fileprivate var isMarked: Bool {
    attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name == "IBOutlet" || name == "IBInspectable"
    }
  }

  /// The names of the properties.
  fileprivate var names: [String] {
    bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText }
  }
}
