internal import AutoLayout
internal import InterfaceBuilder
public import LayoutDocuments
@_exported public import Lint
internal import SceneFile

/// The findings of one scene, with the file they are about.
public struct SceneLint: Sendable {
  /// A finding and the position in the file that explains it best.
  public struct Finding: Hashable, Sendable {
    /// The finding.
    public var finding: LintFinding
    /// The position of the first constraint or item of the finding; `nil` if the file does not state it.
    public var position: SourcePosition?
  }

  /// A finding that the scene's ignore list accepts.
  public struct IgnoredFinding: Hashable, Sendable {
    /// The finding.
    public var finding: Finding
    /// The author's reason.
    public var reason: String
  }

  /// The scene.
  public let scene: Scene
  /// The canvases that were checked, as findings name them.
  public let canvases: [String]
  /// The findings, in the order of the rules.
  public let findings: [Finding]
  /// The findings that the scene accepts.
  public let ignored: [IgnoredFinding]
  /// The layout on the first of the canvases.
  let tree: SolvedTree?

  /// The scene's file, or its name if it is not a file.
  public var file: String { scene.name }
}

extension Scene {
  /// Checks the scene's layouts on some canvases.
  ///
  /// - Parameters:
  ///   - placements: The canvases and directions.
  ///   - linter: The rules.
  ///   - painter: The fonts that texts are measured in.
  /// - Returns: The findings. Canvases are named as in pictures' file names.
  /// - Throws: `PlumblineError` for a canvas that cannot be laid out.
  public func lint(
    on placements: [Placement], with linter: Linter, painter: Painter
  ) throws(PlumblineError) -> SceneLint {
    var layouts: [LintedLayout] = []
    var idle: Set<ConstraintKey>?
    for placement in placements {
      var layout = try linted(on: placement, idle, painter: painter)
      let suffix = layout.tree.direction == .rightToLeft ? " rtl" : ""
      layout.canvas = placement.canvas.name + suffix
      idle = Set(layout.idleConstraints.map { ConstraintKey($0, in: layout.tree) })
      layouts.append(layout)
    }
    let positions = self.positions
    var linter = linter
    // What is placed in other views has the safe area of these.
    if case .interface(let scene) = content, !scene.fillsScreen {
      linter.rules.remove(.outsideSafeArea)
    }
    let facts = LintedScene(
      standardSpacing: profile.siblingSpacing, systemConstants: positions?.formatted ?? [])
    let findings = linter.findings(in: layouts, of: facts).map { finding in
      SceneLint.Finding(
        finding: finding, position: positions?.position(of: finding) ?? objectPosition(of: finding))
    }
    let directions = Set(layouts.map(\.tree.direction))
    let isWhole =
      directions.count == 2 && canvases.allSatisfy { placements.map(\.canvas).contains($0) }
    let (kept, ignored) = ignoring(findings, among: linter.rules, isWhole: isWhole)
    return SceneLint(
      scene: self, canvases: layouts.map(\.canvas), findings: kept, ignored: ignored,
      tree: layouts.first?.tree)
  }

  /// The number of constraints that are left out in turn on each canvas.
  private static let trialLimit = 64

  /// A layout with the constraints that have no effect on it, and had none on the canvases before.
  private func linted(
    on placement: Placement, _ idle: Set<ConstraintKey>?, painter: Painter
  ) throws(PlumblineError) -> LintedLayout {
    try check(placement.canvas)
    let root = try makeRoot(placement, measureText: painter.measureText)
    return withMainScreen(placement.canvas) {
      let explainer = LayoutExplainer(root: root, canvas: placement.canvas)
      var layout = LintedLayout(canvas: placement.canvas.name, tree: explainer.tree)
      layout.idleConstraints = explainer.idleConstraints(limit: Self.trialLimit) { index in
        idle?.contains(ConstraintKey(index, in: explainer.tree)) ?? true
      }
      return layout
    }
  }

  /// Where an Interface Builder document states the first item of a finding; `nil` for other scenes.
  private func objectPosition(of finding: LintFinding) -> SourcePosition? {
    guard case .interface(let scene) = content else { return nil }
    return finding.items.lazy.compactMap { item in
      scene.position(ofObject: String(item.prefix { $0 != "." }))
    }.first
  }

  /// Where the scene's file states its parts; `nil` for other scenes.
  private var positions: SceneDocument.Positions? {
    if case .document(let document) = content { document.positions } else { nil }
  }
}

extension SceneDocument.Positions {
  /// The position that explains a finding best: of its first constraint, or of its first item.
  fileprivate func position(of finding: LintFinding) -> SourcePosition? {
    if let ordinal = finding.constraints.first, constraints.indices.contains(ordinal) {
      return constraints[ordinal]
    }
    return finding.items.lazy.compactMap { items[$0] ?? items[String($0.prefix { $0 != "." })] }
      .first
  }
}
