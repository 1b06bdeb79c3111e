import AutoLayout
import Foundation
import Testing

/// Builds the view tree of a scene through the public interface.
struct AppleSceneBuilder {
  let scene: AppleScene
  let root: View
  private(set) var views: [String: View] = [:]
  private var guides: [String: LayoutGuide] = [:]

  init(_ scene: AppleScene) throws {
    self.scene = scene
    root = makeView(scene.view)
    var environment = LayoutEnvironment()
    environment.scale = scene.scale
    environment.root = .screen
    let safeArea = scene.safeArea.mapValues(\.points)
    environment.safeAreaInsets = EdgeInsets(
      top: safeArea["top"] ?? 0, left: safeArea["leading"] ?? 0,
      bottom: safeArea["bottom"] ?? 0, right: safeArea["trailing"] ?? 0)
    root.layoutEnvironment = environment
    root.frame = CGRect(x: 0, y: 0, width: scene.size[0], height: scene.size[1])
    configure(root, scene.view)
    try addGuides()
    for constraint in scene.constraints { try add(constraint) }
  }

  // MARK: - Views

  private mutating func configure(_ view: View, _ node: AppleScene.Node) {
    views[node.id] = view
    view.identifier = node.id
    if let margins = node.layoutMargins {
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = EdgeInsets(
        top: margins["top"] ?? 0, left: margins["leading"] ?? 0,
        bottom: margins["bottom"] ?? 0, right: margins["trailing"] ?? 0)
    }
    for (index, axis) in LayoutConstraint.Axis.allCases.enumerated() {
      if let hugging = node.hugging?[index] {
        view.setContentHuggingPriority(LayoutPriority(Float(hugging)), for: axis)
      }
      if let compression = node.compression?[index] {
        view.setContentCompressionResistancePriority(LayoutPriority(Float(compression)), for: axis)
      }
      if let hold = node.hold?[index] {
        let size = axis == .horizontal ? view.widthAnchor : view.heightAnchor
        let constraint = size.constraint(equalToConstant: hold)
        constraint.priority = LayoutPriority(52)
        constraint.isActive = true
      }
    }
    for child in node.children ?? [] where !child.isRemovedFromStack { add(child, to: view, node) }
  }

  private mutating func add(_ node: AppleScene.Node, to parent: View, _ parentNode: AppleScene.Node)
  {
    let view = makeView(node)
    if let stack = parent as? StackView, parentNode.stack != nil {
      stack.addArrangedSubview(view)
    } else {
      parent.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = node.frame != nil
    }
    if let frame = node.frame {
      if parentNode.element == "visualEffectView", node.key == "contentView" {
        // The content of an effect fills it.
        view.frame = parent.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      } else {
        view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
      }
    }
    configure(view, node)
  }

  // MARK: - Guides

  private mutating func addGuides() throws {
    for (id, guide) in scene.guides.sorted(by: { $0.key < $1.key }) {
      let owner = try #require(views[guide.owner])
      switch guide.type {
      case "contentLayoutGuide":
        guides[id] = try #require(owner as? ScrollView).contentLayoutGuide
      case "frameLayoutGuide":
        guides[id] = try #require(owner as? ScrollView).frameLayoutGuide
      default: guides[id] = owner.safeAreaLayoutGuide
      }
    }
    for (id, guide) in scene.vcGuides.sorted(by: { $0.key < $1.key }) {
      let line = LayoutGuide()
      root.addLayoutGuide(line)
      line.topAnchor.constraint(equalTo: root.topAnchor, constant: guide.edge).isActive = true
      line.heightAnchor.constraint(equalToConstant: 0).isActive = true
      guides[id] = line
    }
  }

  // MARK: - Constraints

  private func add(_ said: AppleScene.Constraint) throws {
    let first = try #require(item(said.first))
    let second = try said.second.map { try #require(item($0)) }
    let relations: [String: LayoutConstraint.Relation] = [
      "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
      "greaterThanOrEqual": .greaterThanOrEqual,
    ]
    let constraint = try LayoutConstraint.make(
      item: first, attribute: try attribute(said.a1),
      relatedBy: try #require(relations[said.rel]), toItem: second,
      attribute: try said.a2.map { try attribute($0) } ?? .notAnAttribute, multiplier: said.mult,
      constant: said.const)
    try constraint.setPriority(LayoutPriority(Float(said.prio)))
    try #require(views[said.owner]).install(constraint)
  }

  private func item(_ id: String) -> AnyObject? { views[id] ?? guides[id] }

  private func attribute(_ name: String) throws -> LayoutConstraint.Attribute {
    // Interface Builder's word for the last baseline is Objective-C's old one.
    if name == "baseline" { return .lastBaseline }
    return try #require(
      LayoutConstraint.Attribute.allCases.first { "\($0)" == name }, "\(name)")
  }
}
