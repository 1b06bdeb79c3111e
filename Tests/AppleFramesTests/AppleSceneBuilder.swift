import AutoLayout
import Foundation

/// Builds the view tree of a scene through the public interface.
///
/// What a file says and no view can be is left out, and named among the ``problems``.
struct AppleSceneBuilder {
  let root: View
  private(set) var problems: [String] = []
  private var views: [String: View] = [:]
  private var guides: [String: LayoutGuide] = [:]
  /// The views that are out of the layout, and with them the constraints that name them.
  private var absent: Set<String> = []

  init(_ scene: AppleScene) {
    root = makeView(scene.view)
    var environment = LayoutEnvironment()
    environment.scale = scene.scale
    environment.root = .screen
    environment.safeAreaInsets = EdgeInsets(named: scene.safeArea.mapValues(\.points))
    root.layoutEnvironment = environment
    root.frame = CGRect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    configure(root, scene.view)
    for (id, guide) in scene.guides.sorted(by: { $0.key < $1.key }) { add(guide, id) }
    for (id, guide) in scene.vcGuides.sorted(by: { $0.key < $1.key }) { add(guide, id) }
    for (index, said) in scene.constraints.enumerated() {
      problems += failure(of: "constraint \(said.id ?? "\(index)")") { try add(said) }
    }
  }

  private func failure(of what: String, _ work: () throws -> Void) -> [String] {
    do { try work() } catch { return ["\(what): \(error)"] }
    return []
  }

  // MARK: - Views

  private mutating func configure(_ view: View, _ node: AppleScene.Node) {
    views[node.id] = view
    view.identifier = node.id
    if let margins = node.layoutMargins {
      view.insetsLayoutMarginsFromSafeArea = false
      view.layoutMargins = EdgeInsets(named: margins)
    }
    for (index, axis) in LayoutConstraint.Axis.allCases.enumerated() {
      problems += failure(of: "view \(node.id)") {
        if let hugging = node.hugging?[index] {
          try view.setHugging(LayoutPriority(Float(hugging)), for: axis)
        }
        if let compression = node.compression?[index] {
          try view.setCompressionResistance(LayoutPriority(Float(compression)), for: axis)
        }
      }
      if let hold = node.hold?[index] {
        let size = axis == .horizontal ? view.widthAnchor : view.heightAnchor
        // The file holds the frame, constraints the alignment rectangle.
        let inset = node.alignmentInsets.map { $0[index] + $0[index + 2] } ?? 0
        let constraint = size.constraint(equalToConstant: hold - inset)
        constraint.priority = LayoutPriority(52)
        constraint.isActive = true
      }
    }
    if let stack = view as? StackView, let said = node.stack {
      problems += failure(of: "stack \(node.id)") {
        try stack.arrange(as: said, withMargins: node.hasMargins)
      }
    }
    for child in node.children { add(child, to: view, node) }
  }

  private mutating func add(_ node: AppleScene.Node, to parent: View, _ parentNode: AppleScene.Node)
  {
    let stack = parentNode.stack == nil ? nil : parent as? StackView
    if node.isRemovedFromStack || stack != nil && node.isHidden { return leaveOut(node) }
    let view = makeView(node)
    if let stack {
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

  private mutating func leaveOut(_ node: AppleScene.Node) {
    absent.insert(node.id)
    for child in node.children { leaveOut(child) }
  }

  // MARK: - Guides

  /// Adds a guide of a view; one that is not there is missed by the constraints that name it.
  private mutating func add(_ guide: AppleScene.Guide, _ id: String) {
    guard let owner = views[guide.owner] else {
      if absent.contains(guide.owner) { absent.insert(id) }
      return
    }
    switch (guide.type, owner as? ScrollView) {
    case ("contentLayoutGuide", let scroll?): guides[id] = scroll.contentLayoutGuide
    case ("frameLayoutGuide", let scroll?): guides[id] = scroll.frameLayoutGuide
    // Tables and collections lay out their contents without constraints.
    case ("frameLayoutGuide", nil): guides[id] = inset(owner, .zero)
    case ("keyboard", _): guides[id] = owner.keyboardLayoutGuide
    case ("safeArea", nil):
      // The file may know of bars that the tree does not have.
      let said = guide.insets.map { EdgeInsets(named: $0) }
      let isKnown = owner === root && said == root.layoutEnvironment?.safeAreaInsets
      guides[id] = said.flatMap { isKnown ? nil : inset(owner, $0) } ?? owner.safeAreaLayoutGuide
    case ("safeArea", _): guides[id] = owner.safeAreaLayoutGuide
    default: break
    }
  }

  /// Adds a guide of a view controller: from the root's edge to the inner edge of a bar.
  private mutating func add(_ guide: AppleScene.ControllerGuide, _ id: String) {
    let height = root.bounds.height
    let (top, bottom) =
      guide.type == "top" ? (min(0, guide.edge), guide.edge) : (guide.edge, max(height, guide.edge))
    guides[id] = inset(root, EdgeInsets(top: top, left: 0, bottom: height - bottom, right: 0))
  }

  /// A new guide inside of a view, by distances from its edges.
  private func inset(_ owner: View, _ insets: EdgeInsets) -> LayoutGuide {
    let guide = LayoutGuide()
    owner.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: owner.topAnchor, constant: insets.top),
      guide.leftAnchor.constraint(equalTo: owner.leftAnchor, constant: insets.left),
      guide.bottomAnchor.constraint(equalTo: owner.bottomAnchor, constant: -insets.bottom),
      guide.rightAnchor.constraint(equalTo: owner.rightAnchor, constant: -insets.right),
    ])
    return guide
  }

  // MARK: - Constraints

  private func add(_ said: AppleScene.Constraint) throws {
    guard ![said.first, said.second, said.owner].contains(where: { absent.contains($0 ?? "") })
    else { return }
    let constraint = try LayoutConstraint.make(
      item: try item(said.first), attribute: try known(said.a1, attributes),
      relatedBy: try known(said.rel, relations), toItem: try said.second.map(item),
      attribute: try said.a2.map { try known($0, attributes) } ?? .notAnAttribute,
      multiplier: said.mult ?? 1, constant: said.const ?? 0)
    try constraint.setPriority(LayoutPriority(Float(said.prio ?? 1000)))
    guard let owner = views[said.owner] else { throw Unknown(word: said.owner) }
    try owner.install(constraint)
  }

  private func item(_ id: String) throws -> AnyObject {
    if let view = views[id] { return view }
    guard let guide = guides[id] else { throw Unknown(word: id) }
    return guide
  }
}

extension EdgeInsets {
  /// Insets by the names of edges; those that are not named are 0.
  fileprivate init(named insets: [String: Double]) {
    self.init(
      top: insets["top"] ?? 0, left: insets["leading"] ?? 0,
      bottom: insets["bottom"] ?? 0, right: insets["trailing"] ?? 0)
  }
}
