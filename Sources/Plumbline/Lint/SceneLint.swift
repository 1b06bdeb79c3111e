internal import AutoLayout
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

  /// The scene's file, or its name if it is not a file.
  public let file: String
  /// The canvases that were checked, as findings name them.
  public let canvases: [String]
  /// The findings, in the order of the rules.
  public let findings: [Finding]
}

extension SceneLint {
  /// Checks a scene's layouts on some canvases.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - placements: The canvases and directions. Findings name canvases as pictures' file names do.
  ///   - linter: The rules.
  ///   - painter: The fonts that texts are measured in.
  /// - Throws: `PlumblineError` for a canvas that cannot be laid out.
  public init(
    of scene: Scene, on placements: [Scene.Placement], with linter: Linter, painter: Painter
  ) throws(PlumblineError) {
    var layouts: [(canvas: String, tree: SolvedTree)] = []
    for placement in placements {
      let tree = try scene.solve(placement, with: painter)
      let suffix = tree.direction == .rightToLeft ? " rtl" : ""
      layouts.append((canvas: placement.canvas.name + suffix, tree: tree))
    }
    let positions: ScenePositions? =
      if case .document(let document) = scene.content { ScenePositions(in: document) } else { nil }
    file = scene.file ?? scene.name
    canvases = layouts.map(\.canvas)
    findings = linter.findings(in: layouts).map { finding in
      Finding(finding: finding, position: positions?.position(of: finding))
    }
  }
}

extension ScenePositions {
  /// The position that explains a finding best: of its first constraint, or of its first item.
  fileprivate func position(of finding: LintFinding) -> SourcePosition? {
    if let ordinal = finding.constraints.first, constraints.indices.contains(ordinal) {
      return constraints[ordinal]
    }
    return finding.items.lazy.compactMap { items[$0] ?? items[String($0.prefix { $0 != "." })] }
      .first
  }
}
