internal import AutoLayout
internal import Foundation

/// Makes views, guides and constraints of what a scene says.
struct ViewBuilder {
  /// Views and guides by their ids.
  private(set) var items: [String: any LayoutItem] = [:]
  /// The views whose frames follow their superviews, with the frames of the scene.
  private(set) var resizingViews: [(view: View, frame: CGRect)] = []
  /// The constraints that were made, in the order of the file.
  private(set) var constraints: [LayoutConstraint] = []
  /// The visual constraints that were made, in the order of the file, with what their strings make.
  private(set) var formats: [(visual: SceneVisual, text: VisualFormatText)] = []
  /// What cannot be made.
  var problems: [SceneProblem] = []
  private var textSize = ContentSizeCategory.large

  /// Makes the view that fills a canvas, with everything inside of it.
  mutating func makeRoot(_ scene: SceneView, size: CGSize, environment: LayoutEnvironment) -> View {
    textSize = environment.contentSizeCategory
    let root = scene.viewClass.makeView()
    root.frame = CGRect(origin: .zero, size: size)
    root.layoutEnvironment = environment
    configure(root, scene)
    return root
  }

  /// Gives a view that is in its tree already what the scene says of it, and makes what is inside.
  private mutating func configure(_ view: View, _ scene: SceneView) {
    view.identifier = scene.id
    if let id = scene.id { items[id] = items[id] ?? view }
    view.isHidden = scene.isHidden
    switch scene.direction {
    case .leftToRight: view.semanticContentAttribute = .forceLeftToRight
    case .rightToLeft: view.semanticContentAttribute = .forceRightToLeft
    case nil: break
    }
    setSizes(of: view, scene)
    setMargins(of: view, scene)
    view.setContent(scene, textSize: textSize)
    for guide in scene.guides { addGuide(guide, to: view) }
    for subview in scene.subviews { addSubview(subview, to: view) }
    if let stack = view as? StackView, let arrangement = scene.stack {
      arrange(stack, arrangement)
    }
  }

  /// Numbers a constraint and turns it on.
  mutating func add(_ constraint: LayoutConstraint) throws(LayoutError) {
    constraint.ordinal = constraints.count
    constraints.append(constraint)
    try constraint.activate()
  }

  /// Keeps what a visual format string makes.
  mutating func add(_ visual: SceneVisual, _ text: VisualFormatText) {
    formats.append((visual, text.shifted(by: constraints.count)))
  }

  private mutating func addSubview(_ scene: SceneView, to superview: View) {
    let view = scene.viewClass.makeView()
    if let stack = superview as? StackView {
      stack.addArrangedSubview(view)
    } else {
      superview.addSubview(view)
    }
    if let frame = scene.frame {
      view.frame = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      view.autoresizingMask = View.AutoresizingMask(scene.autoresizing.map(\.mask))
      if !scene.autoresizing.isEmpty { resizingViews.append((view, view.frame)) }
    } else {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    configure(view, scene)
  }

  private mutating func addGuide(_ scene: SceneGuide, to view: View) {
    let guide = LayoutGuide()
    guide.identifier = scene.id
    view.addLayoutGuide(guide)
    items[scene.id] = items[scene.id] ?? guide
  }

  private func setSizes(of view: View, _ scene: SceneView) {
    let size = scene.intrinsicSize
    if size.width != nil || size.height != nil {
      view.overrideIntrinsicContentSize(
        CGSize(
          width: size.width ?? View.noIntrinsicMetric,
          height: size.height ?? View.noIntrinsicMetric))
    }
    if let insets = scene.alignmentInsets { view.setAlignmentInsets(insets) }
    for axis in LayoutConstraint.Axis.allCases {
      if let priority = scene.hugging[axis] {
        view.setContentHuggingPriority(LayoutPriority(Float(priority)), for: axis)
      }
      if let priority = scene.compression[axis] {
        view.setContentCompressionResistancePriority(LayoutPriority(Float(priority)), for: axis)
      }
    }
  }

  private func setMargins(of view: View, _ scene: SceneView) {
    if let preserves = scene.preservesSuperviewMargins {
      view.preservesSuperviewLayoutMargins = preserves
    }
    let margins = scene.margins
    guard margins != SceneMargins() else { return }
    // What the scene leaves out keeps the platform's margin, which is read without the safe area.
    view.insetsLayoutMarginsFromSafeArea = false
    var edges = view.directionalLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = true
    let leads = view.effectiveUserInterfaceLayoutDirection == .leftToRight
    edges.top = margins.top.map { CGFloat($0) } ?? edges.top
    edges.bottom = margins.bottom.map { CGFloat($0) } ?? edges.bottom
    let leading = margins.leading ?? (leads ? margins.left : margins.right)
    let trailing = margins.trailing ?? (leads ? margins.right : margins.left)
    edges.leading = leading.map { CGFloat($0) } ?? edges.leading
    edges.trailing = trailing.map { CGFloat($0) } ?? edges.trailing
    view.directionalLayoutMargins = edges
  }

  private func arrange(_ stack: StackView, _ scene: SceneStack) {
    stack.axis = scene.axis ?? stack.axis
    stack.distribution = scene.distribution?.layoutDistribution ?? stack.distribution
    stack.alignment = scene.alignment?.layoutAlignment ?? stack.alignment
    if let spacing = scene.spacing { stack.spacing = CGFloat(spacing) }
    // The guide is made before constraints refer to it, since layout counts its items first.
    if scene.isMarginsRelative { _ = stack.layoutMarginsGuide }
    stack.isLayoutMarginsRelativeArrangement = scene.isMarginsRelative
    stack.isBaselineRelativeArrangement = scene.isBaselineRelative
    for custom in scene.customSpacing {
      guard let view = items[custom.id] as? View else { continue }
      stack.setCustomSpacing(CGFloat(custom.spacing), after: view)
    }
  }
}

extension ScenePriorities {
  fileprivate subscript(axis: LayoutConstraint.Axis) -> Double? {
    switch axis {
    case .horizontal: horizontal
    case .vertical: vertical
    }
  }
}
