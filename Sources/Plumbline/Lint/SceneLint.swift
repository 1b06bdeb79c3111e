@_exported public import Analysis
internal import AutoLayout
internal import Batches
public import Foundation
internal import InterfaceBuilder
public import LayoutDocuments
internal import SceneFile
internal import Scenes

/// The results of linting one scene.
public struct SceneLint: Sendable {
  /// A finding, with its position in the scene's file.
  public struct Finding: Hashable, Sendable {
    /// The finding itself, without a position.
    public var finding: LintFinding
    /// The position of the finding's first constraint or item, or `nil` if the file doesn't state either.
    public var position: SourcePosition?
  }

  /// A finding that the scene's ignore list suppresses.
  public struct IgnoredFinding: Hashable, Sendable {
    /// The suppressed finding.
    public var finding: Finding
    /// The author's reason for ignoring the finding.
    public var reason: String
  }

  /// The scene that was checked.
  public let scene: Scene
  /// The names of the checked canvases, spelled as in findings.
  public let canvases: [String]
  /// The findings, in the order of the rules.
  public let findings: [Finding]
  /// The findings that the scene's ignore list suppresses.
  public let ignored: [IgnoredFinding]
  let tree: SolvedTree?

  /// The path of the scene's file, or the scene's name if it isn't from a file.
  public var file: String { scene.name }
}

extension SceneLint {
  /// Checks a scene's layouts on some canvases.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - placements: The canvases and directions.
  ///   - widths: Further canvas widths to check, in points, at the heights of the canvases.
  ///   - linter: The linter with the rules to check.
  ///   - painter: The painter that measures texts in its fonts.
  /// - Throws: `PlumblineError` if a canvas can't be laid out.
  public init(
    of scene: Scene, on placements: [Scene.Placement], widths: ClosedRange<CGFloat>? = nil,
    with linter: Linter, painter: Painter
  ) throws(PlumblineError) {
    var layouts: [LintedLayout] = []
    var idle: Set<ConstraintKey>? = linter.rules.contains(.noEffect) ? nil : []
    for placement in placements {
      var layout = try Self.layout(of: scene, on: placement, idle, painter: painter)
      let suffix = layout.tree.direction == .rightToLeft ? Self.mirroredSuffix : ""
      layout.canvas = placement.canvas.name + suffix
      idle = Set(layout.idleConstraints.map { ConstraintKey($0, in: layout.tree) })
      layouts.append(layout)
    }
    var linter = linter
    if !scene.fillsScreen { linter.rules.remove(.outsideSafeArea) }
    let positions = PartPositions(of: scene)
    let facts = LintedScene(
      standardSpacing: scene.profile.siblingSpacing, systemConstants: positions.formatted)
    var found = WidthFindings(linter.findings(in: layouts, of: facts), checking: linter.rules)
    if let widths {
      let linter = Linter(rules: linter.rules.intersection(WidthFindings.rules))
      try scene.addFindings(to: &found, at: widths, on: placements, with: painter) {
        (scene, placement) throws(PlumblineError) in
        linter.findings(
          in: [try Self.layout(of: scene, on: placement, [], painter: painter)], of: facts)
      }
    }
    let findings = found.sorted.map { finding in
      Finding(finding: finding, position: positions.innerPosition(of: finding))
    }
    let directions = Set(layouts.map(\.tree.direction))
    let isWhole =
      directions.count == 2 && scene.canvases.allSatisfy { placements.map(\.canvas).contains($0) }
    let divided = IgnoreList(of: scene).divide(findings, among: linter.rules, isWhole: isWhole)
    self.init(
      scene: scene, canvases: layouts.map(\.canvas),
      findings: divided.kept.onceForEachComponent(in: positions),
      ignored: divided.ignored, tree: layouts.first?.tree)
  }

  /// The suffix of canvas names for right-to-left layouts.
  static let mirroredSuffix = " rtl"

  /// The maximum number of constraints to remove on trial on each canvas, one at a time.
  private static let trialLimit = 64

  /// Lays out a scene, and finds its optional constraints without effect.
  ///
  /// If `idle` isn't `nil`, only the constraints in `idle` are checked. Required constraints are never checked, because
  /// other texts or canvases may need them.
  private static func layout(
    of scene: Scene, on placement: Scene.Placement, _ idle: Set<ConstraintKey>?, painter: Painter
  ) throws(PlumblineError) -> LintedLayout {
    let placement = try scene.placed(placement, measureText: painter.measureText)
    let root = try scene.makeRoot(placement, measureText: painter.measureText)
    return scene.withMainScreen(placement.canvas) {
      let explainer = LayoutExplainer(
        root: root, canvas: scene.canvas(of: placement), findsCauses: true)
      var layout = LintedLayout(
        canvas: placement.canvas.name, tree: scene.tree(of: explainer, root: root, placement))
      layout.idleConstraints = explainer.idleConstraints(limit: trialLimit) { index in
        explainer.tree.constraints[index].priority != .required
          && idle?.contains(ConstraintKey(index, in: explainer.tree)) ?? true
      }
      return layout
    }
  }
}

extension [SceneLint.Finding] {
  /// Returns the findings, with only one for each rule at each position in a component's definition.
  ///
  /// A constraint is reported as having no effect only if that applies to all uses of the component.
  fileprivate func onceForEachComponent(in positions: PartPositions) -> [SceneLint.Finding] {
    var counts: [ComponentRule: Int] = [:]
    for place in compactMap(ComponentRule.init) { counts[place, default: 0] += 1 }
    return compactMap { finding in
      var finding = finding
      if let place = ComponentRule(finding), let component = finding.position?.origin?.component {
        guard let count = counts.removeValue(forKey: place) else { return nil }
        if place.rule == .noEffect, count < positions.constraintCount(at: place.definition) {
          return nil
        }
        finding.finding.message += "; in \(place.place(of: component))"
        if count > 1 {
          finding.finding.message += ", and in \(count - 1) other use\(count > 2 ? "s" : "") of it"
        }
      }
      finding.position = finding.position?.inScene
      return finding
    }
  }
}

private struct ComponentRule: Hashable {
  var rule: LintRule
  var definition: SourcePosition

  /// Pairs a finding's rule with the finding's position in a component, or returns `nil` if it isn't in one.
  init?(_ finding: SceneLint.Finding) {
    guard let definition = finding.position?.inDefinition else { return nil }
    rule = finding.finding.rule
    self.definition = definition
  }

  func place(of component: String) -> String {
    let file = definition.origin?.file.map { "\(printable($0)), " } ?? ""
    return "'\(component)' (\(file)line \(definition.line))"
  }
}
