internal import SwiftParser
internal import SwiftSyntax

/// A C function that makes a class, or that sets one of its properties.
struct SceneFunction {
  /// The scene of a class that is made, or `nil` for a property.
  private(set) var scene: SceneCopies.Scene?
  /// The conditions of the `#if` around the class.
  let conditions: [String]
  /// The declaration of the function, on one line.
  let text: String
  /// The declaration if the first one doesn't compile, or `nil` for none.
  private(set) var fallback: String?

  /// Takes a function of a property.
  init(_ conditions: [String], text: String, fallback: String) {
    (self.conditions, self.text, self.fallback) = (conditions, text, fallback)
  }

  /// Makes the function of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - conditions: The conditions of the `#if` around the class.
  ///   - expression: The expression that makes the object.
  init(_ scene: SceneCopies.Scene, _ conditions: [String], making expression: String) {
    self.scene = scene
    self.conditions = conditions
    text =
      Self.head(scene.symbol)
      + "Unmanaged<AnyObject>.passRetained(\(expression)).toOpaque() }"
  }

  /// The function up to its body.
  static func head(_ symbol: String) -> String {
    "@_cdecl(\"\(symbol)\") public func _\(symbol)() -> UnsafeMutableRawPointer { "
  }
}

/// The classes and previews of files that can be made without arguments.
struct SceneFactories {
  /// The scenes of a file, and its classes that can't be made.
  struct Found {
    var functions: [SceneFunction] = []
    var previews: [SceneCopies.Scene] = []
    var others: [SceneCopies.Other] = []
  }

  let index: ClassIndex
  /// The name of the module.
  let module: String
  /// The nibs that have a view of a class on their top level, by the class.
  private let nibs: [String: String]
  private var found: [Found]
  /// The bodies of previews.
  private var previewed: [String] = []

  /// Finds the classes and previews of files, whose previews become functions.
  ///
  /// - Parameters:
  ///   - index: The classes.
  ///   - module: The name of the files' module.
  ///   - nibs: The nibs that have a view of a class on their top level, by the class.
  ///   - sources: The files.
  init(
    _ index: ClassIndex, ofModule module: String, nibs: [String: String],
    _ sources: inout [SceneSource]
  ) {
    (self.index, self.module, self.nibs) = (index, module, nibs)
    found = sources.map { _ in Found() }
    for number in sources.indices { addPreviews(of: &sources[number], number) }
    for declared in index.all where declared.file < sources.count {
      add(declared, in: sources[declared.file])
    }
  }

  /// Whether a preview makes a class.
  func isPreviewed(_ name: String) -> Bool { previewed.contains { $0.contains(name + "(") } }

  /// The scenes of a file.
  func scenes(ofFile number: Int) -> Found { found[number] }

  /// The number of a file's functions.
  func functionCount(ofFile number: Int) -> Int { found[number].functions.count }

  /// Adds a function to a file.
  mutating func append(_ function: SceneFunction, toFile number: Int) {
    found[number].functions.append(function)
  }

  // MARK: - Classes

  private mutating func add(_ declared: ClassIndex.Class, in source: SceneSource) {
    guard let kind = ViewKind(of: declared, in: index) else { return }
    let conditions = source.draft.conditions(of: declared.node)
    if conditions.contains(where: Self.isNeverTrue) { return }
    let line = source.line(at: declared.node.name.start)
    func refuse(_ reason: String) {
      found[declared.file].others.append(
        .init(name: declared.name, file: source.original.path, line: line, reason: reason))
    }
    if declared.node.genericParameterClause != nil {
      return refuse("it is generic; add a #Preview")
    }
    if declared.name.contains("."), declared.node.modifiers.accessLevel?.name.text == "private" {
      return refuse("it is private inside of another type; make it fileprivate, or add a #Preview")
    }
    let initializers = Initializers(of: declared, kind, index)
    let nib = kind.isView ? nibs[declared.name] : nil
    let call =
      nib.map { Self.loading(declared.name, from: $0) }
      ?? initializers.arguments(kind).map { declared.name + $0 }
    guard let call else { return refuse(initializers.refusal) }
    let place = found[declared.file].functions.count
    let scene = SceneCopies.Scene(
      name: declared.name, symbol: symbol(of: source, "\(place)"), kind: .class,
      file: source.original.path, line: line)
    found[declared.file].functions.append(
      SceneFunction(scene, conditions, making: call))
  }

  /// The expression that makes a view by loading its nib.
  private static func loading(_ name: String, from nib: String) -> String {
    "UINib(nibName: \"\(nib)\", bundle: nil).instantiate(withOwner: nil)"
      + ".lazy.compactMap { $0 as? \(name) }.first!"
  }

  /// Whether a condition of `#if` is false wherever ported files are compiled.
  static func isNeverTrue(_ condition: String) -> Bool {
    [
      "canImport(AppKit) && !canImport(UIKit)", "!canImport(UIKit)", "canImport(SwiftUI)",
      "os(macOS)", "os(tvOS)", "os(watchOS)", "false",
    ].contains(condition)
  }

  func symbol(of source: SceneSource, _ ending: String) -> String {
    "plumbline_scene_\(stableHash(source.original.path))_\(ending)"
  }

  // MARK: - Previews

  private mutating func addPreviews(of source: inout SceneSource, _ number: Int) {
    let visitor = Previews(viewMode: .sourceAccurate)
    visitor.walk(source.draft.file.tree)
    let isOfSwiftUI = visitor.importsSwiftUI
    var unnamed = 0
    for (place, preview) in visitor.all.enumerated() {
      var name = preview.name
      if name == nil {
        unnamed += 1
        name = source.stem + (unnamed == 1 ? ".preview" : ".preview-\(unnamed)")
      }
      let line = source.line(at: preview.range.lowerBound)
      guard !isOfSwiftUI, let body = preview.body, let name, body.signature == nil else {
        let reason =
          isOfSwiftUI
          ? "its #Preview is of SwiftUI" : "its #Preview takes more than a name, traits and a body"
        found[number].others.append(
          .init(
            name: name ?? "#Preview", file: source.original.path, line: line, reason: reason))
        if !isOfSwiftUI { source.replace(preview.range, with: "") }
        continue
      }
      let scene = SceneCopies.Scene(
        name: name, symbol: symbol(of: source, "preview_\(place)"), kind: .preview,
        file: source.original.path, line: line, traits: preview.traits, size: preview.size)
      found[number].previews.append(scene)
      previewed.append(body.statements.description)
      source.replace(
        preview.range.lowerBound..<body.leftBrace.end,
        with: SceneFunction.head(scene.symbol)
          + "func _plumbline_make<T: AnyObject>(_ body: () -> T) -> UnsafeMutableRawPointer { "
          + "Unmanaged<AnyObject>.passRetained(body()).toOpaque() }; return _plumbline_make {")
      source.replace(body.rightBrace.start..<preview.range.upperBound, with: "} }")
    }
  }
}

extension SceneSource {
  /// The file's name without its ending.
  fileprivate var stem: String {
    let name = original.path.split(separator: "/").last ?? ""
    return String(name.hasSuffix(".swift") ? name.dropLast(6) : name)
  }
}

/// A hash that is the same on every run: 16 hexadecimal digits of FNV-1a (Fowler, Noll and Vo).
package func stableHash(_ text: String) -> String {
  let hash = text.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
    ($0 ^ UInt64($1)) &* 0x100_0000_01B3
  }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

/// A `#Preview`.
private struct Preview {
  /// The offsets of the macro's expansion.
  let range: Range<Int>
  /// The closure that makes the view or controller.
  private(set) var body: ClosureExprSyntax?
  private(set) var name: String?
  private(set) var traits: [String] = []
  private(set) var size: [Double]?

  init(_ range: Range<Int>, _ arguments: LabeledExprListSyntax, _ closure: ClosureExprSyntax?) {
    self.range = range
    body = closure
    for argument in arguments {
      if let text = argument.expression.as(StringLiteralExprSyntax.self), argument.label == nil {
        name = text.representedLiteralValue
      } else if let closure = argument.expression.as(ClosureExprSyntax.self) {
        body = closure
      } else if let member = argument.expression.as(MemberAccessExprSyntax.self) {
        traits.append(member.declName.baseName.text)
      } else if let call = argument.expression.as(FunctionCallExprSyntax.self) {
        let numbers = call.arguments.compactMap { Double($0.expression.trimmedDescription) }
        if numbers.count == 2 { size = numbers }
      }
    }
  }
}

private final class Previews: SyntaxVisitor {
  private(set) var all: [Preview] = []
  private(set) var importsSwiftUI = false

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI" { importsSwiftUI = true }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      all.append(Preview(node.pound.start..<node.end, node.arguments, node.trailingClosure))
    }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" {
      all.append(Preview(node.pound.start..<node.end, node.arguments, node.trailingClosure))
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
