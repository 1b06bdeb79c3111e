internal import SwiftSyntax

/// The kinds of classes that scenes are made of, by the initializers that they inherit from Apple's.
enum ViewKind {
  case view
  case tableView
  case collectionView
  case tableCell
  case headerFooterView
  case controller
  case pageController
  case tableController
  case collectionController

  /// The kind of a class, or `nil` for one that isn't below a view or a view controller of Apple's.
  init?(of declared: ClassIndex.Class, in index: ClassIndex) {
    guard let name = index.outerSuperclass(of: declared) else { return nil }
    self.init(superclass: name)
  }

  private init?(superclass name: String) {
    switch name {
    case "UITableView": self = .tableView
    case "UICollectionView": self = .collectionView
    case "UITableViewCell": self = .tableCell
    case "UITableViewHeaderFooterView": self = .headerFooterView
    case "UITableViewController": self = .tableController
    case "UIPageViewController": self = .pageController
    case "UICollectionViewController": self = .collectionController
    case "UIWindow", "NSWindow": return nil
    default:
      guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
      if Self.controllers.contains(name) {
        self = .controller
      } else if Self.endings.contains(where: name.hasSuffix), !name.hasSuffix("Controller") {
        self = .view
      } else {
        return nil
      }
    }
  }

  /// Whether classes of the kind are views.
  var isView: Bool {
    switch self {
    case .view, .tableView, .collectionView, .tableCell, .headerFooterView: true
    case .controller, .pageController, .tableController, .collectionController: false
    }
  }

  private static let controllers: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIInputViewController", "UISearchController", "NSViewController", "NSCollectionViewItem",
  ]

  private static let endings = [
    "View", "Cell", "Label", "Button", "Control", "Field", "Bar", "Switch", "Slider", "Stepper",
    "Picker", "Box",
  ]

  private static let pageInitializer = "init(transitionStyle:navigationOrientation:options:)"

  /// The designated initializers of the superclass, without that for archives, and the others.
  var inherited: (designated: [String], convenience: [String]) {
    switch self {
    case .view: (["init(frame:)"], ["init()"])
    case .tableView: (["init(frame:style:)"], ["init(frame:)", "init()"])
    case .collectionView: (["init(frame:collectionViewLayout:)"], [])
    case .tableCell: (["init(style:reuseIdentifier:)"], [])
    case .headerFooterView: (["init(reuseIdentifier:)"], [])
    case .controller: (["init(nibName:bundle:)"], ["init()"])
    case .pageController: ([Self.pageInitializer], ["init()"])
    case .tableController: (["init(style:)", "init(nibName:bundle:)"], ["init()"])
    case .collectionController: (["init(collectionViewLayout:)", "init(nibName:bundle:)"], [])
    }
  }

  /// The initializers that can be called without the person's values, the first ones rather than others, each with
  /// its arguments.
  var calls: [(signature: String, arguments: String)] {
    let layout = "UICollectionViewFlowLayout()"
    return switch self {
    case .view: [("init(frame:)", "(frame: .zero)"), ("init()", "()")]
    case .tableView:
      [
        ("init(frame:style:)", "(frame: .zero, style: .plain)"),
        ("init(frame:)", "(frame: .zero)"), ("init()", "()"),
      ]
    case .collectionView:
      [
        ("init(frame:collectionViewLayout:)", "(frame: .zero, collectionViewLayout: \(layout))"),
        ("init(frame:)", "(frame: .zero)"), ("init()", "()"),
      ]
    case .tableCell:
      [
        ("init(style:reuseIdentifier:)", "(style: .default, reuseIdentifier: nil)"),
        ("init()", "()"), ("init(frame:)", "(frame: .zero)"),
      ]
    case .headerFooterView:
      [("init(reuseIdentifier:)", "(reuseIdentifier: nil)"), ("init()", "()")]
    case .controller: [("init(nibName:bundle:)", "(nibName: nil, bundle: nil)"), ("init()", "()")]
    case .pageController:
      [
        ("init()", "()"),
        (Self.pageInitializer, "(transitionStyle: .scroll, navigationOrientation: .horizontal)"),
      ]
    case .tableController:
      [
        ("init(style:)", "(style: .plain)"), ("init()", "()"),
        ("init(nibName:bundle:)", "(nibName: nil, bundle: nil)"),
      ]
    case .collectionController:
      [("init()", "()"), ("init(collectionViewLayout:)", "(collectionViewLayout: \(layout))")]
    }
  }
}

/// The initializers of a class, by Swift's rules of inheritance.
struct Initializers {
  /// The initializers that can be called, each with what follows the call: `!` for one that may return `nil`.
  private var available: [String: String] = [:]
  /// The ending of a call without arguments of an initializer that the files declare, or `nil` without one.
  private var plainCall: String?
  /// The first initializer that needs a value, as a reason.
  private(set) var refusal = "it has no initializer without arguments; add a #Preview"

  /// Collects the initializers that a function at the level of the class's file may call.
  init(of declared: ClassIndex.Class, _ kind: ViewKind, _ index: ClassIndex) {
    var designated = Set(kind.inherited.designated)
    var convenience = Set(kind.inherited.convenience)
    for signature in designated.union(convenience) { available[signature] = "" }
    for step in ([declared] + index.ancestors(of: declared)).reversed() {
      let own = Self.initializers(in: step.node.memberBlock)
      let ownDesignated = own.filter { DeclSyntax($0).modifier(.convenience) == nil }
      let isForArchives = Self.isForArchives(step.node.memberBlock)
      if !ownDesignated.isEmpty || isForArchives {
        let new = Set(ownDesignated.compactMap { DeclSyntax($0).signature })
        // All designated initializers of the superclass together bring its other ones along.
        if !designated.isSubset(of: new) { convenience = [] }
        designated = new
        plainCall = nil
      }
      let extensions = index.extensions.filter { $0.name == step.name }
        .flatMap { Self.initializers(in: $0.node.memberBlock) }
      let others = own.filter { DeclSyntax($0).modifier(.convenience) != nil } + extensions
      convenience.formUnion(others.compactMap { DeclSyntax($0).signature })
      available = available.filter { designated.union(convenience).contains($0.key) }
      for declaration in own + extensions { note(declaration) }
    }
  }

  private static func initializers(in block: MemberBlockSyntax) -> [InitializerDeclSyntax] {
    all(in: block).filter { DeclSyntax($0).signature != "init(coder:)" }
  }

  /// Whether a class has a designated initializer for archives, which keeps it from inheriting others.
  private static func isForArchives(_ block: MemberBlockSyntax) -> Bool {
    all(in: block).contains { declaration in
      DeclSyntax(declaration).signature == "init(coder:)"
        && DeclSyntax(declaration).modifier(.convenience) == nil
    }
  }

  private static func all(in block: MemberBlockSyntax) -> [InitializerDeclSyntax] {
    block.flattenedMembers.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
  }

  private mutating func note(_ declaration: InitializerDeclSyntax) {
    guard let signature = DeclSyntax(declaration).signature else { return }
    let effects = declaration.signature.effectSpecifiers
    guard DeclSyntax(declaration).modifier(.private) == nil, !declaration.isUnavailable,
      effects?.throwsClause == nil,
      effects?.asyncSpecifier == nil, declaration.genericParameterClause == nil
    else {
      available[signature] = nil
      return
    }
    let mark = declaration.optionalMark == nil ? "" : "!"
    available[signature] = mark
    let missing = declaration.signature.parameterClause.parameters.first {
      $0.defaultValue == nil && $0.ellipsis == nil
    }
    guard let missing else {
      plainCall = mark
      return
    }
    if !Self.calledOnes.contains(signature) {
      let type = missing.type.trimmedDescription
      let article = type.first.map { "aeioAEIO".contains($0) } == true ? "an" : "a"
      refusal = "\(signature) needs \(article) \(type); add a #Preview"
    }
  }

  /// The initializers whose arguments are known.
  private static let calledOnes: Set = [
    "init(frame:)", "init(style:reuseIdentifier:)", "init(nibName:bundle:)",
  ]

  /// The ending of a call of an initializer, or `nil` if it can't be called.
  func mark(of signature: String) -> String? { available[signature] }

  /// The arguments with which the class can be made, or `nil` if it needs values.
  func arguments(_ kind: ViewKind) -> String? {
    if let plainCall { return "()" + plainCall }
    for call in kind.calls {
      if let mark = available[call.signature] { return call.arguments + mark }
    }
    return nil
  }
}

extension ClassIndex {
  /// The name of the nearest superclass that the files don't declare, without a module or types before it.
  func outerSuperclass(of declared: Class) -> String? {
    let last = ancestors(of: declared).last ?? declared
    let name = last.node.inheritanceClause?.inheritedTypes.first?.type.plainName
    return name.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
  }
}

extension InitializerDeclSyntax {
  /// Whether `@available` says that the initializer can't be called.
  fileprivate var isUnavailable: Bool {
    attributes.contains { attribute in
      guard case .attribute(let attribute) = attribute else { return false }
      return attribute.attributeName.trimmedDescription == "available"
        && attribute.arguments?.description.contains("unavailable") == true
    }
  }
}
