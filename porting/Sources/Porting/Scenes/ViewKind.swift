internal import SwiftSyntax

/// The kinds of classes that scenes are made of, by the initializers that they inherit from Apple's.
enum ViewKind {
  case view
  case tableView
  case collectionView
  case tableCell
  case headerFooterView
  case controller
  case tableController
  case collectionController

  /// The kind of a class, or `nil` for one that isn't below a view or a view controller of Apple's.
  init?(of declared: ClassIndex.Class, in index: ClassIndex) {
    let last = index.ancestors(of: declared).last ?? declared
    guard let name = last.node.inheritanceClause?.inheritedTypes.first?.type.plainName else {
      return nil
    }
    self.init(superclass: name.split(separator: ".").last.map(String.init) ?? name)
  }

  private init?(superclass name: String) {
    switch name {
    case "UITableView": self = .tableView
    case "UICollectionView": self = .collectionView
    case "UITableViewCell": self = .tableCell
    case "UITableViewHeaderFooterView": self = .headerFooterView
    case "UITableViewController": self = .tableController
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

  private static let controllers: Set = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UIInputViewController", "UISearchController", "NSViewController", "NSCollectionViewItem",
  ]

  private static let endings = [
    "View", "Cell", "Label", "Button", "Control", "Field", "Bar", "Switch", "Slider", "Stepper",
    "Picker", "Box",
  ]

  /// The designated initializers of the superclass, without that for archives, and the others.
  var inherited: (designated: [String], convenience: [String]) {
    switch self {
    case .view: (["init(frame:)"], ["init()"])
    case .tableView: (["init(frame:style:)"], ["init(frame:)", "init()"])
    case .collectionView: (["init(frame:collectionViewLayout:)"], [])
    case .tableCell: (["init(style:reuseIdentifier:)"], [])
    case .headerFooterView: (["init(reuseIdentifier:)"], [])
    case .controller: (["init(nibName:bundle:)"], ["init()"])
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
  private var available: [String: String] = [:]
  private var own: [String] = []
  /// The first initializer that needs a value, as a reason.
  private(set) var refusal = "it has no initializer without arguments; add a #Preview"

  /// Collects the initializers that a function at the level of the class's file may call.
  init(of declared: ClassIndex.Class, _ kind: ViewKind, _ index: ClassIndex) {
    var designated = Set(kind.inherited.designated)
    var convenience = Set(kind.inherited.convenience)
    for signature in designated.union(convenience) { available[signature] = "" }
    for step in ([declared] + index.ancestors(of: declared)).reversed() {
      let declarations = step.node.memberBlock.flattenedMembers.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      own = []
      var present: (designated: Set<String>, convenience: Set<String>) = ([], [])
      for declaration in declarations {
        guard let signature = DeclSyntax(declaration).signature, signature != "init(coder:)" else {
          continue
        }
        let isConvenience = DeclSyntax(declaration).modifier(.convenience) != nil
        if isConvenience {
          present.convenience.insert(signature)
        } else {
          present.designated.insert(signature)
        }
        note(declaration, signature)
      }
      if !present.designated.isEmpty {
        // All designated initializers of the superclass together bring its other ones along.
        let brings = designated.isSubset(of: present.designated)
        if !brings { convenience = [] }
        designated = present.designated
      }
      convenience.formUnion(present.convenience)
      available = available.filter { designated.union(convenience).contains($0.key) }
      for extensionNode in index.extensions where extensionNode.name == step.name {
        for member in extensionNode.node.memberBlock.flattenedMembers {
          guard let declaration = member.decl.as(InitializerDeclSyntax.self),
            let signature = DeclSyntax(declaration).signature
          else { continue }
          convenience.insert(signature)
          note(declaration, signature)
        }
      }
    }
  }

  private mutating func note(_ declaration: InitializerDeclSyntax, _ signature: String) {
    let isPrivate = DeclSyntax(declaration).modifier(.private) != nil
    let effects = declaration.signature.effectSpecifiers
    let mayFail = effects?.throwsClause != nil || effects?.asyncSpecifier != nil
    guard !isPrivate, !mayFail, declaration.genericParameterClause == nil else {
      available[signature] = nil
      return
    }
    let mark = declaration.optionalMark == nil ? "" : "!"
    available[signature] = mark
    let missing = declaration.signature.parameterClause.parameters.first { $0.defaultValue == nil }
    if let missing {
      let type = missing.type.trimmedDescription
      if !["init(frame:)", "init(style:reuseIdentifier:)", "init(nibName:bundle:)"].contains(
        signature)
      {
        let article = type.first.map { "aeiouAEIOU".contains($0) } == true ? "an" : "a"
        refusal = "\(signature) needs \(article) \(type); add a #Preview"
      }
    } else {
      available["init()"] = mark
      own.append("init()")
    }
  }

  /// The arguments with which the class can be made, or `nil` if it needs values.
  func arguments(_ kind: ViewKind) -> String? {
    let calls = kind.calls
    let first = own.isEmpty ? [] : calls.filter { $0.signature == "init()" }
    for call in first + calls {
      if let mark = available[call.signature] { return call.arguments + mark }
    }
    return nil
  }
}
