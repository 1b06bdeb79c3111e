internal import SwiftSyntax

extension FileDraft {
  /// Adds `import UIKit` to tests that use its names without importing it, as XCTest and the libraries
  /// built on it let them on Apple's systems.
  ///
  /// - Parameter ownNames: The types that the files declare, which need no import.
  mutating func addTestImports(ownNames: Set<String>) {
    let visitor = ImportsAndNames(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    var modules = Set(visitor.imports.map(\.module))
    // Snapshot tests lose it.
    if importsSnapshotTesting { modules.remove("SwiftUI") }
    guard modules.isDisjoint(with: Self.providers),
      let test = visitor.imports.first(where: { Self.testLibraries.contains($0.module) }),
      visitor.names.subtracting(ownNames).contains(where: {
        Self.typesOfUIKit.contains($0)
          || Self.geometry.contains($0) && modules.isDisjoint(with: Self.geometryProviders)
      })
    else { return }
    insert(
      Array("import UIKit".utf8) + file.lineBreak + file.indentation(at: test.start), at: test.start
    )
    gainsUIKit = true
    count(.importAdded)
  }

  /// Whether the file has tests, by the modules that it imports.
  var importsTests: Bool { file.imports.contains { Self.testLibraries.contains($0.module) } }

  /// Whether the file has views, by the modules that it imports here.
  var importsViews: Bool {
    let visitor = ImportsAndNames(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    return gainsUIKit || !Self.viewModules.isDisjoint(with: visitor.imports.map(\.module))
  }

  private static let viewModules: Set<String> = [
    "UIKit", "UIKitNames", "AppKit", "AppKitNames", "Cocoa",
  ]

  private static let testLibraries: Set<String> = [
    "XCTest", "Testing", "Quick", "Nimble", "SnapshotTesting", "PlumblineSnapshotTesting",
  ]

  /// The modules that bring UIKit's names.
  private static let providers: Set<String> = ["UIKit", "UIKitNames", "SwiftUI"]

  /// The names that Foundation has here as well.
  private static let geometry: Set<String> = ["CGFloat", "CGPoint", "CGRect", "CGSize"]
  private static let geometryProviders: Set<String> = ["Foundation", "XCTest", "CoreGraphics"]
}

extension ImportDeclSyntax {
  /// The module that is imported, without the names of submodules and declarations.
  var module: String { path.first?.name.text ?? "" }
}

extension FileDraft {
  /// Replaces imports of modules whose names UIKit has here, and of UIKit's submodules, and adds
  /// `import FoundationNetworking` where its names are used.
  mutating func replaceSystemImports(ownNames: Set<String>) {
    let visitor = ImportsAndNames(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    var modules = Set(visitor.imports.map(\.module))
    for node in visitor.imports {
      let isSubmodule =
        node.path.count > 1 && node.importKindSpecifier == nil
        && Self.viewModules.contains(node.module)
      guard
        isSubmodule || Self.modulesOfUIKit.contains(node.module)
          || Self.absentModules.contains(node.module) && node.importKindSpecifier == nil
      else { continue }
      if isSubmodule, node.module == "UIKit" { modules.remove("UIKit") }
      if modules.isDisjoint(with: Self.providers) {
        replace(node.path.range, with: "UIKit")
        modules.insert("UIKit")
        gainsUIKit = true
      } else {
        removeWord(node)
      }
      count(.importReplaced)
    }
    // Such as `Darwin.round(a)`.
    count(.importReplaced, replaceModules(["Darwin"], with: "Foundation"))
    guard let first = visitor.imports.first, !modules.contains("FoundationNetworking"),
      !visitor.names.subtracting(ownNames).isDisjoint(with: Self.networkingNames)
    else { return }
    insert(
      Array("import FoundationNetworking".utf8) + file.lineBreak
        + file.indentation(at: first.start), at: first.start)
    count(.importAdded)
  }

  /// Adds `import UIKit` to files that use names of UIKit here, which Foundation, Core Animation or Core Graphics has
  /// on Apple's systems.
  mutating func addImportOfMovedNames(ownNames: Set<String>) {
    let visitor = ImportsAndNames(viewMode: .sourceAccurate)
    visitor.walk(file.tree)
    let modules = Set(visitor.imports.map(\.module))
    addImportOfNamedModule(visitor, modules)
    guard !gainsUIKit, modules.isDisjoint(with: Self.viewModules), !modules.contains("SwiftUI"),
      let first = visitor.imports.first
    else { return }
    let names = visitor.names.subtracting(ownNames).intersection(
      Self.typesOfUIKit.union(Self.runtimeNames))
    let isGraphical = !modules.isDisjoint(with: ["QuartzCore", "CoreGraphics"])
    let isMoved = names.contains { name in
      isGraphical
        ? (name.hasPrefix("CA") || name.hasPrefix("CG")) && !Self.graphicalNames.contains(name)
        : name.hasPrefix("UI") || modules.contains("Foundation") && Self.isOfFoundation(name)
    }
    guard isMoved else { return }
    insert(
      Array("import UIKit".utf8) + file.lineBreak + file.indentation(at: first.start),
      at: first.start)
    gainsUIKit = true
    count(.importAdded)
  }

  /// Adds `import CoreGraphics` to files that write it before a name, which needs no import of its own beside UIKit's on
  /// Apple's systems.
  private mutating func addImportOfNamedModule(_ visitor: ImportsAndNames, _ modules: Set<String>) {
    for module in ["CoreGraphics", "QuartzCore"]
    where visitor.names.contains(module) && !modules.contains(module) {
      guard let first = visitor.imports.first else { continue }
      insert(
        Array("import \(module)".utf8) + file.lineBreak + file.indentation(at: first.start),
        at: first.start)
      count(.importAdded)
    }
  }

  /// Whether Foundation has a name of UIKit's on Apple's systems.
  private static func isOfFoundation(_ name: String) -> Bool {
    name.hasPrefix("NSKeyValue") || runtimeNames.contains(name)
  }

  /// The names of Objective-C that Foundation brings along on Apple's systems.
  private static let runtimeNames: Set<String> = [
    "Selector", "objc_getAssociatedObject", "objc_setAssociatedObject",
  ]

  /// The names of UIKit that the modules Core Animation and Core Graphics have here as well.
  private static let graphicalNames: Set<String> = [
    "CAAction", "CACornerMask", "CALayer", "CALayerCornerCurve", "CGAffineTransform", "CGColor",
  ]

  /// The modules of Apple's systems whose names UIKit has here.
  private static let modulesOfUIKit: Set<String> = ["ObjectiveC", "os", "OSLog"]

  /// Modules of Apple's systems that aren't here and bring UIKit along there.
  ///
  /// Without the import, a file loses only what uses their names.
  private static let absentModules: Set<String> = [
    "AVFoundation", "AVKit", "ContactsUI", "CoreImage", "EventKitUI", "LinkPresentation", "MapKit",
    "MessageUI", "MobileCoreServices", "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook",
    "SafariServices", "StoreKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit",
  ]

  /// The names of Foundation that are in a module of their own here.
  private static let networkingNames: Set<String> = [
    "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLCache",
    "URLCredential", "URLProtocol", "URLProtectionSpace", "URLRequest", "URLResponse", "URLSession",
    "URLSessionConfiguration", "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask",
  ]
}

extension FileDraft {
  /// Replaces the names of modules before a dot.
  ///
  /// - Returns: Their number.
  @discardableResult
  mutating func replaceModules(_ modules: Set<String>, with replacement: String) -> Int {
    let references = ModuleReferences(modules)
    references.walk(file.tree)
    for token in references.tokens { replace(token.range, with: replacement) }
    return references.tokens.count
  }
}

/// Collects the names of modules before a dot.
private final class ModuleReferences: SyntaxVisitor {
  private(set) var tokens: [TokenSyntax] = []
  private let modules: Set<String>

  init(_ modules: Set<String>) {
    self.modules = modules
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base?.as(DeclReferenceExprSyntax.self), modules.contains(base.baseName.text)
    {
      tokens.append(base.baseName)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self), modules.contains(base.name.text) {
      tokens.append(base.name)
    }
    return .visitChildren
  }
}

private final class ImportsAndNames: SyntaxVisitor {
  var imports: [ImportDeclSyntax] = []
  var names: Set<String> = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" { names.insert("Selector") }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.baseName.text)
    return .visitChildren
  }
}
